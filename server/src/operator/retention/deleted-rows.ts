import type { Maintenance } from '@plumbline/database/db.ts'
import type { Log } from '../../platform/log.ts'
import { BELONGS_TO, EXPIRES_AT_SIGN_IN, LOSES_NAMES } from './other-tables.ts'
import { RETENTION_RULES } from './retention-rules.ts'

/** Every table from which personal data is deleted: by age, by choice, or with an account. */
const LOSES_ROWS = [
  ...RETENTION_RULES.map(({ table }) => table),
  ...Object.keys(BELONGS_TO),
  ...EXPIRES_AT_SIGN_IN,
]

/** Small enough that rewriting it blocks nobody noticeably. */
const SMALL_BYTES = 16 * 1024 * 1024

/** Removes deleted data from the database files. Returns the tables that did not fit on the disk. */
export function overwriteDeleted(maintenance: Maintenance): Promise<{ withoutSpace: string[] }> {
  return maintenance.overwriteDeleted([...LOSES_ROWS, ...LOSES_NAMES])
}

/** Background vacuum of the serving process. */
export function createVacuum(maintenance: Maintenance, log: Log) {
  let accountsDeleted: number | undefined

  return {
    /** Hourly: rewrites small tables and vacuums all of them. */
    async little() {
      await maintenance.overwriteDeleted(LOSES_ROWS, SMALL_BYTES)
      await maintenance.vacuum()
    },

    /**
     * Daily. Rewriting texts takes long because of their indexes, so they are rewritten only after an
     * account was deleted.
     */
    async thorough() {
      const before = accountsDeleted
      accountsDeleted = await maintenance.countDeleted('auth.users')
      const tables = accountsDeleted === before ? LOSES_ROWS : [...LOSES_ROWS, ...LOSES_NAMES]
      const { withoutSpace } = await maintenance.overwriteDeleted(tables)
      if (withoutSpace.length > 0)
        log.warn({ tables: withoutSpace }, 'the disk has no room to overwrite what was deleted')
    },
  }
}
