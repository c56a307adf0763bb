import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const YESTERDAY = new Date(Date.now() - 86_400_000)

test('a member is told who they are', async () => {
  const me = await (await server.signedIn({ role: 'manager', fullName: 'Grace Example' })).members.me()
  expect(me).toMatchObject({ fullName: 'Grace Example', role: 'manager', trialEndsAt: null })
})

test('nobody is not', async () => {
  await expect(server.nobody.members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  await expect(server.clientOf('not.a.token').members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a role change holds at the very next call', async () => {
  const person = await server.addMember({ role: 'user' })
  const client = server.clientOf(await server.tokenOf(person))
  await server.db.execute(sql`update user_profiles set role = 'admin' where user_id = ${person.userId}`)
  expect((await client.members.me()).role).toBe('admin')
})

test('suspending, signing out and deleting hold at the very next call', async () => {
  const { accounts } = server.plumbline.auth
  const actor = { id: null, ip: '192.0.2.9' }
  for (const end of ['suspend', 'signOutEverywhere', 'remove'] as const) {
    const person = await server.addMember()
    const client = server.clientOf(await server.tokenOf(person))
    await client.members.me()
    await server.db.transaction((tx) => {
      if (end === 'suspend') return accounts.suspend(tx, person.userId, 'forever', actor)
      if (end === 'remove') return accounts.remove(tx, [person.userId], actor)
      return accounts.signOutEverywhere(tx, person.userId, actor)
    })
    await expect(client.members.me(), end).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  }
})

test('someone whose trial has ended may still ask who they are', async () => {
  const client = await server.signedIn({ trialEndsAt: YESTERDAY })
  expect((await client.members.me()).trialEndsAt).toBe(`${YESTERDAY.toISOString().slice(0, 19)}Z`)
})

test('a session says when it ends: unused after fourteen days, in any case after ninety', async () => {
  const { signedInAt, endsUnusedAt, endsAt } = await (await server.signedIn()).members.session()
  const days = (until: string) => (Date.parse(until) - Date.parse(signedInAt)) / 86_400_000
  expect(days(endsUnusedAt)).toBeCloseTo(14, 3)
  expect(days(endsAt)).toBeCloseTo(90, 3)
})

test('a person sees where they are signed in, and ends one session; nobody else can', async () => {
  const person = await server.addMember()
  const stranger = await server.signedIn()
  const [here, there] = [server.clientOf(await server.tokenOf(person)), await server.tokenOf(person)]
  await server.db.execute(sql`
    update auth.sessions set user_agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      refreshed_at = now() - interval '1 hour', ip = '203.0.113.9'
    where user_id = ${person.userId} and id <> (
      select id from auth.sessions where user_id = ${person.userId} order by created_at limit 1)`)
  const sessions = await here.members.sessions()
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  const other = sessions[1]!
  expect(other).toMatchObject({ browser: 'Firefox', system: 'Linux', address: '203.0.113.9' })

  await expect(stranger.members.endSession({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await here.members.endSession({ id: other.id })
  expect(await here.members.sessions()).toHaveLength(1)
  await expect(server.clientOf(there).members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(here.members.endSession({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
