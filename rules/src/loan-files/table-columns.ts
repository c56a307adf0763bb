import { plainName } from '../csv/csv-rows.ts'
import { LOAN_FIELDS } from './loan-fields.ts'

/** Name of a column in the file to the key of a field; an empty key leaves the column out. */
export type ColumnMapping = Readonly<Record<string, string>>

/** Headers that exports of origination systems use, in the form that `plainName` gives. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  loanamount: 'noteAmount',
  baseloanamount: 'noteAmount',
  originalloanamount: 'noteAmount',
  totalloanamount: 'noteAmount',
  interestrate: 'noteRatePercent',
  noterate: 'noteRatePercent',
  rate: 'noteRatePercent',
  term: 'loanMaturityPeriodCount',
  loanterm: 'loanMaturityPeriodCount',
  termmonths: 'loanMaturityPeriodCount',
  loannumber: 'loanIdentifier',
  loanid: 'loanIdentifier',
  loan: 'loanIdentifier',
  lien: 'lienPriorityType',
  lienposition: 'lienPriorityType',
  purpose: 'loanPurposeType',
  loanpurpose: 'loanPurposeType',
  loantype: 'mortgageType',
  apr: 'aprPercent',
  apor: 'averagePrimeOfferRatePercent',
  financecharge: 'feeSummaryTotalFinanceChargeAmount',
  amountfinanced: 'feeSummaryTotalAmountFinancedAmount',
  totalofpayments: 'feeSummaryTotalOfAllPaymentsAmount',
  tip: 'feeSummaryTotalInterestPercent',
  pointsandfees: 'regulationZTotalPointsAndFeesAmount',
  closing: 'closingDate',
  consummation: 'closingDate',
  consummationdate: 'closingDate',
  funding: 'disbursementDate',
  fundingdate: 'disbursementDate',
  lockdate: 'currentRateSetDate',
  ratelockdate: 'currentRateSetDate',
  ratesetdate: 'currentRateSetDate',
  applicationdate: 'applicationReceivedDate',
  cdissued: 'integratedDisclosureIssuedDate',
  cdissueddate: 'integratedDisclosureIssuedDate',
  cdsent: 'integratedDisclosureIssuedDate',
  cdreceived: 'closingDisclosureReceivedDate',
  lesent: 'loanEstimateSentDate',
  lereceived: 'loanEstimateReceivedDate',
  intenttoproceed: 'intentToProceedDate',
  firstpayment: 'firstPaymentDate',
  occupancy: 'occupancy',
  state: 'stateCode',
  pi: 'initialPrincipalAndInterestPaymentAmount',
  principalandinterest: 'initialPrincipalAndInterestPaymentAmount',
  saleprice: 'salesContractAmount',
  purchaseprice: 'salesContractAmount',
  index: 'indexValuePercent',
  margin: 'marginRatePercent',
}

const KEY_OF_NAME: ReadonlyMap<string, string> = new Map([
  ...LOAN_FIELDS.flatMap(({ key, label, paths }) => [
    [plainName(key), key] as const,
    [plainName(label), key] as const,
    ...paths.map((path) => [plainName(path.split('/').at(-1)!), key] as const),
  ]),
  ...Object.entries(COMMON_NAMES),
])

/** The field that a column most likely holds. */
export const fieldOfColumn = (name: string): string | undefined => KEY_OF_NAME.get(plainName(name))

/** The columns of an export that many institutions have. */
export interface ColumnPreset {
  id: string
  name: string
  /** A header without what the export puts before each of its columns. */
  bare: (header: string) => string
  keys: Readonly<Record<string, string>>
}

