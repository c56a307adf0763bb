import clsx from 'clsx'
import { ChangedWord } from './changed-word.tsx'
import { changedWords, type DiffLine, diffLines } from './line-diff.ts'

/** Unchanged lines shown around a change. */
const CONTEXT_LINES = 2

interface LineComparisonProps {
  label: string
  before: string
  after: string
  /** Shows all of it at once, on a page of its own. */
  isWhole?: boolean
}

/** Compares two texts line by line, and marks the words that changed; signs repeat what the colors say. */
export function LineComparison({ label, before, after, isWhole }: LineComparisonProps) {
  const diff = diffLines(before, after)
  if (diff.every(({ kind }) => kind === 'same')) {
    return <p className="text-ink-soft">There is no difference.</p>
  }
  const words = changedWords(diff)
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        'overflow-auto rounded-control border border-line bg-paper py-2 font-mono text-[0.8125rem] leading-relaxed',
        !isWhole && 'max-h-96',
      )}
    >
      {excerpt(diff).map(({ key, line }) =>
        line ? (
          <Line key={key} line={line} words={words.get(line)} />
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

function Line({ line: { kind, text }, words }: { line: DiffLine; words: DiffLine[] | undefined }) {
  return (
    <p className={clsx('flex gap-3 whitespace-pre-wrap px-3', LOOKS[kind])}>
      <span aria-hidden className="w-2 flex-none select-none text-ink-faint">
        {SIGNS[kind]}
      </span>
      <span className="min-w-0 break-words">
        {SPOKEN[kind] && <span className="sr-only">{SPOKEN[kind]}</span>}
        {words
          ? words.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of one line never change places
              <ChangedWord key={at} word={word} />
            ))
          : text || '\u00a0'}
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
