import { compareTexts, type ParagraphChange } from './compare-texts.ts'
import type { RegulationNote, RegulationText } from './regulation-text.ts'
import { markKey, wordKey } from './words.ts'

/** What became of the text of a part on one day. Only `substantive` may alarm anyone. */
export type DayClass =
  | 'first'
  | 'unchanged'
  | 'false-alarm-empty'
  | 'false-alarm-restore'
  | 'restore-with-change'
  | 'renderer'
  | 'announced'
  | 'editorial'
  | 'substantive'

export interface ArrivedText {
  lines: readonly string[]
  text: RegulationText
}

export interface DayReport {
  class: DayClass
  changes: ParagraphChange[]
  /** Notes that were not there before: a rule was published, nothing is in force yet. */
  newNotes: RegulationNote[]
  /** Comments that vanished although the paragraph they explain stands; a person looks at them. */
  unexplained: string[]
}

/** No true change took more than 2.1 percent of a part in two years of history. */
const LOST_AT_MOST = 0.03
/** Text can also be lost within paragraphs that are still there. */
const LINES_LEFT_AT_LEAST = 0.75
const COMMENTS_LOST_AT_LEAST = 20

/** What an arrival no longer has, and no document takes away. */
export interface TextLoss {
  paragraphs: number
  of: number
  /** Sections, appendices, and forms that are gone as a whole, as the page names of the part. */
  pages: string[]
}

export function lossOf(
  before: ArrivedText,
  arrived: ArrivedText,
  isExplained: (key: string) => boolean = () => false,
): TextLoss {
  const keys = new Set(arrived.text.paragraphs.map(({ key }) => key))
  const missing = before.text.paragraphs.filter(({ key }) => !keys.has(key) && !isExplained(key))
  const of = before.text.paragraphs.length
  if (missing.length === 0) return { paragraphs: 0, of, pages: [] }
  const known = new Set(before.text.paragraphs.map(({ key }) => key))
  const left = new Map<string, number>()
  for (const { key, text } of arrived.text.paragraphs) {
    if (known.has(key)) continue
    const words = wordKey(text)
    left.set(words, (left.get(words) ?? 0) + 1)
  }
  // What is elsewhere with the same words was moved, not lost.
  const lost = missing.filter(({ text }) => {
    const words = wordKey(text)
    const count = left.get(words) ?? 0
    if (count > 0) left.set(words, count - 1)
    return count === 0
  })
  // Comments on a section stand on its page though the section itself is gone.
  const isRule = ({ kind }: { kind: string }) => !kind.startsWith('comment')
  const pages = new Set(arrived.text.paragraphs.filter(isRule).map(({ page }) => page))
  return {
    paragraphs: lost.length,
    of,
    pages: [...new Set(lost.filter(isRule).map(({ page }) => page))].filter((page) => !pages.has(page)),
  }
}

/**
 * A part that came without sections, without more than 3 percent of its paragraphs, or without a quarter of its lines
 * waits for a person.
 */
export function isSuspectedLoss(
  before: ArrivedText | undefined,
  arrived: ArrivedText,
  isExplained?: (key: string) => boolean,
) {
  if (arrived.text.counts.sections === 0) return true
  if (!before) return false
  const { paragraphs, of } = lossOf(before, arrived, isExplained)
  return paragraphs > of * LOST_AT_MOST || arrived.lines.length < before.lines.length * LINES_LEFT_AT_LEAST
}

/**
 * Classes the change of a day. `accepted` is the last text that was believed;
 * `wasHeld` says that since then an arrival was held back as a suspected loss.
 */
export function classifyDay(
  accepted: ArrivedText | undefined,
  arrived: ArrivedText,
  wasHeld = false,
  /** It came again for days, or a person looked at it: what is missing is gone. */
  isConfirmed = false,
  /** Whether a known document takes this paragraph away. */
  isExplained?: (key: string) => boolean,
): DayReport {
  const report = (found: DayClass, rest: Partial<DayReport> = {}): DayReport => ({
    class: found,
    changes: [],
    newNotes: [],
    unexplained: [],
    ...rest,
  })
  const isEmpty = arrived.text.counts.sections === 0
  if (isEmpty || (!isConfirmed && isSuspectedLoss(accepted, arrived, isExplained)))
    return report('false-alarm-empty')
  if (!accepted) return report('first')
  const old = accepted.lines.join('\n')
  const now = arrived.lines.join('\n')
  if (old === now) return report(wasHeld ? 'false-alarm-restore' : 'unchanged')

  const newNotes = notesAdded(accepted.text.notes, arrived.text.notes)
  const differing = differingPages(accepted.text, arrived.text)
  const oldWords = plain(accepted.text, differing)
  const newWords = plain(arrived.text, differing)
  if (markKey(oldWords) === markKey(newWords))
    return report(newNotes.length ? 'announced' : wasHeld ? 'restore-with-change' : 'renderer', { newNotes })
  const changes = compareTexts(accepted.text.paragraphs, arrived.text.paragraphs)
  if (changes.every(({ kind }) => kind === 'editorial'))
    return report(newNotes.length ? 'announced' : 'editorial', { newNotes, changes })
  return report('substantive', { newNotes, changes, unexplained: lostComments(changes, arrived.text) })
}

const plain = (text: RegulationText, pages: ReadonlySet<string>) =>
  text.paragraphs.flatMap(({ page, text: words }) => (pages.has(page) ? words : [])).join('\n')

/** Most pages are word for word those of the day before. */
function differingPages(one: RegulationText, other: RegulationText): Set<string> {
  const textsOf = ({ paragraphs }: RegulationText) => Map.groupBy(paragraphs, ({ page }) => page)
  const old = textsOf(one)
  const now = textsOf(other)
  const differs = (page: string) => {
    const before = old.get(page)
    const after = now.get(page)
    return before?.length !== after?.length || before!.some(({ text }, index) => text !== after![index]!.text)
  }
  return new Set([...new Set([...old.keys(), ...now.keys()])].filter(differs))
}

function notesAdded(before: readonly RegulationNote[], after: readonly RegulationNote[]) {
  const left = new Map<string, number>()
  for (const { text } of before) left.set(text, (left.get(text) ?? 0) + 1)
  return after.filter(({ text }) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

/** Keys of comments that went in a mass while the rule they explain still stands. */
function lostComments(changes: readonly ParagraphChange[], after: RegulationText) {
  const standing = new Set(after.paragraphs.filter(({ kind }) => kind !== 'comment').map(({ key }) => key))
  const lost = changes.flatMap(({ kind, before }) =>
    kind === 'removed' && before!.kind === 'comment' && standing.has(ruleOf(after.part, before!.key))
      ? [before!.key]
      : [],
  )
  return lost.length >= COMMENTS_LOST_AT_LEAST ? lost : []
}

function ruleOf(part: string, commentKey: string) {
  return commentKey.replace(/^comment (\d+[a-z]?(?:\([^)]+\))*).*$/, `${part}.$1`)
}
