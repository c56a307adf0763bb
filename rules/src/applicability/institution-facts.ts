import type { CraRating } from '../loan-tests/hmda-coverage.ts'

export const INSTITUTION_KINDS = ['credit_union', 'community_bank', 'mortgage_company'] as const
export type InstitutionKind = (typeof INSTITUTION_KINDS)[number]

export const REGULATORS = ['occ', 'federal_reserve', 'fdic', 'ncua', 'state'] as const
export type Regulator = (typeof REGULATORS)[number]

export const PRODUCTS = [
  'closed_end_mortgage',
  'adjustable_rate_mortgage',
  'home_equity_line',
  'reverse_mortgage',
  'construction_loan',
  'consumer_loan',
  'credit_card',
  'private_student_loan',
  'consumer_lease',
  'payday_loan',
  'small_business_loan',
  'deposit_account',
  'electronic_transfers',
  'prepaid_account',
  'remittance_transfer',
  'mortgage_servicing',
  'debt_collection_for_others',
  'land_sales',
] as const
export type Product = (typeof PRODUCTS)[number]

/** What is counted for a calendar year. Counts of loans are originations unless the name says otherwise. */
export const LOAN_COUNTS = [
  /** Closed-end mortgage loans that 1003.3(c)(1)-(10) and (13) do not leave out. */
  'closed_end_mortgages',
  /** Open-end lines secured by a dwelling that 1003.3(c)(1)-(10) does not leave out. */
  'open_end_lines',
  /** Home purchase loans and refinancings of them, first lien, one to four units (1003.2(g)(1)(iii)). */
  'first_lien_home_purchase',
  /** Covered loans and applications reported under HMDA, without purchased loans (1003.5(a)(1)(ii)). */
  'hmda_reported',
  /** First-lien covered transactions sold, with affiliates (1026.35(b)(2)(iii)(B)). */
  'first_lien_sold',
  /** First-lien covered transactions on a principal dwelling, with affiliates (1026.35(b)(2)(vi)(B)). */
  'first_lien_principal_dwelling',
  /** First-lien covered transactions on rural or underserved property (1026.35(b)(2)(iii)(A)). */
  'rural_or_underserved',
  /** Mortgage loans serviced with affiliates on January 1 of the year (1026.41(e)(4)). */
  'mortgages_serviced',
  /** Of these, the ones that neither the servicer nor an affiliate owns or originated. */
  'mortgages_serviced_for_others',
  /** Covered credit transactions for small businesses (1002.105(b)). */
  'small_business_loans',
  /** Remittance transfers provided (1005.30(f)(2)). */
  'remittance_transfers',
] as const
export type LoanCount = (typeof LOAN_COUNTS)[number]

export type ByYear<Value> = Readonly<Record<string, Value>>

/** What an institution says of itself. What is absent is not known, and is never taken for zero or no. */
export interface InstitutionFacts {
  kind?: InstitutionKind | undefined
  regulator?: Regulator | undefined
  /** Deposits or shares insured by the FDIC or the NCUA. */
  federallyInsured?: boolean | undefined
  states?: readonly string[] | undefined
  /** A home or branch office in a metropolitan statistical area on the preceding December 31. */
  officeInMsa?: boolean | undefined
  /** Total assets on December 31 of the year, such as "431200000.00". */
  assets?: ByYear<string> | undefined
  /** The same with affiliates that regularly extend first-lien covered transactions. */
  assetsWithAffiliates?: ByYear<string> | undefined
  loans?: ByYear<Partial<Record<LoanCount, number>>> | undefined
  products?: readonly Product[] | undefined
  /** Latest first. */
  craRatings?: readonly CraRating[] | undefined
  /** An escrow account is kept for some loan, apart from the two exceptions of 1026.35(b)(2)(iii)(D). */
  maintainsEscrow?: boolean | undefined
  lei?: string | undefined
}

/** The facts that an answer can be missing, by the name that a settings screen shows them under. */
export type FactName = keyof InstitutionFacts | `loans.${LoanCount}`

export const FACT_LABELS: Readonly<Record<FactName, string>> = {
  kind: 'type of institution',
  regulator: 'regulator',
  federallyInsured: 'federal insurance of deposits or shares',
  states: 'states',
  officeInMsa: 'offices, and whether one is in a metropolitan area',
  assets: 'total assets on December 31',
  assetsWithAffiliates: 'total assets with affiliates on December 31',
  loans: 'loans by year and kind',
  products: 'products',
  craRatings: 'CRA ratings',
  maintainsEscrow: 'whether escrow accounts are kept',
  lei: 'Legal Entity Identifier',
  'loans.closed_end_mortgages': 'closed-end mortgage loans by year',
  'loans.open_end_lines': 'open-end lines secured by a dwelling by year',
  'loans.first_lien_home_purchase': 'first-lien home purchase loans and refinancings by year',
  'loans.hmda_reported': 'loans and applications reported under HMDA',
  'loans.first_lien_sold': 'first-lien loans sold by year',
  'loans.first_lien_principal_dwelling': 'first-lien loans on principal dwellings by year',
  'loans.rural_or_underserved': 'first-lien loans in rural or underserved areas by year',
  'loans.mortgages_serviced': 'mortgage loans serviced on January 1',
  'loans.mortgages_serviced_for_others': 'mortgage loans serviced for others on January 1',
  'loans.small_business_loans': 'credit to small businesses by year',
  'loans.remittance_transfers': 'remittance transfers by year',
}
