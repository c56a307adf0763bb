import { MEETING_BODY_LABELS, type MeetingBody } from '@plumbline/contract/compliance/meetings.ts'
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
import { todayText } from '../work/day-text.ts'
import { usePeople } from '../work/people-query.ts'

const MEETING_BODIES = Object.keys(MEETING_BODY_LABELS) as MeetingBody[]

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
  const [isParallel, setParallel] = useState(false)
  const [board, setBoard] = useState<MeetingBody | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const offered = people.filter(
    ({ userId, isSuspended }) =>
      !isSuspended && userId !== version.writtenBy.userId && !approverIds.includes(userId),
  )

  async function send(event: FormEvent) {
    event.preventDefault()
    if (approverIds.length === 0 && !board)
      return setProblem('Choose at least one approver, or a body that approves it.')
    if (effectiveOn === '') return setProblem('Enter the date in force.')
    setBusy(true)
    setProblem(undefined)
    try {
      const { id: versionId, rowVersion } = version
      const sent = { id: policy.id, versionId, rowVersion, approverIds, effectiveOn }
      await apiClient.policies.submit({ ...sent, isParallel, board })
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
      description="People, the board, or both approve it. The writer of the version cannot."
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
      {approverIds.length > 1 && (
        <Select
          label="They decide"
          value={isParallel ? 'parallel' : 'order'}
          onChange={(event) => setParallel(event.target.value === 'parallel')}
        >
          <option value="order">One after the other</option>
          <option value="parallel">At the same time</option>
        </Select>
      )}
      <Select
        label="Approval by the board or a committee"
        optional
        value={board ?? ''}
        hint={board ? 'A meeting decides last. Its decision and minutes are linked then.' : undefined}
        onChange={(event) => setBoard(MEETING_BODIES.find((one) => one === event.target.value) ?? null)}
      >
        <option value="">Not needed</option>
        {MEETING_BODIES.map((one) => (
          <option key={one} value={one}>
            {MEETING_BODY_LABELS[one]}
          </option>
        ))}
      </Select>
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
