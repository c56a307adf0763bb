import type { InstitutionKind } from '../applicability/institution-facts.ts'
import type { ExamProcedure } from './dry-run.ts'

/**
 * What the core chapters of the FFIEC BSA/AML examination manual have an examiner look for, as questions in our own
 * words. `source` names the chapter and the number of the procedure there.
 */
export const BSA = ['bsa', 'bank secrecy', 'money laundering', 'money-laundering', 'anti-money']
export const ABOUT_BSA = { about: BSA, topic: 'bsa_aml' } as const

/** No rule on identification, currency reports of banks, or beneficial owners binds a lender that is no bank. */
export const OF_BANKS: Pick<ExamProcedure, 'notFor'> = { notFor: ['mortgage_company'] }

export const program = (bank: string, lender: string, union: string): Record<InstitutionKind, string> => ({
  credit_union: union,
  community_bank: bank,
  mortgage_company: lender,
})

type Part = Omit<ExamProcedure, 'area' | 'source'> & { number: string }

export const chapter = (area: string, name: string, parts: readonly Part[]): ExamProcedure[] =>
  parts.map(({ number, ...part }) => ({
    ...part,
    area,
    source: `FFIEC BSA/AML manual, ${name}, procedure ${number}`,
  }))
