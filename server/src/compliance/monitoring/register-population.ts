import { setImmediate } from 'node:timers/promises'
import { shapeOf } from '@plumbline/rules/hmda/file-shape.ts'
import {
  ENTRY_GROUPS,
  type EntryGroup,
  entryLabel,
  type RegisterEntry,
  registerEntries,
} from '@plumbline/rules/hmda/register-entries.ts'
import type { CountedPopulation, PopulationErrors } from './loan-population.ts'

/** The event loop is free again after this many entries. */
const TURN = 2_000
/** Far more than the largest lender of a community files. */
export const LINES_AT_MOST = 200_000
const NEWLINE = 0x0a

/** A stored register, unsealed for one draw. */
export interface OpenedEntries {
  bytes: Buffer
  filing: { year: number; quarter: number | null }
}

const isGroup = (column: string): column is EntryGroup => (ENTRY_GROUPS as readonly string[]).includes(column)

/**
 * The loan entries of a register in the order of its file. The sheet outlives the register and is shown to people who
 * may not open it, so it keeps the line of an entry and the end of its ULI.
 */
export async function registerPopulation(
  { bytes, filing }: OpenedEntries,
  column: string | undefined,
  { STRATA_REFUSED, POPULATION_TOO_LARGE }: PopulationErrors,
): Promise<CountedPopulation> {
  if (hasMoreLines(bytes, LINES_AT_MOST))
    throw POPULATION_TOO_LARGE({
      message: `The register has more than ${LINES_AT_MOST.toLocaleString('en-US')} lines, the limit of a draw.`,
    })
  if (column !== undefined && !isGroup(column))
    throw STRATA_REFUSED({
      message: `There is no column "${column}" to group by. Choose one of: ${ENTRY_GROUPS.join(', ')}.`,
    })
  const entries: RegisterEntry[] = []
  const shape = shapeOf(bytes)
  if (shape.readable)
    for (const entry of registerEntries(bytes, shape)) {
      entries.push(entry)
      if (entries.length % TURN === 0) await setImmediate()
    }
  const { year, quarter } = filing
  return {
    size: entries.length,
    labels: null,
    labelsOf: async (positions) => positions.map((position) => entryLabel(entries[position - 1]!)),
    sourceName: `HMDA register, ${quarter === null ? year : `quarter ${quarter} of ${year}`}`,
    ...(column !== undefined && { groups: entries.map(({ groups }) => groups[column]) }),
  }
}

function hasMoreLines(bytes: Buffer, atMost: number): boolean {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) {
    count++
    if (count > atMost) return true
  }
  return false
}
