import {
  APPROVERS_AT_MOST,
  type Policy,
  type PolicyVersionSummary,
} from '@plumbline/contract/compliance/policies.ts'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { IconButton } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../shared-pieces/day-text.ts'
import { usePeople } from '../shared-pieces/people-query.ts'

interface ReviewDialogProps {
  policy: Policy
  version: PolicyVersionSummary
  onClose: () => void
}

/** Who approves, in which order, and from when the version is in force. */
export function ReviewDialog({ policy, version, onClose }: ReviewDialogProps) {
  const queries = useQueryClient()
  const people = usePeople()
  const [approverIds, setApproverIds] = useState<string[]>([])
  const [effectiveOn, setEffectiveOn] = useState(todayText())
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const offered = people.filter(
    ({ userId, isSuspended }) =>
      !isSuspended && userId !== version.writtenBy.userId && !approverIds.includes(userId),
  )

  async function send(event: FormEvent) {
    event.preventDefault()
    if (approverIds.length === 0) return setProblem('Choose at least one approver.')
    if (effectiveOn === '') return setProblem('Enter the date in force.')
    setBusy(true)
    setProblem(undefined)
    try {
      const { id: versionId, rowVersion } = version
      await apiClient.policies.submit({ id: policy.id, versionId, rowVersion, approverIds, effectiveOn })
      onClose()
      await queries.invalidateQueries({ queryKey: api.policies.key() })
      await queries.invalidateQueries({ queryKey: api.history.key() })
    } catch (error) {
      setProblem(problemText(error, 'The version could not be sent. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Send version ${version.number} for review`}
      description="Approvers decide one after the other. Whoever wrote the version cannot approve it."
      action="Send for review"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={send}
      onClose={onClose}
    >
      {approverIds.length > 0 && (
        <ol className="grid gap-1">
          {approverIds.map((id, at) => (
            <li key={id} className="flex items-center gap-2">
              <span className="tabular text-ink-soft">{at + 1}.</span>
              <span className="mr-auto">{people.find(({ userId }) => userId === id)?.fullName}</span>
              <IconButton
                label={`Remove approver ${at + 1}`}
                onClick={() => setApproverIds(approverIds.filter((one) => one !== id))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {approverIds.length < APPROVERS_AT_MOST && (
        <Select
          label={approverIds.length === 0 ? 'First approver' : 'Next approver'}
          value=""
          onChange={(event) => event.target.value && setApproverIds([...approverIds, event.target.value])}
        >
          <option value="">Choose a person</option>
          {offered.map(({ userId, fullName }) => (
            <option key={userId} value={userId}>
              {fullName}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label="In force on"
        type="date"
        value={effectiveOn}
        hint="If the last approval comes later, the version is in force from that day."
        onChange={(event) => setEffectiveOn(event.target.value)}
      />
    </FormDialog>
  )
}
