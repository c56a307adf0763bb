import type { TeamMember } from '@plumbline/contract/tenancy/team.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface ResetFactorDialogProps {
  person: TeamMember
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

export function ResetFactorDialog({ person, onClose, onDone }: ResetFactorDialogProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim().length < 3) return setProblem('Give a reason of at least 3 characters.')
    setBusy(true)
    try {
      await apiClient.team.resetSecondFactor({ userId: person.userId, reason })
      onClose()
      onDone({ tone: 'success', text: `The second factor of ${person.fullName} was removed` })
    } catch (error) {
      setProblem(problemText(error, 'Failed to reset the second factor'))
    }
    setBusy(false)
  }

  return (
    <FormDialog
      title="Reset second factor"
      description={`${person.fullName} signs in with the password alone until they set up another one.`}
      action="Reset"
      busy={busy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label="Reason"
        hint="Check first that the person is who they say, for example by calling them."
        rows={3}
        maxLength={maxLengthOf('team.resetSecondFactor', 'reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
