import type { User } from '@plumbline/contract/tenancy/users.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'

export type OpenUserDialog = { kind: 'create' } | { kind: 'import' } | { kind: 'edit' | 'delete'; user: User }

interface UserDialogsProps {
  dialog: OpenUserDialog
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** The dialogs of the user list, fetched with the first one that is opened. */
export function UserDialogs({ dialog, ...close }: UserDialogsProps) {
  switch (dialog.kind) {
    case 'create':
      return <CreateUserDialog {...close} />
    case 'import':
      return <ImportDialog {...close} />
    case 'edit':
      return <EditUserDialog user={dialog.user} {...close} />
    case 'delete':
      return <DeleteUserDialog user={dialog.user} {...close} />
  }
}
