import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { storeFile } from '../../testing/stored-file.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const notice = {
  title: 'Payment not credited',
  kind: 'notice_of_error',
  channel: 'letter',
  receivedOn: '2026-01-09',
} as const

test('a notice of error has the clocks of 12 CFR 1024.35', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const complaint = await manager.complaints.create(notice)
  expect(complaint).toMatchObject({
    number: 1,
    acknowledge: { by: '2026-01-16', citation: '12 CFR 1024.35(d)' },
    answer: { by: '2026-02-24', citation: '12 CFR 1024.35(e)(3)(i)(C)' },
  })
  expect((await manager.complaints.list({})).items).toMatchObject([{ answerBy: '2026-02-24' }])
  expect(await manager.complaints.months()).toMatchObject([
    { month: '2026-01', received: 1, answered: 0, late: 1 },
  ])
})

test('closing needs an answer, evidence, and a second manager', async () => {
  const lender = await server.newInstitution()
  const first = await lender.signedIn({ role: 'manager' })
  const second = await lender.signedIn({ role: 'manager' })
  const { id, version } = await first.complaints.create(notice)
  expect(version, 'it is written once').toBe(1)
  await expect(first.complaints.close({ id, version })).rejects.toMatchObject({ code: 'NOT_ANSWERED' })
  const answered = await first.complaints.update({ ...notice, id, version, answeredOn: '2026-02-02' })
  const close = { id, version: answered.version }
  await expect(first.complaints.close(close)).rejects.toMatchObject({ code: 'EVIDENCE_MISSING' })
  const task = await first.tasks.create({ title: 'Answer' })
  await first.evidence.add({
    ...{ kind: 'complaint', id, title: 'Our answer', validOn: '2026-02-02' },
    target: { kind: 'task', id: task.id },
  })
  const asked = await first.complaints.close(close)
  expect(asked).toMatchObject({ isWaitingForClosure: true, closedOn: null, mayClose: false })
  expect(await second.complaints.find({ id })).toMatchObject({ mayClose: true })
  await expect(first.complaints.close({ id, version: asked.version })).rejects.toMatchObject({
    code: 'SECOND_PERSON_REQUIRED',
  })
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.map(({ kind, link }) => [kind, link])
  const link = `/tasks/complaints?complaint=${id}`
  expect(await told(second)).toEqual([['complaint.closure_wanted', link]])
  expect((await second.dashboard.needs({})).items).toMatchObject([{ kind: 'complaint_closure', id, link }])
  expect((await first.dashboard.needs({})).items).toEqual([])
  expect(await second.complaints.close({ id, version: asked.version })).toMatchObject({
    closedOn: expect.any(String),
  })
  expect(await told(first)).toEqual([['complaint.closed', link]])
  expect((await second.dashboard.needs({})).items).toEqual([])
})

test('a manager reopens a closed complaint with a reason, and its clocks run on', async () => {
  const lender = await server.newInstitution()
  const first = await lender.signedIn({ role: 'manager' })
  const second = await lender.signedIn({ role: 'manager', fullName: 'Sol Second' })
  const third = await lender.signedIn({ role: 'manager' })
  const user = await lender.addMember({ role: 'user' })
  const owner = server.clientOf(await server.tokenOf(user))
  const made = await first.complaints.create({ ...notice, ownerId: user.userId, answeredOn: '2026-02-02' })
  const { id } = made
  const reopen = { id, reason: 'The member wrote again.' }
  await expect(second.complaints.reopen({ ...reopen, version: made.version })).rejects.toMatchObject({
    code: 'NOT_CLOSED',
  })
  const task = await first.tasks.create({ title: 'Answer' })
  await first.evidence.add({
    ...{ kind: 'complaint', id, title: 'Our answer', validOn: '2026-02-02' },
    target: { kind: 'task', id: task.id },
  })
  const asked = await first.complaints.close({ id, version: made.version })
  const closed = await third.complaints.close({ id, version: asked.version })
  await expect(owner.complaints.reopen({ ...reopen, version: closed.version })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(second.complaints.reopen({ ...reopen, version: asked.version })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await expect(stranger.complaints.reopen({ ...reopen, version: closed.version })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })

  const open = await second.complaints.reopen({ ...reopen, version: closed.version })
  expect(open).toMatchObject({ closedOn: null, closedByName: '', isWaitingForClosure: false, mayEdit: true })
  expect(closed).toMatchObject({ reopenedAt: null, reopenedByName: '' })
  expect(open).toMatchObject({ reopenedAt: expect.any(String), reopenedByName: 'Sol Second' })
  for (const client of [first, third, owner])
    expect((await client.notifications.list({})).items[0]).toMatchObject({
      kind: 'complaint.reopened',
      subject: 'Sol Second reopened the complaint “Payment not credited”',
    })
  const { items } = await second.history.list({ kind: 'complaint', id })
  expect(items.find(({ action }) => action === 'reopened')).toMatchObject({
    changes: [{ field: 'reason', to: 'The member wrote again.' }],
  })
  const { rows } = await server.db.execute(sql`select action from audit_log where subject_id = ${id}`)
  expect(rows).toContainEqual({ action: 'complaint.reopen' })
  // Not answered any more, it is its owner's need again.
  await second.complaints.update({ ...notice, id, version: open.version, ownerId: user.userId })
  expect((await owner.dashboard.needs({})).items).toMatchObject([{ id, kind: 'complaint_acknowledgment' }])
})

test('a single manager closes with a reason and a file that is marked as board minutes', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { id, version } = await manager.complaints.create({ ...notice, answeredOn: '2026-02-02' })
  const task = await manager.tasks.create({ title: 'Minutes' })
  const minutes = { kind: 'complaint', id, title: 'Minutes', validOn: '2026-02-02' } as const
  const reason = 'One manager'
  await manager.evidence.add({
    ...{ ...minutes, type: 'board_minutes' },
    target: { kind: 'task', id: task.id },
  })
  await expect(manager.complaints.close({ id, version, reason })).rejects.toMatchObject({
    code: 'MINUTES_MISSING',
  })
  const fileId = await storeFile(manager, 'minutes.txt', 'Minutes of the board.')
  const evidence = await manager.evidence.add({ ...minutes, fileId })
  expect(evidence.type).toBe('document')
  await expect(manager.complaints.close({ id, version, reason })).rejects.toMatchObject({
    code: 'MINUTES_MISSING',
  })
  await manager.evidence.update({ ...evidence, type: 'board_minutes' })
  await expect(manager.complaints.close({ id, version })).rejects.toMatchObject({ code: 'REASON_MISSING' })
  expect(await manager.complaints.close({ id, version, reason })).toMatchObject({
    closedAloneReason: reason,
  })
  // An update that does not name the type keeps it.
  const { title, note, validOn } = evidence
  expect(await manager.evidence.update({ id: evidence.id, title, note, validOn })).toMatchObject({
    type: 'board_minutes',
  })
})

test('refuses an answer before the letter', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await expect(manager.complaints.create({ ...notice, answeredOn: '2026-01-08' })).rejects.toMatchObject({
    code: 'DATE_BEFORE_RECEIVED',
    message: 'Answered on: this day is before the day the complaint was received.',
  })
})
