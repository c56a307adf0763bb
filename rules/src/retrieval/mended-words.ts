import type { ReadQuestion } from './field-terms.ts'

const SHORTEST = 4
const LONG = 8
const NEAREST = 2

/** Misspelled words get the words of the texts that are a slip or two away: "resonabl" is "reasonabl". */
export function mendedWords(
  question: ReadQuestion,
  countOf: (word: string) => number,
  known: Iterable<string>,
): ReadQuestion {
  const unknown = question.groups
    .filter(({ options }) => !options.some((words) => words.every((word) => countOf(word) > 0)))
    .flatMap(({ own }) => (own.length === 1 ? own : []))
    .filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word))
  if (unknown.length === 0) return question
  const nearest = new Map<string, [word: string, slips: number][]>(unknown.map((word) => [word, []]))
  for (const word of known)
    for (const [asked, found] of nearest) {
      if (word[0] !== asked[0] || Math.abs(word.length - asked.length) > 2) continue
      const slips = slipsBetween(asked, word)
      if (slips <= (asked.length >= LONG ? 2 : 1)) found.push([word, slips])
    }
  return {
    ...question,
    groups: question.groups.map((group) => {
      const found = group.own.length === 1 ? nearest.get(group.own[0]!) : undefined
      if (!found || found.length === 0) return group
      const best = found
        .sort(([one, slips], [other, others]) => slips - others || countOf(other) - countOf(one))
        .slice(0, NEAREST)
      return { ...group, options: [...best.map(([word]) => [word]), ...group.options] }
    }),
  }
}

/** Letters that are another, too many, missing, or changed places. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1
      let slips = Math.min(next[at - 1]! + 1, last[at]! + 1, last[at - 1]! + cost)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        slips = Math.min(slips, before[at - 2]! + 1)
      next.push(slips)
    }
    before = last
    last = next
  }
  return last[other.length]!
}
