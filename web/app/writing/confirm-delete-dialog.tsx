import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ConfirmDeleteDialogProps {
  title: string
  question: string
  /** What is to be deleted, by name. */
  subject: string
  /** Answers with what went wrong, if anything did. */
  onDelete: () => Promise<string | undefined>
  onClose: () => void
}

export function ConfirmDeleteDialog({
  title,
  question,
  subject,
  onDelete,
  onClose,
}: ConfirmDeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    setBusy(true)
    setProblem(await onDelete())
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
            Delete
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
