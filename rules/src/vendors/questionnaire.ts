import type { VENDOR_TIERS } from './vendor-dates.ts'

type Tier = (typeof VENDOR_TIERS)[number]

export const QUESTION_SECTIONS = [
  'security',
  'privacy',
  'continuity',
  'subcontractors',
  'insurance',
  'complaints',
  'ai',
] as const
export type QuestionSection = (typeof QUESTION_SECTIONS)[number]

/** Kinds of evidence that a question can ask for. */
export const VENDOR_PAPERS = [
  'document',
  'contract',
  'soc_report',
  'insurance',
  'continuity_plan',
  'financial_statements',
  'due_diligence',
] as const
export type VendorPaper = (typeof VENDOR_PAPERS)[number]

export interface VendorQuestion {
  /** Stays when the words change, so that the answers of two rounds can be compared. */
  id: string
  section: QuestionSection
  text: string
  /** Yes, no, or does not apply; or words alone. */
  answer: 'choice' | 'text'
  /** The kind of paper that proves it; null: none is asked for. */
  document: VendorPaper | null
  /** The vendors that are asked. */
  tiers: Tier[]
}

export interface VendorAnswer {
  choice: 'none' | 'yes' | 'no' | 'not_applicable'
  text: string
}

export interface AttachedFile {
  questionId: string
}

type Answers = Readonly<Record<string, VendorAnswer>>

export const questionsFor = (questions: readonly VendorQuestion[], tier: Tier): VendorQuestion[] =>
  questions.filter(({ tiers }) => tiers.includes(tier))

/** What keeps the answer to a question from being whole; nothing where it is. */
export function gapOf(
  { answer, document }: VendorQuestion,
  given: VendorAnswer | undefined,
  hasFile: boolean,
): string | undefined {
  const { choice = 'none', text = '' } = given ?? {}
  const hasWords = text.trim() !== ''
  if (answer === 'text') return hasWords || hasFile ? undefined : 'Write an answer.'
  if (choice === 'none') return 'Choose an answer.'
  if (choice !== 'yes' && !hasWords) return 'Say why in a sentence.'
  if (choice === 'yes' && document !== null && !hasFile && !hasWords)
    return 'Attach the document, or say how we can see it.'
  return undefined
}

/** The questions that are not answered whole, in their order. */
export function gapsOf(
  questions: readonly VendorQuestion[],
  answers: Answers,
  files: readonly AttachedFile[],
): { questionId: string; problem: string }[] {
  const withFile = new Set(files.map(({ questionId }) => questionId))
  return questions.flatMap((question) => {
    const problem = gapOf(question, answers[question.id], withFile.has(question.id))
    return problem ? [{ questionId: question.id, problem }] : []
  })
}

export type AnswerChange = 'new' | 'changed' | 'same'

/** An answer beside that of the round before. Space around words is no change. */
export function changeOf(now: VendorAnswer | undefined, before: VendorAnswer | undefined): AnswerChange {
  if (!before) return 'new'
  const isSame = now?.choice === before.choice && now.text.trim() === before.text.trim()
  return isSame ? 'same' : 'changed'
}
