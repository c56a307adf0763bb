import { type AmountChange, amountChanges, kindOfWordChange } from './change-kind.ts'
import type { RegulationParagraph } from './regulation-text.ts'
import { compareWords, likeness, type WordPiece, wordCounts, wordKey } from './words.ts'

export type ChangeKind = 'added' | 'removed' | 'changed' | 'amount' | 'moved' | 'editorial'

export interface ParagraphChange {
  kind: ChangeKind
  before?: RegulationParagraph | undefined
  after?: RegulationParagraph | undefined
  words?: WordPiece[]
  amounts?: AmountChange[]
  /** Why an editorial change is one, where the words themselves do not show it. */
  note?: 'form-shown-as-picture'
}

const LIKE_AT_LEAST = 0.5
const SAME_CITATION_HELPS = 0.15
/** So few words say nothing about where a paragraph went: "(i) [Reserved]". */
const WORDS_OF_MOVED_AT_LEAST = 6
const FORM = /^(?:Sample |Model )?(?:Form )?([A-Z]-\d{1,2}(?:\([A-Z]{1,2}\))?)/

/** The changed paragraphs between two texts, in the order of the later one. Unchanged ones are left out. */
export function compareTexts(
  before: readonly RegulationParagraph[],
  after: readonly RegulationParagraph[],
): ParagraphChange[] {
  const old = groupsOf(before)
  const now = groupsOf(after)
  const changes: ParagraphChange[] = []
  const lost: RegulationParagraph[] = []
  const found: RegulationParagraph[] = []
  for (const id of new Set([...now.keys(), ...old.keys()])) {
    const one = old.get(id) ?? []
    const other = now.get(id) ?? []
    if (one.length === other.length && one.every(({ text }, index) => text === other[index]!.text)) continue
    if (wordKey(joined(one)) === wordKey(joined(other))) {
      changes.push(...sameWords(one, other))
      continue
    }
    const rest = pairWithin(one, other, changes)
    lost.push(...rest.lost)
    found.push(...rest.found)
  }
  pairAcross(lost, found, changes)
  return inOrder(changes, before, after)
}

