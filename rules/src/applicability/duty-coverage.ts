import { dayOf } from '../dates/calendar-day.ts'
import { Working } from '../loan-tests/answer.ts'
import { type HmdaCoverageResult, hmdaCoverage } from '../loan-tests/hmda-coverage.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { dollars, parseCents } from '../money/cents.ts'
import { creditorExemption } from '../mortgage-price/escrow-exemption.ts'
import { Figures } from '../mortgage-price/figures.ts'
import { findThreshold } from '../thresholds/threshold-register.ts'
import { type Applicability, applies, doesNotApply, mayApply, type Verdict } from './applicability.ts'
import type { ByYear, FactName, InstitutionFacts, LoanCount } from './institution-facts.ts'
import { CLOSED_END_MORTGAGES, MORTGAGES } from './product-groups.ts'
import { isDepository, offers } from './regulation-coverage.ts'

/** Duties that depend on size, volume and type, for a calendar year. */
export function dutyCoverage(facts: InstitutionFacts, year: number, data: LoanTestData): Applicability[] {
  const duty = (id: string, name: string, verdict: Verdict): Applicability => ({
    ...{ id, kind: 'duty', name },
    ...verdict,
  })
  const hmda = hmdaOf(facts, year, data)
  return [
    duty('hmda_reporting', `Report HMDA data for ${year}`, hmdaReporting(facts, year, hmda)),
    duty('hmda_partial_exemption', `HMDA partial exemption for ${year}`, partialExemption(facts, year, hmda)),
    duty('hmda_quarterly', `Report HMDA data quarterly in ${year}`, quarterly(facts, year, hmda)),
    duty('small_creditor', `Small creditor in ${year}`, smallCreditor(facts, year, data)),
    duty('escrow_exemption', `Exempt from escrow accounts in ${year}`, escrowExemption(facts, year, data)),
    duty('hpml_appraisals', 'Appraisals for higher-priced mortgage loans', closedEnd(facts, '1026.35(c)')),
    duty('trid', 'Loan Estimate and Closing Disclosure', closedEnd(facts, '1026.19(e)-(f)')),
    duty('ability_to_repay', 'Ability to repay and qualified mortgages', closedEnd(facts, '1026.43(a)')),
    duty('high_cost', 'High-cost mortgages', mortgages(facts, '1026.32(a)')),
    duty('small_business_data', 'Small business lending data', smallBusinessData(facts, year)),
    duty('small_servicer', `Small servicer in ${year}`, smallServicer(facts, year)),
    duty('remittances', 'Remittance transfers', remittances(facts, year)),
  ]
}

const countsOf = (facts: InstitutionFacts, name: LoanCount): Record<string, number> =>
  Object.fromEntries(
    Object.entries(facts.loans ?? {}).flatMap(([year, counts]) =>
      counts[name] === undefined ? [] : [[year, counts[name]]],
    ),
  )

type Hmda = HmdaCoverageResult | { notLoaded: string }

function hmdaOf(facts: InstitutionFacts, year: number, data: LoanTestData): Hmda {
  const purchases = countsOf(facts, 'first_lien_home_purchase')[year - 1]
  try {
    const depository = facts.kind !== 'mortgage_company'
    return hmdaCoverage(
      {
        year,
        institutionType: depository ? 'depository' : 'nondepository',
        officeInMsa: facts.officeInMsa ?? true,
        assetsPriorDec31: facts.assets?.[year - 1],
        homePurchaseLoanPriorYear: purchases === undefined ? undefined : purchases > 0,
        federallyRelated: facts.federallyInsured,
        closedEnd: countsOf(facts, 'closed_end_mortgages'),
        openEnd: countsOf(facts, 'open_end_lines'),
        insuredDepository: facts.kind === 'community_bank' ? facts.federallyInsured : false,
        insuredCreditUnion: facts.kind === 'credit_union' ? facts.federallyInsured : false,
        craRatings: facts.craRatings,
        reportedPriorYear: countsOf(facts, 'hmda_reported')[year - 1],
      },
      data,
    ).result
  } catch (error) {
    if (error instanceof LoanTestRefusal && error.code === 'NOT_LOADED') return { notLoaded: error.field }
    throw error
  }
}

const notLoaded = (key: string, citation: string): Verdict =>
  mayApply(`The figure ${key} is not loaded for the year.`, citation)

const HMDA_REASONS: Readonly<Record<string, string>> = {
  assets: 'total assets were not above the threshold',
  federallyRelated: 'you are not federally insured, regulated or related',
  forProfitMortgageLender: 'you are not a for-profit mortgage lender',
  homePurchaseLoan: 'you made no first-lien home purchase loan or refinancing in the year before',
  loanVolume: 'loan volume stayed below both thresholds in one of the two years before',
  officeInMsa: 'you had no office in a metropolitan area',
}

