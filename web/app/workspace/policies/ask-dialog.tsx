import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PeopleChoice } from '../shared-pieces/people-choice.tsx'

export function AskDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const queries = useQueryClient()
  const asked = useQuery(api.attestations.list.queryOptions({ input: { id: policy.id } })).data ?? []
  const [chosen, setChosen] = useState<string[]>([])
  const [dueOn, setDueOn] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return setProblem('Choose at least one person.')
    if (dueOn === '') return setProblem('Enter the date to sign by.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.attestations.ask({ id: policy.id, userIds: chosen, dueOn })
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
      <PeopleChoice
        chosen={chosen}
        onChange={setChosen}
        except={asked.map(({ userId }) => userId)}
        nobody="Everybody was asked."
        hasGroups
      />
    </FormDialog>
  )
}
