import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { FileBytes } from '../platform/files/file-bytes.ts'
import type { FilePlace } from '../work/files/file-moves.ts'

/** Gauges of queued background work, read from the database at each scrape. */
export function registerBackgroundMetrics(registry: Registry, db: Db): void {
  new Gauge({
    name: 'plumbline_mail_letters',
    help: 'Letters that wait to go out, and those of the last 30 days that were given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await read<{ waiting: number; given_up: number }>(
        db,
        sql`
        select count(*) filter (where given_up_at is null)::integer as waiting,
          count(*) filter (where given_up_at is not null)::integer as given_up
        from outgoing_mail where sent_at is null`,
      )
      this.set({ state: 'waiting' }, counts?.waiting ?? Number.NaN)
      this.set({ state: 'given_up' }, counts?.given_up ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'plumbline_reports_waiting',
    help: 'Reports that were asked for and are not made yet.',
    registers: [registry],
    async collect() {
      const row = await read<{ count: number }>(
        db,
        sql`select count(*)::integer as count from reports where status = 'waiting'`,
      )
      this.set(row?.count ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'plumbline_retention_late_seconds',
    help: 'How long ago the daily deletion was due; 0 while it is not.',
    registers: [registry],
    async collect() {
      const row = await read<{ late: number }>(
        db,
        sql`select coalesce(greatest(0, extract(epoch from now() - min(due_at))), 0)::float8 as late from retention_schedule`,
      )
      this.set(row?.late ?? Number.NaN)
    },
  })
}

export function registerFileMetrics(
  registry: Registry,
  db: Db,
  { objects }: FileBytes,
  keepFilesIn: FilePlace,
): void {
  new Gauge({
    name: 'plumbline_object_store_up',
    help: 'Whether the object store of files answered the last call; 1 where there is none.',
    registers: [registry],
    collect() {
      this.set(objects?.store.isUp === false ? 0 : 1)
    },
  })
  new Gauge({
    name: 'plumbline_files_to_move',
    help: 'Stored files that are still to be moved to where files are kept, counted up to 10,000.',
    registers: [registry],
    async collect() {
      if (!objects) return this.set(0)
      const row = await read<{ count: number }>(
        db,
        sql`
        select count(*)::integer as count from (select 1 from files
          where stored_in = ${keepFilesIn === 'database' ? 'object_store' : 'database'} and stored_at is not null limit 10000) waiting`,
      )
      this.set(row?.count ?? Number.NaN)
    },
  })
}

/** Undefined when the database does not respond, so that the other metrics are still served. */
async function read<Row extends Record<string, unknown>>(db: Db, query: SQL) {
  try {
    const { rows } = await db.execute<Row>(query)
    return rows[0]
  } catch {
    return undefined
  }
}
