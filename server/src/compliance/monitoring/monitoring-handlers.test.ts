import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { makeMonitoringTasks } from './monitoring-runs.ts'
import { runDays } from './monitoring-store.ts'

const server = await startTestServer()
afterAll(server.close)

const today = todayIn('America/New_York')
const year = Number(today.slice(0, 4))
const month = Number(today.slice(5, 7))

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

const locks = { year, title: 'Rate locks', frequency: 'monthly', firstMonth: 1 } as const

describe('runs are due on the last business day of their month', () => {
  test.each([
    // January 31, 2026 is a Saturday, May 31 a Sunday; May 25 is Memorial Day.
    ['quarterly', 2, ['2026-02-27', '2026-05-29', '2026-08-31', '2026-11-30']],
    ['semiannual', 1, ['2026-01-30', '2026-07-31']],
    ['annual', 12, ['2026-12-31']],
    ['monthly', 11, ['2026-11-30', '2026-12-31']],
  ] as const)('%s from month %d', (frequency, firstMonth, days) => {
    expect(runDays({ year: 2026, frequency, firstMonth })).toEqual(days)
  })
})

test('a run becomes a task when it is due within thirty days, once', async () => {
  await manager.monitoring.create({ ...locks, ownerId: userId, requiresEvidence: false })
  while (await makeMonitoringTasks(server.db));
  const { tests } = await manager.monitoring.plan({ year })
  const withTask = tests[0]!.runs.filter(({ taskId }) => taskId !== null)
  expect(tests[0]!.runs).toHaveLength(12)
  expect(withTask.every(({ dueOn }) => dueOn >= today)).toBe(true)
  expect(withTask.length).toBeGreaterThan(0)
  const { items } = await user.tasks.list({ whose: 'mine' })
  expect(items).toHaveLength(withTask.length)
  expect(items[0]).toMatchObject({
    title: expect.stringMatching(/^Rate locks, \w+ \d{4}$/),
    originTitle: 'Rate locks',
  })
})

test('a failed run becomes a finding in one step, and its task is done', async () => {
  const second = await lender.signedIn({ role: 'manager' })
  const created = await manager.monitoring.create({ ...locks, ownerId: userId, topic: 'trid' })
  const { runs } = await user.monitoring.find({ id: created.id })
  const run = runs.find(({ taskId }) => taskId !== null)!
  const failed = {
    ...({ id: run.id, result: 'failed', note: 'Two of twenty files' } as const),
    finding: { title: 'Locks without confirmation', severity: 'high' } as const,
  }
  await expect(user.monitoring.record(failed)).rejects.toMatchObject({ code: 'EVIDENCE_MISSING' })
  const papers = await user.tasks.create({ title: 'Papers', ownerId: userId })
  await user.evidence.add({
    ...{ kind: 'task', id: run.taskId!, title: 'Working papers', validOn: today },
    target: { kind: 'task', id: papers.id },
  })
  await expect(user.monitoring.record({ id: run.id, result: 'failed' })).rejects.toMatchObject({
    code: 'FINDING_MISSING',
  })
  const { runs: after } = await user.monitoring.record(failed)
  const { findingId } = after.find(({ id }) => id === run.id)!
  expect(await manager.findings.find({ id: findingId! })).toMatchObject({
    ...{ title: 'Locks without confirmation', source: 'monitoring', severity: 'high', topic: 'trid' },
    origin: { kind: 'monitoring_test', id: created.id },
  })
  expect(await user.tasks.find({ id: run.taskId! })).toMatchObject({ status: 'done' })
  expect((await second.notifications.list({})).items).toMatchObject([{ kind: 'monitoring.failed' }])
  await expect(manager.monitoring.record(failed)).rejects.toMatchObject({
    code: 'ALREADY_RECORDED',
    data: { byName: 'Uma User' },
  })
  const file = await (await manager.monitoring.file({ year })).text()
  expect(file).toContain(`${run.dueOn},failed,${today},Uma User,Two of twenty files,yes`)
})

test('a change keeps what has a task or a result, and a stop leaves no other run', async () => {
  const created = await manager.monitoring.create({ ...locks, requiresEvidence: false })
  const first = created.runs[0]!
  if (month > 1) await manager.monitoring.record({ id: first.id, result: 'passed' })
  const { id, version } = created
  const changed = await manager.monitoring.update({
    ...{ id, version, title: 'Rate locks', frequency: 'annual', firstMonth: 6 },
  })
  const kept = created.runs.filter(({ taskId }, at) => taskId !== null || (at === 0 && month > 1))
  expect(changed.runs.map(({ dueOn }) => dueOn)).toEqual(
    expect.arrayContaining(kept.map(({ dueOn }) => dueOn)),
  )
  const stopped = await manager.monitoring.stop({ id, version: changed.version })
  expect(stopped).toMatchObject({ isStopped: true })
  expect(stopped.runs.every(({ taskId, result }) => taskId !== null || result !== null)).toBe(true)
})

test('the plan of a year is copied into the next without what is there', async () => {
  await manager.monitoring.create(locks)
  await manager.monitoring.create({ ...locks, title: 'Adverse action' })
  await manager.monitoring.create({ ...locks, year: year + 1 })
  expect(await manager.monitoring.copyYear({ from: year, to: year + 1 })).toEqual({ copied: 1 })
  await expect(manager.monitoring.copyYear({ from: year, to: year + 1 })).rejects.toMatchObject({
    code: 'NOTHING_TO_COPY',
  })
  expect(await manager.monitoring.plan({ year: year + 1 })).toMatchObject({
    years: [year, year + 1],
    tests: [{ title: 'Adverse action' }, { title: 'Rate locks' }],
  })
})

test('others see the tests that they own alone', async () => {
  const mine = await manager.monitoring.create({ ...locks, ownerId: userId })
  const other = await manager.monitoring.create({ ...locks, title: 'Flood notices' })
  expect((await user.monitoring.plan({ year })).tests).toMatchObject([{ id: mine.id, mayEdit: false }])
  await expect(user.monitoring.find({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(user.monitoring.record({ id: other.runs[0]!.id, result: 'passed' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
