import { type DiffLine, diffLines, diffWords, excerptOf } from '@plumbline/rules/texts/line-diff.ts'
import clsx from 'clsx'
import { ChangedWord } from './changed-word.tsx'

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
      {excerptOf(diff, CONTEXT_LINES).map((line, at) =>
        line ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <Line key={at} line={line} words={words.get(line)} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <p key={at} className="px-3 text-ink-faint">
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
