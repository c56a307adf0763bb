import clsx from 'clsx'
import { type DiffLine, diffLines, diffWords } from './line-diff.ts'

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
              <Word key={at} word={word} />
            ))
          : text || '\u00a0'}
      </span>
    </p>
  )
}

/** A word of one line; the underline and the strike repeat what the color says. */
function Word({ word: { kind, text } }: { word: DiffLine }) {
  if (kind === 'added')
    return <ins className="font-semibold text-success underline decoration-2 underline-offset-2">{text}</ins>
  if (kind === 'removed') return <del className="font-semibold text-danger line-through">{text}</del>
  return text
}

/** What each changed line shows of its words: removed lines pair with the added lines that follow them. */
function changedWords(diff: readonly DiffLine[]): Map<DiffLine, DiffLine[]> {
  const found = new Map<DiffLine, DiffLine[]>()
  let removed: DiffLine[] = []
  for (const line of diff) {
    if (line.kind === 'removed') removed.push(line)
    else if (line.kind === 'same') removed = []
    else {
      const before = removed.shift()
      const words = before && diffWords(before.text, line.text)
      if (!before || !words) continue
      found.set(
        before,
        words.filter(({ kind }) => kind !== 'added'),
      )
      found.set(
        line,
        words.filter(({ kind }) => kind !== 'removed'),
      )
    }
  }
  return found
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
