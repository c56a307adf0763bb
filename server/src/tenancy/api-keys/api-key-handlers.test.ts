import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let harbor: Awaited<ReturnType<TestServer['newInstitution']>>
beforeAll(async () => {
  server = await startTestServer({ environment: { KEY_REQUESTS_PER_MINUTE: '20' } })
  harbor = await server.newInstitution()
})
afterAll(() => server.close())

const WHOLE = {
  name: 'Core system',
  mayWrite: true,
  nouns: ['tasks', 'findings', 'comments'],
  days: 90,
} as const

async function keyOf(input: { belongsTo: 'me' | 'institution'; mayWrite?: boolean }) {
  const account = await harbor.addMember({ role: 'manager', fullName: 'Mara Manager' })
  const manager = server.clientOf(await server.tokenOf(account))
  const { key, secret } = await manager.apiKeys.create({ ...WHOLE, nouns: [...WHOLE.nouns], ...input })
  return { account, manager, key, secret, client: server.clientOf(secret) }
}

test('a key writes, and the audit log says which', async () => {
  const { client, manager, key } = await keyOf({ belongsTo: 'me' })
  const task = await client.tasks.create({ title: 'From the core system' })
  const { items } = await manager.settings.audit({})
  const entry = items.find(({ subjectId }) => subjectId === task.id)!
  expect(entry).toMatchObject({ action: 'task.create', actorName: 'Mara Manager' })
  expect(JSON.parse(entry.detail)).toMatchObject({ apiKey: key.prefix })
})

test('the secret is shown once and stored as a hash', async () => {
  const { manager, key, secret } = await keyOf({ belongsTo: 'institution' })
  expect(secret).toMatch(/^pl_[0-9a-f]{64}$/)
  expect(secret.startsWith(key.prefix)).toBe(true)
  expect(JSON.stringify(await manager.apiKeys.list())).not.toContain(secret.slice(key.prefix.length))
  const { rows } = await server.db.execute(sql`select api_keys::text as row from api_keys`)
  expect(JSON.stringify(rows)).not.toContain(secret.slice(key.prefix.length))
})

test('a revoked key is refused at its next call', async () => {
  const { client, manager, key } = await keyOf({ belongsTo: 'institution' })
  await client.tasks.list({})
  await manager.apiKeys.revoke({ id: key.id })
  await expect(client.tasks.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(manager.apiKeys.revoke({ id: key.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an expired key is refused', async () => {
  const { client, key } = await keyOf({ belongsTo: 'institution' })
  await server.db.execute(sql`
    update api_keys set created_at = now() - interval '90 days', expires_at = now() where id = ${key.id}`)
  await expect(client.tasks.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a person’s key ends with the account, the institution’s goes on', async () => {
  const own = await keyOf({ belongsTo: 'me' })
  const shared = await keyOf({ belongsTo: 'institution' })
  for (const { account } of [own, shared])
    await server.db.execute(
      sql`update auth.users set banned_until = 'infinity' where id = ${account.userId}::uuid`,
    )
  await expect(own.client.tasks.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const task = await shared.client.tasks.create({ title: 'Still here' })
  expect(task.title).toBe('Still here')
})

test('securing an account ends the keys of its person, not the institution’s', async () => {
  const own = await keyOf({ belongsTo: 'me' })
  const shared = await keyOf({ belongsTo: 'institution' })
  const operator = await server.signedIn({ role: 'admin' })
  for (const { account } of [own, shared]) {
    const [person] = (await operator.users.list({ search: account.email })).items
    await operator.users.secure({ id: person!.id })
  }
  await expect(own.client.tasks.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(shared.client.tasks.list({})).resolves.toBeTruthy()
})

test('a key has the present rights of its person', async () => {
  const { client, account } = await keyOf({ belongsTo: 'me' })
  await server.db.execute(sql`update user_profiles set role = 'user' where user_id = ${account.userId}`)
  await expect(
    client.findings.create({ title: 'x', source: 'audit', severity: 'low', foundOn: '2026-01-09' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('shared pieces are open for the nouns of the key alone', async () => {
  const { client, manager } = await keyOf({ belongsTo: 'institution' })
  const task = await manager.tasks.create({ title: 'Seen' })
  const complaint = await manager.complaints.create({
    title: 'Not seen',
    kind: 'other',
    channel: 'phone',
    receivedOn: '2026-01-09',
  })
  await client.comments.add({ kind: 'task', id: task.id, body: 'Hello' })
  await expect(client.comments.list({ kind: 'complaint', id: complaint.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a key needs a recent proof of who makes it, and a user makes none', async () => {
  const account = await harbor.addMember({ role: 'manager' })
  const manager = server.clientOf(await server.tokenOf(account))
  await server.db.execute(sql`
    update auth.sessions set authenticated_at = now() - interval '301 seconds' where user_id = ${account.userId}`)
  const input = { ...WHOLE, nouns: [...WHOLE.nouns], belongsTo: 'me' as const }
  await expect(manager.apiKeys.create(input)).rejects.toMatchObject({
    code: 'RECENT_AUTHENTICATION_REQUIRED',
  })
  const user = await harbor.signedIn()
  await expect(user.apiKeys.create(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('its use is noted, at most once a minute', async () => {
  const { client, manager, key } = await keyOf({ belongsTo: 'institution' })
  const lastUse = async () => (await manager.apiKeys.list()).find(({ id }) => id === key.id)!.lastUsedAt
  expect(await lastUse()).toBeNull()
  await client.tasks.list({})
  await server.db.execute(sql`update api_keys set last_used_at = now() - interval '30 seconds'`)
  const before = await lastUse()
  await client.tasks.list({})
  expect(await lastUse()).toBe(before)
  await server.db.execute(sql`update api_keys set last_used_at = now() - interval '2 minutes'`)
  await client.tasks.list({})
  expect((await lastUse())! > before!).toBe(true)
})

test('a key has its own limit and says what is left', async () => {
  const { secret } = await keyOf({ belongsTo: 'institution' })
  const { secret: other } = await keyOf({ belongsTo: 'institution' })
  const call = (bearer: string) =>
    server.request('/api/tasks', { headers: { authorization: `Bearer ${bearer}` } })
  const first = await call(secret)
  expect(first.status).toBe(200)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'ratelimit-limit': '20',
    'ratelimit-remaining': '19',
    'ratelimit-reset': expect.stringMatching(/^\d+$/),
  })
  for (let calls = 1; calls < 20; calls++) await call(secret)
  const refused = await call(secret)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('ratelimit-remaining')).toBe('0')
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await call(other)).status).toBe(200)
})

test('the document of the API shows both ways', async () => {
  const document = (await (await server.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security: unknown }>>
  }
  expect(document.paths['/tasks']?.post?.security).toEqual([{ session: [] }, { apiKey: [] }])
  expect(document.paths['/api-keys']?.post?.security).toEqual([{ session: [] }])
})
