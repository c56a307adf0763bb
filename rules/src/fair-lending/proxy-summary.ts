import { PROXY_GROUPS, type ProxyGroup } from './proxy.ts'
import type { NoProxy, PlaceLevel, ProxyAnswer } from './proxy-answer.ts'

/** From a probability up to the next band. */
export const PROXY_BANDS = [
  { band: 'high', from: 0.8 },
  { band: 'middle', from: 0.5 },
  { band: 'low', from: 0 },
] as const
export type ProxyBand = (typeof PROXY_BANDS)[number]['band']

export interface GroupSum {
  group: ProxyGroup
  /** The sum of the probabilities: how many of the rows are expected to be of the group. */
  expected: number
  /** Of the rows with a proxy; nothing where there are none. */
  share: number | undefined
  bands: Record<ProxyBand, { rows: number; expected: number }>
}

export interface ProxySummary {
  rows: number
  withProxy: number
  byPlace: Record<PlaceLevel, number>
  without: { because: NoProxy; rows: number }[]
  groups: GroupSum[]
  /** Rows with a proxy in which no group reaches one half. */
  noneReachesHalf: number
}

const bandOf = (probability: number): ProxyBand =>
  PROXY_BANDS.find(({ from }) => probability >= from)?.band ?? 'low'

/** What the probabilities come to. No row is counted as one group. */
export function summarize(answers: readonly ProxyAnswer[]): ProxySummary {
  const groups = PROXY_GROUPS.map((group): GroupSum => {
    const empty = () => ({ rows: 0, expected: 0 })
    return { group, expected: 0, share: undefined, bands: { high: empty(), middle: empty(), low: empty() } }
  })
  const without = new Map<NoProxy, number>()
  const byPlace = { tract: 0, zip: 0 }
  let noneReachesHalf = 0
  for (const { shares, place, because } of answers) {
    if (because !== undefined) without.set(because, (without.get(because) ?? 0) + 1)
    if (!shares) continue
    byPlace[place!.level]++
    if (PROXY_GROUPS.every((group) => shares[group] < 0.5)) noneReachesHalf++
    for (const sum of groups) {
      const probability = shares[sum.group]
      const band = sum.bands[bandOf(probability)]
      sum.expected += probability
      band.rows++
      band.expected += probability
    }
  }
  const withProxy = byPlace.tract + byPlace.zip
  for (const sum of groups) if (withProxy > 0) sum.share = sum.expected / withProxy
  return {
    ...{ rows: answers.length, withProxy, byPlace, groups, noneReachesHalf },
    without: [...without].map(([because, rows]) => ({ because, rows })).sort((a, b) => b.rows - a.rows),
  }
}
