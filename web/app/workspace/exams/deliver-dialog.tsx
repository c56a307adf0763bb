import type { ExamItemDetail } from '@plumbline/contract/compliance/exam-items.ts'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ANSWER_LABELS } from './exam-text.ts'

interface DeliverDialogProps {
  exam: Exam
  item: ExamItemDetail
  onClose: () => void
  onDelivered: () => Promise<unknown>
}

/** The one act of an exam that cannot be taken back: it asks by name, and again where something is odd. */
export function DeliverDialog({ exam, item, onClose, onDelivered }: DeliverDialogProps) {
  const [to, setTo] = useState(exam.agency)
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const waiting = item.answers.filter(({ isDelivered }) => !isDelivered)

  const documents = waiting.reduce((sum, { kind }) => sum + (kind === 'policy_version' ? 2 : 1), 0)

  async function deliver(event: FormEvent) {
    event.preventDefault()
    if (to.trim() === '') return setProblem('Enter who receives it.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.examItems.deliver({
        examId: exam.id,
        id: item.id,
        to,
        isConfirmed: warnings.length > 0,
      })
      await onDelivered()
      showToast(`Item ${item.number || item.position} delivered`)
      onClose()
    } catch (error) {
      const refusal = refusalOf(apiClient.examItems.deliver, error)
      if (refusal?.code === 'CONFIRM_FIRST') setWarnings(refusal.data.warnings)
      else setProblem(problemText(error, 'The item could not be delivered.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Deliver item ${item.number || item.position}`}
      description="Examiners with a seat see it at once. A delivery is logged, and it cannot be changed or taken back."
      action={warnings.length > 0 ? 'Deliver anyway' : 'Deliver'}
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={deliver}
      onClose={onClose}
    >
      {warnings.length > 0 && (
        <ul role="alert" className="grid gap-1 rounded-control bg-warning-soft p-3 text-sm text-warning">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <div className="grid gap-1.5 text-sm">
        <p className="font-semibold">
          {documents === 1 ? '1 document goes out' : `${documents} documents go out`}
        </p>
        <ul className="grid gap-1">
          {waiting.map((answer) => (
            <li key={answer.id} className="line-clamp-2 wrap-anywhere">
              <span className="text-ink-soft">{ANSWER_LABELS[answer.kind]}:</span> {answer.text}
              {answer.kind === 'policy_version' && ', as a PDF and as its text in Markdown'}
            </li>
          ))}
        </ul>
      </div>
      <TextField
        label="Delivered to"
        maxLength={maxLengthOf('examItems.deliver', 'to')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
    </FormDialog>
  )
}