function hmdaReporting(facts: InstitutionFacts, year: number, hmda: Hmda): Verdict {
  const citation = facts.kind === 'mortgage_company' ? '1003.2(g)(2)' : '1003.2(g)(1)'
  if ('notLoaded' in hmda) return notLoaded(hmda.notLoaded, citation)
  const failed = hmda.failed.filter((test) => test !== 'officeInMsa' || facts.officeInMsa === false)
  if (failed.length > 0 && facts.kind !== undefined)
    return doesNotApply(`Not covered for ${year}: ${HMDA_REASONS[failed[0]!]}.`, citation)
  const missing = hmdaFactsMissing(facts, year)
  if (missing.length > 0 || hmda.financialInstitution === null)
    return mayApply('Whether you report depends on facts that are not known.', citation, ...missing)
  const which = [
    hmda.closedEnd === 'report' ? 'closed-end loans' : undefined,
    hmda.openEnd === 'report' ? 'open-end lines' : undefined,
  ].filter((name) => name !== undefined)
  return applies(`You are a financial institution for ${year} and report ${which.join(' and ')}.`, citation)
}

function hmdaFactsMissing(facts: InstitutionFacts, year: number): FactName[] {
  const missing: FactName[] = []
  const lacks = (name: LoanCount, ...years: number[]) =>
    years.some((at) => countsOf(facts, name)[at] === undefined)
  if (facts.kind === undefined) missing.push('kind')
  if (facts.officeInMsa === undefined) missing.push('officeInMsa')
  if (facts.kind !== 'mortgage_company') {
    if (facts.assets?.[year - 1] === undefined) missing.push('assets')
    if (facts.federallyInsured === undefined) missing.push('federallyInsured')
    if (lacks('first_lien_home_purchase', year - 1)) missing.push('loans.first_lien_home_purchase')
  }
  const closedMissing = lacks('closed_end_mortgages', year - 1, year - 2)
  const openMissing = lacks('open_end_lines', year - 1, year - 2)
  if (closedMissing) missing.push('loans.closed_end_mortgages')
  if (openMissing) missing.push('loans.open_end_lines')
  return missing
}

function partialExemption(facts: InstitutionFacts, year: number, hmda: Hmda): Verdict {
  const citation = '1003.3(d)'
  if (isDepository(facts) === false)
    return doesNotApply('It is for insured depository institutions and insured credit unions only.', citation)
  const reporting = hmdaReporting(facts, year, hmda)
  if (reporting.outcome === 'does_not_apply')
    return doesNotApply(`You do not report for ${year}, so there is nothing to exempt.`, citation)
  const missing = [...reporting.missing]
  if (facts.kind === 'community_bank' && facts.craRatings === undefined) missing.push('craRatings')
  if ('notLoaded' in hmda || missing.length > 0)
    return mayApply(
      'Fewer than 500 loans of a kind in each of the two years before would exempt them.',
      citation,
      ...missing,
    )
  const { closedEnd, openEnd, lostToCraRating } = hmda.partialExemption
  if (lostToCraRating)
    return doesNotApply('Your CRA ratings take the partial exemption away.', '1003.3(d)(6)')
  const which = [closedEnd ? 'closed-end loans' : undefined, openEnd ? 'open-end lines' : undefined].filter(
    (name) => name !== undefined,
  )
  return which.length > 0
    ? applies(`Fewer than 500 in each of the two years before: ${which.join(' and ')}.`, '1003.3(d)(2)-(3)')
    : doesNotApply(
        '500 or more loans of each reported kind in one of the two years before.',
        '1003.3(d)(2)-(3)',
      )
}

function quarterly(facts: InstitutionFacts, year: number, hmda: Hmda): Verdict {
  const citation = '1003.5(a)(1)(ii)'
  if ('notLoaded' in hmda) return notLoaded(hmda.notLoaded, citation)
  if (hmdaReporting(facts, year, hmda).outcome === 'does_not_apply')
    return doesNotApply(`You do not report for ${year}.`, citation)
  if (hmda.quarterly === null)
    return mayApply(
      '60,000 or more reported for the year before means quarterly reports.',
      citation,
      'loans.hmda_reported',
    )
  return hmda.quarterly
    ? applies(`You reported 60,000 or more for ${year - 1}.`, citation)
    : doesNotApply(`You reported fewer than 60,000 for ${year - 1}.`, citation)
}

