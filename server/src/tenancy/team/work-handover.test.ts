import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestMember } from '../../testing/test-server.ts'
import { OWNED_COLUMNS } from './work-handover.ts'

const server = await startTestServer()
afterAll(() => server.close())
const operator = await server.signedIn({ role: 'admin', companyName: 'Plumbline' })

let institution: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string
let leaver: TestMember
let leaverClient: TestClient
beforeEach(async () => {
  institution = await server.newInstitution()
  const person = await institution.addMember({ role: 'manager', fullName: 'Mia Manager' })
  managerId = person.userId
  manager = server.clientOf(await server.tokenOf(person))
  leaver = await institution.addMember({ role: 'manager', fullName: 'Lea Leaver' })
  leaverClient = server.clientOf(await server.tokenOf(leaver))
})

const profileOf = async ({ email }: TestMember) =>
  (await operator.users.list({ search: email })).items.find((user) => user.email === email)!

test('every column that says whose work a row is can be handed over', async () => {
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'user_profiles'::regclass and a.attname in ('owner_id', 'lead_id')`)
  expect(OWNED_COLUMNS.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('a person with open work is removed only when somebody takes it over', async () => {
  const { userId } = leaver
  const task = await manager.tasks.create({ title: 'Post the rate sheet', ownerId: userId })
  const done = await manager.tasks.create({ title: 'Old', ownerId: userId })
  await manager.tasks.setStatus({ id: done.id, version: done.version, status: 'done' })
  expect(await manager.team.owned({ userId })).toEqual({ count: 1 })
  await expect(manager.team.remove({ userId })).rejects.toMatchObject({
    code: 'WORK_TO_HAND_OVER',
    data: { count: 1 },
  })
  const successor = await institution.addMember({ fullName: 'Sam Successor' })
  await manager.team.remove({ userId, handTo: successor.userId })
  expect(await manager.tasks.find({ id: task.id })).toMatchObject({ owner: { name: 'Sam Successor' } })
  const told = server.clientOf(await server.tokenOf(successor))
  expect((await told.notifications.list({})).items).toMatchObject([
    { subject: 'Mia Manager handed you 1 piece of work of Lea Leaver' },
  ])
})

test('an exam goes to somebody named on it, or to the person who takes over when nobody else is named', async () => {
  const alone = await leaverClient.exams.create({ agency: 'Alone', kind: 'compliance' })
  const shared = await leaverClient.exams.create({ agency: 'Shared', kind: 'compliance' })
  const third = await institution.addMember({ role: 'manager', fullName: 'Theo Third' })
  await server.db.execute(sql`
    insert into exam_people (institution_id, exam_id, user_id)
    values (${institution.id}, ${shared.id}, ${third.userId})`)
  await manager.team.remove({ userId: leaver.userId, handTo: managerId })
  expect((await manager.exams.list({})).map(({ agency }) => agency)).toEqual(['Alone'])
  await expect(manager.exams.find({ id: shared.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await manager.exams.find({ id: alone.id })).toBeDefined()
})

test('a person who moves leaves their work, notices, and keys behind', async () => {
  const other = await server.newInstitution()
  const task = await manager.tasks.create({ title: 'Stays here', ownerId: leaver.userId })
  const person = await profileOf(leaver)
  const moved = { ...person, institutionId: other.id }
  await expect(operator.users.update(moved)).rejects.toMatchObject({
    code: 'WORK_TO_HAND_OVER',
    data: { count: 1, people: [{ userId: managerId, fullName: 'Mia Manager' }] },
  })
  await expect(operator.users.update({ ...moved, handTo: person.userId })).rejects.toMatchObject({
    code: 'WORK_TO_HAND_OVER',
  })
  await operator.users.update({ ...moved, handTo: managerId })
  expect(await manager.tasks.find({ id: task.id })).toMatchObject({ owner: { name: 'Mia Manager' } })
  expect((await leaverClient.tasks.list({ whose: 'all' })).items).toEqual([])
  const told = (await leaverClient.notifications.list({})).items.map(({ kind }) => kind)
  expect(told).not.toContain('task.assigned')
})

test('whom one institution let work on HMDA, the next one did not', async () => {
  const other = await server.newInstitution()
  const analyst = await institution.addMember({ role: 'user', worksOnHmda: true })
  const client = server.clientOf(await server.tokenOf(analyst))
  const person = { ...(await profileOf(analyst)), role: 'user' as const }
  await operator.users.update({ ...person, fullName: 'Ana Analyst' })
  expect((await client.members.me()).worksOnHmda).toBe(true)
  const { updatedAt } = await profileOf(analyst)
  await operator.users.update({ ...person, updatedAt, institutionId: other.id })
  expect(await client.members.me()).toMatchObject({ institutionId: other.id, worksOnHmda: false })
})
