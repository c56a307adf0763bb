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
  /** Figures in which the comparator was no better than the applicant. */
  noBetter: Likeness[]
}

/** What the group's applicants were given: a denial, or a higher rate spread. */
export type PairAbout = 'denial' | 'price'

export interface MatchedPair {
  /** The denied, or higher-priced, application of the group. */
  applicant: Application
  comparators: Comparator[]
}

/** Percentage points that a rate spread is lower by to be a lower price: an eighth, the usual step of a rate sheet. */
export const LOWER_PRICE = 0.125

interface Rule {
  isLookedAt: (application: Application) => boolean
  isComparator: (application: Application) => boolean
  /** Whether the comparator was treated better than this applicant. */
  isBetterOff: (comparator: Application, applicant: Application) => boolean
}

const isPriced = ({ action, rateSpread }: Application) =>
  action === OUTCOMES.originated && rateSpread !== undefined

const RULES: Readonly<Record<PairAbout, Rule>> = {
  denial: {
    isLookedAt: ({ action }) => action === OUTCOMES.denied,
    isComparator: ({ action }) => action === OUTCOMES.originated || action === OUTCOMES.approvedNotAccepted,
    isBetterOff: () => true,
  },
  price: {
    isLookedAt: isPriced,
    isComparator: isPriced,
    isBetterOff: (comparator, applicant) => priceGap(comparator, applicant) >= LOWER_PRICE,
  },
}

/** Rounded to the three decimals of a register, so that an eighth is an eighth. */
const priceGap = (comparator: Application, applicant: Application) =>
  Math.round((applicant.rateSpread! - comparator.rateSpread!) * 1000) / 1000

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
 * type, purpose, occupancy, and lien; for each loan of a group the most similar loans that cost less. The pairs that
 * are hardest to explain come first.
 */
export function matchPairs(
  applications: readonly Application[],
  { basis, group, about = 'denial' }: { basis: Basis; group: string; about?: PairAbout },
): MatchedPair[] {
  const { isLookedAt, isComparator, isBetterOff } = RULES[about]
  const spreads = ALIKE.map((figure) => deviation(applications, figure))
  const byKind = Map.groupBy(
    applications.filter(
      (application) => application.groups[basis] === COMPARISON[basis] && isComparator(application),
    ),
    kindOf,
  )
  const candidates = new Map([...byKind].map(([kind, some]) => [kind, candidatesOf(some)]))
  return applications
    .filter((application) => application.groups[basis] === group && isLookedAt(application))
    .flatMap((applicant) => {
      const some = candidates.get(kindOf(applicant))
      return some ? [{ applicant, best: mostAlike(applicant, some, spreads, isBetterOff) }] : []
    })
    .filter(({ best }) => best.length > 0)
    .sort((one, other) => compare(one.best[0]!, other.best[0]!))
    .slice(0, PAIRS_AT_MOST)
    .map(({ applicant, best }) => ({
      applicant,
      comparators: best.map(({ application, distance }) => ({
        application,
        distance,
        noBetter: ALIKE.filter((figure) => isNoBetter(application, applicant, figure)),
      })),
    }))
}

/** Comparators of one kind, each figure in one array: NaN where it is not given. */
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
  /** In how many figures it is no better than the applicant. */
  noBetter: number
}

const compare = (one: Best, other: Best): number =>
  other.noBetter - one.noBetter || one.distance - other.distance

/** Candidates stand in the order of their lines, so that of equals the first one stays. */
function mostAlike(
  applicant: Application,
  { applications, figures }: Candidates,
  spreads: readonly number[],
  isBetterOff: Rule['isBetterOff'],
): Best[] {
  const own = ALIKE.map((figure) => applicant[figure] ?? Number.NaN)
  const better = ALIKE.map((figure) => SIGN[figure])
  const best: Best[] = []
  for (let at = 0; at < applications.length; at++) {
    if (!isBetterOff(applications[at]!, applicant)) continue
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

function isNoBetter(comparator: Application, applicant: Application, figure: Likeness): boolean {
  const one = comparator[figure]
  const other = applicant[figure]
  return SIGN[figure] !== 0 && one !== undefined && other !== undefined && (one - other) * SIGN[figure] <= 0
}
