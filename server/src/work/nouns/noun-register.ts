import { type Noun, tablesOf } from './noun.ts'
import type { WorkTable } from './work-table.ts'

let nouns: readonly Noun[] | undefined

/** Called once, by `nouns.ts`: the wings are below it, and some ask what other nouns declare. */
export function registerNouns(list: readonly Noun[]): void {
  nouns = list
}

export function registeredNouns(): readonly Noun[] {
  if (!nouns) throw new Error('nouns.ts is not loaded: nothing is known of the nouns')
  return nouns
}

/** The tables of their institution work, by name. */
export const registeredTables = (): [string, WorkTable][] =>
  registeredNouns().flatMap(({ tables }) => Object.entries(tablesOf(tables)))
