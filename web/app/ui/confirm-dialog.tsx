import { useState } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  question: string
  /** What it is done to, by name. */
  subject: string
  /** What the button says that does it. */
  action: string
  /** Answers with what went wrong, if anything did. */
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
}

export function ConfirmDialog({ title, question, subject, action, onConfirm, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    setBusy(true)
    setProblem(await onConfirm())
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="danger" busy={busy} onClick={confirm}>
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
        <p>{question}</p>
        <p className="font-semibold">{subject}</p>
      </div>
    </Dialog>
  )
}
