import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

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
