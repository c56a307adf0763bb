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

/** No true change took more than 2.1 percent of the lines of a part in two years of history. */
const LINES_LEFT_AT_LEAST = 0.75
const COMMENTS_LOST_AT_LEAST = 20

/** A part that came without sections or without a quarter of its lines is a fault of the source until it is confirmed. */
export function isSuspectedLoss(before: ArrivedText | undefined, arrived: ArrivedText) {
  if (!before) return arrived.text.counts.sections === 0
  return (
    arrived.text.counts.sections === 0 || arrived.lines.length < before.lines.length * LINES_LEFT_AT_LEAST
  )
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
): DayReport {
  const report = (found: DayClass, rest: Partial<DayReport> = {}): DayReport => ({
    class: found,
    changes: [],
    newNotes: [],
    unexplained: [],
    ...rest,
  })
  const isEmpty = arrived.text.counts.sections === 0
  if (isEmpty || (!isConfirmed && isSuspectedLoss(accepted, arrived))) return report('false-alarm-empty')
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
  if (wordKey(oldWords) === wordKey(newWords))
    return report(newNotes.length ? 'announced' : 'editorial', { newNotes, changes })
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
