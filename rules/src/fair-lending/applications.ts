import { F, LOAN_FIELDS, type LoanField } from '../hmda/loan-fields.ts'

/** What a group is compared by. */
export const BASES = ['ethnicity', 'race', 'sex', 'age'] as const
export type Basis = (typeof BASES)[number]

export const COMPARISON: Readonly<Record<Basis, string>> = {
  ethnicity: 'Not Hispanic or Latino',
  race: 'White',
  sex: 'Male',
  age: 'Under 62',
}

export const GROUPS: Readonly<Record<Basis, readonly string[]>> = {
  ethnicity: ['Hispanic or Latino', 'Joint'],
  race: [
    'American Indian or Alaska Native',
    'Asian',
    'Black or African American',
    'Native Hawaiian or Other Pacific Islander',
    '2 or more minority races',
    'Joint',
  ],
  sex: ['Female', 'Joint'],
  age: ['62 or over'],
}

/** Written beside the tables, so that nobody has to guess how the groups came about. */
export const GROUP_RULES: Readonly<Record<Basis, string>> = {
  ethnicity:
    'One group for an application, from the ethnicity of applicant and co-applicant (12 CFR part 1003, appendix B). Joint is one Hispanic or Latino person with one who is not.',
  race: 'One group for an application. White beside one minority race counts as the minority race; two or more minority races are a group of their own; Joint is a white applicant with a minority co-applicant or the other way around (12 CFR part 1003, appendix B).',
  sex: 'One group for an application. Joint is an application of a man and a woman, or of a person who chose both.',
  age: 'By the age of the applicant. A person of 62 or over is elderly under 12 CFR 1002.2(o).',
}

export const OUTCOMES = {
  originated: 1,
  approvedNotAccepted: 2,
  denied: 3,
  withdrawn: 4,
  incomplete: 5,
} as const

export interface Application {
  /** Line in the file, counted from 1. */
  line: number
  uli: string
  action: number
  /** Missing where it was not provided, or is not a natural person's. */
  groups: Readonly<Partial<Record<Basis, string>>>
  income: number | undefined
  loanAmount: number | undefined
  debtToIncome: number | undefined
  loanToValue: number | undefined
  creditScore: number | undefined
  loanTerm: number | undefined
  rateSpread: number | undefined
  interestRate: number | undefined
  totalLoanCosts: number | undefined
  originationCharges: number | undefined
  discountPoints: number | undefined
  lenderCredits: number | undefined
  loanType: string
  loanPurpose: string
  occupancy: string
  lien: string
  county: string
  tract: string
  originator: string
  /** Automated underwriting: what each system answered. */
  ausResults: readonly string[]
  /** The first answer, or blank. */
  ausResult: string
  /** Nobody relied on income, as the register says with "NA". */
  isIncomeNotRelied: boolean
  hoepa: string
  introductoryRate: number | undefined
  prepaymentPenalty: number | undefined
  interestOnly: string
  balloon: string
  negativeAmortization: string
  /** Whole days from application to action. */
  days: number | undefined
  month: string
  denialReasons: readonly string[]
}

export interface ReadApplications {
  /** Of the institution, as its first readable row says. */
  lei: string | undefined
  /** As the transmittal sheet says; blank without one. */
  institution: string
  year: string
  applications: Application[]
  rows: number
  /** Purchased loans and preapproval requests, which are not applications of this kind. */
  leftOut: { because: string; rows: number }[]
}

export class UnreadableRegister extends Error {
  override readonly name = 'UnreadableRegister'
}

const LEFT_OUT: Readonly<Record<string, string>> = {
  '6': 'purchased loans',
  '7': 'preapproval requests that were denied',
  '8': 'preapproval requests that were approved and not accepted',
}
const BUSINESS = 'loans for a business or commercial purpose'
const UNREADABLE = 'rows that cannot be read'

