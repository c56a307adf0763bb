import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { usePeople } from '../shared-pieces/people-query.ts'

const ROLE_LABELS: Readonly<Record<string, string>> = {
  user: 'User',
  manager: 'Manager',
  admin: 'Administrator',
}

const ROLE_GROUPS: Readonly<Record<string, [one: string, many: string]>> = {
  user: ['1 user', 'users'],
  manager: ['1 manager', 'managers'],
  admin: ['1 administrator', 'administrators'],
}

export function AskDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const queries = useQueryClient()
  const people = usePeople()
  const asked = useQuery(api.attestations.list.queryOptions({ input: { id: policy.id } })).data ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [dueOn, setDueOn] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const offered = people.filter(
    ({ userId, isSuspended }) => !isSuspended && !asked.some((row) => row.userId === userId),
  )

  async function send(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return setProblem('Choose at least one person.')
    if (dueOn === '') return setProblem('Enter the date to sign by.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.attestations.ask({ id: policy.id, userIds: [...chosen], dueOn })
      onClose()
      await queries.invalidateQueries({ queryKey: api.attestations.key() })
      await queries.invalidateQueries({ queryKey: api.policies.key() })
    } catch (error) {
      setProblem(problemText(error, 'People could not be asked. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Ask people to sign version ${policy.effectiveNumber}`}
      description="They are told in the product and by email. Nobody is asked twice for one version."
      action="Ask to sign"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Sign by"
        type="date"
        value={dueOn}
        onChange={(event) => setDueOn(event.target.value)}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold text-sm">People</legend>
        {offered.length === 0 ? (
          <p className="text-ink-soft text-sm">Everybody was asked.</p>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button size="small" look="quiet" onClick={() => setChosen(offered.map(({ userId }) => userId))}>
              Choose all {offered.length}
            </Button>
            {Object.entries(ROLE_GROUPS).map(([role, label]) => {
              const group = offered.filter((person) => person.role === role)
              return (
                group.length > 0 &&
                group.length < offered.length && (
                  <Button
                    key={role}
                    size="small"
                    look="quiet"
                    onClick={() => setChosen([...new Set([...chosen, ...group.map(({ userId }) => userId)])])}
                  >
                    Add {group.length === 1 ? label[0] : `${group.length} ${label[1]}`}
                  </Button>
                )
              )
            })}
          </div>
        )}
        {offered.map(({ userId, fullName, role }) => (
          <Checkbox
            key={userId}
            label={fullName}
            hint={ROLE_LABELS[role]}
            checked={chosen.includes(userId)}
            onChange={(isChosen) =>
              setChosen(isChosen ? [...chosen, userId] : chosen.filter((one) => one !== userId))
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
