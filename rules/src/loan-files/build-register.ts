import { checkUli, makeUli } from '../hmda/check-digit.ts'
import { LOAN_FIELDS as REGISTER_FIELDS } from '../hmda/loan-fields.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Loan, loanName, type Source } from './loan.ts'
import { labelOf } from './loan-field-names.ts'
import { type RegisterField, type RegisterValue, registerValues } from './register-values.ts'

/** A value of the loan from which a field is made. */
export interface RegisterOrigin {
  label: string
  /** Nothing for a list, such as the charges. */
  value: string | null
  source: Source | null
}

export interface BuiltField {
  field: RegisterField
  /** As the register writes it; empty where a blank is the answer. */
  value: string
  citation: string
  from: RegisterOrigin[]
}

/** What the file says something of, and not enough to enter it. The field stays blank. */
export interface OpenField {
  field: RegisterField
  /** One of these. */
  choices: readonly string[]
  citation: string
  because: string
}

export interface BuiltRow {
  loan: string
  file: string
  filled: BuiltField[]
  open: OpenField[]
  /** Fields of which the file says nothing. */
  blank: RegisterField[]
  /** The row, its fields divided by |. */
  line: string
}

/** What is between the LEI and the check digits. */
const LEI_LENGTH = 20

const BECAUSE: Partial<Record<RegisterField, string>> = {
  loanPurpose: 'The file does not say which kind of refinance it is.',
  propertyValue: 'The file does not say which value the credit decision relied on.',
  businessOrCommercialPurpose:
    'The file does not say, and the HMDA Platform rejects a row whose last field is blank.',
  nmlsrIdentifier: 'The file names a contact, who need not be the loan originator.',
  uli: 'A ULI may contain only letters and digits, with at most 23 between the LEI and the check digits.',
}

/** Two days may be entered, and the first is the usual one. */
const FIRST_IS_USUAL: ReadonlySet<RegisterField> = new Set(['actionTakenDate'])

/**
 * A row of the register for each loan, with what its file holds (12 CFR 1003.4(a)). What a file does not hold stays
 * blank; only a Closing Disclosure counts as a loan that closed. An LEI that is given begins each row and its identifier.
 */
export function buildRegister(loans: readonly Loan[], data: LoanTestData, lei = ''): BuiltRow[] {
  return loans.map((loan) => builtRow(loan, data, lei.trim().toUpperCase()))
}

/** The rows as the official file has them, without a transmittal sheet. */
export const registerText = (rows: readonly BuiltRow[]): string =>
  rows.map(({ line }) => `${line}\r\n`).join('')

/** Nothing, or why it is no Legal Entity Identifier. */
export const leiProblem = (lei: string): string | undefined =>
  /^[0-9a-z]{20}$/i.test(lei.trim())
    ? undefined
    : `An LEI has ${LEI_LENGTH} letters and digits; "${lei.trim().slice(0, 40)}" does not.`

function builtRow(loan: Loan, data: LoanTestData, lei: string): BuiltRow {
  const filled: BuiltField[] = []
  const open: OpenField[] = []
  for (const value of [
    ...identifierValues(loan, lei),
    ...registerValues(loan, data),
    ...contactOf(loan),
    ...purposeOf(loan),
  ]) {
    const { field, values, citation } = value
    if (BECAUSE[field] !== undefined && (values.length !== 1 || field === 'nmlsrIdentifier'))
      open.push({ field, choices: values, citation, because: BECAUSE[field] })
    else if (values.length === 1 || FIRST_IS_USUAL.has(field))
      filled.push({ field, value: cell(values[0]!), citation, from: originsOf(value, loan) })
  }
  const known = new Map(filled.map(({ field, value }) => [field, value]))
  const named = new Set([...known.keys(), ...open.map(({ field }) => field)])
  return {
    ...{ loan: loanName(loan), file: loan.file, filled, open },
    blank: REGISTER_FIELDS.filter((field) => !named.has(field)),
    line: REGISTER_FIELDS.map((field) => known.get(field) ?? '').join('|'),
  }
}

