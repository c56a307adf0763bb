/** What people call the figures, in the groups in which they are read. A key that has no name yet is shown as it is. */
export const THRESHOLD_GROUPS: readonly { title: string; names: Readonly<Record<string, string>> }[] = [
  {
    title: 'Qualified mortgage: points and fees',
    names: {
      qm_pf_a_min: 'Loan amount from which 3 percent applies',
      qm_pf_a_pct: 'Cap at that amount or more',
      qm_pf_b_min: 'Loan amount from which the middle flat cap applies',
      qm_pf_b_cap: 'Middle flat cap',
      qm_pf_c_min: 'Loan amount from which 5 percent applies',
      qm_pf_c_pct: 'Cap in that tier',
      qm_pf_d_min: 'Loan amount from which the lower flat cap applies',
      qm_pf_d_cap: 'Lower flat cap',
      qm_pf_e_pct: 'Cap below the lowest amount',
    },
  },
  {
    title: 'Qualified mortgage: price',
    names: {
      qm_price_a_min: 'Loan amount of the first tier',
      qm_price_b_min: 'Loan amount of the second tier',
      qm_price_a_spread: 'Spread, first tier',
      qm_price_b_spread: 'Spread, second tier',
      qm_price_c_spread: 'Spread, below the second tier',
      qm_price_d_spread: 'Spread, manufactured home below the first tier',
      qm_price_e_spread: 'Spread, subordinate lien at the second tier or more',
      qm_price_f_spread: 'Spread, subordinate lien below the second tier',
    },
  },
  {
    title: 'High-cost mortgages',
    names: {
      hoepa_pf_loan_amount: 'Loan amount from which 5 percent applies',
      hoepa_pf_pct: 'Points and fees at that amount or more',
      hoepa_pf_small_pct: 'Points and fees below that amount',
      hoepa_pf_dollar: 'Flat amount below that amount',
      hoepa_apr_first_spread: 'APR spread, first lien',
      hoepa_apr_subordinate_spread: 'APR spread, subordinate lien',
      hoepa_apr_first_personal_property_spread: 'APR spread, first lien on personal property',
      hoepa_apr_personal_property_loan_amount_below: 'Loan amount for the personal property spread',
      hoepa_prepayment_months: 'Prepayment penalty, months',
      hoepa_prepayment_pct: 'Prepayment penalty, share',
    },
  },
  {
    title: 'Higher-priced mortgages',
    names: {
      hpml_first_spread: 'Spread, first lien',
      hpml_jumbo_spread: 'Spread, jumbo first lien',
      hpml_subordinate_spread: 'Spread, subordinate lien',
      hpml_appraisal_exempt: 'Appraisal exemption',
      hpml_escrow_small_creditor_assets: 'Escrow exemption, small creditor assets',
      hpml_escrow_small_creditor_sold_loans: 'Escrow exemption, first-lien loans of a small creditor',
      hpml_escrow_insured_assets: 'Escrow exemption, insured institution assets',
      hpml_escrow_insured_loans: 'Escrow exemption, loans of an insured institution',
      hpct_first_lien_spread: 'Higher-priced covered transaction, first lien',
      hpct_first_lien_small_creditor_spread: 'Higher-priced covered transaction, small creditor',
      hpct_subordinate_spread: 'Higher-priced covered transaction, subordinate lien',
      conforming_limit_one_unit_baseline: 'Conforming loan limit, one unit, baseline',
    },
  },
  {
    title: 'HMDA',
    names: {
      hmda_assets: 'Asset-size exemption',
      hmda_closed_end_volume: 'Closed-end loans in each of two years',
      hmda_open_end_volume: 'Open-end lines in each of two years',
      hmda_partial_exemption_volume: 'Partial exemption, fewer than',
      hmda_quarterly_volume: 'Quarterly reporting',
    },
  },
  {
    title: 'Truth in Lending, cards, and tolerances',
    names: {
      regz_exempt_credit: 'Exempt consumer credit',
      card_penalty_fee_first: 'Card penalty fee, first violation',
      card_penalty_fee_repeat: 'Card penalty fee, repeated violation',
      card_minimum_interest_charge: 'Minimum interest charge that is disclosed',
    },
  },
  {
    title: 'Leasing, credit reports, remittances, and servicing',
    names: {
      regm_exempt_lease: 'Consumer lease covered up to',
      fcra_disclosure_charge: 'Charge for a file disclosure, at most',
      remittance_transfers: 'Remittance transfers below coverage',
      small_servicer_loans: 'Small servicer, mortgage loans',
    },
  },
  {
    title: 'Bank Secrecy Act, flood, military lending, and appraisals',
    names: {
      bsa_ctr_amount: 'Currency transaction report, more than',
      bsa_sar_amount_bank: 'Suspicious activity report of a bank, at least',
      bsa_sar_amount_lender: 'Suspicious activity report of a nonbank mortgage lender, at least',
      bsa_sar_amount_msb: 'Suspicious activity report of a money services business, at least',
      bsa_sar_amount_msb_clearance: 'The same, found in clearance records, at least',
      bsa_sar_crime_known_suspect: 'Report of a suspected crime with a known suspect, at least',
      bsa_sar_crime_any_suspect: 'Report of a suspected crime without a known suspect, at least',
      bsa_cash_instrument_record: 'Record of a check or money order sold for currency, from',
      bsa_funds_transfer_record: 'Record of a funds transfer, from',
      bsa_cmir_amount: 'Report of currency taken across the border, more than',
      mla_rate: 'Military annual percentage rate, at most',
      flood_limit_one_to_four_family: 'Flood coverage, building for one to four families',
      flood_limit_residential_contents: 'Flood coverage, residential contents',
      flood_limit_nonresidential: 'Flood coverage, nonresidential building',
      flood_small_loan: 'Flood insurance, small loan exempt up to',
      ncua_appraisal_nonresidential: 'Credit union: state-certified appraiser from',
      ncua_appraisal_residential: 'Credit union: residential appraisal from',
      appraisal_rural_exempt: 'Rural property exempt from appraisal, below',
    },
  },
  {
    title: 'Small business lending and Community Reinvestment Act',
    names: {
      sbl_covered_originations: 'Loans to small businesses that make an institution covered',
      sbl_first_tier_originations: 'First compliance date, loans to small businesses',
      sbl_second_tier_originations: 'Second compliance date, loans to small businesses',
      sbl_small_business_revenue: 'Gross annual revenue of a small business, at most',
      cra_small_bank_exam_assets: 'Less frequent Community Reinvestment Act examination, assets up to',
    },
  },
]

const UNITS: Readonly<Record<string, string>> = {
  percentage_points: 'percentage points',
  percentage_points_exceeds: 'percentage points, exceeds',
  percentage_points_or_more: 'percentage points or more',
  percentage_points_or_more_fails: 'percentage points or more fails',
  percent: 'percent',
}

/** `$137,958`, `3 percent of total loan amount`, `5,000 loans or fewer`. */
export function thresholdText({ value, unit }: { value: string; unit: string }): string {
  if (/^USD/.test(unit)) {
    const dollars = `$${Number(value).toLocaleString('en-US', { minimumFractionDigits: /\./.test(value) ? 2 : 0 })}`
    const rest = unit.slice(3).replaceAll('_', ' ').trim()
    return rest ? `${dollars} (${rest})` : dollars
  }
  const number = /^\d{4,}$/.test(value) ? Number(value).toLocaleString('en-US') : value
  return `${number} ${UNITS[unit] ?? unit.replaceAll('_', ' ')}`
}

export function thresholdName(key: string): string {
  for (const { names } of THRESHOLD_GROUPS) if (names[key]) return names[key]
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
