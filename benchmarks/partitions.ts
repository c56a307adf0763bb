import type { Db } from '@plumbline/database/db.ts'
import { migrate } from '@plumbline/database/migrate.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { limitStatementsTo } from '@plumbline/database/statement-limits.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { MIGRATIONS } from '@plumbline/server/program/migrations.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Row } from './report.ts'

const ROWS = 1_000_000
const INSTITUTIONS = 100
const PEOPLE = 12
const MONTHS = 60
const TIMES = 200
const MINUTES = 600

/** Notifications of five years in one table, and the same in a partition for each month. */
export async function measurePartitions(only: (item: string) => boolean): Promise<Row[]> {
  const server = await startPostgresServer()
  if (!server) return []
  const { db, close } = await openDatabase({
    databaseUrl: server.url,
    dataDirectory: '',
    onError: (error) => console.error(error.message),
  })
  const rows = await limitStatementsTo(MINUTES, async () => {
    await migrate(db, MIGRATIONS)
    await makeTables(db)
    const measured: Row[] = []
    for (const [item, ask] of Object.entries(ASKS).filter(([name]) => only(name))) {
      const plain = await timed(() => inTurn(db, ask, 'measured_plain'))
      const byMonth = await timed(() => inTurn(db, ask, 'measured_by_month'))
      measured.push(asRow(item, byMonth / TIMES, plain / TIMES))
    }
    const byRows = await timed(() => deleteByRows(db))
    const byDropping = await timed(() => db.execute(sql`drop table measured_by_month_0`))
    return [...measured, asRow('the oldest month is deleted', byDropping, byRows)]
  })
  await close()
  await server.stop()
  return rows
}

const PERSON = sql`institution_id = md5('bank7')::uuid and user_id = md5('7-7')::uuid`
/** What the program asks of notifications, each some hundred times. */
const ASKS: Record<string, (table: SQL, number: number) => SQL> = {
  'the newest 20 of a person': (table) =>
    sql`select id, kind, subject, link from ${table} where ${PERSON} order by created_at desc, id limit 20`,
  'unread ones of a person': (table) =>
    sql`select count(*) from (select 1 from ${table} where ${PERSON} and read_at is null limit 100) counted`,
  'one is read': (table, number) => sql`
    update ${table} set read_at = now() where institution_id = md5('bank7')::uuid and id = md5(${`id${7 + number * INSTITUTIONS}`})::uuid`,
  'one is sent': (table) => sql`
    insert into ${table} (institution_id, user_id, kind, subject, link)
    values (md5('bank7')::uuid, md5('7-7')::uuid, 'task.assigned', 'Check the loan file', '/workspace/tasks')`,
}

async function makeTables(db: Db) {
  await db.execute(sql`create table measured_plain (like notifications including defaults)`)
  await db.execute(
    sql`create table measured_by_month (like notifications including defaults) partition by range (created_at)`,
  )
  for (let month = 0; month <= MONTHS; month++)
    await db.execute(
      sql.raw(`create table measured_by_month_${month} partition of measured_by_month
        for values from (date_trunc('month', now()) - interval '${MONTHS - month} months') to (date_trunc('month', now()) - interval '${MONTHS - month - 1} months')`),
    )
  for (const [table, key] of [
    ['measured_plain', 'institution_id, id'],
    ['measured_by_month', 'institution_id, id, created_at'],
  ] as const) {
    await db.execute(sql.raw(`alter table ${table} add primary key (${key})`))
    await db.execute(sql.raw(`create index on ${table} (institution_id, user_id, created_at desc, id)`))
    await db.execute(sql.raw(`create index on ${table} (institution_id, user_id) where read_at is null`))
    await db.execute(sql`
      insert into ${sql.raw(table)} (institution_id, id, user_id, kind, subject, link, created_at, read_at)
      select md5('bank' || n % ${INSTITUTIONS}::integer)::uuid, md5('id' || n)::uuid,
        md5(n % ${INSTITUTIONS}::integer || '-' || n / ${INSTITUTIONS}::integer % ${PEOPLE}::integer)::uuid,
        'task.assigned', 'Check loan file ' || n || ' against the register is yours', '/workspace/tasks/' || md5(n::text), at,
        case when n < ${ROWS * 0.98}::integer then at end
      from generate_series(1, ${ROWS}::integer) n
      cross join lateral (select date_trunc('month', now()) - interval '${sql.raw(String(MONTHS))} months'
        + n * (now() - date_trunc('month', now()) + interval '${sql.raw(String(MONTHS))} months') / ${ROWS}::integer as at) moment`)
    await db.execute(sql.raw(`analyze ${table}`))
  }
}

async function inTurn(db: Db, ask: (table: SQL, number: number) => SQL, table: string) {
  for (let number = 1; number <= TIMES; number++) await db.execute(ask(sql.raw(table), number))
}

/** As retention does. */
async function deleteByRows(db: Db) {
  for (;;) {
    const { rows } = await db.execute(sql`
      delete from measured_plain where ctid = any(array(select ctid from measured_plain
        where created_at < date_trunc('month', now()) - interval '${sql.raw(String(MONTHS - 1))} months' limit 1000)) returning 1`)
    if (rows.length === 0) return
  }
}

const asRow = (item: string, ours: number, yardstick: number): Row => ({
  part: 'partitions',
  item: `${item}, by month beside one table`,
  engine: 'postgres',
  unit: 'ms',
  ...{ ours, yardstick, ratio: ours / yardstick },
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
