import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskKind, DeskState } from './desk-protocol.ts'
import { count, dueDate, KIND_NOTES, KIND_TITLES } from './hmda-text.ts'

/** Counts by kind, and when the file is due. */
export function CountsStrip({ state }: { state: DeskState }) {
  const { filing, edits } = state
  const due = dueDate(filing.year, filing.quarter)
  const kinds: DeskKind[] = edits.some(({ kind }) => kind === 'reading')
    ? ['reading', 'syntactical', 'validity', 'quality', 'macro']
    : ['syntactical', 'validity', 'quality', 'macro']
  return (
    <dl
      className="flex flex-wrap rounded-card border border-line bg-surface max-sm:grid max-sm:grid-cols-2"
      aria-label="Summary"
    >
      {kinds.map((kind) => {
        const own = edits.filter((edit) => edit.kind === kind)
        const total = own.reduce((sum, edit) => sum + edit.count, 0)
        const kept = own.reduce((sum, edit) => sum + edit.kept, 0)
        return (
          <Box key={kind} label={KIND_TITLES[kind]}>
            <span className="font-display text-2xl font-semibold tabular-nums">{count(total)}</span>{' '}
            {total === 0 ? (
              <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
                <CircleCheck aria-hidden className="size-4" /> None
              </span>
            ) : (
              <span className="text-sm text-ink-soft">
                {kept > 0 ? `${count(total - kept)} to decide, ${count(kept)} kept` : KIND_NOTES[kind]}
              </span>
            )}
          </Box>
        )
      })}
      <Box label="Due" wide>
        <span className="text-sm">
          <strong className="font-semibold">{due.text}</strong> {due.note}
          <span className="mt-0.5 block font-bold text-brass">{due.citation}</span>
        </span>
      </Box>
    </dl>
  )
}

function Box({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={`border-line border-l px-4 py-3 first:border-l-0 max-sm:border-l-0 max-sm:border-t ${wide ? 'flex-1 max-sm:col-span-2' : ''}`}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
