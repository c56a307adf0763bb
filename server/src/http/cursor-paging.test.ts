import { afterAll, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const bank = await server.newInstitution()
const manager = await bank.signedIn({ role: 'manager' })
const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })

type Noun =
  | 'tasks'
  | 'findings'
  | 'complaints'
  | 'incidents'
  | 'marketingReviews'
  | 'meetings'
  | 'productReviews'
  | 'risks'
  | 'controls'
  | 'vendors'
  | 'policies'
  | 'trainings'
  | 'loanTestResults'

/** Reads everything, and lets something happen after each part. */
async function readAll(client: TestClient, noun: Noun, limit: number, meanwhile?: () => Promise<unknown>) {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const part = await client[noun].rows({ limit, ...(cursor && { cursor }) })
    expect(part.items.length).toBeLessThanOrEqual(limit)
    ids.push(...part.items.map(({ id }) => id))
    cursor = part.nextCursor ?? undefined
    await meanwhile?.()
  } while (cursor)
  return ids
}

const NOUNS: readonly [Noun, (client: TestClient, title: string) => Promise<{ id: string }>][] = [
  ['tasks', (client, title) => client.tasks.create({ title })],
  [
    'findings',
    (client, title) =>
      client.findings.create({ title, source: 'audit', severity: 'low', foundOn: '2026-01-09' }),
  ],
  [
    'complaints',
    (client, title) =>
      client.complaints.create({ title, kind: 'other', channel: 'letter', receivedOn: '2026-01-09' }),
  ],
  ['incidents', (client, title) => client.incidents.create({ title, discoveredAt: '2026-01-05T15:00:00Z' })],
  ['marketingReviews', (client, title) => client.marketingReviews.create({ title })],
  ['productReviews', (client, title) => client.productReviews.create({ title })],
  ['meetings', (client, title) => client.meetings.create({ title, heldOn: '2026-01-05' })],
  ['controls', (client, title) => client.controls.create({ title })],
  ['risks', (client, title) => client.risks.create({ title })],
  ['vendors', (client, title) => client.vendors.create({ title })],
  ['policies', (client, title) => client.policies.create({ title })],
]

test.each(NOUNS)(
  '%s: what is there at the beginning comes once while rows come and change',
  async (noun, create) => {
    const before: string[] = []
    for (const number of Array(7).keys()) before.push((await create(manager, `Row ${number}`)).id)
    await create(stranger, 'Theirs')
    let added = 0
    const read = await readAll(manager, noun, 2, () => create(manager, `Added ${++added}`))
    expect(new Set(read).size).toBe(read.length)
    expect(read).toEqual(expect.arrayContaining(before))
    expect(await readAll(stranger, noun, 200)).toHaveLength(1)
  },
)

test.each(['trainings', 'loanTestResults'] as const)('%s: nothing there is one empty part', async (noun) => {
  expect(await manager[noun].rows({})).toEqual({ items: [], nextCursor: null })
})

test('the audit log: every entry of the institution comes once and in order while acts go on, for managers', async () => {
  const ours = await server.newInstitution()
  const client = await ours.signedIn({ role: 'manager' })
  for (const number of Array(5).keys()) await client.tasks.create({ title: `Task ${number}` })
  const listed = (await client.settings.audit({})).items.map(({ number }) => number)
  const read: number[] = []
  let cursor: number | undefined
  let more = 0
  do {
    const part = await client.settings.auditRows({ limit: 2, ...(cursor && { cursor }) })
    read.push(...part.items.map(({ number }) => number))
    cursor = part.nextCursor ?? undefined
    if (++more <= 3) await client.tasks.create({ title: `Meanwhile ${more}` })
  } while (cursor)
  expect(read.slice(0, listed.length)).toEqual(listed.toReversed())
  expect(read).toEqual([...new Set(read)].toSorted((a, b) => a - b))
  expect(read.length).toBe(listed.length + 3)
  const all = await stranger.settings.auditRows({ limit: 200 })
  expect(all.items.filter(({ number }) => read.includes(number))).toEqual([])
  const employee = await ours.signedIn({ role: 'user' })
  await expect(employee.settings.auditRows({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a cursor that no answer gave, and more rows than a part holds, are refused', async () => {
  for (const input of [{ cursor: 'x' }, { limit: 201 }, { limit: 0 }])
    await expect(manager.tasks.rows(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
