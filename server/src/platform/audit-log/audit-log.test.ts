import { randomUUID } from 'node:crypto'
import { migrate } from '@plumbline/database/migrate.ts'
import { openPostgres } from '@plumbline/database/postgres-database.ts'
import {
  onPostgres,
  startTestDatabase,
  type TestDatabase,
} from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MIGRATIONS } from '../../program/migrations.ts'
import { type AuditEntry, recordAudit } from './audit-log.ts'
import { readAuditAnchor, verifyAuditChain } from './audit-verification.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await startTestDatabase(MIGRATIONS)
})
afterEach(() => database.close())

const entry: AuditEntry = { action: 'user.update', actorId: null, subjectId: 'someone', ip: '192.0.2.1' }

async function record(count: number) {
  for (let done = 0; done < count; done++) {
    await database.db.transaction((tx) =>
      recordAudit(tx, { ...entry, detail: { done, note: 'naïve “quotes”' } }),
    )
  }
}

test('a chain that nobody touched is whole', async () => {
  await record(5)
  expect(await verifyAuditChain(database.db)).toMatchObject({ outcome: 'whole', entries: 5 })
})

test('simultaneous writers leave whole chains', async () => {
  await Promise.all(Array.from({ length: 20 }, () => record(1)))
  expect(await verifyAuditChain(database.db)).toMatchObject({ outcome: 'whole', entries: 20 })
})

test('an entry of a transaction that failed leaves no gap', async () => {
  await record(1)
  const failed = database.db.transaction(async (tx) => {
    await recordAudit(tx, entry)
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await record(1)
  expect(await verifyAuditChain(database.db)).toMatchObject({ outcome: 'whole', entries: 2 })
})

test.each(['update audit_log set action = action', 'delete from audit_log', 'truncate audit_log'])(
  'the database refuses: %s',
  async (statement) => {
    await record(1)
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    })
  },
)

/** What someone with the keys to the database could do. */
async function tamper(statement: string) {
  await database.db.execute(sql.raw('alter table audit_log disable trigger audit_log_is_append_only'))
  await database.db.execute(sql.raw(statement))
}

test.each([
  ['changed', `update audit_log set ip = '198.51.100.7' where number = 3`, 3],
  ['missing', 'delete from audit_log where number = 2', 2],
  ['cut', 'delete from audit_log where number = 5', 5],
])('an entry that was %s is found', async (because, statement, number) => {
  await record(5)
  await tamper(statement)
  expect(await verifyAuditChain(database.db)).toEqual({ outcome: 'broken', number, because })
})

test('entries that are written while it is walked break nothing', async () => {
  await record(5)
  const { db } = database
  /** Somebody writes before the ends are read, and somebody before the entries are. */
  const busy: typeof db = Object.create(db, {
    transaction: {
      async value(work: Parameters<typeof db.transaction>[0]) {
        await record(1)
        const answer = await db.transaction(work)
        await record(1)
        return answer
      },
    },
  })
  expect(await verifyAuditChain(busy)).toMatchObject({ outcome: 'whole', entries: 6 })
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole', entries: 7 })
})

test('a chain that was written anew from the start is found by what was noted of the old one', async () => {
  await record(5)
  const anchor = await readAuditAnchor(database.db)
  await record(2)
  expect(await verifyAuditChain(database.db, anchor)).toMatchObject({ outcome: 'whole', entries: 7 })
  await tamper('delete from audit_log')
  await database.db.execute(sql`delete from audit_chains`)
  await database.db.execute(sql`select setval('audit_log_number_seq', 1, false)`)
  await record(4)
  expect(await verifyAuditChain(database.db)).toMatchObject({ outcome: 'whole', entries: 4 })
  expect(await verifyAuditChain(database.db, anchor)).toEqual({
    outcome: 'broken',
    number: 5,
    because: 'cut',
  })
  await record(4)
  expect(await verifyAuditChain(database.db, anchor)).toEqual({
    outcome: 'broken',
    number: 5,
    because: 'not the noted one',
  })
})

test('an entry behind the end is found', async () => {
  await record(5)
  await tamper('update audit_chains set length = 4, hash = (select hash from audit_log where number = 4)')
  expect(await verifyAuditChain(database.db)).toEqual({ outcome: 'broken', number: 5, because: 'cut' })
})

test.runIf(onPostgres)('a role that is no superuser may only read and add', async () => {
  const role = `owner_${randomUUID().replaceAll('-', '')}`
  const { db } = database
  await db.execute(sql.raw(`create role ${role} login createdb`))
  await db.execute(sql.raw(`create database ${role} owner ${role}`))
  const url = new URL(database.url!)
  url.username = role
  url.pathname = `/${role}`
  const own = await openPostgres(url.href, () => {})
  try {
    await expect(migrate(own.db, MIGRATIONS)).rejects.toMatchObject({
      cause: { hint: `Have a superuser run: grant plumbline_institution to ${role}` },
    })
    await db.execute(sql.raw(`grant plumbline_institution to ${role}`))
    await migrate(own.db, MIGRATIONS)
    for (const statement of ['update audit_log set ip = ip', 'delete from audit_log', 'truncate audit_log'])
      await expect(own.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: 'permission denied for table audit_log' },
      })
    await own.db.transaction((tx) => recordAudit(tx, entry))
    expect(await verifyAuditChain(own.db)).toMatchObject({ outcome: 'whole' })
  } finally {
    await own.close()
    await db.execute(sql.raw(`drop database ${role} with (force)`))
    await db.execute(sql.raw(`drop role ${role}`))
  }
})
