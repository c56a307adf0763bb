import { excerptOf } from '@plumbline/rules/texts/line-diff.ts'
import clsx from 'clsx'
import { ChangedWord } from './changed-word.tsx'
import { LineComparison } from './line-comparison.tsx'
import { type ComparedParagraph, compareParagraphs } from './paragraph-diff.ts'
import { paragraphsOf } from './paragraphs.ts'

/** Unchanged paragraphs shown before and after a change. */
const CONTEXT = 1

interface Version {
  /** Markdown. */
  body: string
  /** The same, rendered. */
  html: string
}

interface ParagraphComparisonProps {
  label: string
  before: Version
  after: Version
}

/** Compares two rendered texts paragraph by paragraph, as a reader sees them. */
export function ParagraphComparison({ label, before, after }: ParagraphComparisonProps) {
  if (before.body === after.body) return <p className="text-ink-soft">There is no difference.</p>
  const compared = compareParagraphs(paragraphsOf(before.html), paragraphsOf(after.html))
  if (compared.every(({ kind }) => kind === 'same' || kind === 'formatted'))
    return (
      <>
        <p className="mb-3 text-ink-soft">
          The words are the same; only formatting or links changed. This is the Markdown source:
        </p>
        <LineComparison label={label} before={before.body} after={after.body} isWhole />
      </>
    )
  return (
    <section aria-label={label} className="grid gap-2 font-serif leading-relaxed">
      {excerptOf(compared, CONTEXT).map((paragraph, at) =>
        paragraph ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change places
          <ComparedText key={at} paragraph={paragraph} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change places
          <p key={at} className="px-3 text-ink-faint">
            … <span className="sr-only">unchanged paragraphs</span>
          </p>
        ),
      )}
    </section>
  )
}

const LOOKS = {
  same: 'border-transparent text-ink-soft',
  formatted: 'border-brass',
  changed: 'border-brass bg-paper',
  removed: 'border-danger bg-danger-soft line-through',
  added: 'border-success bg-success-soft',
}
const SPOKEN = { same: '', formatted: '', changed: 'Changed: ', removed: 'Removed: ', added: 'Added: ' }

function ComparedText({ paragraph: { kind, form, words } }: { paragraph: ComparedParagraph }) {
  return (
    <p
      className={clsx(
        'wrap-anywhere whitespace-pre-line rounded-control border-l-2 px-3 py-1',
        LOOKS[kind],
        form === 'heading' && 'font-sans font-semibold',
        form === 'item' && 'ml-5',
      )}
    >
      {SPOKEN[kind] && <span className="sr-only">{SPOKEN[kind]}</span>}
      {form === 'item' && <span aria-hidden>• </span>}
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a paragraph never change places
        <ChangedWord key={at} word={word} />
      ))}
      {kind === 'formatted' && (
        <span className="block font-normal font-sans text-ink-soft text-sm">
          Only formatting or a link changed here.
        </span>
      )}
    </p>
  )
}