/** Sections, appendices, and the comments below one heading are compared for themselves. */
function groupsOf(paragraphs: readonly RegulationParagraph[]) {
  const groups = new Map<string, RegulationParagraph[]>()
  let heading = ''
  for (const paragraph of paragraphs) {
    if (paragraph.kind === 'comment-heading') heading = paragraph.key
    const isComment = paragraph.kind === 'comment' || paragraph.kind === 'comment-heading'
    const id = isComment ? heading.replace(/#\d+$/, '') : paragraph.page
    const group = groups.get(id)
    if (group) group.push(paragraph)
    else groups.set(id, [paragraph])
  }
  return groups
}

const joined = (paragraphs: readonly RegulationParagraph[]) => paragraphs.map(({ text }) => text).join('\n')

/** No word of the group changed: what differs is punctuation, or only where lines end. */
function sameWords(
  one: readonly RegulationParagraph[],
  other: readonly RegulationParagraph[],
): ParagraphChange[] {
  const byKey = new Map(one.map((paragraph) => [paragraph.key, paragraph]))
  return other.flatMap((after): ParagraphChange[] => {
    const before = byKey.get(after.key)
    if (!before || kindOfWordChange(before.text, after.text) !== 'editorial') return []
    return [{ kind: 'editorial', before, after, words: compareWords(before.text, after.text) }]
  })
}

function pairWithin(
  one: readonly RegulationParagraph[],
  other: readonly RegulationParagraph[],
  changes: ParagraphChange[],
) {
  const byKey = new Map(other.map((paragraph) => [paragraph.key, paragraph]))
  const lost: RegulationParagraph[] = []
  const used = new Set<RegulationParagraph>()
  for (const before of one) {
    const after = byKey.get(before.key)
    const kind = after && kindOfWordChange(before.text, after.text)
    if (after && kind && (kind === 'same' || kind === 'layout' || kind === 'editorial')) {
      used.add(after)
      if (kind === 'editorial')
        changes.push({ kind, before, after, words: compareWords(before.text, after.text) })
    } else lost.push(before)
  }
  const found = other.filter((paragraph) => !used.has(paragraph))
  takeRepeatedTitles(one, lost, found, changes)
  takeMoved(lost, found, changes)
  takeAlike(lost, found, changes)
  return { lost, found }
}

/**
 * Forms are pictures: the text has only their titles, which come and go with the picture.
 * A title whose form was there before, and a heading that appears twice, change no duty.
 */
function takeRepeatedTitles(
  before: readonly RegulationParagraph[],
  lost: RegulationParagraph[],
  found: RegulationParagraph[],
  changes: ParagraphChange[],
) {
  const known = new Set(before.map(({ key }) => baseKey(key)))
  for (const after of [...found]) {
    const one = lost.find(({ key }) => key === after.key)
    if (one && isShownAsPicture(one, after)) {
      changes.push(asPicture(one, after, compareWords(one.text, after.text)))
      remove(lost, one)
      remove(found, after)
      continue
    }
    if (one || !known.has(baseKey(after.key))) continue
    const isFormTitle = after.kind === 'appendix' && FORM.test(after.text) && !after.text.includes('\n')
    if (!isFormTitle && after.kind !== 'comment-heading') continue
    changes.push({
      kind: 'editorial',
      after,
      ...(isFormTitle ? { note: 'form-shown-as-picture' as const } : {}),
    })
    remove(found, after)
  }
}

const baseKey = (key: string) => key.replace(/#\d+$/, '')

/** The same words under another citation: renumbered neighbours are found by their text first. */
function takeMoved(lost: RegulationParagraph[], found: RegulationParagraph[], changes: ParagraphChange[]) {
  const byWords = new Map<string, RegulationParagraph[]>()
  for (const paragraph of found) {
    const key = wordsWithoutMark(paragraph.text)
    if (byWords.has(key)) byWords.get(key)!.push(paragraph)
    else byWords.set(key, [paragraph])
  }
  for (const before of [...lost]) {
    if (before.text.split(/\s+/).length < WORDS_OF_MOVED_AT_LEAST) continue
    const candidates = byWords.get(wordsWithoutMark(before.text))
    const after = candidates?.find(({ key }) => key === before.key) ?? candidates?.[0]
    if (!after) continue
    candidates!.splice(candidates!.indexOf(after), 1)
    remove(lost, before)
    remove(found, after)
    changes.push({ kind: before.key === after.key ? 'editorial' : 'moved', before, after })
  }
}

function takeAlike(lost: RegulationParagraph[], found: RegulationParagraph[], changes: ParagraphChange[]) {
  const countsOf = new Map([...lost, ...found].map((paragraph) => [paragraph, wordCounts(paragraph.text)]))
  const pairs: { before: RegulationParagraph; after: RegulationParagraph; score: number }[] = []
  for (const before of lost)
    for (const after of found) {
      const score =
        likeness(countsOf.get(before)!, countsOf.get(after)!) +
        (before.key === after.key ? SAME_CITATION_HELPS : 0)
      if (score >= LIKE_AT_LEAST) pairs.push({ before, after, score })
    }
  pairs.sort((a, b) => b.score - a.score)
  const taken = new Set<RegulationParagraph>()
  for (const { before, after } of pairs) {
    if (taken.has(before) || taken.has(after)) continue
    taken.add(before)
    taken.add(after)
    changes.push(changeOf(before, after))
  }
  for (const paragraph of taken) {
    remove(lost, paragraph)
    remove(found, paragraph)
  }
}

function changeOf(before: RegulationParagraph, after: RegulationParagraph): ParagraphChange {
  const kind = kindOfWordChange(before.text, after.text)
  const words = compareWords(before.text, after.text)
  if (kind === 'amount')
    return { kind, before, after, words, amounts: amountChanges(before.text, after.text) }
  if (kind === 'words')
    return isShownAsPicture(before, after)
      ? asPicture(before, after, words)
      : { kind: 'changed', before, after, words }
  return { kind: 'editorial', before, after, words }
}

/** A form whose wording gives way to a picture of it keeps only its title. */
function isShownAsPicture(before: RegulationParagraph, after: RegulationParagraph) {
  const form = FORM.exec(after.text)?.[1]
  return (
    before.kind === 'appendix' &&
    form !== undefined &&
    !after.text.includes('\n') &&
    before.text.includes('\n') &&
    FORM.exec(before.text)?.[1] === form &&
    wordKey(before.text.split('\n')[0]!) === wordKey(after.text)
  )
}

const asPicture = (
  before: RegulationParagraph,
  after: RegulationParagraph,
  words: WordPiece[],
): ParagraphChange => ({
  kind: 'editorial',
  before,
  after,
  words,
  note: 'form-shown-as-picture',
})

function pairAcross(lost: RegulationParagraph[], found: RegulationParagraph[], changes: ParagraphChange[]) {
  takeMoved(lost, found, changes)
  for (const page of new Set(lost.map((paragraph) => paragraph.page))) {
    const oldHere = lost.filter((paragraph) => paragraph.page === page)
    const newHere = found.filter((paragraph) => paragraph.page === page)
    const both = new Set([...oldHere, ...newHere])
    takeAlike(oldHere, newHere, changes)
    for (const paragraph of both) {
      if (oldHere.includes(paragraph) || newHere.includes(paragraph)) continue
      remove(lost, paragraph)
      remove(found, paragraph)
    }
  }
  for (const before of lost) changes.push({ kind: 'removed', before })
  for (const after of found) changes.push({ kind: 'added', after })
}

const wordsWithoutMark = (text: string) =>
  wordKey(text.replace(/^(?:\([A-Za-z0-9]{1,5}\)\s*|(?:\d{1,3}|[ivxl]{1,6}|[A-Z])\.\s+)+/, ''))

function remove<T>(list: T[], item: T) {
  const at = list.indexOf(item)
  if (at >= 0) list.splice(at, 1)
}

/** By the place in the later text; what was removed is where it stood before. */
function inOrder(
  changes: ParagraphChange[],
  before: readonly RegulationParagraph[],
  after: readonly RegulationParagraph[],
) {
  const place = new Map(after.map((paragraph, index) => [paragraph, index]))
  const placeOfKey = new Map(after.map((paragraph, index) => [paragraph.key, index]))
  const oldPlace = new Map<RegulationParagraph, number>()
  let last = -1
  let step = 0
  for (const paragraph of before) {
    const at = placeOfKey.get(paragraph.key)
    if (at !== undefined) {
      last = at
      step = 0
    } else step++
    oldPlace.set(paragraph, last + step / 100_000)
  }
  const at = (change: ParagraphChange) =>
    change.after ? place.get(change.after)! : oldPlace.get(change.before!)!
  return changes.sort((one, other) => at(one) - at(other))
}
