import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Db } from '@plumbline/database/db.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { recordAudit } from '@plumbline/server/platform/audit-log/audit-log.ts'
import { sql } from 'drizzle-orm'
import { Pool } from 'undici'
import { ADMINISTRATOR, prepare } from './engines.ts'
import { median } from './load.ts'
import { type Program, startProduct } from './programs.ts'
import { type Beside, compareReads } from './reads-beside.ts'
import type { Row } from './report.ts'
import { bearerOf } from './signed-in.ts'

const INSTITUTIONS = 16
const WRITERS = 16
const FOR_MS = 3_000
/** A busy machine makes single rounds differ; the rounds of what is compared take turns. */
const ROUNDS = 2
const HELD_MS = 100
const SAMPLE_MS = 100
const READ_EVERY_MS = 20

/**
 * How writes grow from one writer to sixteen, on PostgreSQL: tasks created through two processes, and, without HTTP, an
 * entry of the audit log with a row beside it by three ways of chaining. The rows `held` keep each transaction open for a
 * while after its entry, as a slow disk or a distant standby would: they show who waits for whom also where the
 * processor is the limit. Each rate has the median of a read beside it, while nobody writes and while sixteen do. The
 * embedded engine has one connection, so that writers take turns whatever the log does.
 */
export async function measureWrites(only: (item: string) => boolean): Promise<Row[]> {
  const place = await prepare('postgres', fill)
  if (!place) return []
  const rows: Row[] = []
  const open = () =>
    openDatabase({
      databaseUrl: place.environment.DATABASE_URL,
      dataDirectory: place.environment.DATA_DIR!,
      onError: (error) => console.error(error),
    })
  // Of two processes: one has ten connections, which sixteen writers would share.
  const databases = [await open(), await open()]
  const { db } = databases[0]!
  const measure = async (
    item: string,
    write: (writer: number) => Promise<unknown>,
    read: () => Promise<unknown> = () => readBy(db),
  ) => {
    if (only(item)) rows.push(...rowsOf(item, await compare(db, write, read)))
  }
  const measureReads = async (beside: Omit<Beside, 'writers'>) => {
    if (only(`reads, ${beside.item}`)) rows.push(...(await compareReads(db, { ...beside, writers: WRITERS })))
  }
  const whose: [string, (writer: number) => number][] = [
    [`${INSTITUTIONS} institutions`, (writer) => writer % INSTITUTIONS],
    ['one institution', () => 0],
  ]
  if (only('tasks') || only('reads, tasks')) {
    const settings = { ...place.environment, AUTH_RATE_LIMITS: 'off', REQUESTS_PER_MINUTE: 'off' }
    const programs = [await startProduct(settings), await startProduct(settings)]
    const bearers: string[] = []
    for (let number = 1; number <= INSTITUTIONS; number++)
      bearers.push(await bearerOf(programs[0]!.origin, `manager-${number}@bank.example`))
    for (const [item, of] of whose) {
      const write = (writer: number) => createTask(programs[writer % 2]!, bearers[of(writer)]!)
      const read = () => readPolicies(programs[0]!, bearers[0]!)
      await measure(`tasks, ${item}`, write, read)
      await measureReads({ item: `tasks, ${item}`, write, read })
    }
    for (const program of programs) await program.stop()
  }
  for (const holdMs of [0, HELD_MS])
    for (const [way, record] of Object.entries(WAYS))
      for (const [item, of] of whose)
        await measure(`${holdMs ? `held ${holdMs} ms, ` : ''}${way}, ${item}`, (writer) =>
          writeWith(databases[writer % 2]!.db, record, institution(of(writer) + 1), holdMs),
        )
  const reader = await open()
  const { rows: readers } = await reader.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  for (const holdMs of [0, HELD_MS])
    for (const [item, of] of whose)
      await measureReads({
        item: `${holdMs ? `held ${holdMs} ms, ` : ''}statements, ${item}`,
        write: (writer) =>
          writeWith(databases[writer % 2]!.db, WAYS[NOW]!, institution(of(writer) + 1), holdMs),
        read: () => readBy(reader.db),
        readerPid: readers[0]!.pid,
      })
  for (const { close } of [...databases, reader]) await close()
  await place.remove()
  console.error(`  ${availableParallelism()} cores`)
  return rows
}

interface Rates {
  one: number
  many: number
  /** Statements that ran when somebody looked, and those of them that waited for a lock. */
  active: number
  waiting: number
  /** Medians in milliseconds: while nobody writes, and while all do. */
  readAlone: number
  readBeside: number
}

async function compare(
  db: Db,
  write: (writer: number) => Promise<unknown>,
  read: () => Promise<unknown>,
): Promise<Rates> {
  const rates: Rates = { one: 0, many: 0, active: 0, waiting: 0, readAlone: 0, readBeside: 0 }
  await rate(WRITERS, write)
  for (let round = 0; round < ROUNDS; round++) {
    rates.readAlone += (await whileReading(read, () => setTimeout(FOR_MS))).median / ROUNDS
    rates.one += (await rate(1, write)) / ROUNDS
    const sampling = setInterval(() => sample(db, rates), SAMPLE_MS)
    const beside = await whileReading(read, () => rate(WRITERS, write))
    clearInterval(sampling)
    rates.many += beside.result / ROUNDS
    rates.readBeside += beside.median / ROUNDS
  }
  return rates
}

