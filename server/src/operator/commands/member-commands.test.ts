import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { countWaiting } from '@plumbline/database/testing/waiting-statements.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'
import { COMMANDS } from './command-list.ts'

let server: TestServer
let administrator: TestMember
beforeAll(async () => {
  server = await startTestServer()
  administrator = await server.addMember({ role: 'admin' })
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const command = (name: string, email: string, ...options: string[]) =>
  COMMANDS[name]!.run({ db: server.db, auth: server.plumbline.auth }, [email, ...options])
const may = async (member: TestMember) => server.clientOf(await server.tokenOf(member)).users.list({})

test('a new administrator can administer, whatever was in the way', async () => {
  const institution = await server.newInstitution({ trialEndsAt: new Date(Date.now() - DAY_MS) })
  await institution.addMember({ role: 'manager' })
  const member = await institution.addMember()
  await command('suspend', member.email)
  expect(await command('make-admin', member.email)).toBe(
    `${member.email} is an administrator now. The trial has no end any more. The suspension was lifted.`,
  )
  await may(member)
  expect(await command('make-admin', member.email)).toBe(`${member.email} is an administrator now.`)
  await server.db.execute(sql`update user_profiles set role = 'user' where user_id = ${member.userId}`)
})

test('the last administrator is not suspended; a person whose trial ends does not take the place', async () => {
  const other = await server.addMember({ role: 'admin', trialEndsAt: new Date(Date.now() + DAY_MS) })
  await expect(command('suspend', administrator.email)).rejects.toThrow(
    `${administrator.email} is the last administrator. Make someone else an administrator first.`,
  )
  await command('make-admin', other.email)
  await command('suspend', administrator.email)
  await expect(may(administrator)).rejects.toThrow()

  expect(await command('reactivate', administrator.email)).toBe(`${administrator.email} may sign in again.`)
  await may(administrator)
  await command('suspend', other.email)
})

test.runIf(onPostgres).each([['suspend'], ['make-admin'], ['erase-person', '--apply']])(
  '%s waits in line while the person’s address changes',
  async (name, ...options) => {
    const member = await server.addMember({ role: 'admin' })
    const { done } = await server.db.transaction(async (tx) => {
      // As the link in the letter does it: the account first, and then, by a trigger, its profile.
      await tx.execute(sql`select 1 from auth.users where id = ${member.userId} for update`)
      const done = command(name, member.email, ...options)
      await expect.poll(() => countWaiting(server.db)).toBe(1)
      await tx.execute(
        sql`update auth.users set email = ${`moved-${member.email}`} where id = ${member.userId}`,
      )
      return { done }
    })
    expect(await done).toContain(member.email)
  },
)
