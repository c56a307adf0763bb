import type { Upkeep } from '@plumbline/database/db.ts'
import type { Log } from '../log.ts'
import { BELONGS_TO, EXPIRES_AT_SIGN_IN, LOSES_NAMES } from './other-tables.ts'
import { RETENTION_RULES } from './retention-rules.ts'

/** All from which rows are deleted for somebody's sake: after a time, at their end, or with an account. */
const LOSES_ROWS = [
  ...RETENTION_RULES.map(({ table }) => table),
  ...Object.keys(BELONGS_TO),
  ...EXPIRES_AT_SIGN_IN,
]

/** Nobody notices how long it takes to write one of these anew. */
const SMALL_BYTES = 16 * 1024 * 1024

/** What was deleted stands in no file any more, but in those of the tables that are named: the disk has no room. */
export function overwriteDeleted(upkeep: Upkeep): Promise<{ withoutRoom: string[] }> {
  return upkeep.overwriteDeleted([...LOSES_ROWS, ...LOSES_NAMES])
}

/** What the process that serves does of it. */
export function createTidying(upkeep: Upkeep, log: Log) {
  let accountsDeleted: number | undefined

  return {
    /** Every now and then: of small tables at once, and in all of them the room is used again. */
    async little() {
      await upkeep.overwriteDeleted(LOSES_ROWS, SMALL_BYTES)
      await upkeep.vacuum()
    },

    /** Once a day. Texts take long to write anew, for their indexes, and do so only when somebody has left. */
    async thorough() {
      const before = accountsDeleted
      accountsDeleted = await upkeep.countDeleted('auth.users')
      const tables = accountsDeleted === before ? LOSES_ROWS : [...LOSES_ROWS, ...LOSES_NAMES]
      const { withoutRoom } = await upkeep.overwriteDeleted(tables)
      if (withoutRoom.length > 0)
        log.warn({ tables: withoutRoom }, 'the disk has no room to overwrite what was deleted')
    },
  }
}
