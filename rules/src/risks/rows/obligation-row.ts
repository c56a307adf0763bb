/** Keys of the table `topics`; a test of the server holds them together. */
export type ObligationTopic =
  | 'qm'
  | 'trid'
  | 'hmda'
  | 'fair_lending'
  | 'bsa_aml'
  | 'cra'
  | 'flood_insurance'
  | 'appraisal_management'
  | 'ofac'
  | 'udaap'
  | 'regulation_e'
  | 'truth_in_savings'
  | 'privacy_security'
  | 'mla'
  | 'scra'
  | 'fcra'
  | 'esign'
  | 'servicing'
  | 'debt_collection'
  | 'vendor_oversight'
  | 'complaint_management'
  | 'advertising'
  | 'records'
  | 'member_business_lending'
  | 'insider_lending'

export type ObligationRow = readonly [
  key: string,
  title: string,
  citation: string,
  appliesBy: string,
  topic: ObligationTopic | null,
  productLine: string,
  likelihood: number,
  impact: number,
  volume: number,
  complexity: number,
]
