import { DELETION_GRACE_DAYS, type InstitutionSummary } from '@plumbline/contract/tenancy/institutions.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface ReasonDialogProps {
  act: 'suspend' | 'delete'
  institution: InstitutionSummary
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** Suspends at once, or deletes after the grace period; its people are shown the reason. */
export function ReasonDialog({ act, institution: { id, name }, onClose, onDone }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const deletes = act === 'delete'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim().length < 3) return setProblem('Give a reason of at least 3 characters.')
    setBusy(true)
    try {
      await (deletes
        ? apiClient.institutions.requestDeletion({ id, reason })
        : apiClient.institutions.suspend({ id, reason }))
      onDone({
        tone: 'success',
        text: deletes ? `${name} is deleted in ${DELETION_GRACE_DAYS} days` : `${name} is suspended`,
      })
    } catch (error) {
      setProblem(problemText(error, 'Failed'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={deletes ? `Delete ${name}?` : `Suspend ${name}?`}
      description={
        deletes
          ? `Its people are signed out of the work now. Everything is deleted after ${DELETION_GRACE_DAYS} days; until then you can keep it.`
          : 'Its people are told why and see nothing of the product until you reactivate it.'
      }
      action={deletes ? 'Delete' : 'Suspend'}
      busy={busy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label="Reason"
        hint="Its people read it."
        rows={3}
        maxLength={maxLengthOf('institutions.suspend', 'reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
