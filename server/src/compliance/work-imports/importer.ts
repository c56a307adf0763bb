import type { Db } from '@plumbline/database/db.ts'
import type { z } from 'zod'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import type { ImportTable } from './import-table.ts'
import type { RowFault, RowReader } from './read-import.ts'

export interface Maker {
  userId: string
  fullName: string
}

export interface Importer<Input> {
  /** Made anew for each file: it may remember the rows before. */
  rowReader(tx: Db, reader: Reader, table: ImportTable): Promise<RowReader<Input>>
  /** False: it cannot be created any more. */
  create(tx: Db, institutionId: string, maker: Maker, input: Input): Promise<boolean>
}

export const faultsOf = (error: z.ZodError): RowFault[] =>
  error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), because: message }))

/** Judges a row as the operation would that creates one by hand. */
export function rowsOf<Schema extends z.ZodType>(
  schema: () => Schema,
  together: (input: z.output<Schema>) => RowFault[] = () => [],
): Importer<z.output<Schema>>['rowReader'] {
  return async () => (fields) => {
    const read = schema().safeParse(fields)
    if (!read.success) return { faults: faultsOf(read.error) }
    const faults = together(read.data)
    return faults.length > 0 ? { faults } : { input: read.data }
  }
}
