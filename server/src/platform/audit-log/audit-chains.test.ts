import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import {
  onPostgres,
  startTestDatabase,
  type TestDatabase,
} from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MIGRATIONS } from '../../program/migrations.ts'
import { listAuditRows } from '../../tenancy/audit/audit-store.ts'
import { createLog } from '../log.ts'
import { inInstitution } from '../session/institution-scope.ts'
import { noteAuditAnchor } from './audit-anchor.ts'
import { type AuditEntry, recordAudit } from './audit-log.ts'
import { readAuditAnchor, verifyAuditChain } from './audit-verification.ts'

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await startTestDatabase(MIGRATIONS)
  db = database.db
})
afterEach(() => database.close())

const entry: AuditEntry = { action: 'user.update', actorId: null, subjectId: 'someone', ip: '192.0.2.1' }
const [bank, union] = [randomUUID(), randomUUID()]

const record = (institutionId: string | null, in_: Db = db) => recordAudit(in_, { ...entry, institutionId })

/** A transaction that has recorded an entry and waits to commit. */
async function begin(institutionId: string | null) {
  const recorded = Promise.withResolvers<void>()
  const commit = Promise.withResolvers<void>()
  const done = db.transaction(async (tx) => {
    await record(institutionId, tx)
    recorded.resolve()
    await commit.promise
  })
  await Promise.race([recorded.promise, done])
  return {
    async commit() {
      commit.resolve()
      await done
    },
  }
}

const chains = async () =>
  (
    await db.execute<{ belongs_to: string; length: number }>(
      sql`select belongs_to, length::integer as length from audit_chains order by id`,
    )
  ).rows

async function tamper(...statements: string[]) {
  await db.execute(sql.raw('alter table audit_log disable trigger audit_log_is_append_only'))
  for (const statement of statements) await db.execute(sql.raw(statement))
}

test('every institution has a chain of its own, and the installation has one', async () => {
  for (const whose of [bank, null, union, bank, null, bank]) await record(whose)
  expect(await chains()).toEqual([
    { belongs_to: bank, length: 3 },
    { belongs_to: '00000000-0000-0000-0000-000000000000', length: 2 },
    { belongs_to: union, length: 1 },
  ])
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole', entries: 6, number: 6 })
})

test.runIf(onPostgres)('writers of one institution do not wait for each other’s commit', async () => {
  const first = await begin(bank)
  const second = await begin(bank)
  const third = await begin(bank)
  await third.commit()
  await first.commit()
  await second.commit()
  expect((await chains()).map(({ length }) => length)).toEqual([1, 1, 1])
  for (let time = 0; time < 3; time++) await record(bank)
  expect((await chains()).map(({ length }) => length)).toEqual([4, 1, 1])
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole', entries: 6 })
})

test.runIf(onPostgres)(
  'writers of two institutions in opposite order do not lock each other out',
  async () => {
    const both = (order: string[]) =>
      db.transaction(async (tx) => {
        for (const whose of order) await record(whose, tx)
      })
    await Promise.all(
      Array.from({ length: 40 }, (_, turn) => both(turn % 2 ? [bank, union, bank] : [union, bank, union])),
    )
    expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole', entries: 120 })
  },
)

test('in an institution’s scope its own chains alone are seen and extended', async () => {
  await record(union)
  await inInstitution(db, bank, async (tx) => {
    await record(bank, tx)
    const { rows } = await tx.execute(sql`select belongs_to from audit_chains`)
    expect(rows).toEqual([{ belongs_to: bank }])
  })
  await expect(inInstitution(db, bank, (tx) => record(union, tx))).rejects.toThrow()
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole', entries: 2 })
})

/** As the release before wrote it. */
async function recordOld(ip: string) {
  const at = new Date().toISOString()
  const fields = JSON.stringify([at, 'user.update', null, 'someone', ip, '{}'])
  await db.execute(sql`
    with link as (
      update audit_chain chain
      set length = chain.length + 1, previous_hash = chain.hash,
        hash = encode(sha256(convert_to(chain.hash || ':' || (chain.length + 1)::text || ':' || ${fields}::text, 'UTF8')), 'hex')
      returning chain.length, chain.previous_hash, chain.hash
    )
    insert into audit_log (number, at, action, actor_id, subject_id, ip, detail, previous_hash, hash, institution_id)
    select link.length, ${at}::timestamptz, 'user.update', null, 'someone', ${ip}, '{}', link.previous_hash, link.hash, null
    from link`)
}

