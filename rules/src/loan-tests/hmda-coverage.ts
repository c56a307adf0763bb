import { type Day, dayOf, formatDay, isoWeekday, longDay } from '../dates/calendar-day.ts'
import { dollars, parseCents } from '../money/cents.ts'
import { thresholdOn } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'

export const CRA_RATINGS = [
  'outstanding',
  'satisfactory',
  'needs_to_improve',
  'substantial_noncompliance',
] as const
export type CraRating = (typeof CRA_RATINGS)[number]

/** Originations of a calendar year, by year. Those of 1003.3(c)(1)-(10) and (13) are left out. */
type CountsByYear = Readonly<Record<string, number>>

export interface HmdaCoverageInput {
  /** The calendar year of data collection. */
  year: number
  institutionType: 'depository' | 'nondepository'
  assetsPriorDec31?: string | undefined
  officeInMsa: boolean
  homePurchaseLoanPriorYear?: boolean | undefined
  federallyRelated?: boolean | undefined
  forProfitMortgageLender?: boolean | undefined
  stateExempt?: boolean | undefined
  closedEnd: CountsByYear
  openEnd: CountsByYear
  insuredDepository?: boolean | undefined
  insuredCreditUnion?: boolean | undefined
  /** Latest first. */
  craRatings?: readonly CraRating[] | undefined
  reportedPriorYear?: number | undefined
}

export type HmdaTest =
  | 'assets'
  | 'federallyRelated'
  | 'forProfitMortgageLender'
  | 'homePurchaseLoan'
  | 'loanVolume'
  | 'officeInMsa'
type Outcome = boolean | null
export type HmdaProduct = 'report' | 'excluded' | 'not_covered'

export interface HmdaCoverageResult {
  financialInstitution: Outcome
  tests: Partial<Record<HmdaTest, Outcome>>
  failed: HmdaTest[]
  thresholds: { closedEnd: string; openEnd: string }
  closedEnd: HmdaProduct | null
  openEnd: HmdaProduct | null
  partialExemption: { closedEnd: Outcome; openEnd: Outcome; lostToCraRating: boolean }
  annualDueBy: string | null
  quarterly: Outcome
  quarterlyDueBy: string[]
}

/** 1003.2(g), 1003.3(c)(11)-(12) and (d), 1003.5(a)(1). */
export function hmdaCoverage(
  input: HmdaCoverageInput,
  data: LoanTestData,
): LoanTestAnswer<HmdaCoverageResult> {
  const working = new Working()
  const { year } = input
  const yearEnd = dayOf(year, 12, 31)
  const figure = (key: string) => {
    const row = thresholdOn(data.thresholds, key, yearEnd)
    working.dataAsOf[`threshold:${key}`] = row.from
    if (row.status === 'S') working.note(`${key}: the figure from ${row.from} comes from a secondary source.`)
    return row
  }
  const thresholds = {
    closedEnd: figure('hmda_closed_end_volume').value,
    openEnd: figure('hmda_open_end_volume').value,
  }
  if (year === 2020 || year === 2022)
    working.note(
      `The closed-end threshold changed within ${year}: 100 from July 1, 2020 and 25 again from December 21, 2022. The figure of December 31, ${year} is used.`,
    )
  const closedVolume = inBothYears(input.closedEnd, year, Number(thresholds.closedEnd))
  const openVolume = inBothYears(input.openEnd, year, Number(thresholds.openEnd))
  const tests = institutionTests(input, either(closedVolume, openVolume), working, () =>
    figure('hmda_assets'),
  )
  const failed = (Object.keys(tests) as HmdaTest[]).filter((test) => tests[test] === false).sort()
  const outcomes = Object.values(tests)
  const financialInstitution = failed.length > 0 ? false : outcomes.includes(null) ? null : true
  working.step(
    financialInstitution === null
      ? 'No test failed, but not all were made.'
      : financialInstitution
        ? `Every test of a ${input.institutionType} institution is met for ${year}.`
        : `Not a financial institution for ${year}: ${failed.map((test) => TEST_TEXT[test]).join(', ')}.`,
    financialInstitution === null ? 'not determined' : financialInstitution ? 'covered' : 'not covered',
    input.institutionType === 'depository' ? '1003.2(g)(1)' : '1003.2(g)(2)',
  )
  const covered = input.stateExempt ? false : financialInstitution
  if (input.stateExempt)
    working.step(
      'The Bureau exempted the institution because its state has a law of its own.',
      'not covered',
      '1003.3(a)',
    )
  const closedEnd = product(covered, closedVolume)
  const openEnd = product(covered, openVolume)
  productStep(working, 'Closed-end mortgage loans', input.closedEnd, year, thresholds.closedEnd, closedEnd)
  productStep(working, 'Open-end lines of credit', input.openEnd, year, thresholds.openEnd, openEnd)
  const partialExemption = partialExemptions(input, { closedEnd, openEnd }, figure, working)
  const quarterly = quarterlyReporting(input, covered, figure, working)
  const annualDueBy = covered === false ? null : formatDay(notOnWeekend(dayOf(year + 1, 3, 1)))
  if (annualDueBy)
    working.step(
      `The register for ${year} is due by ${longDay(notOnWeekend(dayOf(year + 1, 3, 1)))}.`,
      annualDueBy,
      '1003.5(a)(1)(i)',
    )
  return working.answer('hmda-coverage', {
    ...{ financialInstitution, tests, failed, thresholds, closedEnd, openEnd, partialExemption },
    ...{ annualDueBy, quarterly, quarterlyDueBy: quarterly ? quarterlyDates(year) : [] },
  })
}

