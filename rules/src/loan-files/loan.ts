/** Where a value comes from: a file, a person, or the settings of the institution. */
export type Source = { file: string; path: string; line: number } | 'typed' | 'settings'

/** One value as it was given. Amounts, percents, and dates are texts that the kind of the field allows. */
export interface Given {
  value: string
  source: Source
}

export type Values = Readonly<Record<string, Given>>

/** One entry of a list, such as a fee or a projected payment, with lists of its own. */
export interface Entry {
  path: string
  line: number
  values: Record<string, Given>
  lists: Record<string, Entry[]>
}

export type LoanKind = 'closing_disclosure' | 'loan_estimate' | 'application' | 'table'

export interface MalformedValue {
  key: string
  value: string
  source: Source
  problem: string
}

/** One loan as a file tells it. */
export interface Loan {
  file: string
  /** 1 for the first loan of its file. */
  number: number
  kind: LoanKind
  values: Record<string, Given>
  lists: Record<string, Entry[]>
  /** Values that are not what their kind allows. They are not used. */
  malformed: MalformedValue[]
}

/** What a person or the settings add to a loan, by the key of the field. */
export type Additions = Readonly<Record<string, { value: string; source: 'typed' | 'settings' }>>

/** The loan with values that were typed. An empty value takes a value of the file away. */
export function withAdditions(loan: Loan, additions: Additions): Loan {
  const values = { ...loan.values }
  for (const [key, { value, source }] of Object.entries(additions))
    if (value === '') delete values[key]
    else values[key] = { value, source }
  return { ...loan, values }
}

/** How a list names a loan before anything personal is shown. */
export const loanName = (loan: Loan): string =>
  loan.values.loanIdentifier?.value ?? (loan.number === 1 ? loan.file : `${loan.file}, loan ${loan.number}`)
