import { hasValidCheckDigit } from './check-digit.ts'
import { type EditRule, either, must, rule, special } from './edit-rules.ts'
import { LISTED, NA, NA_ANY_CASE, NUMBER } from './field-sets.ts'
import { F } from './loan-fields.ts'
import type { LoanRow } from './loan-row.ts'
import { stateIndex, stateNumber } from './states.ts'

const ULI_FROM = 23
const ULI_TO = 45

function hasOnlyLettersAndDigits({ bytes, start, end }: LoanRow, field: number): boolean {
  for (let at = start[field]!; at < end[field]!; at++) {
    const byte = bytes[at]!
    const letter = byte | 32
    if (!((byte >= 48 && byte <= 57) || (letter >= 97 && letter <= 122))) return false
  }
  return true
}

/** Characters, not bytes: text beyond ASCII is counted as the service counts it. */
export function characters(row: LoanRow, field: number): number {
  for (let at = row.start[field]!; at < row.end[field]!; at++)
    if (row.bytes[at]! > 127) return row.text(field).length
  return row.length(field)
}

/** Compares without regard to case. */
export function sameIgnoringCase({ bytes, start, end }: LoanRow, field: number, upper: string): boolean {
  if (end[field]! - start[field]! !== upper.length) return false
  for (let at = 0; at < upper.length; at++) {
    let byte = bytes[start[field]! + at]!
    if (byte >= 97 && byte <= 122) byte -= 32
    if (byte !== upper.charCodeAt(at)) return false
  }
  return true
}

const isNull = (row: LoanRow) => {
  const length = row.length(F.uli)
  if (length === 0) return true
  return length <= 6 && /^(exempt|na|1111)$/i.test(row.text(F.uli))
}

const countyMatchesTract = ({ bits, value }: LoanRow) =>
  value[F.censusTract] === value[F.county] && (bits[F.county]! & LISTED) !== 0

/** Identifiers, dates and place: S300, S301, V600, V608 to V627, V716. */
export const LOAN_RULES: readonly EditRule[] = [
  special('S300', ({ value }) => value[F.recordIdentifier] !== 2),
  special('S301', (row, { sheetLei }) => sheetLei !== undefined && !sameIgnoringCase(row, F.lei, sheetLei)),
  special('V600', (row) => characters(row, F.lei) !== 20),
  special('V608-1', (row) => {
    const length = characters(row, F.uli)
    return length >= ULI_FROM && (length > ULI_TO || !hasOnlyLettersAndDigits(row, F.uli))
  }),
  special(
    'V608-2',
    (row) => characters(row, F.uli) < ULI_FROM && (isNull(row) || !hasOnlyLettersAndDigits(row, F.uli)),
  ),
  special('V609', (row) => {
    const length = characters(row, F.uli)
    if (length < ULI_FROM) return false
    return length > ULI_TO || !hasValidCheckDigit(row.bytes, row.start[F.uli]!, row.end[F.uli]!)
  }),
  must('V610-1', 'applicationDate NA wellFormed'),
  either('V610-2', 'actionTaken 6', 'applicationDate NA'),
  must('V611', 'loanType listed'),
  must('V612-1', 'loanPurpose listed'),
  rule('V612-2', 'preapproval 1', 'loanPurpose 1'),
  must('V613-1', 'preapproval 1 2'),
  rule('V613-2', 'actionTaken 7 8', 'preapproval 1'),
  rule('V613-3', 'actionTaken 3 4 5 6', 'preapproval 2'),
  rule('V613-4', 'preapproval 1', 'actionTaken 1 2 7 8'),
  rule('V614-1', 'loanPurpose 2 31 32 4 5', 'preapproval 2'),
  rule('V614-2', 'multifamilyAffordableUnits number', 'preapproval 2'),
  rule('V614-3', 'reverseMortgage 1', 'preapproval 2'),
  rule('V614-4', 'openEndLineOfCredit 1', 'preapproval 2'),
  must('V615-1', 'constructionMethod 1 2'),
  rule('V615-2', 'manufacturedHomeLandInterest 1 2 3 4', 'constructionMethod 2'),
  rule('V615-3', 'manufacturedHomeSecuredProperty 1 2', 'constructionMethod 2'),
  must('V616', 'occupancyType 1 2 3'),
  must('V617', 'loanAmount notNegative'),
  must('V618', 'actionTaken listed'),
  must('V619-1', 'actionTakenDate wellFormed'),
  special('V619-2', ({ value }, { year }) => Math.floor(value[F.actionTakenDate]! / 10_000) !== year),
  special('V619-3', ({ bits, value }) => {
    if ((bits[F.applicationDate]! & NA) !== 0) return false
    if (value[F.actionTaken]! === 6 || value[F.actionTaken]! < 1 || value[F.actionTaken]! > 8) return false
    return !(value[F.actionTakenDate]! >= value[F.applicationDate]!)
  }),
  must('V620', 'streetAddress filled'),
  must('V621', 'city filled'),
  rule('V622', 'streetAddress !NA Exempt', 'city !NA, state !NA, zipCode !NA'),
  must('V623', 'state NA listed'),
  must('V624', 'zipCode NA Exempt wellFormed'),
  must('V625-1', 'censusTract naAnyCase wellFormed'),
  must('V625-2', 'censusTract naAnyCase listed'),
  must('V626', 'county NA listed'),
  special(
    'V627',
    (row) =>
      (row.bits[F.county]! & NA) === 0 && (row.bits[F.censusTract]! & NA) === 0 && !countyMatchesTract(row),
    'geography',
  ),
  special(
    'V716',
    ({ bits, value, bytes, start, end }) => {
      if ((bits[F.county]! & NA_ANY_CASE) !== 0 || (bits[F.state]! & NA_ANY_CASE) !== 0) return false
      if ((bits[F.county]! & LISTED) === 0) return true
      const from = start[F.state]!
      if (end[F.state]! - from !== 2) return true
      const state = stateIndex(bytes[from]!, bytes[from + 1]!)
      return state === 0 || Math.floor(value[F.county]! / 1000) !== stateNumber(state)
    },
    'geography',
  ),
]

export const isNumber = (row: LoanRow, field: number): boolean => (row.bits[field]! & NUMBER) !== 0
