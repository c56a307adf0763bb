import type { User } from '@plumbline/contract/tenancy/users.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useUserProblem } from './user-problem.ts'

interface DeleteUserDialogProps {
  user: User
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

export function DeleteUserDialog({ user, onClose, onDone }: DeleteUserDialogProps) {
  const problemOf = useUserProblem()

  async function remove() {
    try {
      await apiClient.users.remove({ id: user.id })
    } catch (error) {
      return problemOf(error, 'Failed to delete user')
    }
    onDone({ tone: 'success', text: 'User deleted successfully' })
    return undefined
  }

  return (
    <ConfirmDialog
      title="Delete User"
      description="This action cannot be undone"
      question={
        <>
          <p>
            You are about to delete <strong>{user.fullName}</strong> (
            <span className="break-all">{user.email}</span>).
          </p>
          <p className="text-ink-soft">This will permanently remove their account and all associated data.</p>
        </>
      }
      action="Delete User"
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
