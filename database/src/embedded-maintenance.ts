import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Maintenance } from './db.ts'

/**
 * The size of the write-ahead log since the last checkpoint: it stays on disk and is replayed after a
 * crash.
 */
const LOG_BYTES_AT_MOST = 64 * 1024 * 1024

interface WrittenTable {
  name: string
  bytes: number
  /** How many rows were ever deleted or replaced. It only grows. */
  changes: number
  hasDeadRows: boolean
}

/**
 * PGlite has no background processes: no autovacuum, and no checkpoint between start and end.
 * `hasSpaceFor` says whether so many more bytes may be written.
 */
export function createMaintenance(pglite: PGlite, hasSpaceFor: (bytes: number) => boolean): Maintenance {
  /** How many rows had been deleted or replaced when a table was last rewritten; unknown after a start. */
  const changesAtRewrite = new Map<string, number>()

  async function read<Row>(query: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await pglite.query<Row>(query, parameters)).rows
  }

  /** The engine runs in our thread: yields between two tables so that requests are served. */
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
    if (log!.bytes >= LOG_BYTES_AT_MOST && hasSpaceFor(0)) await pglite.exec('checkpoint')
  }

  return {
    checkpoint,

    async vacuum() {
      await countRecentChanges()
      const tables = await read<{ name: string }>(
        `select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables where n_dead_tup > 0`,
      )
      for (const { name } of tables) if (hasSpaceFor(0)) await run(`vacuum (process_toast false) ${name}`)
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
      const withoutSpace: string[] = []
      for (const { name, bytes, changes } of due) {
        // The new table and its log entries; the old table goes at the checkpoint.
        if (!hasSpaceFor(2 * bytes)) {
          withoutSpace.push(name)
          continue
        }
        await run(`vacuum full ${name}`)
        // Updates the statistics: no dead rows are left.
        await run(`vacuum (process_toast false) ${name}`)
        changesAtRewrite.set(name, changes)
        await checkpoint()
      }
      // Deleted data is also in the log: a new segment begins here, and the older ones are deleted.
      if (due.length > withoutSpace.length) {
        await pglite.exec('select pg_switch_wal()')
        await pglite.exec('checkpoint')
      }
      return { withoutSpace }
    },
  }
}
