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

/** 1 where a higher figure speaks for the applicant, -1 where a lower one does, 0 where neither. */
const SIGN: Readonly<Record<Likeness, -1 | 0 | 1>> = {
  debtToIncome: -1,
  loanToValue: -1,
  creditScore: 1,
  income: 1,
  loanAmount: 0,
}

/**
 * For each denied application of a group the most similar approved applications of the comparison group, of the same
 * type, purpose, occupancy, and lien. The pairs that are hardest to explain come first.
 */
export function matchPairs(
  applications: readonly Application[],
  { basis, group }: { basis: Basis; group: string },
): MatchedPair[] {
  const spreads = ALIKE.map((figure) => deviation(applications, figure))
  const approved = new Map<string, Application[]>()
  for (const application of applications) {
    if (application.groups[basis] !== COMPARISON[basis]) continue
    if (application.action !== OUTCOMES.originated && application.action !== OUTCOMES.approvedNotAccepted)
      continue
    const kind = kindOf(application)
    const some = approved.get(kind)
    if (some) some.push(application)
    else approved.set(kind, [application])
  }
  const candidates = new Map([...approved].map(([kind, some]) => [kind, candidatesOf(some)]))
  return applications
    .filter(({ action, groups }) => action === OUTCOMES.denied && groups[basis] === group)
    .flatMap((denied) => {
      const some = candidates.get(kindOf(denied))
      return some ? [{ denied, best: mostAlike(denied, some, spreads) }] : []
    })
    .filter(({ best }) => best.length > 0)
    .sort((one, other) => compare(one.best[0]!, other.best[0]!))
    .slice(0, PAIRS_AT_MOST)
    .map(({ denied, best }) => ({
      denied,
      comparators: best.map(({ application, distance }) => ({
        application,
        distance,
        noBetter: ALIKE.filter((figure) => isNoBetter(application, denied, figure)),
      })),
    }))
}

/** Approved applications of one kind, each figure in one array: NaN where it is not given. */
interface Candidates {
  applications: readonly Application[]
  figures: readonly Float64Array[]
}

const candidatesOf = (applications: readonly Application[]): Candidates => ({
  applications,
  figures: ALIKE.map((figure) =>
    Float64Array.from(applications, (application) => application[figure] ?? Number.NaN),
  ),
})

interface Best {
  application: Application
  distance: number
  /** In how many figures it is no better than the denied one. */
  noBetter: number
}

const compare = (one: Best, other: Best): number =>
  other.noBetter - one.noBetter || one.distance - other.distance

/** Candidates stand in the order of their lines, so that of equals the first one stays. */
function mostAlike(
  denied: Application,
  { applications, figures }: Candidates,
  spreads: readonly number[],
): Best[] {
  const own = ALIKE.map((figure) => denied[figure] ?? Number.NaN)
  const better = ALIKE.map((figure) => SIGN[figure])
  const best: Best[] = []
  for (let at = 0; at < applications.length; at++) {
    let sum = 0
    let common = 0
    let noBetter = 0
    for (let figure = 0; figure < own.length; figure++) {
      const difference = figures[figure]![at]! - own[figure]!
      if (Number.isNaN(difference)) continue
      if (better[figure] !== 0 && difference * better[figure]! <= 0) noBetter++
      if (!(spreads[figure]! > 0)) continue
      sum += Math.abs(difference) / spreads[figure]!
      common++
    }
    if (common < COMMON_AT_LEAST) continue
    const distance = sum / common
    const last = best.length === MOST_ALIKE ? best[MOST_ALIKE - 1]! : undefined
    if (last && (noBetter < last.noBetter || (noBetter === last.noBetter && distance >= last.distance)))
      continue
    if (last) best.pop()
    const found = { application: applications[at]!, distance, noBetter }
    let place = best.length
    while (place > 0 && compare(found, best[place - 1]!) < 0) place--
    best.splice(place, 0, found)
  }
  return best
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

function isNoBetter(approved: Application, denied: Application, figure: Likeness): boolean {
  const one = approved[figure]
  const other = denied[figure]
  return SIGN[figure] !== 0 && one !== undefined && other !== undefined && (one - other) * SIGN[figure] <= 0
}
