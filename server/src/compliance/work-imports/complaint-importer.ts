import { ComplaintFields } from '@plumbline/contract/compliance/complaints.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { nearestOf } from '../../platform/nearest-of.ts'
import { createComplaint } from '../complaints/complaint-creation.ts'
import { LATER_DATES } from '../complaints/complaint-input.ts'
import { type Importer, rowsOf } from './importer.ts'
import type { RowFault } from './read-import.ts'

const judge = rowsOf(
  () => ComplaintFields,
  (input): RowFault[] => {
    const faults: RowFault[] = LATER_DATES.filter(
      (field) => input[field] !== null && input[field] < input.receivedOn,
    ).map((field) => ({ field, because: 'This date is before the day the complaint was received.' }))
    if ((input.redressPaid === null) !== (input.redressOn === null))
      faults.push({
        field: input.redressPaid === null ? 'redressPaid' : 'redressOn',
        because: 'Enter both the redress and the day on which it was paid.',
      })
    return faults
  },
)

export const complaints: Importer<ComplaintFields> = {
  async rowReader(tx, reader, table) {
    const readRow = await judge(tx, reader, table)
    const vendors = await vendorsByName(tx, reader.institutionId)
    return ({ vendorId: name, ...fields }) => {
      if (name === undefined) return readRow(fields)
      const vendorId = vendors.get(String(name).toLowerCase())
      if (vendorId) return readRow({ ...fields, vendorId })
      return {
        faults: [
          {
            field: 'vendorId',
            because: 'No vendor of your register has this name.',
            nearest: nearestOf(String(name), [...vendors.keys()]),
          },
        ],
      }
    }
  },
  async create(tx, institutionId, maker, input) {
    await createComplaint(tx, institutionId, maker, input, { tellsOwner: false })
    return true
  },
}

async function vendorsByName(tx: Db, institutionId: string): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ name: string; id: string }>(
    sql`select lower(title) as name, id from vendors where institution_id = ${institutionId} order by number desc`,
  )
  return new Map(rows.map(({ name, id }) => [name, id]))
}
