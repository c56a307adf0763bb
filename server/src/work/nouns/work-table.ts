import type { ExportedTable } from './exported-table.ts'
import type { PersonSection } from './person-section.ts'

/** What a table of institution work says of itself. The tests of the register read it. */
export interface WorkTable {
  /** The beginnings of the audit actions that changes of it are recorded by, or why there are none. */
  audit: readonly string[] | { none: string }
  /** The kind by which searches find it, or why they do not. */
  search: string | { none: string }
  /** How long its rows are kept, and why. */
  retention: string
  /** What a person's own export shows of it. */
  personExport: string
  /** The part of the sample institution that fills it, or why none does. */
  sample: string | { none: string }
  /** The cases of isolation-cases.ts that try to reach it from elsewhere, or why none can. */
  isolation: readonly string[] | { none: string }
  /** The table with whose row its rows are deleted. Absent: the institution. */
  partOf?: string
  /** Its rows have a topic. */
  hasTopic?: true
  /** What an institution takes along of it. */
  exported?: ExportedTable | { leftOut: string }
  /** Its section of the export of a person, or why it has none. */
  ofPerson?: Omit<PersonSection, 'table'> | { none: string }
}

export type WorkTables = Readonly<Record<string, WorkTable>>

export const AS_LONG =
  'As long as the institution, which deletes it or is deleted: records of compliance are the customer’s.'
export const IDS_ONLY = 'Nothing of the content; the ids of the person’s acts stand in the audit entries.'
export const PART_OF = (noun: string) => ({ none: `It is part of a ${noun} and is found with it.` })
