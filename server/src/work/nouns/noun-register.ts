import { type Noun, tablesOf } from './noun.ts'
import type { WorkTable } from './work-table.ts'

let nouns: readonly Noun[] = []

/** Called once, by `nouns.ts`: the wings are below it, and some ask what other nouns declare. */
export function registerNouns(list: readonly Noun[]): void {
  nouns = list
}

export const registeredNouns = (): readonly Noun[] => nouns

/** The tables of their institution work, by name. */
export const registeredTables = (): [string, WorkTable][] =>
  nouns.flatMap(({ tables }) => Object.entries(tablesOf(tables)))
