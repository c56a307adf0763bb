import FIELDS from '../hmda-data/loan-fields.json' with { type: 'json' }
import SHEET from '../hmda-data/sheet-fields.json' with { type: 'json' }
import { LOAN_FIELDS, type LoanField } from './loan-fields.ts'

const SPECIAL: Record<string, string> = {
  lei: 'LEI',
  uli: 'ULI',
  zipCode: 'ZIP Code',
  hoepaStatus: 'HOEPA status',
  nmlsrIdentifier: 'NMLSR ID',
  combinedLoanToValueRatio: 'CLTV',
  debtToIncomeRatio: 'DTI',
  ausOther: 'other AUS',
  ausResultOther: 'other AUS result',
  taxId: 'tax ID',
  recordIdentifier: 'record identifier',
  contactZip: 'contact ZIP Code',
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A field's name in a few words, in lower case within a sentence. */
export function fieldWords(field: string): string {
  const special = SPECIAL[field]
  if (special) return special
  const aus = /^(aus|ausResult)([1-5])$/.exec(field)
  if (aus) return `${aus[1] === 'aus' ? 'AUS' : 'AUS result'} ${aus[2]}`
  return field
    .replace(/^coApplicant/, 'co-applicant')
    .replace(/Observed$/, ' observed')
    .replace(/Other(Native|Asian|Pacific)?$/, (_, kind?: string) => ` text${kind ? ` (${kind})` : ''}`)
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/([a-z])(\d)/g, '$1 $2')
}

export const fieldTitle = (field: string): string => capital(fieldWords(field))

interface FieldEntry {
  name: string
  label: string
  reader: string
  codes?: string[][]
  length?: number
  na?: boolean
  exempt?: string | null
  blank?: boolean
  example?: string
}
const BY_NAME = new Map((FIELDS as FieldEntry[]).map((entry) => [entry.name, entry]))
const SHEET_BY_NAME = new Map((SHEET as FieldEntry[]).map((entry) => [entry.name, entry]))

export const officialLabel = (field: string): string =>
  (BY_NAME.get(field) ?? SHEET_BY_NAME.get(field))?.label ?? field
export const fieldCodes = (field: string): readonly (readonly string[])[] => BY_NAME.get(field)?.codes ?? []
export const fieldExample = (field: string): string | undefined => BY_NAME.get(field)?.example
export const mayBeBlank = (field: string): boolean => BY_NAME.get(field)?.blank ?? false
export const mayBeNa = (field: string): boolean => BY_NAME.get(field)?.na ?? false
export const exemptValue = (field: string): string | undefined => BY_NAME.get(field)?.exempt ?? undefined

/** What a reported value means: a code with its label, an amount, a date in words. */
export function valueWords(field: LoanField, value: string): string {
  if (value === '') return 'blank'
  const label = fieldCodes(field).find(([code]) => code === value)?.[1]
  if (label) return `${value} (${label})`
  if (/Date$/.test(field) && /^\d{8}$/.test(value)) return dayWords(value)
  if (value === 'NA') return 'not applicable'
  if (value === 'Exempt') return 'left out under the partial exemption'
  return measured(field, value) ?? value
}

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 20260221 as Feb 21, 2026; what is no day stays as it is. */
function dayWords(value: string): string {
  const month = MONTH_NAMES[Number(value.slice(4, 6)) - 1]
  const day = Number(value.slice(6))
  return month && day >= 1 && day <= 31 ? `${month} ${day}, ${value.slice(0, 4)}` : value
}

const DOLLARS =
  /^(loanAmount|propertyValue|total(LoanCosts|PointsAndFees)|originationCharges|discountPoints|lenderCredits)$/
const PERCENT = /^(interestRate|debtToIncomeRatio|combinedLoanToValueRatio)$/
const MONTHS = /^(prepaymentPenaltyTerm|loanTerm|introductoryRatePeriod)$/

/** A number with its unit; nothing for text and for what is no number. */
function measured(field: LoanField, value: string): string | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return undefined
  const number = Number(value)
  const dollars = (amount: number) =>
    amount.toLocaleString('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    })
  if (DOLLARS.test(field)) return dollars(number)
  if (field === 'income') return `${dollars(number * 1000)} a year`
  if (PERCENT.test(field)) return `${value}%`
  if (field === 'rateSpread') return `${value} percentage points over the average prime offer rate`
  if (MONTHS.test(field)) {
    const [years, months] = [Math.floor(number / 12), number % 12]
    if (!Number.isInteger(number) || years === 0) return `${value} months`
    return `${value} months, ${years} ${years === 1 ? 'year' : 'years'}${months > 0 ? ` and ${months}` : ''}`
  }
  if (/Age$/.test(field)) return `${value} years old`
  return undefined
}

