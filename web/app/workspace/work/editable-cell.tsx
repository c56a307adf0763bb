import { type ReactNode, useRef, useState } from 'react'
import { fetchAhead, useLazyPart } from '../../ui/lazy-part.ts'
import { type EditedCell, type ListedField, type ListedRecord, OWNER } from './listed-record.ts'

const loadEditor = async () => (await import('./cell-editor.tsx')).CellEditor
const fetchEditor = fetchAhead(loadEditor)

interface EditableCellProps extends Omit<EditedCell, 'of'> {
  /** Absent where the reader may not change it. */
  of: ListedRecord | undefined
  children: ReactNode
}

/** A cell of a list whose value is changed where it stands. */
export function EditableCell({ children, ...cell }: EditableCellProps) {
  const { of, row, field, value } = cell
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const CellEditor = useLazyPart(isOpen ? loadEditor : undefined, () => {
    window.plumbline.showLoadFailure()
    setOpen(false)
  })
  if (!of) return children
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={`Change ${field.name.toLowerCase()}: ${row.title}`}
        onPointerEnter={fetchEditor}
        onFocus={fetchEditor}
        onClick={() => setOpen(true)}
        className="-mx-1.5 min-h-7 cursor-pointer rounded-t-md border-line-strong border-b border-dotted px-1.5 text-left hover:border-current hover:bg-brand-soft aria-expanded:bg-brand-soft as-row:mx-0 as-row:block as-row:min-h-6 as-row:max-w-full as-row:truncate as-row:px-0"
      >
        {children}
      </button>
      {isOpen && CellEditor && (
        <CellEditor {...{ of, row, field, value }} anchor={button} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface OwnerCellProps extends Pick<EditableCellProps, 'of' | 'row'> {
  field?: ListedField
  owner: { userId: string; name: string } | null
}

export function OwnerCell({ of, row, owner, field = OWNER }: OwnerCellProps) {
  return (
    <EditableCell {...{ of, row, field }} value={owner?.userId ?? null}>
      {owner?.name ?? 'Nobody'}
    </EditableCell>
  )
}
