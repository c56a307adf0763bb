import { diffItems, type PairBudget } from './line-diff.ts'

/** Some words of a text and what stands in their stead in another. */
export interface TextChange {
  at: number
  quote: string
  replacement: string
}

/** Pairs of lines and of words that are compared for two texts; what is left then is replaced as a whole. */
const PAIRS_OF_TEXTS = 10_000_000
const LINES = /(?<=\n)/
const WORDS = /\s+|[\p{L}\p{N}]+|[^\s]/gu
/** Changes with no more than this between them are one change. */
const BRIDGE = /^(?:[^\p{L}\p{N}\n]*|[^\S\n]*[\p{L}\p{N}]{1,3}[^\S\n]*)$/u

/** The changes that make the one text into the other, in their order: words where lines have much in common, else lines. */
export function textChanges(before: string, after: string): TextChange[] {
  const found: TextChange[] = []
  const budget: PairBudget = { left: PAIRS_OF_TEXTS }
  let at = 0
  let removed: string[] = []
  let added: string[] = []
  const flush = () => {
    found.push(...changesOfLines(removed, added, at, budget))
    at += removed.join('').length
    removed = []
    added = []
  }
  for (const { kind, text } of diffItems(before.split(LINES), after.split(LINES), budget)) {
    if (kind === 'removed') removed.push(text)
    else if (kind === 'added') added.push(text)
    else {
      flush()
      at += text.length
    }
  }
  flush()
  return found
}

/** The text with the changes made. They must not overlap. */
export function withChanges(text: string, changes: readonly TextChange[]): string {
  let made = text
  for (const { at, quote, replacement } of changes.toSorted((one, other) => other.at - one.at))
    made = made.slice(0, at) + replacement + made.slice(at + quote.length)
  return made
}

function changesOfLines(
  removed: readonly string[],
  added: readonly string[],
  at: number,
  budget: PairBudget,
): TextChange[] {
  if (removed.length === 0 && added.length === 0) return []
  if (removed.length !== added.length) return changesOfWords(removed.join(''), added.join(''), at, budget)
  let place = at
  return removed.flatMap((line, index) => {
    const changes = changesOfWords(line, added[index]!, place, budget)
    place += line.length
    return changes
  })
}

function changesOfWords(before: string, after: string, start: number, budget: PairBudget): TextChange[] {
  if (before === after) return []
  const words = diffItems(before.match(WORDS) ?? [], after.match(WORDS) ?? [], budget)
  const same = words.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0)
  if (same * 2 < Math.max(before.length, after.length))
    return [trimmed({ at: start, quote: before, replacement: after })]
  const found: TextChange[] = []
  let at = start
  let open: TextChange | undefined
  let bridge = ''
  for (const { kind, text } of words) {
    if (kind === 'same') {
      bridge += text
      if (open && !BRIDGE.test(bridge)) open = undefined
    } else {
      if (open) {
        open.quote += bridge
        open.replacement += bridge
      } else {
        open = { at, quote: '', replacement: '' }
        found.push(open)
      }
      bridge = ''
      if (kind === 'removed') open.quote += text
      else open.replacement += text
    }
    if (kind !== 'added') at += text.length
    if (!open) bridge = ''
  }
  return found
}

/** Without the line breaks that both end with. */
function trimmed({ at, quote, replacement }: TextChange): TextChange {
  let end = 0
  while (
    end < quote.length &&
    end < replacement.length &&
    quote.at(-1 - end) === '\n' &&
    replacement.at(-1 - end) === '\n'
  )
    end++
  return {
    at,
    quote: quote.slice(0, quote.length - end),
    replacement: replacement.slice(0, replacement.length - end),
  }
}
