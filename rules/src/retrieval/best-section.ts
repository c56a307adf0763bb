import type { ReadQuestion } from './field-terms.ts'
import type { PassageIndex } from './passage-index.ts'
import { stemsOf } from './words.ts'

/** How much of a question, by the weight of its words, a text holds: 0 to 1. */
export function coverageOf(text: string, { groups }: ReadQuestion, index: PassageIndex): number {
  const held = new Set(stemsOf(text))
  let whole = 0
  let found = 0
  for (const { own, options } of groups) {
    const weight = index.groupWeight(own, options)
    whole += weight
    if (options.some((words) => words.every((word) => held.has(word)))) found += weight
  }
  return whole === 0 ? 0 : found / whole
}

const QUOTE_MAX_LENGTH = 900

/** The paragraph of a longer text that holds most of a question; of equals the first. Markup is taken off. */
export function bestSection(body: string, question: ReadQuestion, index: PassageIndex): string {
  let best = { text: '', coverage: -1 }
  for (const block of body.split(/\n{2,}/)) {
    const text = withoutMarkup(block)
    if (text.length < 40 || /^\s*\|/.test(block)) continue
    const coverage = coverageOf(text, question, index)
    if (coverage > best.coverage) best = { text, coverage }
  }
  return best.text.slice(0, QUOTE_MAX_LENGTH)
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#+|[-*]|\d+\.|>)\s+/gm, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
