import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStatementRecorder } from '../../testing/statement-recorder.ts'
import { PASSWORD, startTestServer, type TestClient } from '../../testing/test-server.ts'
import { requireRecentAuthentication } from './recent-authentication.ts'

const server = await startTestServer()
afterAll(server.close)

test('someone with a verified factor is let into nothing before it', async () => {
  const person = await server.addMember({ role: 'admin' })
  const client = server.clientOf(await server.tokenOf(person))
  await server.db.execute(sql`
    insert into auth.factors (user_id, factor_type, status, secret, created_at, updated_at)
    values (${person.userId}, 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now())`)

  const refused = { code: 'SECOND_FACTOR_REQUIRED', status: 401 }
  await expect(client.members.me()).rejects.toMatchObject(refused)
  await expect(client.articles.list({})).rejects.toMatchObject(refused)
  await expect(client.users.list({})).rejects.toMatchObject(refused)

  await server.db.execute(sql`update auth.sessions set aal = 'aal2' where user_id = ${person.userId}`)
  expect((await client.members.me()).role).toBe('admin')
})

test('the short session of a reset link opens nothing of the product', async () => {
  const person = await server.addMember()
  const client = server.clientOf(await server.tokenOf(person))
  await server.db.execute(
    sql`update auth.sessions set not_after = now() + interval '10 minutes' where user_id = ${person.userId}`,
  )
  await expect(client.members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

describe('of those who call at the same moment', () => {
  const ROLES = ['user', 'manager', 'admin'] as const
  const people = ROLES.flatMap((role) =>
    [1, 2, 3].map((number) => ({ role, fullName: `The ${role} ${number}` })),
  )
  const callers: { client: TestClient; fullName: string }[] = []
  let gone: { client: TestClient; userId: string }

  beforeAll(async () => {
    for (const person of people)
      callers.push({ client: await server.signedIn(person), fullName: person.fullName })
    const account = await server.addMember()
    gone = { client: server.clientOf(await server.tokenOf(account)), userId: account.userId }
    await server.db.execute(sql`update auth.users set banned_until = 'infinity' where id = ${gone.userId}`)
  })

  test('each is who they are, and who is suspended is nobody', async () => {
    const [refused, ...names] = await Promise.all([
      gone.client.members.me().catch(({ code }) => code),
      ...callers.map(async ({ client }) => (await client.members.me()).fullName),
    ])
    expect(names).toEqual(callers.map(({ fullName }) => fullName))
    expect(refused).toBe('UNAUTHORIZED')
  })

  test('all are looked up at once', async () => {
    const recorder = createStatementRecorder(server.db)
    // Who has called before needs no more than the lookup.
    const asked = await recorder.during(() => Promise.all(callers.map(({ client }) => client.members.me())))
    recorder.stop()
    expect(asked.length).toBeLessThan(callers.length)
  })
})

describe('recent authentication', () => {
  const needed = { code: 'RECENT_AUTHENTICATION_REQUIRED', status: 403, defined: true }

  test('an operation that binds refuses a session without a recent proof, and takes it after one', async () => {
    const administrator = await server.addMember({ role: 'admin' })
    const token = await server.tokenOf(administrator)
    const client = server.clientOf(token)
    const other = await server.addMember()
    const [{ id } = { id: '' }] = (await client.users.list({ search: other.email })).items
    await server.db.execute(sql`
      update auth.sessions set authenticated_at = now() - interval '301 seconds'
      where user_id = ${administrator.userId}`)

    await expect(client.users.secure({ id })).rejects.toMatchObject(needed)
    await expect(client.users.removeFactors({ id })).rejects.toMatchObject(needed)
    const answer = await server.request(`/auth/v1/reauthenticate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    })
    expect(answer.status).toBe(200)
    await client.users.secure({ id })
  })

  test('a handler that needs it for some inputs asks the same', () => {
    const auth = { recentAuthenticationSeconds: 300 }
    const ask = (secondsSinceProof: number | null) => () =>
      requireRecentAuthentication({ auth, member: { secondsSinceProof } })
    expect(ask(300)).not.toThrow()
    expect(ask(301)).toThrow(expect.objectContaining(needed))
    expect(ask(null)).toThrow(expect.objectContaining(needed))
  })

  test('an ended session is nobody’s', async () => {
    const person = await server.addMember()
    const client = server.clientOf(await server.tokenOf(person))
    await client.members.me()
    await server.db.execute(sql`update auth.sessions set expires_at = now() where user_id = ${person.userId}`)
    await expect(client.members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
