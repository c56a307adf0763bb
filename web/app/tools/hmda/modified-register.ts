import { F, LOAN_FIELDS, type LoanField } from '@plumbline/rules/hmda/loan-fields.ts'

/** Fields that the published modified register leaves out (policy guidance, 84 FR 649: identifiers, dates, address, scores, underwriting results, free text). */
const LEFT_OUT: readonly LoanField[] = [
  'uli',
  'applicationDate',
  'actionTakenDate',
  'streetAddress',
  'city',
  'zipCode',
  'applicantCreditScore',
  'coApplicantCreditScore',
  'applicantEthnicityOther',
  'coApplicantEthnicityOther',
  'applicantRaceOtherNative',
  'applicantRaceOtherAsian',
  'applicantRaceOtherPacific',
  'coApplicantRaceOtherNative',
  'coApplicantRaceOtherAsian',
  'coApplicantRaceOtherPacific',
  'applicantCreditScoreModelOther',
  'coApplicantCreditScoreModelOther',
  'denialReasonOther',
  'ausOther',
  'ausResultOther',
  'nmlsrIdentifier',
  'ausResult1',
  'ausResult2',
  'ausResult3',
  'ausResult4',
  'ausResult5',
]
const MIDPOINT: readonly LoanField[] = ['loanAmount', 'propertyValue']
const TEN_THOUSAND = 10_000
const AGES: readonly (readonly [number, string])[] = [
  [25, '<25'],
  [35, '25-34'],
  [45, '35-44'],
  [55, '45-54'],
  [65, '55-64'],
  [75, '65-74'],
]

function ageBand(value: string): string {
  const age = Number(value)
  if (!/^\d+$/.test(value) || age >= 1111) return value
  return AGES.find(([below]) => age < below)?.[1] ?? '>74'
}

function unitBand(value: string): string {
  const units = Number(value)
  if (!/^\d+$/.test(value) || units < 5) return value
  if (units < 25) return '5-24'
  if (units < 50) return '25-49'
  if (units < 100) return '50-99'
  return units < 150 ? '100-149' : '>149'
}

function ratioBand(value: string): string {
  const ratio = Number(value)
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value
  if (ratio < 20) return '<20%'
  if (ratio < 30) return '20%-<30%'
  if (ratio < 36) return '30%-<36%'
  if (ratio < 50) return String(Math.floor(ratio))
  return ratio < 60 ? '50%-60%' : '>60%'
}

/** One row of the modified register, for an institution's own comparison. */
export function modifiedRow(values: readonly string[]): string {
  return LOAN_FIELDS.flatMap((field, at) => {
    const value = values[at] ?? ''
    if (LEFT_OUT.includes(field)) return []
    if (MIDPOINT.includes(field) && /^\d+(\.\d+)?$/.test(value))
      return [String(Math.floor(Number(value) / TEN_THOUSAND) * TEN_THOUSAND + TEN_THOUSAND / 2)]
    if (at === F.applicantAge || at === F.coApplicantAge) return [ageBand(value)]
    if (at === F.totalUnits) return [unitBand(value)]
    if (at === F.debtToIncomeRatio) return [ratioBand(value)]
    return [value]
  }).join('|')
}
