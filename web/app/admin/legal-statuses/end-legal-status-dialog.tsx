import {
  LEGAL_STATUS_LENGTHS,
  type LegalStatusEntry,
} from '@plumbline/contract/regulations/legal-statuses.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface EndLegalStatusDialogProps {
  entry: LegalStatusEntry
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

export function EndLegalStatusDialog({ entry, onClose, onDone }: EndLegalStatusDialogProps) {
  const [because, setBecause] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (because.trim().length < 3) return setProblem('Say why in at least 3 characters.')
    setBusy(true)
    try {
      await apiClient.legalStatuses.end({ id: entry.id, version: entry.version, because })
      onDone({ tone: 'success', text: `${entry.title} is ended` })
    } catch (error) {
      setProblem(problemText(error, 'It was not ended.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`End ${entry.title}?`}
      description="The paragraphs are shown without this status from now on. The entry stays in this list."
      action="End"
      busy={busy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label="Why it no longer holds"
        rows={3}
        maxLength={LEGAL_STATUS_LENGTHS.source}
        value={because}
        onChange={(event) => setBecause(event.target.value)}
      />
    </FormDialog>
  )
}
