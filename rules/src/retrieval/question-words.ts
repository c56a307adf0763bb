import type { ReadQuestion } from './field-terms.ts'
import type { PassageIndex } from './passage-index.ts'

const OTHER_WORDING = 0.9
const IN_PART = 0.7

interface Option {
  words: readonly string[]
  weights: readonly number[]
  whole: number
  factor: number
}

/** The words of a question with their weights, to be compared with the words of paragraphs. */
export class QuestionWords {
  private readonly groups: { weight: number; options: Option[] }[]
  private readonly asked: ReadonlySet<string>
  private readonly index: PassageIndex

  constructor({ groups }: ReadQuestion, index: PassageIndex) {
    this.index = index
    this.asked = new Set(groups.flatMap(({ options }) => options.flat()))
    this.groups = groups.map(({ own, options }) => ({
      weight: index.groupWeight(own, options),
      options: options.map((words, at) => {
        const weights = words.map((word) => index.weightOf(word))
        return { words, weights, whole: sum(weights), factor: at === 0 ? 1 : OTHER_WORDING }
      }),
    }))
  }

  /** How much of the question is in one of the sets of words: 0 to 1. */
  covered(...sets: readonly ReadonlySet<string>[]): number {
    let found = 0
    let whole = 0
    for (const { weight, options } of this.groups) {
      whole += weight
      found += weight * Math.max(...sets.map((set) => held(options, set)))
    }
    return whole === 0 ? 0 : found / whole
  }

  /** Whether the rarest word of the question is in one of the sets. */
  rarestHeld(...sets: readonly ReadonlySet<string>[]): number {
    const rarest = this.groups.toSorted((one, other) => other.weight - one.weight)[0]
    return rarest ? Math.max(...sets.map((set) => held(rarest.options, set))) : 0
  }

  /** The same with other weights of the groups. */
  coveredBy(set: ReadonlySet<string>, weights: readonly number[]): number {
    const whole = sum(weights)
    return whole === 0
      ? 0
      : sum(this.groups.map(({ options }, at) => held(options, set) * weights[at]!)) / whole
  }

  /** How much of the words, by their weight, the question asks for: a title of other words is of something else. */
  askedShareOf(words: readonly string[]): number {
    let found = 0
    let whole = 0
    for (const word of new Set(words)) {
      const weight = this.index.weightOf(word)
      whole += weight
      if (this.asked.has(word)) found += weight
    }
    return whole === 0 ? 0 : found / whole
  }

  /** Within a section, the words weigh most that few of its paragraphs have. */
  weightsWithin(
    sections: readonly string[],
    texts: readonly ReadonlySet<string>[],
  ): Map<string, readonly number[]> {
    const counts = new Map<string, { texts: number; groups: number[] }>()
    for (const [at, section] of sections.entries()) {
      const count = counts.get(section) ?? { texts: 0, groups: this.groups.map(() => 0) }
      count.texts += 1
      for (const [group, { options }] of this.groups.entries())
        count.groups[group]! += held(options, texts[at]!)
      counts.set(section, count)
    }
    return new Map(
      [...counts].map(([section, count]) => [
        section,
        this.groups.map(
          ({ weight }, group) => weight * Math.log(1 + count.texts / (0.5 + count.groups[group]!)),
        ),
      ]),
    )
  }
}

/** The share of the best option. Half a phrase is worth less than half. */
function held(options: readonly Option[], set: ReadonlySet<string>): number {
  let best = 0
  for (const { words, weights, whole, factor } of options) {
    if (whole === 0) continue
    let found = 0
    for (let at = 0; at < words.length; at++) if (set.has(words[at]!)) found += weights[at]!
    const share = (found >= whole ? 1 : (found / whole) * IN_PART) * factor
    if (share > best) best = share
  }
  return best
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