/** 1026.43(e)(5)(i)(D) with the asset and loan limits of 1026.35(b)(2)(iii)(B) and (C). */
function smallCreditor(facts: InstitutionFacts, year: number, data: LoanTestData): Verdict {
  const citation = '1026.43(e)(5)(i)(D), 1026.35(b)(2)(iii)(B)-(C)'
  const mortgage = offers(facts, CLOSED_END_MORTGAGES)
  if (mortgage === false) return doesNotApply('You offer no closed-end mortgages.', citation)
  const row = findThreshold(data.thresholds, 'hpml_escrow_small_creditor_assets', dayOf(year, 1, 1))
  if (!row) return notLoaded('hpml_escrow_small_creditor_assets', citation)
  const limit = parseCents(row.value, row.key)
  const given = facts.assetsWithAffiliates?.[year - 1] ?? facts.assets?.[year - 1]
  const sold = countsOf(facts, 'first_lien_sold')[year - 1]
  if (given !== undefined && parseCents(given, 'assets') >= limit)
    return doesNotApply(
      `Total assets on December 31, ${year - 1} were not below ${dollars(limit)}.`,
      citation,
    )
  if (sold !== undefined && sold > SOLD_AT_MOST)
    return doesNotApply(`More than ${SOLD_AT_MOST} first-lien loans were sold in ${year - 1}.`, citation)
  const missing: FactName[] = []
  if (facts.assetsWithAffiliates?.[year - 1] === undefined) missing.push('assetsWithAffiliates')
  if (sold === undefined) missing.push('loans.first_lien_sold')
  return missing.length > 0
    ? mayApply(
        `Assets with affiliates below ${dollars(limit)} and at most ${SOLD_AT_MOST} loans sold make a small creditor.`,
        citation,
        ...missing,
      )
    : applies(
        `Assets with affiliates below ${dollars(limit)} and ${sold} first-lien loans sold in ${year - 1}.`,
        citation,
      )
}
const SOLD_AT_MOST = 2000

function escrowExemption(facts: InstitutionFacts, year: number, data: LoanTestData): Verdict {
  const citation = '1026.35(b)(2)(iii), (vi)'
  if (offers(facts, CLOSED_END_MORTGAGES) === false)
    return doesNotApply('You offer no closed-end mortgages.', citation)
  const working = new Working()
  const rural: ByYear<boolean> = Object.fromEntries(
    Object.entries(countsOf(facts, 'rural_or_underserved')).map(([at, count]) => [at, count > 0]),
  )
  const day = dayOf(year, 12, 31)
  try {
    const exemption = creditorExemption(
      {
        ruralOrUnderservedLoan: rural,
        firstLienSold: countsOf(facts, 'first_lien_sold'),
        assetsWithAffiliates: facts.assetsWithAffiliates,
        assets: facts.assets,
        firstLienPrincipalDwellingLoans: countsOf(facts, 'first_lien_principal_dwelling'),
        insured: facts.federallyInsured,
        maintainsEscrow: facts.maintainsEscrow,
      },
      day,
      `${year}-12-31`,
      new Figures(data, working, day),
      working,
    )
    if (exemption === 'small_creditor')
      return applies('You meet the tests of a small creditor.', '1026.35(b)(2)(iii)')
    if (exemption === 'insured_institution')
      return applies('You meet the tests of an insured institution.', '1026.35(b)(2)(vi)')
    if (exemption === 'exemption_not_met')
      return doesNotApply('One of the tests of each exemption is not met.', citation)
  } catch (error) {
    if (error instanceof LoanTestRefusal && error.code === 'NOT_LOADED')
      return notLoaded(error.field, citation)
    throw error
  }
  return mayApply(
    'Whether the creditor is exempt depends on facts that are not known.',
    citation,
    ...escrowFactsMissing(facts, year),
  )
}

function escrowFactsMissing(facts: InstitutionFacts, year: number): FactName[] {
  const missing: FactName[] = []
  if (facts.maintainsEscrow === undefined) missing.push('maintainsEscrow')
  if (facts.assetsWithAffiliates?.[year - 1] === undefined) missing.push('assetsWithAffiliates')
  if (facts.federallyInsured && facts.assets?.[year - 1] === undefined) missing.push('assets')
  for (const name of ['rural_or_underserved', 'first_lien_sold', 'first_lien_principal_dwelling'] as const)
    if (countsOf(facts, name)[year - 1] === undefined) missing.push(`loans.${name}`)
  return missing
}

function closedEnd(facts: InstitutionFacts, citation: string): Verdict {
  const offered = offers(facts, CLOSED_END_MORTGAGES)
  if (offered === null)
    return mayApply('It depends on whether you offer closed-end mortgages.', citation, 'products')
  return offered
    ? applies('You offer closed-end mortgages.', citation)
    : doesNotApply('You offer no closed-end mortgages.', citation)
}

