import {
  type Application,
  BASES,
  type Basis,
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
  sentences: string[]
}

export function analyze(text: string): {
  analysis: FairLendingAnalysis
  applications: Application[]
  lei: string | undefined
} {
  const { applications, rows, leftOut, lei } = readApplications(text)
  const columns = groupColumns(applications)
  const outcomes = compareOutcomes(applications, columns)
  const prices = comparePrices(applications, columns)
  const focalPoints = findFocalPoints(applications, columns)
  const steering = compareSteering(applications, columns)
  const notProvided = Object.fromEntries(
    BASES.map((basis) => [basis, columns[basis].reduce((sum, code) => sum + (code === NO_GROUP ? 1 : 0), 0)]),
  ) as Record<Basis, number>
  return {
    applications,
    lei,
    analysis: {
      rows,
      leftOut,
      applications: applications.length,
      notProvided,
      outcomes,
      prices,
      focalPoints,
      steering,
      sentences: describe(outcomes, prices, focalPoints, steering),
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
  rateSpread: (difference) => `a rate spread ${points(difference)} higher`,
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
): string[] {
  const signals = outcomes.filter(({ isSignal }) => isSignal)
  const priceSignals = prices.filter(({ isSignal }) => isSignal)
  const sentences = [
    ...signals.map(({ measure, group, comparison, disparity }) => {
      const { groupRate, comparisonRate, ratio } = disparity!
      const times = ratio === undefined ? '' : `, ${ratio.toFixed(1)} times as often`
      return `${group} applicants ${MEASURE_WORDS[measure]} in ${percent(groupRate)} of cases, ${comparison} applicants in ${percent(comparisonRate)}${times}. Chance alone does not explain it.`
    }),
    ...priceSignals.map(
      ({ price, group, comparison, difference }) =>
        `${group} borrowers had ${PRICE_WORDS[price](difference)} than ${comparison} borrowers on average. Chance alone does not explain it.`,
    ),
    ...focalPoints
      .slice(0, 3)
      .map(
        ({ kind, label, group, groupDenied, groupTotal, comparisonDenied, comparisonTotal }) =>
          `The difference in denials of ${group} applicants concentrates at ${kind} ${label}: ${groupDenied} of ${groupTotal} against ${comparisonDenied} of ${comparisonTotal}.`,
      ),
    ...steeringSentences(steering),
  ]
  if (sentences.length === 0) {
    const compared = outcomes.filter(({ tooSmall, disparity }) => disparity && !tooSmall).length
    sentences.push(
      compared === 0
        ? `No two groups have ${SMALL_GROUP} applications each, so nothing can be concluded from their numbers. Review the denied applications one by one.`
        : 'No difference between groups is larger than chance explains. That does not prove equal treatment: look at the matched pairs.',
    )
  }
  return sentences
}
