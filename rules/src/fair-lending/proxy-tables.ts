import { type NationalTotals, type PlaceCounts, PROXY_GROUPS, type Shares, withoutOther } from './proxy.ts'

/** The censuses that the tables are of. */
export const PROXY_YEARS = { surname: 2010, tract: 2010, zip: 2020 } as const

export interface SurnameShares {
  shares: Shares
  /** How certain the division between American Indian and multiracial people is. */
  split: 'exact' | 'likely' | 'estimated'
}

export interface SurnameTable {
  size: number
  find: (name: string) => SurnameShares | undefined
}

export interface PlaceTable {
  find: (code: string) => PlaceCounts | undefined
  national: NationalTotals
}

const SPLITS = { 1: 'exact', 2: 'likely', 3: 'estimated' } as const

/** Reads `data/fair-lending/surnames-2010.csv.gz`. A line becomes figures when it is asked for. */
export function readSurnames(text: string): SurnameTable {
  const { columns, lines } = linesOf(text)
  return {
    size: lines.size,
    find(name) {
      const line = lines.get(name)
      if (line === undefined) return undefined
      const value = valuesOf(columns, line)
      return { shares: groupsOf(value), split: SPLITS[value('split') as 1 | 2 | 3] }
    },
  }
}

/** Reads the adults of tracts or ZIP code areas, and adds them up for the nation. */
export function readPlaces(text: string): PlaceTable {
  const { columns, lines } = linesOf(text)
  const countsOf = (line: string): PlaceCounts => {
    const value = valuesOf(columns, line)
    return { ...groupsOf(value), total: value('total'), other: value('other') }
  }
  const national = groupsOf(() => 0)
  for (const line of lines.values()) {
    const counts = withoutOther(countsOf(line))
    for (const group of PROXY_GROUPS) national[group] += counts[group]
  }
  return {
    national,
    find(code) {
      const line = lines.get(code)
      return line === undefined ? undefined : countsOf(line)
    },
  }
}

function linesOf(text: string): { columns: string[]; lines: Map<string, string> } {
  const [head = '', ...rest] = text.trimEnd().split('\n')
  return {
    columns: head.split(','),
    lines: new Map(rest.map((line) => [line.slice(0, line.indexOf(',')), line])),
  }
}

function valuesOf(columns: readonly string[], line: string): (column: string) => number {
  const cells = line.split(',')
  return (column) => Number(cells[columns.indexOf(column)])
}

const groupsOf = (value: (group: string) => number): Shares =>
  Object.fromEntries(PROXY_GROUPS.map((group) => [group, value(group)])) as Shares
