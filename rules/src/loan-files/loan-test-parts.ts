import type { LoanTestAnswer } from '../loan-tests/answer.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type CalculatorName, loanTestOf } from '../loan-tests/loan-test-list.ts'
import type { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { readCents } from '../money/cents.ts'
import type { DeliveryMethod } from '../trid/disclosure.ts'
import type { LoanReader } from './loan-reader.ts'
import { type Finding, missingText, type TestOfLoan } from './loan-verdict.ts'
import { hasPlaceholders } from './recompute.ts'

export interface LoanTest extends Omit<TestOfLoan, 'group'> {
  run: (reader: LoanReader, data: LoanTestData) => Finding
}

export const calculator = (test: CalculatorName, run: LoanTest['run']): LoanTest => ({
  id: test,
  test,
  question: loanTestOf(test).question,
  citation: loanTestOf(test).cites,
  run,
})

export const undetermined = (reader: LoanReader, sentence: string, more: Partial<Finding> = {}): Finding => ({
  ...more,
  verdict: 'undetermined',
  sentence: `${sentence} ${missingText(reader)}`.trim(),
})

export const notApplicable = (sentence: string): Finding => ({ verdict: 'not_applicable', sentence })

export const shown = <Result>({ steps, notes }: LoanTestAnswer<Result>) => ({ steps, notes })

export const lienOf = (reader: LoanReader): 'first' | 'subordinate' | undefined => {
  const lien = reader.value('lienPriorityType')
  return lien === undefined ? undefined : lien === 'FirstLien' ? 'first' : 'subordinate'
}

export const isPrincipalDwelling = (reader: LoanReader): boolean | undefined => {
  const use = reader.value('occupancy')
  return use === undefined ? undefined : /Primary|Principal/i.test(use)
}

export const disclosedApr = (reader: LoanReader): string | undefined =>
  hasPlaceholders(reader) ? undefined : reader.value('aprPercent')

export const PLACEHOLDERS = 'The APR in the file is a placeholder of 1 percent, not a figure of this loan.'

export const isPurchase = (reader: LoanReader) => reader.value('loanPurposeType') === 'Purchase'

export const DELIVERY: Readonly<Record<string, DeliveryMethod>> = {
  inperson: 'in_person',
  hand: 'in_person',
  mail: 'mail',
  mailed: 'mail',
  usmail: 'mail',
  email: 'email',
  electronic: 'email',
  courier: 'courier',
  overnight: 'courier',
}

export const methodOf = (text: string | undefined): DeliveryMethod | undefined =>
  text === undefined ? undefined : (DELIVERY[text.toLowerCase().replace(/[^a-z]/g, '')] ?? 'other')

/** Without the name of the calculator's own field, which is none of the file. */
export function refusalText({ message }: LoanTestRefusal): string {
  const text = message.replace(/^[\w.[\]]+: /, '')
  return text[0]!.toUpperCase() + text.slice(1)
}

/** The base of every price test, or nothing where one of the three is missing. */
export function priceBase(reader: LoanReader) {
  const consummation = reader.need('closingDate')
  const loanAmount = reader.need('noteAmount')
  if (consummation === undefined || loanAmount === undefined || readCents(loanAmount)! <= 0) return undefined
  return { consummation, loanAmount }
}

export const isExemptFromAbilityToRepay = (reader: LoanReader) =>
  reader.value('abilityToRepayMethodType') === 'Exempt'