/** One reader, who asks again after a pause as people do. */
async function whileReading<Result>(read: () => Promise<unknown>, work: () => Promise<Result>) {
  const times: number[] = []
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      const started = performance.now()
      await read()
      times.push(performance.now() - started)
      await setTimeout(READ_EVERY_MS)
    }
  })()
  const result = await work()
  isOver = true
  await reading
  return { result, median: median(times) }
}

async function sample(db: Db, rates: Rates) {
  const { rows } = await db.execute<{ active: number; waiting: number }>(sql`
    select count(*)::integer as active, count(*) filter (where wait_event_type = 'Lock')::integer as waiting
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`)
  rates.active += rows[0]!.active
  rates.waiting += rows[0]!.waiting
}

function rowsOf(item: string, { one, many, active, waiting, readAlone, readBeside }: Rates): Row[] {
  const waits = `${waiting} of ${active} active statements waited for a lock`
  console.error(
    `  ${item}: ${one.toFixed(1)} a second alone, ${many.toFixed(1)} with ${WRITERS} writers; ${waits}; a read ${readAlone.toFixed(1)} and ${readBeside.toFixed(1)} ms`,
  )
  const about = { part: 'writes', engine: 'postgres' }
  return [
    { ...about, item, unit: '/s', ours: many, yardstick: one, ratio: many / one },
    {
      ...about,
      item: `${item}, median of a read beside them`,
      unit: 'ms',
      ours: readBeside,
      yardstick: readAlone,
      ratio: readBeside / readAlone,
    },
  ]
}

/** Writes a second. */
async function rate(writers: number, write: (writer: number) => Promise<unknown>): Promise<number> {
  let done = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      while (performance.now() - started < FOR_MS) {
        await write(writer)
        done++
      }
    }),
  )
  return (done * 1000) / (performance.now() - started)
}

const pools = new Map<string, Pool>()

async function createTask({ origin }: Program, bearer: string) {
  const pool = pools.get(origin) ?? new Pool(origin, { connections: WRITERS, pipelining: 1 })
  pools.set(origin, pool)
  const { statusCode, body } = await pool.request({
    path: '/api/tasks',
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Check the loan file against the register' }),
  })
  const text = await body.text()
  if (statusCode !== 200 && statusCode !== 201) throw new Error(`a task: ${statusCode} ${text}`)
}

async function readPolicies({ origin }: Program, bearer: string) {
  const answer = await fetch(`${origin}/api/policies`, { headers: { authorization: `Bearer ${bearer}` } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`policies: ${answer.status}`)
}

const readBy = async (db: Db) =>
  await db.execute(sql`select name from institutions where id = ${institution(1)}`)

type Recording = (tx: Db, institutionId: string) => Promise<unknown>

const NOW = 'chains of an institution, as now'

const WAYS: Record<string, Recording> = {
  'one chain for all, as before': (tx) => chainTo(tx, 0),
  'one chain for each institution': (tx, institutionId) =>
    chainTo(tx, Number.parseInt(institutionId.slice(-4), 16)),
  [NOW]: (tx, institutionId) =>
    recordAudit(tx, {
      action: 'task.create',
      actorId: null,
      subjectId: null,
      ip: '192.0.2.1',
      institutionId,
    }),
}

/** What the statement of the log did before: it updates the row of the end, and inserts the entry. */
async function chainTo(tx: Db, chain: number) {
  await tx.execute(sql`
    with link as (
      update measured_chains set length = length + 1, hash = encode(sha256(convert_to(hash || length, 'UTF8')), 'hex')
      where id = ${chain}::integer returning length, hash
    )
    insert into measured_log (number, chain, at, action, ip, detail, previous_hash, hash)
    select nextval('measured_numbers'), ${chain}::integer, now(), 'task.create', '192.0.2.1', '{}', link.hash, link.hash from link`)
}

/** A transaction as most are: three reads and a write, then the entry. */
async function writeWith(db: Db, record: Recording, institutionId: string, holdMs: number) {
  await db.transaction(async (tx) => {
    for (let read = 0; read < 3; read++)
      await tx.execute(sql`select name from institutions where id = ${institutionId}`)
    await tx.execute(sql`insert into measured_work (institution_id) values (${institutionId})`)
    await record(tx, institutionId)
    if (holdMs > 0) await tx.execute(sql`select pg_sleep(${holdMs / 1000})`)
  })
}

const institution = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

/** Institutions with a manager each, who has the administrator's password. */
async function fill(db: Db) {
  await db.execute(
    sql`create table measured_work (id bigint generated always as identity primary key, institution_id uuid)`,
  )
  await db.execute(sql`create table measured_chains (id integer primary key, length bigint, hash text)`)
  await db.execute(sql`create table measured_log (like audit_log including indexes)`)
  await db.execute(sql`create sequence measured_numbers`)
  await db.execute(
    sql`insert into measured_chains select n, 0, md5(n::text) from generate_series(0, ${INSTITUTIONS}::integer) n`,
  )
  for (let number = 1; number <= INSTITUTIONS; number++) {
    await db.execute(sql`
      insert into institutions (id, name, type) values (${institution(number)}, ${`Bank ${number}`}, 'community_bank')`)
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into auth.users select (json_populate_record(u, json_build_object('id', gen_random_uuid(),
        'email', ${`manager-${number}@bank.example`}::text))).* from auth.users u
      where u.email = ${ADMINISTRATOR.ADMIN_EMAIL} returning id`)
    await db.execute(sql`
      insert into user_profiles (user_id, institution_id, full_name, role)
      values (${rows[0]!.id}, ${institution(number)}, ${`Manager ${number}`}, 'manager')`)
  }
}
