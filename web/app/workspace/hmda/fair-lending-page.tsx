import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { FairLendingDesk } from '../../tools/fair-lending/fair-lending-desk.tsx'
import { FollowUpDialog } from './follow-up-dialog.tsx'
import { StoredFiles } from './stored-files.tsx'

/** Fair lending on the register of the institution. */
export default function FairLendingPage() {
  const queryClient = useQueryClient()
  const { data: member } = useSuspenseQuery(api.members.me.queryOptions())
  return (
    <>
      <title>Fair lending · Plumbline</title>
      <p className="text-sm">
        <Link className="text-brand underline underline-offset-3" to="/hmda">
          HMDA
        </Link>
      </p>
      <h1 className="mt-1 font-display font-semibold text-3xl">Fair lending</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">
        Looks at your register as an examiner does: who was denied, who paid more, and whether applicants who
        were alike were treated alike.
      </p>
      <RoomLink />
      <FairLendingDesk
        loadTracts={async () =>
          (await queryClient.fetchQuery(api.referenceData.censusTracts.queryOptions())).text
        }
        followUp={(matter, onClose) => <FollowUpDialog matter={matter} onClose={onClose} />}
        {...(member.worksOnHmda && {
          stored: (onOpen: (file: File) => void) => <StoredFiles onOpen={onOpen} none={<NoneStored />} />,
        })}
      />
    </>
  )
}

const NoneStored = () => (
  <>
    None. A register is stored from{' '}
    <Link className="text-brand underline underline-offset-3" to="/hmda">
      HMDA
    </Link>
    : open it there, then choose Tools, Store in the institution.
  </>
)

/** For a manager who may open the room. The people named on it have it in the sidebar; nobody else is told of it. */
function RoomLink() {
  const { data: access } = useQuery(api.selfTests.access.queryOptions())
  if (!access?.mayStart || access.isNamed) return null
  return (
    <p className="mb-6 text-sm">
      <Link className="font-semibold text-brand underline underline-offset-3" to="/hmda/self-tests">
        Set up a self-test room
      </Link>
      : self-tests with counsel, open only to the people you name.
    </p>
  )
}
