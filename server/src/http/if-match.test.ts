import { contract } from '@plumbline/contract/index.ts'
import { answersWithVersion, takesVersion } from '@plumbline/contract/platform/versions.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const bank = await server.newInstitution()
const manager = await server.tokenOf(await bank.addMember({ role: 'manager' }))
const administrator = await server.tokenOf(await bank.addMember({ role: 'admin' }))

interface Answer {
  status: number
  etag: string | null
  body: Record<string, unknown> & { id: string; code: string; data?: unknown }
}

async function call(
  bearer: string,
  method: string,
  path: string,
  body?: object,
  ifMatch?: string,
): Promise<Answer> {
  const response = await server.request(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(ifMatch && { 'If-Match': ifMatch }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, etag: response.headers.get('ETag'), body: text ? JSON.parse(text) : {} }
}

const FINDING = { title: 'Late notices', source: 'audit', severity: 'low', foundOn: '2026-01-09' }
const COMPLAINT = {
  ...{ title: 'Escrow', kind: 'other', channel: 'letter', receivedOn: '2026-01-09' },
}
const ARTICLE = {
  ...{ title: 'Flood', slug: 'flood-notices', excerpt: 'Notices.', body: 'A text.', category: 'trid' },
  ...{ tags: [], topics: [], citations: [], isFeatured: false, isPublished: false },
}

test.each([
  ['tasks', () => manager, '/tasks', { title: 'Review' }],
  ['findings', () => manager, '/findings', FINDING],
  ['complaints', () => manager, '/complaints', COMPLAINT],
  ['incidents', () => manager, '/incidents', { title: 'Lost laptop', discoveredAt: '2026-01-05T15:00:00Z' }],
  ['product-reviews', () => manager, '/product-reviews', { title: 'New account' }],
  ['marketing-reviews', () => manager, '/marketing-reviews', { title: 'Postcard' }],
  ['meetings', () => manager, '/meetings', { title: 'Board', heldOn: '2026-01-05' }],
  ['controls', () => manager, '/controls', { title: 'Second look' }],
  ['risks', () => manager, '/risks', { title: 'Late notices' }],
  ['vendors', () => manager, '/vendors', { title: 'Core Systems' }],
  ['policies', () => manager, '/policies', { title: 'Flood Policy' }],
  ['articles', () => administrator, '/articles', ARTICLE],
])(
  '%s: a write against an older version is refused with 412, and nothing is written',
  async (noun, who, path, fields) => {
    const created = await call(who(), 'POST', path, fields)
    expect(created, JSON.stringify(created.body)).toMatchObject({ etag: expect.stringMatching(/^"\d+"$/) })
    const { id } = created.body
    const address = noun === 'articles' ? `/articles/${ARTICLE.slug}/source` : `${path}/${id}`
    const read = await call(who(), 'GET', address)
    expect(read).toMatchObject({ status: 200, etag: created.etag })

    const change = { ...fields, title: 'Changed' }
    const changed = await call(who(), 'PUT', `${path}/${id}`, change, read.etag!)
    expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200, body: { title: 'Changed' } })
    expect(changed.etag).not.toBe(read.etag)

    const stale = await call(who(), 'PUT', `${path}/${id}`, { ...fields, title: 'Lost' }, read.etag!)
    expect(stale).toMatchObject({
      status: 412,
      body: { defined: true, code: 'PRECONDITION_FAILED', status: 412, message: expect.any(String) },
    })
    expect(await call(who(), 'GET', address)).toMatchObject({
      etag: changed.etag,
      body: { title: 'Changed' },
    })
  },
)

test('a deletion can be made against a version', async () => {
  const { body, etag } = await call(manager, 'POST', '/tasks', { title: 'To go' })
  await call(manager, 'PUT', `/tasks/${body.id}`, { title: 'Changed' }, etag!)
  expect((await call(manager, 'DELETE', `/tasks/${body.id}`, undefined, etag!)).status).toBe(412)
  expect((await call(manager, 'DELETE', `/tasks/${body.id}`, undefined, '"2"')).status).toBe(204)
})

test('the version in the body goes on to answer 409, and the two must not contradict each other', async () => {
  const { body } = await call(manager, 'POST', '/tasks', { title: 'One' })
  const update = (fields: object, ifMatch?: string) =>
    call(manager, 'PUT', `/tasks/${body.id}`, { title: 'One', ...fields }, ifMatch)
  expect(await update({ version: 7 })).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect(await update({ version: 1 }, '"2"')).toMatchObject({ status: 400 })
  expect(await update({ version: 1 }, '"1"')).toMatchObject({ status: 200 })
  expect(await update({ version: 2 }, '*')).toMatchObject({ status: 200 })
  expect(await update({})).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})

test('a header that cannot be honored is refused, never ignored', async () => {
  const { body } = await call(manager, 'POST', '/tasks', { title: 'One' })
  for (const ifMatch of ['3', 'W/"1"', '"1", "2"', '"x"'])
    expect(await call(manager, 'PUT', `/tasks/${body.id}`, { title: 'Two' }, ifMatch), ifMatch).toMatchObject(
      {
        status: 400,
        body: { message: expect.stringContaining('If-Match') },
      },
    )
  expect(await call(manager, 'POST', '/tasks', { title: 'Two' }, '"1"')).toMatchObject({ status: 400 })
})

test('every write that compares versions answers to a record that can be read with its ETag', () => {
  const operations = Object.entries(contract).flatMap(([noun, group]) =>
    Object.values(group).map((operation) => ({ noun, operation })),
  )
  const nouns = (holds: (operation: (typeof operations)[number]['operation']) => boolean) =>
    new Set(operations.filter(({ operation }) => holds(operation)).map(({ noun }) => noun))
  const readable = nouns((operation) => answersWithVersion(operation))
  // Institutions of others are listed, not read one at a time.
  const written = [...nouns(takesVersion)].filter((noun) => noun !== 'institutions')
  expect(written.length).toBeGreaterThan(10)
  for (const noun of written) expect(readable, noun).toContain(noun)
})
