/** The groups of the published method, in the order of its tables. */
export const PROXY_GROUPS = ['white', 'black', 'hispanic', 'api', 'aian', 'multi'] as const
export type ProxyGroup = (typeof PROXY_GROUPS)[number]
export type Shares = Record<ProxyGroup, number>

/** Adults of a place; `other` holds those without Hispanic origin whose race is "some other" alone. */
export interface PlaceCounts extends Shares {
  total: number
  other: number
}

/** National sums of adults by group, after "some other race" was shared out. */
export type NationalTotals = Shares

/** Shares out "some other race" among the groups without Hispanic origin, in proportion to them. */
export function withoutOther({ total, other, ...counts }: PlaceCounts): Shares {
  const among = total - counts.hispanic - other
  if (other === 0) return counts
  const shared = { ...counts }
  for (const group of PROXY_GROUPS) {
    if (group === 'hispanic') continue
    shared[group] += among > 0 ? (counts[group] / among) * other : other / 5
  }
  return shared
}

/**
 * Bayesian improved surname geocoding: the share of each group among people of the surname, times the share of the
 * group's people who live in the place. Nothing where the two exclude each other.
 */
export function combine(surname: Shares, place: Shares, national: NationalTotals): Shares | undefined {
  const weights = PROXY_GROUPS.map((group) =>
    place[group] === 0 ? 0 : (surname[group] * place[group]) / national[group],
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (!(sum > 0 && Number.isFinite(sum))) return undefined
  return Object.fromEntries(PROXY_GROUPS.map((group, index) => [group, weights[index]! / sum])) as Shares
}
