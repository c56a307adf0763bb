import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../ui/button.tsx'

interface DeskControlsProps {
  title: string
  onEdit: () => void
  onDelete: () => void
}

/** On each card, for administrators. */
export function DeskControls({ title, onEdit, onDelete }: DeskControlsProps) {
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
