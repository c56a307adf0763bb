import clsx from 'clsx'
import { type DiffLine, diffLines } from './line-diff.ts'

/** Unchanged lines shown around a change. */
const CONTEXT_LINES = 2

/** Compares two texts line by line; signs repeat what the colors say. */
export function LineComparison({ label, before, after }: { label: string; before: string; after: string }) {
  const diff = diffLines(before, after)
  if (diff.every(({ kind }) => kind === 'same')) {
    return <p className="text-ink-soft">There is no difference.</p>
  }
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control border border-line bg-paper py-2 font-mono text-[0.8125rem] leading-relaxed"
    >
      {excerpt(diff).map(({ key, line }) =>
        line ? (
          <Line key={key} line={line} />
        ) : (
          <p key={key} className="px-3 text-ink-faint">
            …
          </p>
        ),
      )}
    </section>
  )
}

const SIGNS = { same: ' ', removed: '−', added: '+' }
const SPOKEN = { same: '', removed: 'Removed: ', added: 'Added: ' }
const LOOKS = { same: '', removed: 'bg-danger-soft', added: 'bg-success-soft' }

function Line({ line: { kind, text } }: { line: DiffLine }) {
  return (
    <p className={clsx('flex gap-3 whitespace-pre-wrap px-3', LOOKS[kind])}>
      <span aria-hidden className="w-2 flex-none select-none text-ink-faint">
        {SIGNS[kind]}
      </span>
      <span className="min-w-0 break-words">
        {SPOKEN[kind] && <span className="sr-only">{SPOKEN[kind]}</span>}
        {text || '\u00a0'}
      </span>
    </p>
  )
}

interface Shown {
  key: number
  /** Absent where lines were omitted. */
  line?: DiffLine
}

/** The changes with their context lines. */
function excerpt(diff: readonly DiffLine[]): Shown[] {
  const isShown = (at: number) =>
    diff.slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1).some(({ kind }) => kind !== 'same')
  return diff.flatMap((line, key): Shown[] => {
    if (isShown(key)) return [{ key, line }]
    return key === 0 || isShown(key - 1) ? [{ key }] : []
  })
}
