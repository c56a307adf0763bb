interface NamedThreshold {
  pattern: RegExp
  keys: readonly { key: string; label: string }[]
}

/** What people call the figures of the register. */
export const THRESHOLD_NAMES: readonly NamedThreshold[] = [
  {
    pattern: /(?:HOEPA|high.cost).*(?:points|fee|loan amount|dollar)|(?:points|fee).*(?:HOEPA|high.cost)/i,
    keys: [
      { key: 'hoepa_pf_loan_amount', label: 'HOEPA: loan amount from which the percentage test applies' },
      { key: 'hoepa_pf_dollar', label: 'HOEPA: dollar trigger of smaller loans' },
    ],
  },
  {
    pattern: /(?:QM|qualified mortgage).*points|points.*(?:QM|qualified mortgage)/i,
    keys: [
      { key: 'qm_pf_a_min', label: 'QM points and fees: 3 percent from a loan amount of' },
      { key: 'qm_pf_b_cap', label: 'QM points and fees: cap of the second tier' },
      { key: 'qm_pf_b_min', label: 'QM points and fees: second tier from' },
      { key: 'qm_pf_c_min', label: 'QM points and fees: third tier from' },
      { key: 'qm_pf_d_cap', label: 'QM points and fees: cap of the fourth tier' },
      { key: 'qm_pf_d_min', label: 'QM points and fees: fourth tier from' },
    ],
  },
  {
    pattern: /HPML.*apprais|apprais.*(?:HPML|higher.priced)|higher.priced.*apprais/i,
    keys: [{ key: 'hpml_appraisal_exempt', label: 'HPML appraisals: exempt up to' }],
  },
  {
    pattern: /(?:HPML|higher.priced).*escrow.*(?:small|asset|insured|exempt)|escrow exemption/i,
    keys: [
      { key: 'hpml_escrow_small_creditor_assets', label: 'HPML escrow: assets of a small creditor' },
      { key: 'hpml_escrow_insured_assets', label: 'HPML escrow: assets of an insured institution' },
    ],
  },
  {
    pattern:
      /reg(?:ulation|\.)? z exempt|exempt credit|consumer credit exempt|(?:TILA|reg(?:ulation|\.)? z).*(?:threshold|dollar)/i,
    keys: [{ key: 'regz_exempt_credit', label: 'Regulation Z: credit above this amount is exempt' }],
  },
  {
    pattern: /conforming (?:loan )?limit/i,
    keys: [{ key: 'conforming_limit_one_unit_baseline', label: 'Conforming loan limit, one unit, baseline' }],
  },
  {
    pattern: /HMDA.*asset|asset.*HMDA/i,
    keys: [{ key: 'hmda_assets', label: 'HMDA: assets of a depository' }],
  },
  {
    pattern: /HMDA.*(?:volume|loan count|closed.end)|closed.end.*HMDA/i,
    keys: [{ key: 'hmda_closed_end_volume', label: 'HMDA: closed-end originations' }],
  },
  {
    pattern: /HMDA.*(?:open.end|lines of credit|HELOC)|open.end.*HMDA/i,
    keys: [{ key: 'hmda_open_end_volume', label: 'HMDA: open-end originations' }],
  },
  {
    pattern:
      /(?:lease|leasing|reg(?:ulation|\.)? m\b).*(?:threshold|exempt|limit|amount)|(?:threshold|exempt\w*|limit|amount).*(?:consumer lease|leasing|reg(?:ulation|\.)? m\b)/i,
    keys: [{ key: 'regm_exempt_lease', label: 'Regulation M: consumer leases covered up to' }],
  },
  {
    pattern:
      /(?:file|fcra|credit report) disclosure.*(?:charge|fee)|(?:charge|fee).*(?:file disclosure|for a credit file|consumer report disclosure)|FCRA.*(?:charge|maximum)/i,
    keys: [{ key: 'fcra_disclosure_charge', label: 'FCRA: charge for a file disclosure, at most' }],
  },
  {
    pattern:
      /small servicer.*(?:threshold|how many|number|limit)|(?:threshold|how many|number|limit).*small servicer/i,
    keys: [{ key: 'small_servicer_loans', label: 'Small servicer: mortgage loans' }],
  },
  {
    pattern: /remittance.*(?:threshold|exempt|how many|number|limit)|how many remittance/i,
    keys: [{ key: 'remittance_transfers', label: 'Remittance transfers a year without coverage' }],
  },
  {
    pattern:
      /(?:CTR|currency transaction).*(?:amount|threshold|limit|how much)|(?:amount|threshold|limit|how much).*(?:CTR\b|currency transaction)/i,
    keys: [{ key: 'bsa_ctr_amount', label: 'Currency transaction report: more than' }],
  },
  {
    pattern:
      /(?:SAR\b|suspicious activity).*(?:amount|threshold|limit|how much)|(?:amount|threshold|limit|how much).*(?:SAR\b|suspicious activity)/i,
    keys: [{ key: 'bsa_sar_amount_bank', label: 'Suspicious activity report of a bank: at least' }],
  },
  {
    pattern: /(?:MLA|military).*(?:rate|cap|limit|maximum|percent)/i,
    keys: [{ key: 'mla_rate', label: 'Military annual percentage rate: at most' }],
  },
  {
    pattern: /flood.*(?:limit|maximum|how much|coverage amount)|(?:limit|maximum|how much).*flood/i,
    keys: [
      { key: 'flood_limit_one_to_four_family', label: 'Flood coverage: building for one to four families' },
      { key: 'flood_limit_residential_contents', label: 'Flood coverage: residential contents' },
      { key: 'flood_limit_nonresidential', label: 'Flood coverage: nonresidential building' },
    ],
  },
  {
    pattern:
      /(?:late|penalty) fee.*(?:card|safe harbor|\$ ?8|8 dollars|eight dollars|rule)|card.*(?:late|penalty) fee|(?:\$ ?8|8 dollar|eight dollar).*late fee/i,
    keys: [
      { key: 'card_penalty_fee_first', label: 'Credit card penalty fee, first violation' },
      { key: 'card_penalty_fee_repeat', label: 'Credit card penalty fee, repeated violation' },
    ],
  },
]

export function unitText(value: string, unit: string): string {
  const number = /^\d+$/.test(value) ? Number(value).toLocaleString('en-US') : value
  if (unit.startsWith('USD')) return `$${number}`
  if (unit.startsWith('percentage_points')) return `${number} percentage points`
  if (unit.startsWith('percent')) return `${number}%`
  return `${number} ${unit.replaceAll('_', ' ')}`
}
