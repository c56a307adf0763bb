import type { LoanRow } from './loan-row.ts'

/**
 * An edit in the language of the tables: it fires when every condition holds and a requirement does not (`rule`),
 * when exactly one of two statements holds (`either`), or when a function says so (`special`).
 * A statement is a field and what it may be: `actionTaken 7 8`, `income NA`, `loanAmount <=$Q607`, `aus2..5 blank`.
 * A number after `$` is a limit of the filing year.
 */
export type EditRule =
  | { id: string; form: 'rule'; when: string; must: string }
  | { id: string; form: 'either'; one: string; other: string }
  | { id: string; form: 'special'; fires: SpecialTest; needs?: 'geography' }

/** What a filing sets for all of its rows. */
export interface FilingFacts {
  year: number
  limits: Limits
  /** LEI of the sheet in upper case; absent when the file has no sheet. */
  sheetLei: string | undefined
  /** Federal agency of the sheet. */
  agency: number | undefined
}
export type Limits = Readonly<Record<string, number>>
export type SpecialTest = (row: LoanRow, facts: FilingFacts) => boolean

export const rule = (id: string, when: string, must: string): EditRule => ({ id, form: 'rule', when, must })
export const must = (id: string, requirement: string): EditRule => rule(id, '', requirement)
export const either = (id: string, one: string, other: string): EditRule => ({
  id,
  form: 'either',
  one,
  other,
})
export const special = (id: string, fires: SpecialTest, needs?: 'geography'): EditRule => ({
  id,
  form: 'special',
  fires,
  needs,
})
