import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export interface Question {
  text: string
  answers: readonly string[]
  /** A fixed third that nothing was tuned on. */
  isHeldBack: boolean
}

export const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

const isHeldBack = (text: string) => createHash('sha256').update(text).digest()[0]! % 3 === 0

export function readQuestions(name: string): Question[] {
  return linesOf(name).map((line) => {
    const [answers, text] = line.split(' | ') as [string, string]
    return { text, answers: answers.split('; '), isHeldBack: isHeldBack(text) }
  })
}