const TEST_TEXT: Readonly<Record<HmdaTest, string>> = {
  assets: 'assets',
  federallyRelated: 'federally insured, regulated or related',
  forProfitMortgageLender: 'for-profit mortgage lender',
  homePurchaseLoan: 'a home purchase loan or refinancing in the year before',
  loanVolume: 'loan volume',
  officeInMsa: 'an office in a metropolitan area',
}

function institutionTests(
  input: HmdaCoverageInput,
  loanVolume: Outcome,
  working: Working,
  assetsRow: () => { value: string },
): Partial<Record<HmdaTest, Outcome>> {
  const { officeInMsa } = input
  if (input.institutionType === 'nondepository') {
    if (input.forProfitMortgageLender === undefined)
      working.note('Assumed: the institution is a for-profit mortgage lender.')
    return { forProfitMortgageLender: input.forProfitMortgageLender ?? true, loanVolume, officeInMsa }
  }
  const limit = parseCents(assetsRow().value, 'hmda_assets')
  let assets: Outcome = null
  if (input.assetsPriorDec31 !== undefined) {
    const held = parseCents(input.assetsPriorDec31, 'assetsPriorDec31')
    assets = held > limit
    working.step(
      `Assets of ${dollars(held)} on December 31, ${input.year - 1} are ${assets ? 'above' : 'not above'} ${dollars(limit)}.`,
      assets ? 'met' : 'not met',
      '1003.2(g)(1)(i), comment 2(g)-2',
    )
  }
  const tests = {
    assets,
    federallyRelated: input.federallyRelated ?? null,
    homePurchaseLoan: input.homePurchaseLoanPriorYear ?? null,
    ...{ loanVolume, officeInMsa },
  }
  const unknown = (Object.keys(tests) as (keyof typeof tests)[]).filter((test) => tests[test] === null)
  if (unknown.length > 0) working.note(`Not known: ${unknown.map((test) => TEST_TEXT[test]).join(', ')}.`)
  return tests
}

const yearsBefore = (year: number) => [year - 1, year - 2] as const

function inBothYears(counts: CountsByYear, year: number, least: number): Outcome {
  const outcomes = yearsBefore(year).map((at) => (counts[at] === undefined ? null : counts[at] >= least))
  return outcomes.includes(false) ? false : outcomes.includes(null) ? null : true
}

const either = (a: Outcome, b: Outcome): Outcome => (a || b ? true : a === null || b === null ? null : false)

function product(covered: Outcome, volume: Outcome): HmdaProduct | null {
  if (covered === false) return 'not_covered'
  if (covered === null || volume === null) return null
  return volume ? 'report' : 'excluded'
}