test('entries of the one chain before are verified with the new ones, and a note of it, too', async () => {
  for (let time = 0; time < 3; time++) await recordOld(`192.0.2.${time}`)
  await db.execute(sql`update audit_chain set closed_at = length`)
  await db.execute(sql`select setval('audit_log_number_seq', 10004, false)`)
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from audit_chain`)
  const old = { number: 3, hash: rows[0]!.hash }
  await record(bank)
  const anchor = await readAuditAnchor(db)
  // A process of the release before, which ends only now.
  await recordOld('192.0.2.9')
  expect(await verifyAuditChain(db, old)).toMatchObject({ outcome: 'whole', entries: 5, ...anchor })
  await record(union)
  expect(await verifyAuditChain(db, anchor)).toMatchObject({ outcome: 'whole', entries: 6 })
  await tamper(`update audit_log set ip = '198.51.100.7' where number = 2`)
  expect(await verifyAuditChain(db, anchor)).toEqual({ outcome: 'broken', number: 2, because: 'changed' })
})

const textOf = (hashed: readonly unknown[]) => createHash('sha256').update(hashed.join(':')).digest('hex')

test('an entry that is added later for an earlier day is found by the note', async () => {
  await record(bank)
  await db.execute(sql`select nextval('audit_log_number_seq')`)
  await record(union)
  const anchor = await readAuditAnchor(db)
  const at = '2026-11-01T09:00:00.000Z'
  const hash = textOf([
    '0'.repeat(64),
    90,
    1,
    2,
    JSON.stringify([at, 'user.update', null, 'x', '192.0.2.1', '{}', bank]),
  ])
  await db.execute(
    sql`insert into audit_chains (id, belongs_to, length, hash) values (90, ${bank}, 1, ${hash})`,
  )
  await db.execute(sql`
    insert into audit_log (number, at, action, subject_id, ip, detail, previous_hash, hash, institution_id, chain, chain_position)
    values (2, ${at}, 'user.update', 'x', '192.0.2.1', '{}', ${'0'.repeat(64)}, ${hash}, ${bank}, 90, 1)`)
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole', entries: 3 })
  expect(await verifyAuditChain(db, anchor)).toEqual({
    outcome: 'broken',
    number: 3,
    because: 'not the noted one',
  })
})

test('a chain that was removed whole, or lost its end, is found', async () => {
  await record(bank)
  await record(union)
  const anchor = await readAuditAnchor(db)
  await record(bank)
  await tamper(`delete from audit_chains where belongs_to = '${union}'`)
  expect(await verifyAuditChain(db)).toEqual({ outcome: 'broken', number: 2, because: 'cut' })
  await tamper(`delete from audit_log where institution_id = '${union}'`)
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole', entries: 2 })
  const because = 'not the noted one'
  expect(await verifyAuditChain(db, anchor)).toEqual({ outcome: 'broken', number: 2, because })
})

test('a chain that was removed whole is found by what the log notes of itself every day', async () => {
  await record(bank)
  await record(union)
  const note = (day: number) =>
    noteAuditAnchor(
      db,
      createLog('silent'),
      {},
      { now: new Date(Date.now() + day * 86_400_000), allowedHosts: [] },
    )
  await note(0)
  await note(0)
  await record(bank)
  await note(1)
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole', entries: 5 })
  await tamper(
    `delete from audit_log where institution_id = '${union}'`,
    `delete from audit_chains where belongs_to = '${union}'`,
  )
  expect(await verifyAuditChain(db)).toEqual({ outcome: 'broken', number: 2, because: 'not the noted one' })
})

test.each([
  ['moved to another chain', `update audit_log set institution_id = '${union}' where number = 2`],
  ['given another number', 'update audit_log set number = 9 where number = 2'],
])('an entry that was %s is found', async (_, statement) => {
  for (let time = 0; time < 3; time++) await record(bank)
  await tamper(statement)
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'broken', number: 2 })
})

test.runIf(onPostgres)('a client that reads on misses no entry that was committed late', async () => {
  await record(bank)
  const slow = await begin(bank)
  const elsewhere = await begin(union)
  await record(bank)
  const list = listAuditRows(db, { limit: 100 }, bank)
  await slow.commit()
  expect((await list).items.map(({ number }) => number)).toEqual([4, 2, 1].toReversed())
  await elsewhere.commit()
})
