import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export interface Question {
  text: string
  answers: readonly string[]
  /** A fixed third, or half of the practice questions, that nothing was tuned on. */
  isHeldBack: boolean
}

export const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

const isHeldBack = (text: string, of: number) => createHash('sha256').update(text).digest()[0]! % of === 0

/** Questions as practitioners ask them: half of them were held back before anything was tuned. */
const HALVES: ReadonlySet<string> = new Set(['practice-questions.txt'])

export function readQuestions(name: string): Question[] {
  const parts = HALVES.has(name) ? 2 : 3
  return linesOf(name).map((line) => {
    const [answers, text] = line.split(' | ') as [string, string]
    return { text, answers: answers.split('; '), isHeldBack: isHeldBack(text, parts) }
  })
}