function productStep(
  working: Working,
  name: string,
  counts: CountsByYear,
  year: number,
  least: string,
  outcome: HmdaProduct | null,
): void {
  const given = yearsBefore(year).map((at) => `${counts[at] ?? 'not known'} in ${at}`)
  working.step(
    `${name}: ${given.join(', ')}; ${least} in each of the two years.`,
    outcome ?? 'not determined',
    name.startsWith('Closed') ? '1003.3(c)(11)' : '1003.3(c)(12)',
  )
  if (outcome === 'excluded')
    working.note(`${name}: below the threshold. They may be reported voluntarily, but then all of them.`)
}

function partialExemptions(
  input: HmdaCoverageInput,
  products: { closedEnd: HmdaProduct | null; openEnd: HmdaProduct | null },
  figure: (key: string) => { value: string },
  working: Working,
): HmdaCoverageResult['partialExemption'] {
  const [latest, before] = input.craRatings ?? []
  const lostToCraRating =
    input.insuredDepository === true &&
    (latest === 'substantial_noncompliance' ||
      (latest === 'needs_to_improve' && before === 'needs_to_improve'))
  const eligible = input.insuredDepository === true || input.insuredCreditUnion === true
  if (input.insuredDepository && input.craRatings === undefined)
    working.note('No CRA ratings were given: assumed that none of them takes the partial exemption away.')
  const below = Number(figure('hmda_partial_exemption_volume').value)
  const exempt = (outcome: HmdaProduct | null, counts: CountsByYear): Outcome => {
    if (!eligible || lostToCraRating) return false
    if (outcome !== 'report') return outcome === null ? null : false
    return yearsBefore(input.year).every((at) => (counts[at] ?? below) < below)
  }
  const result = {
    closedEnd: exempt(products.closedEnd, input.closedEnd),
    openEnd: exempt(products.openEnd, input.openEnd),
    lostToCraRating,
  }
  working.step(
    partialText(result, eligible, below),
    `${WORD[`${result.closedEnd}`]} / ${WORD[`${result.openEnd}`]}`,
    lostToCraRating ? '1003.3(d)(6)' : '1003.3(d)(2)-(3)',
  )
  return result
}

const WORD = { true: 'yes', false: 'no', null: 'not determined' } as const

function partialText(
  { lostToCraRating }: { lostToCraRating: boolean },
  eligible: boolean,
  below: number,
): string {
  if (lostToCraRating) return 'The partial exemption is lost to the CRA ratings.'
  if (!eligible)
    return 'The partial exemption is for insured depository institutions and insured credit unions only.'
  return `Partial exemption, closed-end / open-end: fewer than ${below} in each of the two years before.`
}

function quarterlyReporting(
  input: HmdaCoverageInput,
  covered: Outcome,
  figure: (key: string) => { value: string },
  working: Working,
): Outcome {
  if (covered === false) return false
  if (input.year < FIRST_QUARTERLY_YEAR) {
    working.note(`Quarterly reporting began with ${FIRST_QUARTERLY_YEAR}.`)
    return false
  }
  const least = Number(figure('hmda_quarterly_volume').value)
  if (input.reportedPriorYear === undefined) {
    working.note(
      'Not determined: quarterly reporting. The number reported for the year before was not given.',
    )
    return null
  }
  const quarterly = input.reportedPriorYear >= least
  working.step(
    `${input.reportedPriorYear} covered loans and applications were reported for ${input.year - 1}, without purchased loans; ${least} or more means quarterly reports.`,
    quarterly ? 'quarterly' : 'yearly only',
    '1003.5(a)(1)(ii)',
  )
  return quarterly
}

const FIRST_QUARTERLY_YEAR = 2020
const DAYS_AFTER_QUARTER = 60

function quarterlyDates(year: number): string[] {
  const ends = [dayOf(year, 3, 31), dayOf(year, 6, 30), dayOf(year, 9, 30)]
  return ends.map((end) => formatDay(notOnWeekend(end + DAYS_AFTER_QUARTER)))
}

/** A deadline on a Saturday or Sunday moves to Monday; other holidays move nothing. */
function notOnWeekend(day: Day): Day {
  const weekday = isoWeekday(day)
  return weekday < 6 ? day : day + 8 - weekday
}