export const COLUMN_PRESETS: readonly ColumnPreset[] = [
  {
    id: 'encompass',
    name: 'Encompass field IDs',
    bare: (header) => header.trim().replace(/^(Fields?|Loan)\./i, ''),
    keys: {
      '364': 'loanIdentifier',
      '2': 'noteAmount',
      '3': 'noteRatePercent',
      '4': 'loanMaturityPeriodCount',
      '5': 'initialPrincipalAndInterestPaymentAmount',
      '11': 'addressLineText',
      '12': 'cityName',
      '14': 'stateCode',
      '15': 'postalCode',
      '19': 'loanPurposeType',
      '136': 'salesContractAmount',
      '356': 'propertyValuationAmount',
      '420': 'lienPriorityType',
      '608': 'amortizationType',
      '688': 'indexValuePercent',
      '689': 'marginRatePercent',
      '696': 'firstRateChangeMonthsCount',
      '748': 'closingDate',
      '761': 'currentRateSetDate',
      '799': 'aprPercent',
      '1172': 'mortgageType',
      '1811': 'occupancy',
      '3142': 'applicationReceivedDate',
      '3152': 'loanEstimateSentDate',
      '3153': 'loanEstimateReceivedDate',
      '3197': 'intentToProceedDate',
      '3977': 'integratedDisclosureIssuedDate',
      '3978': 'closingDisclosureReceivedDate',
    },
  },
  {
    id: 'hmda',
    name: 'HMDA loan/application register',
    bare: (header) => plainName(header),
    keys: {
      uli: 'loanIdentifier',
      universalloanidentifier: 'loanIdentifier',
      applicationdate: 'applicationReceivedDate',
      loantype: 'mortgageType',
      loanpurpose: 'loanPurposeType',
      occupancytype: 'occupancy',
      loanamount: 'noteAmount',
      streetaddress: 'addressLineText',
      city: 'cityName',
      state: 'stateCode',
      zipcode: 'postalCode',
      lienstatus: 'lienPriorityType',
      totalpointsandfees: 'regulationZTotalPointsAndFeesAmount',
      interestrate: 'noteRatePercent',
      prepaymentpenaltyterm: 'prepaymentPenaltyExpirationMonthsCount',
      loanterm: 'loanMaturityPeriodCount',
      introductoryrateperiod: 'firstRateChangeMonthsCount',
      propertyvalue: 'propertyValuationAmount',
    },
  },
]

/** A preset shows itself where it knows this many headers. */
const HEADERS_OF_A_PRESET = 3

export const presetOf = (header: readonly string[]): ColumnPreset | undefined =>
  COLUMN_PRESETS.find(
    ({ id, bare, keys }) =>
      // Of a register, other exports use the same plain words.
      id !== 'hmda' && header.filter((name) => keys[bare(name)] !== undefined).length >= HEADERS_OF_A_PRESET,
  )

export interface ProposedColumn {
  header: string
  /** Empty where the column is left out. */
  key: string
  by: 'kept' | 'preset' | 'name' | 'none'
}

/** The field of each column: what a person chose for it before, then what a preset says, then its name. */
export function columnsOf(
  header: readonly string[],
  kept: ColumnMapping = {},
  preset: ColumnPreset | undefined = presetOf(header),
): ProposedColumn[] {
  return header.map((written) => {
    const name = written.trim()
    if (Object.hasOwn(kept, name)) return { header: name, key: kept[name]!, by: 'kept' }
    const ofPreset = preset?.keys[preset.bare(name)]
    if (ofPreset !== undefined) return { header: name, key: ofPreset, by: 'preset' }
    const key = fieldOfColumn(name)
    return key === undefined ? { header: name, key: '', by: 'none' } : { header: name, key, by: 'name' }
  })
}

/** For a person to check: of two columns with the same field, the second is left out. */
export function proposeColumns(...asked: Parameters<typeof columnsOf>): ProposedColumn[] {
  const taken = new Set<string>()
  return columnsOf(...asked).map((column) => {
    if (column.key === '') return column
    if (taken.has(column.key)) return { header: column.header, key: '', by: 'none' }
    taken.add(column.key)
    return column
  })
}

/** Whether the person was asked about each column of this header before. */
export const coversHeader = (kept: ColumnMapping, header: readonly string[]): boolean =>
  header.every((name) => Object.hasOwn(kept, name.trim()))
