import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { giveNextManager } from './missing-managers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const reasonOf = async (id: string) => {
  const { rows } = await server.db.execute<{ reason: string | null }>(
    sql`select no_manager_reason as reason from institutions where id = ${id}`,
  )
  return rows[0]!.reason
}
const roleOf = async (userId: string) => {
  const { rows } = await server.db.execute<{ role: string }>(
    sql`select role from user_profiles where user_id = ${userId}`,
  )
  return rows[0]!.role
}
const giveManagers = async () => {
  while (await giveNextManager(server.db));
}

test('the database refuses a change of roles that leaves active people without a manager', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.addMember({ role: 'manager' })
  await lender.addMember()
  await expect(
    server.db.execute(sql`update user_profiles set role = 'user' where user_id = ${manager.userId}`),
  ).rejects.toMatchObject({ cause: { constraint: 'institution_has_a_manager' } })
  expect(await roleOf(manager.userId)).toBe('manager')
  const other = await server.newInstitution()
  await expect(
    server.db.execute(
      sql`update user_profiles set institution_id = ${other.id} where user_id = ${manager.userId}`,
    ),
  ).rejects.toMatchObject({ cause: { constraint: 'institution_has_a_manager' } })
})

test('a manager may go in the same transaction in which another one comes', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.addMember({ role: 'manager' })
  const successor = await lender.addMember()
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`update user_profiles set role = 'user' where user_id = ${manager.userId}`)
    await tx.execute(sql`update user_profiles set role = 'manager' where user_id = ${successor.userId}`)
  })
  expect(await roleOf(successor.userId)).toBe('manager')
  expect(await reasonOf(lender.id)).toBeNull()
})

test('the operator may leave an institution without a manager, and the reason is noted', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.addMember({ role: 'manager', email: 'only@manager.example' })
  const colleague = await lender.addMember()
  const operator = await server.signedIn({ role: 'admin' })
  const [person] = (await operator.users.list({ search: 'only@manager.example' })).items
  const { id, updatedAt, fullName } = person!
  await operator.users.update({
    ...{ id, updatedAt, fullName, role: 'user', institutionId: lender.id },
    ...{ companyName: person!.companyName, companyType: person!.companyType },
  })
  expect(await roleOf(manager.userId)).toBe('user')
  expect(await reasonOf(lender.id)).toBe('The operator changed its last manager.')
  await giveManagers()
  expect(await roleOf(colleague.userId)).toBe('user')
  await server.db.execute(sql`update user_profiles set role = 'manager' where user_id = ${colleague.userId}`)
  expect(await reasonOf(lender.id)).toBeNull()
})

test('an institution of an older release gets its earliest active member as its manager, who is told', async () => {
  const lender = await server.newInstitution()
  const suspended = await lender.addMember({ fullName: 'Suspended first' })
  const earliest = await lender.addMember({ fullName: 'Next' })
  await lender.addMember({ fullName: 'Last' })
  await server.db.execute(
    sql`update auth.users set banned_until = now() + interval '1 year' where id = ${suspended.userId}`,
  )
  await server.db.execute(sql`update institutions set no_manager_reason = null where id = ${lender.id}`)
  await giveManagers()
  expect(await roleOf(suspended.userId)).toBe('user')
  expect(await roleOf(earliest.userId)).toBe('manager')
  const client = server.clientOf(await server.tokenOf(earliest))
  expect((await client.notifications.list({})).items).toMatchObject([
    {
      kind: 'team.made_manager',
      subject: 'You are the manager of your institution now, because it had none',
    },
  ])
  const { rows } = await server.db.execute(sql`
    select action, subject_id, institution_id from audit_log where institution_id = ${lender.id}
      and action = 'team.member_role_changed'`)
  expect(rows).toEqual([
    { action: 'team.member_role_changed', subject_id: earliest.userId, institution_id: lender.id },
  ])
  await giveManagers()
  expect((await client.notifications.list({})).totalCount).toBe(1)
})

test('suspending or removing the last manager’s account notes why nobody manages', async () => {
  for (const act of [
    (userId: string) =>
      sql`update auth.users set banned_until = now() + interval '1 year' where id = ${userId}`,
    (userId: string) => sql`delete from auth.users where id = ${userId}`,
  ]) {
    const lender = await server.newInstitution()
    const manager = await lender.addMember({ role: 'manager' })
    await lender.addMember()
    await server.db.execute(act(manager.userId))
    expect(await reasonOf(lender.id)).toBe('The account of the last manager was suspended or removed.')
  }
})
