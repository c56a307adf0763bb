import { listTables } from '@plumbline/database/backup/table-list.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WORK_TABLES } from '../../nouns.ts'
import { fillEveryTable, startServerForEveryTable } from '../../testing/every-table.ts'
import type { TestServer } from '../../testing/test-server.ts'

let server: TestServer
let bank: Awaited<ReturnType<typeof fillEveryTable>>
beforeAll(async () => {
  server = await startServerForEveryTable()
  bank = await fillEveryTable(server)
}, 600_000)
afterAll(() => server?.close())

async function exemptions(): Promise<Map<string, string>> {
  const { rows } = await server.db.execute<{ name: string; because: string }>(sql`
    select c.relname as name, substr(obj_description(p.oid, 'pg_policy'), length('Not held: ') + 1) as because
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where obj_description(p.oid, 'pg_policy') like 'Not held: %'`)
  return new Map(rows.map(({ name, because }) => [name, because]))
}

/** Which rows the hold decides about: others are no record yet, or are never deleted at all. */
const RECORDS: Readonly<Record<string, string>> = {
  files: 'stored_at is not null',
  monitoring_runs: '(has_task or result is not null)',
  training_assignments: 'completed_on is not null',
  access_review_decisions: 'decision is not null',
  monitoring_sample_items: 'tested_at is not null',
  policy_versions: "state <> 'approved'",
  attestations: 'signed_at is null',
}

/** What refuses the deletion of one row of the institution: a code of the database, or nothing. */
async function refusalOf(name: string): Promise<string | undefined> {
  const only = RECORDS[name] ?? 'true'
  try {
    await server.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ place: string }>(
        sql.raw(
          `select ctid::text as place from ${name} where institution_id = '${bank.id}' and ${only} limit 1`,
        ),
      )
      if (rows.length === 0) throw new Error(`${name} has no row to delete`)
      await tx.execute(sql.raw(`delete from ${name} where ctid = '${rows[0]!.place}'`))
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return undefined
    return (error as { cause?: { code?: string } }).cause?.code ?? String(error)
  }
  return undefined
}
class Undone extends Error {}

test('with a hold on everything, every table refuses deletion unless it says why not', async () => {
  await server.db.execute(sql`
    update access_review_decisions set decision = 'confirm' where institution_id = ${bank.id}`)
  await server.db.execute(sql`
    update monitoring_sample_items set tested_at = now() where institution_id = ${bank.id}`)
  const hold = await bank.client.legalHolds.place({ matter: 'Doe v. Lender' })
  const exempt = await exemptions()
  const free: string[] = []
  for (const name of Object.keys(WORK_TABLES))
    if (!exempt.has(name)) {
      const refusal = await refusalOf(name)
      if (refusal !== 'PLH01') free.push(`${name}: ${refusal ?? 'deleted'}`)
    }
  await bank.client.legalHolds.lift({ id: hold.id })
  expect(free).toEqual([])
})

test('every exemption is of a table of institution work and gives its reason', async () => {
  const tables = (await listTables(server.db)).map(({ name }) => name)
  for (const [name, because] of await exemptions()) {
    expect(tables).toContain(`public.${name}`)
    expect(Object.keys(WORK_TABLES)).toContain(name)
    expect(because.length).toBeGreaterThan(10)
  }
})