/** Reads the loan rows of a register as it is filed. */
export function readApplications(text: string): ReadApplications {
  const applications: Application[] = []
  const left = new Map<string, number>()
  const leaveOut = (because: string) => left.set(because, (left.get(because) ?? 0) + 1)
  const row = new Row(text)
  let rows = 0
  let lei: string | undefined
  let line = 0
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    line++
    end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    if (!text.startsWith('2|', start)) {
      if (line > 1 && text.slice(start, end).trim() !== '') leaveOut(UNREADABLE)
      continue
    }
    rows++
    if (!row.moveTo(start, end)) {
      leaveOut(UNREADABLE)
      continue
    }
    lei ??= row.at('lei')
    const action = row.at('actionTaken')
    const because = LEFT_OUT[action] ?? (row.at('businessOrCommercialPurpose') === '1' ? BUSINESS : undefined)
    if (because) leaveOut(because)
    else if (!/^[1-5]$/.test(action)) leaveOut(UNREADABLE)
    else applications.push(readApplication(row.at, line))
  }
  if (rows === 0)
    throw new UnreadableRegister(
      'The file has no loan rows. A register has rows of 110 fields that begin with "2|".',
    )
  return {
    lei,
    ...sheetOf(text),
    applications,
    rows,
    leftOut: [...left].map(([because, count]) => ({ because, rows: count })),
  }
}

function sheetOf(text: string): { institution: string; year: string } {
  const [kind, institution = '', year = ''] = text.slice(0, text.search(/[\r\n]|$/)).split('|', 3)
  if (kind?.replace('\uFEFF', '') !== '1') return { institution: '', year: '' }
  return { institution: institution.trim(), year: /^\d{4}$/.test(year.trim()) ? year.trim() : '' }
}

/** One row of a register. Only the fields that are asked for are cut out: a row has twice as many. */
class Row {
  readonly #text: string
  readonly #starts = new Uint32Array(LOAN_FIELDS.length + 1)

  constructor(text: string) {
    this.#text = text
  }

  /** False where the line has not as many fields as a loan row. */
  moveTo(start: number, end: number): boolean {
    let fields = 0
    for (let at = start; at <= end; fields++) {
      if (fields === LOAN_FIELDS.length) return false
      this.#starts[fields] = at
      const bar = this.#text.indexOf('|', at)
      at = (bar < 0 || bar > end ? end : bar) + 1
    }
    this.#starts[fields] = end + 1
    return fields === LOAN_FIELDS.length
  }

  readonly at = (field: LoanField): string => {
    const place = F[field]
    return this.#text.slice(this.#starts[place], this.#starts[place + 1]! - 1).trim()
  }
}

type At = (field: LoanField) => string

function readApplication(at: At, line: number): Application {
  const age = codedNumber(at('applicantAge'))
  const applied = dayOf(at('applicationDate'))
  const decided = dayOf(at('actionTakenDate'))
  return {
    line,
    uli: at('uli'),
    action: Number(at('actionTaken')),
    groups: {
      ethnicity: ethnicityOf(at),
      race: raceOf(at),
      sex: sexOf(at),
      age: age === undefined || age > 130 ? undefined : age >= 62 ? '62 or over' : 'Under 62',
    },
    income: number(at('income')),
    loanAmount: number(at('loanAmount')),
    debtToIncome: codedNumber(at('debtToIncomeRatio')),
    loanToValue: codedNumber(at('combinedLoanToValueRatio')),
    creditScore: codedNumber(at('applicantCreditScore')),
    loanTerm: codedNumber(at('loanTerm')),
    rateSpread: codedNumber(at('rateSpread')),
    interestRate: codedNumber(at('interestRate')),
    totalLoanCosts: number(at('totalLoanCosts')),
    originationCharges: number(at('originationCharges')),
    discountPoints: number(at('discountPoints')) ?? blankIsZero(at('discountPoints')),
    lenderCredits: number(at('lenderCredits')) ?? blankIsZero(at('lenderCredits')),
    loanType: at('loanType'),
    loanPurpose: at('loanPurpose'),
    occupancy: at('occupancyType'),
    lien: at('lienStatus'),
    county: at('county'),
    tract: at('censusTract'),
    originator: at('nmlsrIdentifier'),
    ausResults: five('ausResult', at),
    ausResult: at('ausResult1'),
    isIncomeNotRelied: at('income').toUpperCase() === 'NA' && at('debtToIncomeRatio').toUpperCase() === 'NA',
    hoepa: at('hoepaStatus'),
    introductoryRate: codedNumber(at('introductoryRatePeriod')),
    prepaymentPenalty: codedNumber(at('prepaymentPenaltyTerm')),
    interestOnly: at('interestOnlyPayments'),
    balloon: at('balloonPayment'),
    negativeAmortization: at('negativeAmortization'),
    days:
      applied !== undefined && decided !== undefined && decided >= applied ? decided - applied : undefined,
    month: /^\d{6}/.test(at('actionTakenDate'))
      ? `${at('actionTakenDate').slice(0, 4)}-${at('actionTakenDate').slice(4, 6)}`
      : '',
    denialReasons: (['denialReason1', 'denialReason2', 'denialReason3', 'denialReason4'] as const)
      .map(at)
      .filter((reason) => /^[1-9]$/.test(reason)),
  }
}

