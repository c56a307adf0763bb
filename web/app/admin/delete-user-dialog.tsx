import type { User } from '@plumbline/contract/users.ts'
import { useState } from 'react'
import { apiClient } from '../api/api-client.ts'
import { type Outcome, problemText } from '../api/outcome.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface DeleteUserDialogProps {
  user: User
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

export function DeleteUserDialog({ user, onClose, onDone }: DeleteUserDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function remove() {
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.users.remove({ id: user.id })
      onDone({ tone: 'success', text: 'User deleted successfully' })
    } catch (error) {
      setProblem(problemText(error, 'Failed to delete user'))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Delete User"
      description="This action cannot be undone"
      actions={
        <>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="danger" onClick={remove} busy={busy}>
            Delete User
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
        <p>
          You are about to delete <strong>{user.fullName}</strong> (
          <span className="break-all">{user.email}</span>).
        </p>
        <p className="text-ink-soft">This will permanently remove their account and all associated data.</p>
      </div>
    </Dialog>
  )
}
