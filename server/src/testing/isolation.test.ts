import { KEY_NOUNS } from '@plumbline/contract/tenancy/api-keys.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ISOLATION_CASES, NOT_OF_AN_INSTITUTION } from './isolation-cases.ts'
import { type Operation, operations } from './operation-list.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/**
 * Every operation that names an id in its path is called with the id of another institution's row and with
 * an id that does not exist. Both answers must be the same. The operations are read from the contract: a new
 * one needs a case in isolation-cases.ts, or a line there that says why its rows belong to no institution.
 */
const named = operations.filter(({ path }) => path.includes('{'))
const UNKNOWN = '00000000-0000-4000-8000-0000000000ff'

let server: TestServer
const rows = new Map<string, Record<string, string>>()
const callers = new Map<string, string>()
beforeAll(async () => {
  server = await startTestServer()
  const owner = await server.newInstitution({ name: 'Owner Bank' })
  const stranger = await server.newInstitution({ name: 'Stranger Bank' })
  for (const role of ['user', 'manager', 'admin'] as const)
    callers.set(role, await server.tokenOf(await stranger.addMember({ role, worksOnHmda: true })))
  const { secret } = await (await stranger.signedIn({ role: 'manager' })).apiKeys.create({
    name: 'Program',
    belongsTo: 'institution',
    mayWrite: true,
    nouns: [...KEY_NOUNS],
    days: 30,
  })
  callers.set('key', secret)
  for (const [noun, makeRow] of Object.entries(ISOLATION_CASES)) rows.set(noun, await makeRow(server, owner))
}, 120_000)
afterAll(() => server.close())

test('every operation that names an id has a case', () => {
  const without = named
    .map(({ name }) => name)
    .filter((name) => !caseOf(name) && !NOT_OF_AN_INSTITUTION.some((prefix) => name.startsWith(prefix)))
  expect(without).toEqual([])
})

const cases = named.filter(
  ({ name }) => caseOf(name) && !NOT_OF_AN_INSTITUTION.some((prefix) => name.startsWith(prefix)),
)
describe.runIf(cases.length > 0).each(cases)('$name', (operation) => {
  test.each(['user', 'manager', 'admin', 'key'])(
    'answers a %s as for an id that does not exist',
    async (role) => {
      const ids = rows.get(caseOf(operation.name)!)!
      const unknown = Object.fromEntries(Object.keys(ids).map((name) => [name, UNKNOWN]))
      const token = callers.get(role)!
      expect(await call(operation, ids, token)).toEqual(await call(operation, unknown, token))
    },
  )
})

/** The longest name of a case that the operation's name begins with. */
function caseOf(name: string): string | undefined {
  return Object.keys(ISOLATION_CASES)
    .filter((noun) => name === noun || name.startsWith(`${noun}.`))
    .sort((a, b) => b.length - a.length)[0]
}

async function call({ method, path }: Operation, ids: Record<string, string>, token: string) {
  const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => ids[name.replace('+', '')] ?? UNKNOWN)
  const response = await server.request(`http://localhost:3000/api${address}`, {
    method,
    ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
    headers: { 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  return { status: response.status, body: text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id') }
}