/** "NA", "Exempt", and blank are no figures. */
function number(text: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** In fields that have codes beside figures, 1111, 7777, 8888, and 9999 are no figures. */
const codedNumber = (text: string): number | undefined =>
  /^(1111|7777|8888|9999)$/.test(text) ? undefined : number(text)

const blankIsZero = (text: string) => (text === '' ? 0 : undefined)

function dayOf(text: string): number | undefined {
  if (!/^\d{8}$/.test(text)) return undefined
  const time = Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6, 8)))
  return Number.isNaN(time) ? undefined : time / 86_400_000
}

const five = (prefix: string, at: At): string[] =>
  [1, 2, 3, 4, 5].map((place) => at(`${prefix}${place}` as LoanField)).filter((code) => code !== '')

const isHispanic = (code: string) => /^1[1-4]?$/.test(code)

function ethnicityOf(at: At): string | undefined {
  const own = ethnicity(five('applicantEthnicity', at))
  if (!own) return undefined
  const other = ethnicity(five('coApplicantEthnicity', at))
  return other && other !== own ? 'Joint' : own
}

function ethnicity(codes: readonly string[]): string | undefined {
  const hispanic = codes.some(isHispanic)
  const not = codes.includes('2')
  if (hispanic && not) return 'Joint'
  return hispanic ? 'Hispanic or Latino' : not ? 'Not Hispanic or Latino' : undefined
}

const RACES: readonly [pattern: RegExp, name: string][] = [
  [/^1$/, 'American Indian or Alaska Native'],
  [/^2[1-7]?$/, 'Asian'],
  [/^3$/, 'Black or African American'],
  [/^4[1-4]?$/, 'Native Hawaiian or Other Pacific Islander'],
]

interface Races {
  white: boolean
  minority: readonly string[]
}

function races(codes: readonly string[]): Races | undefined {
  const white = codes.includes('5')
  const minority = RACES.filter(([pattern]) => codes.some((code) => pattern.test(code))).map(
    ([, name]) => name,
  )
  return white || minority.length > 0 ? { white, minority } : undefined
}

function raceOf(at: At): string | undefined {
  const own = races(five('applicantRace', at))
  if (!own) return undefined
  const other = races(five('coApplicantRace', at))
  const isWhite = (person: Races) => person.minority.length === 0
  if (other && isWhite(own) !== isWhite(other)) return 'Joint'
  if (isWhite(own)) return 'White'
  return own.minority.length > 1 ? '2 or more minority races' : own.minority[0]
}

function sexOf(at: At): string | undefined {
  const own = at('applicantSex')
  const other = at('coApplicantSex')
  if (own === '6') return 'Joint'
  if (own !== '1' && own !== '2') return undefined
  if (other === '6' || ((other === '1' || other === '2') && other !== own)) return 'Joint'
  return own === '1' ? 'Male' : 'Female'
}
