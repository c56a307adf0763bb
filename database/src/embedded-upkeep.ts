import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Upkeep } from './db.ts'

/** The engine's log since its last checkpoint: kept on disk, and read again at the start after a crash. */
const LOG_BYTES_AT_MOST = 64 * 1024 * 1024

interface WrittenTable {
  name: string
  bytes: number
  /** How many rows were deleted or replaced, ever: it only grows. */
  changes: number
  hasDeadRows: boolean
}

/**
 * Nothing runs beside the statements on this engine: no autovacuum, no checkpoint between start
 * and end. `hasRoomFor` says whether so many bytes more may be written.
 */
export function createUpkeep(pglite: PGlite, hasRoomFor: (bytes: number) => boolean): Upkeep {
  /** How much had been deleted or replaced in a table when it was last written anew; unknown after a start. */
  const changesAtRewrite = new Map<string, number>()

  async function read<Row>(query: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await pglite.query<Row>(query, parameters)).rows
  }

  /** The engine works in our own thread: between two of its works whoever waits is answered. */
  async function run(statement: string) {
    await pglite.exec(statement)
    await setImmediate()
  }

  async function countRecentChanges() {
    await pglite.exec('select pg_stat_force_next_flush()')
  }

  async function checkpoint() {
    const [log] = await read<{ bytes: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`,
    )
    if (log!.bytes >= LOG_BYTES_AT_MOST && hasRoomFor(0)) await pglite.exec('checkpoint')
  }

  return {
    checkpoint,

    async vacuum() {
      await countRecentChanges()
      const tables = await read<{ name: string }>(
        `select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables where n_dead_tup > 0`,
      )
      for (const { name } of tables) if (hasRoomFor(0)) await run(`vacuum (process_toast false) ${name}`)
    },

    async countDeleted(table) {
      await countRecentChanges()
      const [counted] = await read<{ deleted: number }>(
        `select n_tup_del::float8 as deleted from pg_stat_user_tables where schemaname || '.' || relname = $1`,
        [table],
      )
      return counted!.deleted
    },

    async overwriteDeleted(names, bytesAtMost = Number.POSITIVE_INFINITY) {
      await countRecentChanges()
      const tables = await read<WrittenTable>(
        `select schemaname || '.' || relname as name, pg_total_relation_size(relid)::float8 as bytes,
           (n_tup_upd + n_tup_del)::float8 as changes, n_dead_tup > 0 as "hasDeadRows"
         from pg_stat_user_tables where schemaname || '.' || relname = any($1) order by 2`,
        [names],
      )
      const due = tables.filter(
        ({ name, bytes, changes, hasDeadRows }) =>
          bytes <= bytesAtMost && (hasDeadRows || changesAtRewrite.get(name) !== changes),
      )
      const withoutRoom: string[] = []
      for (const { name, bytes, changes } of due) {
        // Once for the new table and once for the log of it; the old one goes at the checkpoint.
        if (!hasRoomFor(2 * bytes)) {
          withoutRoom.push(name)
          continue
        }
        await run(`vacuum full ${name}`)
        // Notes that no row of it is dead any more.
        await run(`vacuum (process_toast false) ${name}`)
        changesAtRewrite.set(name, changes)
        await checkpoint()
      }
      // What was deleted also stands in the log: it goes with the pieces before the one that is begun here.
      if (due.length > withoutRoom.length) {
        await pglite.exec('select pg_switch_wal()')
        await pglite.exec('checkpoint')
      }
      return { withoutRoom }
    },
  }
}
