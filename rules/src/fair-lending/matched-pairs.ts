import { type Application, type Basis, COMPARISON, OUTCOMES } from './applications.ts'

const ALIKE = ['debtToIncome', 'loanToValue', 'creditScore', 'income', 'loanAmount'] as const
type Likeness = (typeof ALIKE)[number]
/** Comparators of one application. */
const MOST_ALIKE = 3
export const PAIRS_AT_MOST = 200

export interface Comparator {
  application: Application
  /** Mean distance in standard deviations over the figures that both have. */
  distance: number
  /** Figures in which the approved application was no better than the denied one. */
  noBetter: Likeness[]
}

export interface MatchedPair {
  denied: Application
  comparators: Comparator[]
}

/** Whether a higher figure speaks for the applicant. */
const HIGHER_IS_BETTER: Readonly<Record<Likeness, boolean | undefined>> = {
  debtToIncome: false,
  loanToValue: false,
  creditScore: true,
  income: true,
  loanAmount: undefined,
}

/**
 * For each denied application of a group the most similar approved applications of the comparison group, of the same
 * type, purpose, occupancy, and lien. The pairs that are hardest to explain come first.
 */
export function matchPairs(
  applications: readonly Application[],
  { basis, group }: { basis: Basis; group: string },
): MatchedPair[] {
  const spreads = new Map(ALIKE.map((figure) => [figure, deviation(applications, figure)]))
  const approved = new Map<string, Application[]>()
  for (const application of applications) {
    if (application.groups[basis] !== COMPARISON[basis]) continue
    if (application.action !== OUTCOMES.originated && application.action !== OUTCOMES.approvedNotAccepted)
      continue
    const key = kindOf(application)
    const some = approved.get(key)
    if (some) some.push(application)
    else approved.set(key, [application])
  }
  return applications
    .filter(({ action, groups }) => action === OUTCOMES.denied && groups[basis] === group)
    .map((denied) => ({
      denied,
      comparators: (approved.get(kindOf(denied)) ?? [])
        .flatMap((application) => {
          const distance = distanceOf(denied, application, spreads)
          return distance === undefined
            ? []
            : [
                {
                  application,
                  distance,
                  noBetter: ALIKE.filter((figure) => isNoBetter(application, denied, figure)),
                },
              ]
        })
        .sort(
          (one, other) =>
            other.noBetter.length - one.noBetter.length ||
            one.distance - other.distance ||
            one.application.line - other.application.line,
        )
        .slice(0, MOST_ALIKE),
    }))
    .filter(({ comparators }) => comparators.length > 0)
    .sort(
      (one, other) =>
        other.comparators[0]!.noBetter.length - one.comparators[0]!.noBetter.length ||
        one.comparators[0]!.distance - other.comparators[0]!.distance,
    )
    .slice(0, PAIRS_AT_MOST)
}

const kindOf = ({ loanType, loanPurpose, occupancy, lien }: Application) =>
  [loanType, loanPurpose, occupancy, lien].join('|')

function deviation(applications: readonly Application[], figure: Likeness): number {
  const values = applications.flatMap((application) => application[figure] ?? [])
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(variance)
}

/** Two figures in common are the least that makes two applications similar. */
const COMMON_AT_LEAST = 2

function distanceOf(
  one: Application,
  other: Application,
  spreads: ReadonlyMap<Likeness, number>,
): number | undefined {
  let sum = 0
  let common = 0
  for (const figure of ALIKE) {
    const spread = spreads.get(figure)!
    if (one[figure] === undefined || other[figure] === undefined || !(spread > 0)) continue
    sum += Math.abs(one[figure] - other[figure]) / spread
    common++
  }
  return common < COMMON_AT_LEAST ? undefined : sum / common
}

function isNoBetter(approved: Application, denied: Application, figure: Likeness): boolean {
  const higherIsBetter = HIGHER_IS_BETTER[figure]
  const one = approved[figure]
  const other = denied[figure]
  if (higherIsBetter === undefined || one === undefined || other === undefined) return false
  return higherIsBetter ? one <= other : one >= other
}
