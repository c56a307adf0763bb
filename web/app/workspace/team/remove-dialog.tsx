import type { TeamMember } from '@plumbline/contract/tenancy/team.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { Select } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { usePeople } from '../work/people-query.ts'

interface RemoveDialogProps {
  person: TeamMember
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** Removing cannot be undone: it asks by name, and for somebody who takes the work over. */
export function RemoveDialog({ person, onClose, onDone }: RemoveDialogProps) {
  const { userId, fullName } = person
  const owned = useQuery(api.team.owned.queryOptions({ input: { userId } }))
  const people = usePeople()
  const [handTo, setHandTo] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const count = owned.data?.count ?? 0
  const others = people.filter((other) => other.userId !== userId && !other.isSuspended)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (count > 0 && !handTo) return setProblem('Choose who takes the work over.')
    setBusy(true)
    try {
      await apiClient.team.remove({ userId, ...(handTo && { handTo }) })
      onDone({ tone: 'success', text: `${fullName} was removed from the team` })
    } catch (error) {
      setProblem(problemText(error, 'Failed to remove this person'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Remove ${fullName}?`}
      description="The account is deleted. What they did stays in the history with their name."
      action="Remove"
      busy={busy || owned.isPending}
      problem={
        problem ??
        (owned.isError ? 'Failed to look up what this person owns. Close and try again.' : undefined)
      }
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={submit}
    >
      {owned.isPending && <Spinner label="Looking up what this person owns…" />}
      {owned.data && count === 0 && <p>{fullName} owns no tasks, policies, or other work.</p>}
      {count > 0 && (
        <Select
          label={`${fullName} owns ${count} ${count === 1 ? 'piece' : 'pieces'} of work. Hand it to`}
          value={handTo}
          onChange={(event) => setHandTo(event.target.value)}
        >
          <option value="">Choose a person</option>
          {others.map((other) => (
            <option key={other.userId} value={other.userId}>
              {other.fullName}
            </option>
          ))}
        </Select>
      )}
    </FormDialog>
  )
}
