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
    pattern: /(?:late|penalty) fee.*(?:card|safe harbor)|card.*(?:late|penalty) fee/i,
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
