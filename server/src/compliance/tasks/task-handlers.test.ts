import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string
let user: TestClient
let userId: string

beforeEach(async () => {
  lender = await server.newInstitution()
  const one = await lender.addMember({ role: 'manager', fullName: 'Mara Manager' })
  const two = await lender.addMember({ role: 'user', fullName: 'Uma User' })
  managerId = one.userId
  userId = two.userId
  manager = server.clientOf(await server.tokenOf(one))
  user = server.clientOf(await server.tokenOf(two))
})

test('a task is listed for its owner, its assigner, and managers', async () => {
  const task = await manager.tasks.create({
    title: 'Post the rate sheet',
    ownerId: userId,
    dueOn: '2026-01-14',
  })
  expect(task).toMatchObject({ status: 'open', owner: { userId, name: 'Uma User' }, mayEdit: true })
  expect((await user.tasks.list({ whose: 'mine' })).items).toMatchObject([{ id: task.id }])
  expect((await manager.tasks.list({ whose: 'assigned' })).items).toMatchObject([{ id: task.id }])
  expect((await manager.tasks.list({ whose: 'mine' })).items).toEqual([])
  const bystander = await lender.signedIn({ role: 'user' })
  expect((await bystander.tasks.list({ whose: 'all' })).items).toEqual([])
  await expect(bystander.tasks.find({ id: task.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await user.notifications.list({})).items).toMatchObject([
    { kind: 'task.assigned', subject: 'Mara Manager assigned you “Post the rate sheet”' },
  ])
})

test('history says what changed, from what to what', async () => {
  const task = await manager.tasks.create({ title: 'Old title', dueOn: '2026-01-14' })
  await manager.tasks.update({ ...fieldsOf(task), title: 'New title', ownerId: userId, dueOn: '2026-01-16' })
  const { items } = await manager.history.list({ kind: 'task', id: task.id })
  expect(items.map(({ action }) => action)).toEqual(['changed', 'created'])
  expect(items[0]!.changes).toEqual([
    { field: 'title', from: 'Old title', to: 'New title' },
    { field: 'owner', from: null, to: 'Uma User' },
    { field: 'dueOn', from: '2026-01-14', to: '2026-01-16' },
  ])
})

test('of two who change one task the second is told who was first', async () => {
  const task = await manager.tasks.create({ title: 'Shared', ownerId: userId })
  await user.tasks.setStatus({ id: task.id, version: task.version, status: 'in_progress' })
  await expect(
    manager.tasks.setStatus({ id: task.id, version: task.version, status: 'waiting' }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', data: { byName: 'Uma User' } })
})

test('of two who approve or move one task at once one wins, and the other is told', async () => {
  const task = await manager.tasks.create({ title: 'Shared', ownerId: userId, requiresApproval: true })
  const asked = await user.tasks.setStatus({ id: task.id, version: task.version, status: 'done' })
  const other = await lender.signedIn({ role: 'manager', fullName: 'Otto Other' })
  const decided = await Promise.allSettled([
    manager.tasks.approve({ id: task.id, version: asked.version, isApproved: true }),
    other.tasks.approve({ id: task.id, version: asked.version, isApproved: false, reason: 'No date' }),
    user.tasks.setStatus({ id: task.id, version: asked.version, status: 'in_progress' }),
  ])
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of decided)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test('a task that needs evidence and a second person is done only with both', async () => {
  const task = await manager.tasks.create({
    title: 'Prove it',
    ownerId: userId,
    requiresEvidence: true,
    requiresApproval: true,
  })
  const finish = () => user.tasks.setStatus({ id: task.id, version: task.version, status: 'done' })
  await expect(finish()).rejects.toMatchObject({ code: 'EVIDENCE_MISSING' })
  const other = await manager.tasks.create({ title: 'Something else', ownerId: userId })
  await user.evidence.add({
    kind: 'task',
    id: task.id,
    title: 'What was done',
    validOn: '2026-01-09',
    target: { kind: 'task', id: other.id },
  })
  const asked = await finish()
  expect(asked).toMatchObject({ status: 'waiting', isWaitingForApproval: true, mayApprove: false })
  await expect(
    user.tasks.approve({ id: task.id, version: asked.version, isApproved: true }),
  ).rejects.toMatchObject({ code: 'SECOND_PERSON_REQUIRED' })
  const done = await manager.tasks.approve({ id: task.id, version: asked.version, isApproved: true })
  expect(done).toMatchObject({ status: 'done', approvedByName: 'Mara Manager' })
})

describe('order of tasks', () => {
  test('a task waits for those before it', async () => {
    const first = await manager.tasks.create({ title: 'First' })
    const second = await manager.tasks.create({ title: 'Second', after: [first.id] })
    expect(second).toMatchObject({ waitsFor: 'First', after: [{ id: first.id }] })
    await expect(
      manager.tasks.setStatus({ id: second.id, version: second.version, status: 'in_progress' }),
    ).rejects.toMatchObject({ code: 'BLOCKED', data: { titles: ['First'] } })
    await manager.tasks.setStatus({ id: first.id, version: first.version, status: 'done' })
    expect(
      await manager.tasks.setStatus({ id: second.id, version: second.version, status: 'in_progress' }),
    ).toMatchObject({ status: 'in_progress', waitsFor: null })
  })

  test('no circle of tasks is accepted', async () => {
    const a = await manager.tasks.create({ title: 'A' })
    const b = await manager.tasks.create({ title: 'B', after: [a.id] })
    const c = await manager.tasks.create({ title: 'C', after: [b.id] })
    await expect(manager.tasks.update({ ...fieldsOf(a), after: [c.id] })).rejects.toMatchObject({
      code: 'DEPENDENCY_CIRCLE',
      data: { titles: ['A', 'C', 'B', 'A'] },
    })
  })
})

test('a recurring task is followed by the next one, and says which dates were skipped', async () => {
  const task = await manager.tasks.create({
    title: 'Review access',
    ownerId: userId,
    dueOn: '2020-01-31',
    recurrence: 'FREQ=YEARLY',
    checklist: [{ id: crypto.randomUUID(), text: 'Look', isDone: true }],
  })
  await manager.tasks.setStatus({ id: task.id, version: task.version, status: 'done' })
  const { items } = await manager.tasks.list({ whose: 'all', statuses: ['open'] })
  expect(items).toMatchObject([{ title: 'Review access', checklistDone: 0, isRecurring: true }])
  expect(items[0]!.dueOn).toMatch(/^\d{4}-01-31$/)
  expect(items[0]!.dueOn! >= dayFromToday(0)).toBe(true)
  const { items: history } = await manager.history.list({ kind: 'task', id: items[0]!.id })
  const skipped = history.find(({ action }) => action === 'dates_skipped')!
  expect(skipped.changes[0]).toMatchObject({ field: 'dueOn', from: '2021-01-31' })
})

test.each([
  [{ title: '' }, 'BAD_REQUEST'],
  [{ title: 'x'.repeat(201) }, 'BAD_REQUEST'],
  [{ title: 'T', startOn: '2026-02-02', dueOn: '2026-02-01' }, 'DUE_BEFORE_START'],
  [
    { title: 'T', recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', dueOn: '2026-02-01' },
    'RECURRENCE_INVALID',
  ],
  [{ title: 'T', recurrence: 'FREQ=WEEKLY' }, 'RECURRENCE_INVALID'],
  [{ title: 'T', ownerId: '00000000-0000-4000-8000-000000000000' }, 'PERSON_UNKNOWN'],
  [{ title: 'T', after: ['00000000-0000-4000-8000-000000000000'] }, 'DEPENDENCY_UNKNOWN'],
])('refuses %j', async (input, code) => {
  await expect(manager.tasks.create(input)).rejects.toMatchObject({ code })
})

test('a bulk change says what it refused, and is undone whole', async () => {
  const ids: string[] = []
  for (const title of ['One', 'Two'])
    ids.push((await manager.tasks.create({ title, dueOn: '2026-01-14' })).id)
  const proof = await manager.tasks.create({ title: 'Three', requiresEvidence: true })
  const { changed, refused, undoId } = await manager.tasks.bulk({
    ids: [...ids, proof.id],
    change: { status: 'done', priority: 'high' },
  })
  expect(changed.toSorted()).toEqual(ids.toSorted())
  expect(refused).toMatchObject([{ title: 'Three', because: 'It needs evidence first.' }])
  expect(await manager.tasks.find({ id: proof.id })).toMatchObject({ priority: 'medium', status: 'open' })
  expect(await manager.tasks.undoBulk({ undoId: undoId! })).toEqual({ restored: 2, skipped: 0 })
  expect(await manager.tasks.find({ id: ids[0]! })).toMatchObject({ status: 'open', priority: 'medium' })
})

test('a template makes its tasks around a day, in their order', async () => {
  const templates = await manager.tasks.templates()
  expect(templates.map(({ name }) => name)).toEqual([
    'Annual policy review',
    'Exam preparation',
    'HMDA filing season',
    'New regulation',
    'Quarterly access review',
  ])
  const season = templates.find(({ name }) => name === 'HMDA filing season')!
  const { created } = await manager.tasks.applyTemplate({
    id: season.id,
    day: '2027-03-01',
    ownerId: managerId,
    rhythm: season.rhythm,
  })
  expect(created).toHaveLength(season.items.length)
  expect(await manager.tasks.find({ id: created[0]! })).toMatchObject({
    dueOn: '2027-01-05',
    waitsFor: null,
    recurrenceText: 'Every year',
  })
  expect(await manager.tasks.find({ id: created[1]! })).toMatchObject({
    waitsFor: 'Close the register for the calendar year',
  })
})

test('the board has its columns and the month its days', async () => {
  const task = await manager.tasks.create({ title: 'In January', dueOn: '2027-01-14' })
  await manager.tasks.create({ title: 'In February', dueOn: '2027-02-14' })
  const board = await manager.tasks.board({ whose: 'all' })
  expect(board.columns.map(({ status, count }) => [status, count])).toEqual([
    ['open', 2],
    ['in_progress', 0],
    ['waiting', 0],
    ['done', 0],
  ])
  const month = await manager.tasks.month({ whose: 'all', month: '2027-01' })
  expect(month).toMatchObject({ items: [{ id: task.id }], counts: { shown: 1, total: 2 } })
})

test('a comment lets the person in whom it mentions, and tells them', async () => {
  const task = await manager.tasks.create({ title: 'Private so far' })
  await expect(user.tasks.find({ id: task.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await manager.comments.add({ kind: 'task', id: task.id, body: '@Uma User please look', mentions: [userId] })
  expect(await user.tasks.find({ id: task.id })).toMatchObject({ commentCount: 1, mayEdit: false })
  expect((await user.notifications.list({})).items).toMatchObject([{ kind: 'comment.mention' }])
})

test('somebody of another institution is never mentioned', async () => {
  const task = await manager.tasks.create({ title: 'Ours' })
  const stranger = await (await server.newInstitution()).addMember({})
  await expect(
    manager.comments.add({ kind: 'task', id: task.id, body: '@stranger', mentions: [stranger.userId] }),
  ).rejects.toMatchObject({ code: 'MENTION_UNKNOWN' })
})

test('every act is in the audit log with ids and field names alone', async () => {
  const task = await manager.tasks.create({ title: 'A secret title' })
  await manager.tasks.update({ ...fieldsOf(task), title: 'Another secret' })
  const { rows } = await server.db.execute<{ action: string; detail: string }>(sql`
    select action, detail from audit_log where institution_id = ${lender.id} order by number`)
  expect(rows.map(({ action }) => action)).toEqual(['task.create', 'task.update'])
  expect(JSON.stringify(rows)).not.toContain('secret')
})

function fieldsOf(task: Awaited<ReturnType<TestClient['tasks']['create']>>) {
  const { id, version, title, description, priority, topic, startOn, dueOn, checklist, recurrence } = task
  const { requiresEvidence, requiresApproval, owner, after } = task
  return {
    ...{ id, version, title, description, priority, topic, startOn, dueOn, checklist, recurrence },
    ...{ requiresEvidence, requiresApproval },
    ownerId: owner?.userId ?? null,
    after: after.map((each) => each.id),
  }
}
