/** Where a value comes from: a file, a person, or the settings of the institution. */
export type Source = { file: string; path: string; line: number } | 'typed' | 'settings'

/** One value as it was given. Amounts, percents, and dates are texts that the kind of the field allows. */
export interface Given {
  value: string
  source: Source
  /** Why a person put it in the place of what the file says. */
  reason?: string
  /** What the file says. */
  was?: Given
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
  /** Of a Closing Disclosure: the Loan Estimates of the same loan, the first one first. */
  estimates?: readonly Loan[]
}

/** What a person or the settings say of a value. */
export interface Addition {
  value: string
  source: 'typed' | 'settings'
  reason?: string
}

/** By the key of the field; of a list, by `entryKey`. */
export type Additions = Readonly<Record<string, Addition>>

/** Names one value of one entry of a list, such as the amount of the third fee. */
export const entryKey = ({ path }: Entry, key: string): string => `${path} ${key}`

/** The loan with values that were typed. An empty value takes a value of the file away. */
export function withAdditions(loan: Loan, additions: Additions): Loan {
  const keys = Object.keys(additions)
  if (keys.length === 0) return loan
  const values = { ...loan.values }
  for (const key of keys) if (!key.includes(' ')) change(values, key, additions[key]!)
  const lists = keys.some((key) => key.includes(' ')) ? changedLists(loan.lists, additions) : loan.lists
  return { ...loan, values, lists, malformed: loan.malformed.filter(({ key }) => !additions[key]) }
}

function change(values: Record<string, Given>, key: string, { value, source, reason }: Addition): void {
  const was = values[key]
  if (value === '') delete values[key]
  else values[key] = { value, source, ...(reason ? { reason } : {}), ...(was ? { was } : {}) }
}

function changedLists(lists: Loan['lists'], additions: Additions): Loan['lists'] {
  return Object.fromEntries(
    Object.entries(lists).map(([name, entries]) => [
      name,
      entries.map((entry) => {
        const values = { ...entry.values }
        for (const key of Object.keys(values)) {
          const addition = additions[entryKey(entry, key)]
          if (addition) change(values, key, addition)
        }
        return { ...entry, values, lists: changedLists(entry.lists, additions) }
      }),
    ]),
  )
}

/** A value that a person put in the place of one of the file. */
export interface Correction {
  /** For `Additions`. */
  key: string
  /** For the label and the mask. */
  name: string
  was: string
  value: string
  reason: string
}

export function correctionsOf(loan: Loan): Correction[] {
  const found: Correction[] = []
  const look = (
    values: Readonly<Record<string, Given>>,
    at: (key: string) => [key: string, name: string],
  ) => {
    for (const [field, { value, was, reason }] of Object.entries(values))
      if (was) {
        const [key, name] = at(field)
        found.push({ key, name, was: was.value, value, reason: reason ?? '' })
      }
  }
  const enter = (lists: Loan['lists'], before: string) => {
    for (const [list, entries] of Object.entries(lists))
      for (const entry of entries) {
        look(entry.values, (key) => [entryKey(entry, key), `${before}${list}.${key}`])
        enter(entry.lists, `${before}${list}.`)
      }
  }
  look(loan.values, (key) => [key, key])
  enter(loan.lists, '')
  return found
}

/** How a list names a loan before anything personal is shown. */
export const loanName = (loan: Loan): string =>
  loan.values.loanIdentifier?.value ?? (loan.number === 1 ? loan.file : `${loan.file}, loan ${loan.number}`)
