import type { BsaAccess } from '@plumbline/contract/compliance/bsa-entries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { usePeople } from '../shared-pieces/people-query.ts'

interface BsaPeopleDialogProps {
  people: BsaAccess['people']
  onClose: () => void
}

/** Who sees the log. Managers change it; whoever opens the log is named by that. */
export function BsaPeopleDialog({ people, onClose }: BsaPeopleDialogProps) {
  const queries = useQueryClient()
  const me = useMember()?.userId
  const everyone = usePeople()
  const isStart = people.length === 0
  const [chosen, setChosen] = useState(people.map(({ userId }) => userId))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.bsaEntries.setPeople({ userIds: chosen })
      await queries.invalidateQueries({ queryKey: api.bsaEntries.key() })
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The people could not be saved.'))
      setBusy(false)
    }
  }

  const offered = everyone.filter(
    ({ userId, isSuspended }) =>
      chosen.includes(userId) || people.some((one) => one.userId === userId) || !isSuspended,
  )
  return (
    <FormDialog
      title="People named on the BSA log"
      description="Nobody else of your institution sees the log, managers included."
      action="Save"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {offered.map(({ userId, fullName }) => {
          const isSelf = userId === me
          return (
            <Checkbox
              key={userId}
              label={isSelf ? `${fullName} (you)` : fullName}
              checked={chosen.includes(userId) || (isStart && isSelf)}
              disabled={isStart && isSelf}
              onChange={(isChosen) =>
                setChosen((before) =>
                  isChosen ? [...before, userId] : before.filter((one) => one !== userId),
                )
              }
            />
          )
        })}
      </div>
    </FormDialog>
  )
}
