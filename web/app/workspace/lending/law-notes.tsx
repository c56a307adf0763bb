import { Banner } from '../../ui/banner.tsx'

interface LawNotesProps {
  notes: readonly string[]
  title?: string
}

/** What became of the law that a test applies. */
export function LawNotes({
  notes,
  title = 'The law that this test applies has changed or is not in force',
}: LawNotesProps) {
  if (notes.length === 0) return null
  return (
    <Banner tone="warning" title={title}>
      <ul className="grid gap-1">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
