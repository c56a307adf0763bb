import {
  type Application,
  BASES,
  type Basis,
  COMPARISON,
  type ReadApplications,
  readApplications,
} from './applications.ts'
import { type FocalPoint, findFocalPoints } from './focal-points.ts'
import { groupColumns, NO_GROUP } from './group-columns.ts'
import {
  compareOutcomes,
  comparePrices,
  type GroupOutcome,
  type Measure,
  type PriceDifference,
  SMALL_GROUP,
} from './outcomes.ts'
import { compareSteering, type SteeringRow, steeringSentences } from './steering.ts'

export interface FairLendingAnalysis {
  /** Of the register, as its transmittal sheet says; blank without one. */
  institution: string
  year: string
  rows: number
  leftOut: ReadApplications['leftOut']
  applications: number
  /** Applications in which the applicant did not say, by basis. */
  notProvided: Record<Basis, number>
  outcomes: GroupOutcome[]
  prices: PriceDifference[]
  focalPoints: FocalPoint[]
  steering: SteeringRow[]
  /** The first screen: what a reader without statistics needs to know. */
  findings: Finding[]
  sentences: string[]
}

export type FindingAbout = 'denials' | 'prices' | 'places' | 'products' | 'nothing'

/** A difference that is called out, or that there is none. */
export interface Finding {
  about: FindingAbout
  sentence: string
}

export function analyze(text: string): {
  analysis: FairLendingAnalysis
  applications: Application[]
  lei: string | undefined
} {
  const { applications, rows, leftOut, lei, institution, year } = readApplications(text)
  const columns = groupColumns(applications)
  const outcomes = compareOutcomes(applications, columns)
  const prices = comparePrices(applications, columns)
  const focalPoints = findFocalPoints(applications, columns)
  const steering = compareSteering(applications, columns)
  const notProvided = Object.fromEntries(
    BASES.map((basis) => [basis, columns[basis].reduce((sum, code) => sum + (code === NO_GROUP ? 1 : 0), 0)]),
  ) as Record<Basis, number>
  const findings = describe(outcomes, prices, focalPoints, steering)
  return {
    applications,
    lei,
    analysis: {
      institution,
      year,
      rows,
      leftOut,
      applications: applications.length,
      notProvided,
      outcomes,
      prices,
      focalPoints,
      steering,
      findings,
      sentences: findings.map(({ sentence }) => sentence),
    },
  }
}

const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  denied: 'were denied',
  withdrawn: 'withdrew',
  incomplete: 'were closed for incompleteness',
  approvedNotAccepted: 'did not take an approved loan',
}

const PRICE_WORDS: Readonly<Record<PriceDifference['price'], (difference: number) => string>> = {
  rateSpread: (difference) =>
    `a rate spread (their rate less the average prime offer rate) ${points(difference)} higher`,
  interestRate: (difference) => `an interest rate ${points(difference)} higher`,
  totalLoanCosts: (difference) => `loan costs ${dollars(difference)} higher`,
  originationCharges: (difference) => `origination charges ${dollars(difference)} higher`,
  discountPoints: (difference) => `discount points ${dollars(difference)} higher`,
  lenderCredits: (difference) => `lender credits ${dollars(-difference)} lower`,
  days: (difference) => `${difference.toFixed(1)} more days until a decision`,
}

const points = (difference: number) => `${difference.toFixed(3)} percentage points`
const dollars = (difference: number) => `$${Math.round(difference).toLocaleString('en-US')}`
const percent = (rate: number) => `${Math.round(rate * 1000) / 10} percent`

function describe(
  outcomes: readonly GroupOutcome[],
  prices: readonly PriceDifference[],
  focalPoints: readonly FocalPoint[],
  steering: readonly SteeringRow[],
): Finding[] {
  const about = (kind: FindingAbout, sentences: readonly string[]): Finding[] =>
    sentences.map((sentence) => ({ about: kind, sentence }))
  const findings = [
    ...about('denials', outcomes.filter(({ isSignal }) => isSignal).map(outcomeSentence)),
    ...about('prices', prices.filter(({ isSignal }) => isSignal).map(priceSentence)),
    ...about('places', focalPoints.slice(0, 3).map(focalSentence)),
    ...about('products', steeringSentences(steering)),
  ]
  if (findings.length > 0) return findings
  const isCompared = outcomes.some(({ tooSmall, disparity }) => disparity && !tooSmall)
  return about('nothing', [
    isCompared
      ? 'No difference between groups is larger than chance explains. That does not prove equal treatment: look at the matched pairs.'
      : `No two groups have ${SMALL_GROUP} applications each, so nothing can be concluded from their numbers. Review the denied applications one by one.`,
  ])
}

function outcomeSentence({ measure, group, comparison, disparity }: GroupOutcome): string {
  const { groupRate, comparisonRate, ratio } = disparity!
  const times = ratio === undefined ? '' : `, ${ratio.toFixed(1)} times as often`
  return `${group} applicants ${MEASURE_WORDS[measure]} in ${percent(groupRate)} of cases, ${comparison} applicants in ${percent(comparisonRate)}${times}. Chance alone does not explain it.`
}

const priceSentence = ({ price, group, comparison, difference }: PriceDifference): string =>
  `${group} borrowers had ${PRICE_WORDS[price](difference)} than ${comparison} borrowers on average. Chance alone does not explain it.`

const focalSentence = ({ kind, label, basis, group, ...point }: FocalPoint): string =>
  `The difference in denials of ${group} applicants concentrates at ${kind} ${label}: ${point.groupDenied} of ${point.groupTotal} were denied, against ${point.comparisonDenied} of ${point.comparisonTotal} ${COMPARISON[basis]} applicants.`
