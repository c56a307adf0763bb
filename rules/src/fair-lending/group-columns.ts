import { type Application, BASES, type Basis, COMPARISON, GROUPS } from './applications.ts'

/** Nobody's group, because it was not provided. */
export const NO_GROUP = 0
/** The comparison group; the groups of the basis follow in their order. */
export const COMPARISON_GROUP = 1

/** The group of every application as a number, by basis: numbers are counted far faster than names. */
export type GroupColumns = Readonly<Record<Basis, Uint8Array>>

export function groupColumns(applications: readonly Application[]): GroupColumns {
  return Object.fromEntries(
    BASES.map((basis) => {
      const places = new Map([COMPARISON[basis], ...GROUPS[basis]].map((group, at) => [group, at + 1]))
      const column = new Uint8Array(applications.length)
      for (let at = 0; at < column.length; at++)
        column[at] = places.get(applications[at]!.groups[basis] ?? '') ?? NO_GROUP
      return [basis, column]
    }),
  ) as Record<Basis, Uint8Array>
}

/** Numbers of groups of a basis, with nobody's and the comparison group. */
export const groupCount = (basis: Basis): number => GROUPS[basis].length + 2
