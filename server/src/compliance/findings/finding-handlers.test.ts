import { afterAll, expect, test } from 'vitest'
import { storeFile } from '../../testing/stored-file.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

const server = await startTestServer()
afterAll(server.close)

const finding = {
  title: 'Late disclosures',
  source: 'audit',
  severity: 'high',
  foundOn: '2026-01-09',
} as const

async function proveBy(client: TestClient, id: string, type?: 'board_minutes') {
  const fileId = await storeFile(client, 'proof.txt', `Proof ${type ?? ''} of ${id}`)
  return client.evidence.add({ kind: 'finding', id, title: 'Proof', validOn: '2026-02-02', fileId, type })
}

test('closing needs evidence, finished tasks, and a second manager', async () => {
  const lender = await server.newInstitution()
  const first = await lender.signedIn({ role: 'manager' })
  const second = await lender.signedIn({ role: 'manager' })
  const { id, version } = await first.findings.create(finding)
  await expect(first.findings.close({ id, version })).rejects.toMatchObject({ code: 'EVIDENCE_MISSING' })
  await proveBy(first, id)
  const task = await first.tasks.create({ title: 'Mend it', origin: { kind: 'finding', id } })
  await expect(first.findings.close({ id, version })).rejects.toMatchObject({
    code: 'TASKS_OPEN',
    data: { titles: ['Mend it'] },
  })
  await first.tasks.setStatus({ id: task.id, version: task.version, status: 'done' })
  const asked = await first.findings.close({ id, version })
  expect(asked).toMatchObject({ status: 'waiting_for_closure', closedOn: null, mayClose: false })
  await expect(first.findings.close({ id, version: asked.version })).rejects.toMatchObject({
    code: 'SECOND_PERSON_REQUIRED',
  })
  const closuresOf = async (client: TestClient) =>
    (await client.dashboard.needs({})).items.filter(({ kind }) => kind === 'finding_closure')
  expect(await closuresOf(second)).toMatchObject([{ id, dueOn: null }])
  expect(await closuresOf(first)).toEqual([])
  // A person who read it before the other asked is told.
  await expect(second.findings.close({ id, version })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await second.findings.close({ id, version: asked.version })).toMatchObject({ status: 'closed' })
  expect(await closuresOf(second)).toEqual([])
})

test('every manager hears of a response that is due and belongs to nobody', async () => {
  const lender = await server.newInstitution()
  const first = await lender.signedIn({ role: 'manager' })
  const second = await lender.signedIn({ role: 'manager' })
  const user = await lender.signedIn({ role: 'user' })
  await first.findings.create({ ...finding, responseDueOn: '2026-02-09' })
  const noon = new Date('2026-02-05T17:00:00Z')
  while (await remindAhead(server.db, noon, server.plumbline.services.deadlines));
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.map(({ kind }) => kind)
  expect(await told(first)).toEqual(['finding.response_due'])
  expect(await told(second)).toEqual(['finding.response_due'])
  expect(await told(user)).toEqual([])
  expect((await second.dashboard.needs({})).items).toMatchObject([{ kind: 'finding', dueOn: '2026-02-09' }])
})

test('managers hear of a response that is due while the finding waits for its closure', async () => {
  const lender = await server.newInstitution()
  const first = await lender.signedIn({ role: 'manager' })
  const second = await lender.signedIn({ role: 'manager' })
  const { id, version } = await first.findings.create({ ...finding, responseDueOn: '2026-02-09' })
  await proveBy(first, id)
  await first.findings.close({ id, version })
  const noon = new Date('2026-02-05T17:00:00Z')
  while (await remindAhead(server.db, noon, server.plumbline.services.deadlines));
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.map(({ kind }) => kind).toSorted()
  expect(await told(first)).toEqual(['finding.response_due'])
  expect(await told(second)).toEqual(['finding.closure_wanted', 'finding.response_due'])
  expect((await second.dashboard.needs({})).items).toMatchObject([{ kind: 'finding_closure', id }])
  expect((await first.dashboard.needs({})).items).toEqual([])
})

test('a single manager closes with a reason and a file that is marked as board minutes', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { id, version } = await manager.findings.create(finding)
  const reason = 'One manager'
  await proveBy(manager, id)
  await expect(manager.findings.close({ id, version, reason })).rejects.toMatchObject({
    code: 'MINUTES_MISSING',
    message: expect.stringContaining("attach the board's minutes as a file"),
  })
  await proveBy(manager, id, 'board_minutes')
  await expect(manager.findings.close({ id, version })).rejects.toMatchObject({ code: 'REASON_MISSING' })
  expect(await manager.findings.close({ id, version, reason })).toMatchObject({
    status: 'closed',
    closedAloneReason: reason,
  })
})

test('refuses a response that is due before the finding was made', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await expect(manager.findings.create({ ...finding, responseDueOn: '2026-01-08' })).rejects.toMatchObject({
    code: 'DUE_BEFORE_FOUND',
  })
})
