import { type FormEvent, useRef, useState } from 'react'
import { problemText } from '../../platform/api/outcome.ts'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface ReasonDialogProps {
  title: string
  description?: string
  action: string
  maxLength: number
  onSend: (reason: string) => Promise<void>
  /** What a failure says; the reason stays typed. */
  problemOf?: (error: unknown) => string
  onClose: () => void
}

const usualProblem = (error: unknown) => problemText(error, 'This could not be done. Please try again.')

/** Asks for a reason, which the history keeps. */
export function ReasonDialog({
  onSend,
  onClose,
  maxLength,
  problemOf = usualProblem,
  ...words
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return box.current?.focus()
    setBusy(true)
    try {
      await onSend(reason)
    } catch (error) {
      setProblem(problemOf(error))
    }
    setBusy(false)
  }
  return (
    <FormDialog {...words} size="small" busy={isBusy} problem={problem} onSubmit={send} onClose={onClose}>
      <TextArea
        ref={box}
        label="Reason"
        error={isMissing ? 'Enter a reason.' : undefined}
        maxLength={maxLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}

/** Where the institution has a single manager. */
export function CloseAloneDialog({
  noun,
  ...dialog
}: { noun: string } & Pick<ReasonDialogProps, 'maxLength' | 'onSend' | 'onClose'>) {
  return (
    <ReasonDialog
      {...dialog}
      title="Close alone"
      description="Your institution has a single manager. The board's minutes are attached. Say why one person is closing this."
      action={`Close the ${noun}`}
    />
  )
}
