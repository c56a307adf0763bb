import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Askers, BUDGET_ROWS, examinerClient, makeRow, rowNameOf } from './budget-rows.ts'
import { filledInstitution } from './filled-institution.ts'
import {
  OUTSIDE_OF_INSTITUTIONS,
  pretendLarge,
  scansAcrossInstitutions,
  WITHIN_AN_INSTITUTION,
} from './institution-scans.ts'
import { ISOLATION_CASES } from './isolation-cases.ts'
import { callOperation, type NamedBudget, readStatementBudgets } from './noun-budgets.ts'
import { type Operation, operations } from './operation-list.ts'
import { createStatementRecorder } from './statement-recorder.ts'
import { startTestServer, type TestClient } from './test-server.ts'

/**
 * Every operation that reads is called in a filled institution and may cost as many statements as its noun says
 * beside itself, in `<noun>-statement-budgets.ts`. The operations are read from the contract: a new one fails until
 * it has a budget.
 */
const budgets = await readStatementBudgets()
const reading = new Map(operations.filter(({ method }) => method === 'GET').map((one) => [one.name, one]))

const server = await startTestServer({ withSampleData: true })
const recorder = createStatementRecorder(server.db)
const clients = new Map<Operation['access'], TestClient>()
const rows = new Map<string, Promise<Record<string, unknown>>>()
let askers: Askers

beforeAll(async () => {
  const institution = await filledInstitution(server, 'Filled Bank', 'Minutes')
  const manager = await institution.signedIn({ role: 'manager' })
  const admin = await institution.signedIn({ role: 'admin' })
  askers = { server, institution, manager, admin }
  for (const access of ['signed-in', 'members', 'managers'] as const) clients.set(access, manager)
  clients.set('everyone', server.nobody)
  clients.set('administrators', admin)
  clients.set('examiners', await examinerClient(server))
  // What others cost depends on whether there are texts.
  await rowOf('regulations')
}, 120_000)
afterAll(async () => {
  recorder.stop()
  await server.close()
})

test('every operation that reads has a budget, and every budget an operation', () => {
  expect(reading.size).toBeGreaterThan(100)
  expect([...new Set(budgets.map(({ operation }) => operation))].sort()).toEqual([...reading.keys()].sort())
})

const measured = budgets.filter(({ amongMany }) => !amongMany)

test.each(measured)('$name costs $atMost statements at most', async (budget) => {
  const call = await callOf(budget)
  await call()
  server.plumbline.services.queryCache.clear()
  const asked = await recorder.during(call)
  expect(asked.length, asked.map(({ sql }) => sql).join('\n\n')).toBeLessThanOrEqual(budget.atMost)
})

describe('among millions of rows', () => {
  test('no statement reads work otherwise than by the institution, but for those named', async () => {
    for (const name of [...Object.keys(BUDGET_ROWS), ...Object.keys(ISOLATION_CASES)]) await rowOf(name)
    for (const budget of measured) await (await callOf(budget))()
    const statements = recorder.everyStatement()
    expect(statements.filter(({ institutionId }) => institutionId).length).toBeGreaterThan(400)
    await pretendLarge(server.db)
    const others: string[] = []
    for (const statement of statements) {
      const named = statement.institutionId ? WITHIN_AN_INSTITUTION : OUTSIDE_OF_INSTITUTIONS
      for (const scan of await scansAcrossInstitutions(server.db, statement))
        if (!(scan in named)) others.push(`${scan}: ${statement.sql}`)
    }
    expect(others).toEqual([])
  }, 120_000)

  test('a statement that forgets the institution is found', async () => {
    await pretendLarge(server.db)
    const forgetful = {
      sql: 'select title from tasks where due_on < $1 order by due_on',
      params: ['2026-01-02'],
    }
    expect(await scansAcrossInstitutions(server.db, forgetful)).toHaveLength(1)
    const institutionId = askers.institution.id
    expect(await scansAcrossInstitutions(server.db, { ...forgetful, institutionId })).toEqual([])
  })

  test('every named index is one of the database', async () => {
    const named = [WITHIN_AN_INSTITUTION, OUTSIDE_OF_INSTITUTIONS].flatMap(Object.keys)
    const { rows: indexes } = await server.db.execute<{ name: string }>(
      sql`select tablename || ' by ' || indexname as name from pg_indexes where schemaname = 'public'`,
    )
    const known = new Set(indexes.map(({ name }) => name))
    expect(named.filter((name) => !name.endsWith('by all rows') && !known.has(name))).toEqual([])
  })
})

async function callOf({ operation: name, input = {}, row }: NamedBudget): Promise<() => Promise<unknown>> {
  const operation = reading.get(name)!
  const known = await rowOf(rowNameOf(name, row))
  const given = typeof input === 'function' ? input() : input
  const ids = Object.fromEntries(Object.entries(known).filter(([field]) => requires(operation, field)))
  const client = clients.get(operation.access)!
  return () => callOperation(client, name, { ...ids, ...given })
}

/** Made when it is first asked about, and shared. */
function rowOf(name: string | undefined): Promise<Record<string, unknown>> {
  if (name === undefined) return Promise.resolve({})
  const made = rows.get(name) ?? makeRow(name, askers)
  rows.set(name, made)
  return made
}

function requires({ input }: Operation, field: string): boolean {
  if (!input) return false
  const { required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return required.includes(field)
}
