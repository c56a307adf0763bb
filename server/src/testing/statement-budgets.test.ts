import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Askers, examinerClient, makeRow, rowNameOf } from './budget-rows.ts'
import { filledInstitution } from './filled-institution.ts'
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