function mortgages(facts: InstitutionFacts, citation: string): Verdict {
  const offered = offers(facts, MORTGAGES)
  if (offered === null) return mayApply('It depends on whether you lend on dwellings.', citation, 'products')
  return offered
    ? applies('You offer loans or lines secured by a dwelling, each of which is tested.', citation)
    : doesNotApply('You offer no loan secured by a dwelling.', citation)
}

const SMALL_BUSINESS_LOANS = 100

/** 1002.105(b); when the duty begins follows the counts of 2022 and 2023 (1002.114(b)). */
function smallBusinessData(facts: InstitutionFacts, year: number): Verdict {
  const citation = '1002.105(b), 1002.114(b)'
  if (facts.products && !facts.products.includes('small_business_loan'))
    return doesNotApply('You offer no credit to small businesses.', citation)
  const counts = countsOf(facts, 'small_business_loans')
  const two = [counts[year - 1], counts[year - 2]]
  if (two.some((count) => count !== undefined && count < SMALL_BUSINESS_LOANS))
    return doesNotApply(
      `Fewer than ${SMALL_BUSINESS_LOANS} covered transactions in one of the two years before ${year}.`,
      citation,
    )
  if (two.includes(undefined))
    return mayApply(
      `${SMALL_BUSINESS_LOANS} or more covered transactions in each of the two years before would make it apply.`,
      citation,
      'loans.small_business_loans',
    )
  const begins = beginning(counts)
  if (begins === null)
    return mayApply(
      'You are covered; the day on which the duty begins depends on the counts of 2022 and 2023.',
      citation,
      'loans.small_business_loans',
    )
  return applies(
    `At least ${SMALL_BUSINESS_LOANS} covered transactions in each of the two years before; the duty begins ${begins}.`,
    citation,
  )
}

function beginning(counts: Record<string, number>): string | null {
  const [first, second] = [counts[2022], counts[2023]]
  if (first === undefined || second === undefined) return null
  const least = Math.min(first, second)
  if (least >= 2500) return 'July 1, 2026'
  if (least >= 500) return 'January 1, 2027'
  return least >= 100 ? 'October 1, 2027' : 'no earlier than October 1, 2027'
}

const SERVICED_AT_MOST = 5000

function smallServicer(facts: InstitutionFacts, year: number): Verdict {
  const citation = '1026.41(e)(4)(ii)(A)'
  if (facts.products && !facts.products.includes('mortgage_servicing'))
    return doesNotApply('You service no mortgage loans.', citation)
  const serviced = countsOf(facts, 'mortgages_serviced')[year]
  const others = countsOf(facts, 'mortgages_serviced_for_others')[year]
  if (serviced !== undefined && serviced > SERVICED_AT_MOST)
    return doesNotApply(`More than 5,000 mortgage loans serviced on January 1, ${year}.`, citation)
  if (others !== undefined && others > 0)
    return doesNotApply(
      'You service mortgage loans that neither you nor an affiliate owns or originated.',
      citation,
    )
  if (serviced === undefined || others === undefined)
    return mayApply(
      '5,000 or fewer mortgage loans, all owned or originated by you or an affiliate, make a small servicer.',
      citation,
      ...(serviced === undefined ? (['loans.mortgages_serviced'] as const) : []),
      ...(others === undefined ? (['loans.mortgages_serviced_for_others'] as const) : []),
    )
  return applies(
    `${serviced} mortgage loans serviced on January 1, ${year}, all of them your own or an affiliate's.`,
    citation,
  )
}

const REMITTANCES_AT_MOST = 500

/** 1005.30(f)(2): at most 500 in the year before and in the present year is not the normal course of business. */
function remittances(facts: InstitutionFacts, year: number): Verdict {
  const citation = '1005.30(f)(2)(i)'
  if (facts.products && !facts.products.includes('remittance_transfer'))
    return doesNotApply('You send no remittance transfers.', citation)
  const before = countsOf(facts, 'remittance_transfers')[year - 1]
  const now = countsOf(facts, 'remittance_transfers')[year]
  if ((before ?? 0) > REMITTANCES_AT_MOST || (now ?? 0) > REMITTANCES_AT_MOST)
    return applies('More than 500 remittance transfers in the year before or in this one.', citation)
  if (before === undefined)
    return mayApply(
      '500 or fewer in the year before and in this one are not the normal course of business.',
      citation,
      ...(facts.products ? [] : (['products'] as const)),
      'loans.remittance_transfers',
    )
  return doesNotApply(
    `${before} remittance transfers in ${year - 1}, and not more than 500 so far in ${year}.`,
    citation,
  )
}