/** A value of a file that would end the field or the row. */
const cell = (value: string) => value.replace(/[|\r\n\t]+/g, ' ').trim()

/** Of a list, the place where it begins. */
function originsOf({ uses }: RegisterValue, { values, lists }: Loan): RegisterOrigin[] {
  const origins = new Map<string, RegisterOrigin>()
  for (const name of uses) {
    const [list, inner] = name.split('.') as [string, string?]
    if (inner === undefined) {
      const given = values[name]
      origins.set(name, {
        ...{ label: labelOf(name), value: given?.value ?? null },
        source: given?.source ?? null,
      })
    } else if (!origins.has(list)) {
      const source = Object.values(lists[list]?.[0]?.values ?? {})[0]?.source
      origins.set(list, { label: LISTS[list] ?? list, value: null, source: source ?? null })
    }
  }
  return [...origins.values()]
}

const LISTS: Readonly<Record<string, string>> = {
  fees: 'Fees',
  prepaids: 'Prepaid items',
  escrowItems: 'Escrow items',
  sections: 'Totals of sections',
  projectedPayments: 'Projected payments',
  identifiers: 'Loan identifiers',
  parties: 'Parties',
  rateChanges: 'Rate changes',
  paymentChanges: 'Payment changes',
}

/** The identifier of the file where it has one; otherwise the LEI with the loan number and its check digits. */
function identifierValues(loan: Loan, lei: string): RegisterValue[] {
  const own = (loan.lists.identifiers ?? []).find(
    ({ values }) => values.loanIdentifierType?.value === 'UniversalLoan',
  )?.values.loanIdentifier?.value
  const uses = ['loanIdentifier']
  const rows: RegisterValue[] = [{ field: 'recordIdentifier', values: ['2'], citation: RECORD, uses: [] }]
  if (own !== undefined && checkUli(own) === undefined)
    return [
      ...rows,
      {
        field: 'lei',
        values: [own.slice(0, LEI_LENGTH)],
        citation: LEI,
        uses: ['identifiers.loanIdentifier'],
      },
      { field: 'uli', values: [own], citation: ULI, uses: ['identifiers.loanIdentifier'] },
    ]
  if (lei === '') return rows
  rows.push({ field: 'lei', values: [lei], citation: LEI, uses: [] })
  const number = loan.values.loanIdentifier?.value
  if (number === undefined) return rows
  const made = makeUli(lei + number.toUpperCase())
  return [...rows, { field: 'uli', values: made.ok ? [made.uli] : [], citation: ULI, uses }]
}

const RECORD = '1003.5(a)'
const LEI = '1003.4(a)(1)(i)(A)'
const ULI = '1003.4(a)(1)(i)'

/** The last field of a row, where no disclosure says that the loan is for consumers. */
const purposeOf = ({ kind }: Loan): RegisterValue[] =>
  kind === 'closing_disclosure' || kind === 'loan_estimate'
    ? []
    : [
        {
          ...{ field: 'businessOrCommercialPurpose', values: ['1', '2'] },
          ...{ citation: '1003.4(a)(38)', uses: [] },
        },
      ]

/** The license numbers of the persons whom the Closing Disclosure names as contacts of lender and broker. */
function contactOf(loan: Loan): RegisterValue[] {
  const numbers = (loan.lists.parties ?? [])
    .filter(({ values }) => values.firstName !== undefined || values.lastName !== undefined)
    .flatMap(({ lists }) => lists.roles ?? [])
    .filter(({ values }) => ['NotePayTo', 'MortgageBroker'].includes(values.partyRoleType?.value ?? ''))
    .flatMap(({ lists }) => lists.licenses ?? [])
    .flatMap(({ values }) =>
      /nationwidelicensing/i.test(values.licenseIdentifierIdentifierOwnerURI?.value ?? '') &&
      values.licenseIdentifier
        ? [values.licenseIdentifier.value]
        : [],
    )
  return numbers.length === 0
    ? []
    : [
        {
          field: 'nmlsrIdentifier',
          values: [...new Set(numbers)],
          citation: '1003.4(a)(34)',
          uses: ['parties.roles.licenses.licenseIdentifier'],
        },
      ]
}
