import type { Member } from '@plumbline/contract/tenancy/members.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { forgetHandedRegister, handedRegister } from '../../tools/hmda/handed-register.ts'
import { HmdaDesk } from '../../tools/hmda/hmda-desk.tsx'
import type { StoreRegister } from '../../tools/hmda/store-dialog.tsx'
import { CoverageStrip } from './coverage-strip.tsx'
import { DecisionMemory } from './decision-memory.tsx'
import { StoredFiles } from './stored-files.tsx'

/** The HMDA desk inside the workspace. What the institution keeps opens to people who work on HMDA. */
export default function HmdaPage() {
  const { data: member } = useSuspenseQuery(api.members.me.queryOptions())
  const [incoming, setIncoming] = useState(handedRegister)
  useEffect(forgetHandedRegister, [])
  return (
    <>
      <title>HMDA · Plumbline</title>
      <h1 className="sr-only">HMDA</h1>
      <CoverageStrip />
      <p className="mb-6 text-sm">
        <Link className="font-semibold text-brand underline underline-offset-3" to="/hmda/fair-lending">
          Look at a register for fair lending
        </Link>
        : who was denied, who paid more, and who was alike.
      </p>
      {member.worksOnHmda ? (
        <SharedDesk member={member} incoming={incoming} onIncoming={setIncoming} />
      ) : (
        <>
          <HmdaDesk owner={ownerOf(member)} who={member.fullName} incoming={incoming} />
          <p className="mt-6 max-w-prose text-ink-soft text-sm">
            Your manager can let you work on HMDA under User Management. Until then decisions stay in this
            browser, and go when you forget the file or sign out.
          </p>
        </>
      )}
    </>
  )
}

const ownerOf = ({ institutionId, userId }: Member) => `${institutionId} ${userId}`

interface SharedDeskProps {
  member: Member
  incoming: File | undefined
  onIncoming: (register: File) => void
}

/** The desk with the decisions that the institution remembers and the registers that it stores. */
function SharedDesk({ member, incoming, onIncoming }: SharedDeskProps) {
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(api.hmda.decisions.queryOptions())
  const readDecisionsAgain = () => queries.invalidateQueries({ queryKey: api.hmda.decisions.key() })
  const memory = data.remembers
    ? {
        secret: data.key,
        kept: data.decisions,
        async onKeep({ edit, loan, values, reason }: (typeof data.decisions)[number]) {
          await apiClient.hmda.keep({ edit, loan, values, reason })
          await readDecisionsAgain()
        },
        async onReopen(decision: { edit: string; loan: string }) {
          await apiClient.hmda.reopen(decision)
          await readDecisionsAgain()
        },
      }
    : undefined
  const store: StoreRegister = async (register, { year, quarter }, keepYears) => {
    try {
      await apiClient.hmdaFiles.store({ register, name: register.name, year, quarter, keepYears })
    } catch (error) {
      return problemText(error, 'The register could not be stored.')
    }
    await queries.invalidateQueries({ queryKey: api.hmdaFiles.key() })
    return undefined
  }
  return (
    <>
      <HmdaDesk
        owner={ownerOf(member)}
        who={member.fullName}
        memory={memory}
        incoming={incoming}
        onStore={store}
      />
      <StoredFiles onOpen={onIncoming} />
      <DecisionMemory
        remembers={data.remembers}
        count={data.decisions.length}
        mayChange={member.role !== 'user'}
      />
    </>
  )
}