/** Paragraph of Regulation C that asks for the field. */
const PARAGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/^(recordIdentifier|lei)$/, '1003.5(a)(3)'],
  [/^uli$/, '1003.4(a)(1)(i)'],
  [/^applicationDate$/, '1003.4(a)(1)(ii)'],
  [/^loanType$/, '1003.4(a)(2)'],
  [/^loanPurpose$/, '1003.4(a)(3)'],
  [/^preapproval$/, '1003.4(a)(4)'],
  [/^constructionMethod$/, '1003.4(a)(5)'],
  [/^occupancyType$/, '1003.4(a)(6)'],
  [/^loanAmount$/, '1003.4(a)(7)'],
  [/^actionTaken$/, '1003.4(a)(8)(i)'],
  [/^actionTakenDate$/, '1003.4(a)(8)(ii)'],
  [/^(streetAddress|city|zipCode)$/, '1003.4(a)(9)(i)'],
  [/^state$/, '1003.4(a)(9)(ii)(A)'],
  [/^county$/, '1003.4(a)(9)(ii)(B)'],
  [/^censusTract$/, '1003.4(a)(9)(ii)(C)'],
  [/Ethnicity|Race|Sex/, '1003.4(a)(10)(i)'],
  [/Age$/, '1003.4(a)(10)(ii)'],
  [/^income$/, '1003.4(a)(10)(iii)'],
  [/^purchaserType$/, '1003.4(a)(11)'],
  [/^rateSpread$/, '1003.4(a)(12)'],
  [/^hoepaStatus$/, '1003.4(a)(13)'],
  [/^lienStatus$/, '1003.4(a)(14)'],
  [/CreditScore/, '1003.4(a)(15)'],
  [/^denialReason/, '1003.4(a)(16)'],
  [/^totalLoanCosts$/, '1003.4(a)(17)(i)'],
  [/^totalPointsAndFees$/, '1003.4(a)(17)(ii)'],
  [/^originationCharges$/, '1003.4(a)(18)'],
  [/^discountPoints$/, '1003.4(a)(19)'],
  [/^lenderCredits$/, '1003.4(a)(20)'],
  [/^interestRate$/, '1003.4(a)(21)'],
  [/^prepaymentPenaltyTerm$/, '1003.4(a)(22)'],
  [/^debtToIncomeRatio$/, '1003.4(a)(23)'],
  [/^combinedLoanToValueRatio$/, '1003.4(a)(24)'],
  [/^loanTerm$/, '1003.4(a)(25)'],
  [/^introductoryRatePeriod$/, '1003.4(a)(26)'],
  [
    /^(balloonPayment|interestOnlyPayments|negativeAmortization|otherNonAmortizingFeatures)$/,
    '1003.4(a)(27)',
  ],
  [/^propertyValue$/, '1003.4(a)(28)'],
  [/^manufacturedHomeSecuredProperty$/, '1003.4(a)(29)'],
  [/^manufacturedHomeLandInterest$/, '1003.4(a)(30)'],
  [/^totalUnits$/, '1003.4(a)(31)'],
  [/^multifamilyAffordableUnits$/, '1003.4(a)(32)'],
  [/^submissionOfApplication$/, '1003.4(a)(33)(i)'],
  [/^initiallyPayable$/, '1003.4(a)(33)(ii)'],
  [/^nmlsrIdentifier$/, '1003.4(a)(34)'],
  [/^aus/, '1003.4(a)(35)'],
  [/^reverseMortgage$/, '1003.4(a)(36)'],
  [/^openEndLineOfCredit$/, '1003.4(a)(37)'],
  [/^businessOrCommercialPurpose$/, '1003.4(a)(38)'],
]

export function paragraphOf(field: string): string {
  if (!(LOAN_FIELDS as readonly string[]).includes(field)) return '12 CFR 1003.5(a)(3)'
  return `12 CFR ${PARAGRAPHS.find(([pattern]) => pattern.test(field))![1]}`
}
