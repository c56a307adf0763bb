import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { placeName } from '@plumbline/rules/retrieval/place-name.ts'

export interface Question {
  text: string
  answers: readonly string[]
  /** A fixed third, or half of the questions of practitioners, that nothing was tuned on. */
  isHeldBack: boolean
  /** Who asks: the NCUA's rules are no answer for a bank. */
  kind: InstitutionKind
}

export const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

export const isHeldBack = (text: string, of: number) =>
  createHash('sha256').update(text).digest()[0]! % of === 0

/** Questions as practitioners ask them: half of them were held back before anything was tuned. */
const HALVES: ReadonlySet<string> = new Set([
  'practice-questions.txt',
  'field-questions.txt',
  'desk-questions.txt',
])

/** Written to learn from: none of them says how well a stranger's question is answered. */
const TAUGHT: ReadonlySet<string> = new Set(['teaching-questions.txt'])

/** Written after the tuned sets, and measured without any tuning by them. */
const NEVER_TUNED: ReadonlySet<string> = new Set(['branch-questions.txt', 'counter-questions.txt'])

function isKept(name: string, text: string): boolean {
  if (TAUGHT.has(name)) return false
  return NEVER_TUNED.has(name) || isHeldBack(text, HALVES.has(name) ? 2 : 3)
}

export function readQuestions(name: string): Question[] {
  return linesOf(name).map((line) => {
    const [answers, text, kind = 'community_bank'] = line.split(' | ') as [string, string, InstitutionKind?]
    return { text, answers: answers.split('; '), isHeldBack: isKept(name, text), kind }
  })
}

/** The older questions name comments without their part. */
export const answersIt = (answers: readonly string[], { part, key }: { part: string; key: string }) =>
  answers.includes(placeName(part, key)) || (key.startsWith('comment') && answers.includes(key))
