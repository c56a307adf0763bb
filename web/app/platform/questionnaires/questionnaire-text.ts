import type { QuestionSection, VendorAnswer } from '@plumbline/rules/vendors/questionnaire.ts'

export const SECTION_LABELS: Readonly<Record<QuestionSection, string>> = {
  security: 'Security',
  privacy: 'Privacy',
  continuity: 'Continuity',
  subcontractors: 'Subcontractors',
  insurance: 'Insurance',
  complaints: 'Complaints and law',
  ai: 'Artificial intelligence',
}

export const CHOICE_LABELS = { yes: 'Yes', no: 'No', not_applicable: 'Does not apply' } as const

/** An answer in one line of text. */
export function answerText(answer: VendorAnswer): string {
  const choice = answer.choice === 'none' ? '' : CHOICE_LABELS[answer.choice]
  return [choice, answer.text].filter(Boolean).join('. ')
}

/** Questions of one section after the other, as they are asked. */
export function bySection<Question extends { section: QuestionSection }>(
  questions: readonly Question[],
): { section: QuestionSection; questions: Question[] }[] {
  const sections = Object.keys(SECTION_LABELS) as QuestionSection[]
  return sections
    .map((section) => ({ section, questions: questions.filter((one) => one.section === section) }))
    .filter((part) => part.questions.length > 0)
}
