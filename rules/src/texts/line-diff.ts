export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Beyond this many pairs of lines the middle is shown as replaced instead of compared. */
const PAIRS_AT_MOST = 4_000_000

/** How many pairs may still be compared, where several comparisons share one limit. */
export interface PairBudget {
  left: number
}

/** The line operations that turn one text into the other. */
export function diffLines(before: string, after: string): DiffLine[] {
  return diffItems(before.split('\n'), after.split('\n'))
}

/** The same for the words of one line. Undefined if most of the words differ: marks would say nothing then. */
export function diffWords(before: string, after: string): DiffLine[] | undefined {
  const words = diffItems(before.split(/(?<=\s)/), after.split(/(?<=\s)/))
  const letters = (kind: DiffLine['kind']) =>
    words.reduce((sum, word) => sum + (word.kind === kind ? word.text.length : 0), 0)
  return letters('same') * 2 >= Math.max(before.length, after.length) ? words : undefined
}

export function diffItems(
  a: readonly string[],
  b: readonly string[],
  budget: PairBudget = { left: PAIRS_AT_MOST },
): DiffLine[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return [
    ...lines('same', a.slice(0, start)),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end), budget),
    ...lines('same', a.slice(a.length - end)),
  ]
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }))
}

/** Longest common subsequence. */
function diffMiddle(a: readonly string[], b: readonly string[], budget: PairBudget): DiffLine[] {
  const pairs = a.length * b.length
  if (pairs > Math.min(PAIRS_AT_MOST, budget.left)) return [...lines('removed', a), ...lines('added', b)]
  budget.left -= pairs
  const width = b.length + 1
  // common[i * width + j]: how many lines a[i…] and b[j…] have in common.
  const common = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
    }
  }
  const found: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      found.push({ kind: 'same', text: a[i]! })
      i++
      j++
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) {
      found.push({ kind: 'removed', text: a[i++]! })
    } else {
      found.push({ kind: 'added', text: b[j++]! })
    }
  }
  return [...found, ...lines('removed', a.slice(i)), ...lines('added', b.slice(j))]
}

/** The changes with so many items around each; undefined where items are left out. */
export function excerptOf<Item extends { kind: string }>(
  diff: readonly Item[],
  context: number,
): (Item | undefined)[] {
  const isShown = (at: number) =>
    diff.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same')
  return diff.flatMap((item, at) => {
    if (isShown(at)) return [item]
    return at === 0 || isShown(at - 1) ? [undefined] : []
  })
}
