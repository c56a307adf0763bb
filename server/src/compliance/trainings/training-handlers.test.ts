import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday, zoneOfAnotherDay } from '../../testing/time-zones.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
import { assignByRole } from './training-assignment.ts'

const server = await startTestServer()
afterAll(server.close)

const today = todayIn('America/New_York')

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let user: TestClient
let userId: string

beforeEach(async () => {
  lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager', fullName: 'Mara Manager' })
  const person = await lender.addMember({ role: 'user', fullName: 'Uma User' })
  userId = person.userId
  user = server.clientOf(await server.tokenOf(person))
})

const fair = { title: 'Fair lending basics', dueOn: dayFromToday(5) }

test('a person sees and completes the own trainings, and managers see who has and who has not', async () => {
  const stranger = await lender.addMember({ role: 'user', fullName: 'Otto Other' })
  const other = server.clientOf(await server.tokenOf(stranger))
  const training = await manager.trainings.create({ ...fair, userIds: [userId] })
  expect(training).toMatchObject({ assignedCount: 1, completedCount: 0, mayManage: true })
  await expect(other.trainings.find({ id: training.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await user.notifications.list({})).items).toMatchObject([{ kind: 'training.assigned' }])

  const { items } = await user.trainings.list({})
  expect(items).toMatchObject([{ id: training.id, own: { completedOn: null } }])
  const completion = { id: items[0]!.own!.assignmentId, completedOn: today, note: 'Online course' }
  await expect(other.trainings.complete(completion)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    user.trainings.complete({ ...completion, completedOn: dayFromToday(1) }),
  ).rejects.toMatchObject({
    code: 'DATE_IN_FUTURE',
  })
  await user.trainings.complete(completion)
  await expect(user.trainings.complete(completion)).rejects.toMatchObject({ code: 'ALREADY_COMPLETED' })

  expect((await manager.trainings.find({ id: training.id })).assignments).toMatchObject([
    { name: 'Uma User', completedOn: today, note: 'Online course', isLate: false, completedByName: '' },
  ])
  expect((await user.trainings.list({})).items).toEqual([])
  const file = await (await manager.trainings.file({ id: training.id })).text()
  expect(file).toContain(
    `Fair lending basics,,${fair.dueOn},Uma User,${today},${today},no,Uma User,0,Online course`,
  )
  await expect(manager.trainings.remove({ id: training.id })).rejects.toMatchObject({
    code: 'COMPLETED_BY_SOME',
  })
})

test('the file names the days where the institution is', async () => {
  const { name, type, version } = await manager.settings.find()
  const timeZone = zoneOfAnotherDay('UTC')
  await manager.settings.update({ name, type, version, timeZone })
  const training = await manager.trainings.create({ ...fair, userIds: [userId] })
  const file = await (await manager.trainings.file({ id: training.id })).text()
  expect(file).toContain(`,Uma User,${todayIn(timeZone)},`)
})

test('a training that requires evidence is completed with a certificate, which colleagues do not see', async () => {
  const colleague = await lender.addMember({ role: 'user' })
  const training = await manager.trainings.create({
    ...fair,
    requiresEvidence: true,
    userIds: [userId, colleague.userId],
  })
  const id = (await user.trainings.find({ id: training.id })).own!.assignmentId
  await expect(user.trainings.complete({ id, completedOn: today })).rejects.toMatchObject({
    code: 'EVIDENCE_MISSING',
  })
  const task = await user.tasks.create({ title: 'Course', ownerId: userId })
  await user.evidence.add({
    ...{ kind: 'training_assignment', id, title: 'Certificate', validOn: today },
    target: { kind: 'task', id: task.id },
  })
  const others = server.clientOf(await server.tokenOf(colleague))
  await expect(others.evidence.list({ kind: 'training_assignment', id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await others.trainings.find({ id: training.id })).assignments).toHaveLength(1)
  expect(await user.trainings.complete({ id, completedOn: today })).toMatchObject({ completedCount: 1 })
})

test('a role is assigned to people who hold it and to those who take it up before the due date', async () => {
  const training = await manager.trainings.create({ ...fair, roles: ['user'] })
  const past = await manager.trainings.create({ ...fair, dueOn: dayFromToday(-1), roles: ['user'] })
  expect(training.assignments).toMatchObject([{ name: 'Uma User' }])
  await lender.addMember({ role: 'user', fullName: 'Nina New' })
  while (await assignByRole(server.db));
  expect((await manager.trainings.find({ id: training.id })).assignments).toMatchObject([
    { name: 'Nina New' },
    { name: 'Uma User' },
  ])
  expect((await manager.trainings.find({ id: past.id })).assignments).toHaveLength(1)
})

test('a person who completed it stays when the assignment changes', async () => {
  const second = await lender.addMember({ role: 'user', fullName: 'Sam Second' })
  const training = await manager.trainings.create({ ...fair, userIds: [userId, second.userId] })
  const id = (await user.trainings.find({ id: training.id })).own!.assignmentId
  await manager.trainings.complete({ id, completedOn: today })
  const { version } = training
  const changed = await manager.trainings.update({ ...fair, id: training.id, version, roles: ['manager'] })
  expect(changed.assignments.map(({ name }) => name)).toEqual(['Mara Manager', 'Uma User'])
  expect(changed.assignments[1]).toMatchObject({ completedByName: 'Mara Manager' })
  await expect(
    manager.trainings.update({ ...fair, id: training.id, version, roles: ['manager'] }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', data: { byName: 'Mara Manager' } })
  expect(await manager.trainings.reopen({ id })).toMatchObject({ completedCount: 0 })
})

test('reminds once before and once after the due date', async () => {
  await manager.trainings.create({ ...fair, userIds: [userId] })
  const remind = async (days: number) => {
    const at = new Date(Date.now() + days * 86_400_000)
    while (await remindAhead(server.db, at, server.plumbline.services.deadlines));
    while (await remindAhead(server.db, at, server.plumbline.services.deadlines));
  }
  await remind(0)
  await remind(7)
  const kinds = (await user.notifications.list({})).items.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['training.assigned', 'training.due_in_week', 'training.overdue'])
})

test('refuses a training for nobody and for people from elsewhere', async () => {
  await expect(manager.trainings.create(fair)).rejects.toMatchObject({ code: 'NOBODY_CHOSEN' })
  const theirs = await (await server.newInstitution()).addMember()
  await expect(manager.trainings.create({ ...fair, userIds: [theirs.userId] })).rejects.toMatchObject({
    code: 'PERSON_UNKNOWN',
  })
})
