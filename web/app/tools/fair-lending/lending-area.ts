import type { PublicSummary } from './fair-lending-protocol.ts'

/** A lending area: whole counties, and single tracts that were added or taken out. */
export interface LendingArea {
  counties: ReadonlySet<string>
  /** Tracts that are the other way around than their county. */
  switched: ReadonlySet<string>
}

/** A county with fewer of our applications is not in the area that is proposed. */
const SHARE_OF_A_COUNTY = 0.05

export const countyOf = (tract: string) => tract.slice(0, 5)

/** Where most of our applications are; a person says where we lend. */
export function proposedArea({ ownCounties }: PublicSummary): LendingArea {
  const all = ownCounties.reduce((sum, { applications }) => sum + applications, 0)
  return {
    counties: new Set(
      ownCounties
        .filter(({ applications }) => applications >= all * SHARE_OF_A_COUNTY)
        .map(({ county }) => county),
    ),
    switched: new Set(),
  }
}

export const isInArea = ({ counties, switched }: LendingArea, tract: string): boolean =>
  counties.has(countyOf(tract)) !== switched.has(tract)

const toggled = (set: ReadonlySet<string>, value: string) => {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

/** Choosing or leaving a county forgets what was switched in it. */
export const withCounty = ({ counties, switched }: LendingArea, county: string): LendingArea => ({
  counties: toggled(counties, county),
  switched: new Set([...switched].filter((tract) => countyOf(tract) !== county)),
})

export const withTract = ({ counties, switched }: LendingArea, tract: string): LendingArea => ({
  counties,
  switched: toggled(switched, tract),
})

/** Every tract that the list or the public file names, as far as it is in the area. */
export function tractsOfArea(area: LendingArea, listed: readonly string[], file: PublicSummary): string[] {
  const tracts = new Set<string>()
  for (const tract of listed) if (isInArea(area, tract)) tracts.add(tract)
  for (const { tract } of file.tracts) if (isInArea(area, tract)) tracts.add(tract)
  return [...tracts]
}
