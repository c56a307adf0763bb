import { type ReactNode, useState } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  description?: string
  question: ReactNode
  /** Name of the subject, if the question does not contain it. */
  subject?: string
  /** Label of the confirming button. */
  action: string
  /** Red, where something is lost or ended. */
  look?: 'danger' | 'primary'
  /** Returns the error message, if any. */
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
}

export function ConfirmDialog({
  question,
  subject,
  action,
  look = 'danger',
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const { onClose } = dialog
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    setBusy(true)
    setProblem(undefined)
    setProblem(await onConfirm())
    setBusy(false)
  }

  return (
    <Dialog
      {...dialog}
      open
      busy={busy}
      size="small"
      actions={
        <>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look={look} busy={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <div className="grid gap-4">{question}</div>
        {subject && <p className="font-semibold">{subject}</p>}
      </div>
    </Dialog>
  )
}
