import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'

interface ManagementControlsProps {
  title: string
  onEdit: () => void
  onDelete: () => void
}

/** Edit and delete buttons on each card. */
export function ManagementControls({ title, onEdit, onDelete }: ManagementControlsProps) {
  return (
    <>
      <IconButton label={`Edit ${title}`} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${title}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}
