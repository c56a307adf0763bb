import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { takeDailySnapshots } from '../dashboard/daily-snapshots.ts'

const server = await startTestServer()
afterAll(server.close)

const today = todayIn('America/New_York')

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string

beforeEach(async () => {
  lender = await server.newInstitution()
  const one = await lender.addMember({ role: 'manager' })
  managerId = one.userId
  manager = server.clientOf(await server.tokenOf(one))
})

const saveResult = (calculator: string, outcome: string) =>
  lender.inInstitution((tx) =>
    tx.execute(sql`
      insert into loan_test_results (institution_id, calculator, name, input, answer, outcome, rules_version,
        register_version, sha256, created_by)
      values (${lender.id}, ${calculator}, 'A loan', '{}', '{}', ${outcome}, '1', '1', ${'0'.repeat(64)}, ${managerId})`),
  )

async function fill() {
  await manager.tasks.create({ title: 'Late', ownerId: managerId, dueOn: dayFromToday(-3), topic: 'trid' })
  await manager.tasks.create({ title: 'Ahead', ownerId: managerId, dueOn: dayFromToday(3), topic: 'trid' })
  await saveResult('trid-forward', 'within')
  await saveResult('trid-forward', 'within')
  await saveResult('fee-tolerance', 'outside')
  await saveResult('fee-tolerance', 'undetermined')
  await manager.findings.create({
    ...{
      title: 'Late notices',
      source: 'audit',
      severity: 'medium',
      topic: 'trid',
      foundOn: dayFromToday(-40),
    },
  })
}

const concern = async (topic: string) =>
  (await manager.score.overview()).concerns.find((one) => one.topic === topic)!

test('counts the parts of a concern, and says what is missing', async () => {
  await fill()
  const trid = await concern('trid')
  expect(trid.parts.filter(({ score }) => score !== null)).toEqual([
    { part: 'tasks', score: 50, good: 1, all: 2 },
    { part: 'loan_tests', score: 66, good: 2, all: 3 },
    // 8 points, one and a half times at 40 days.
    { part: 'findings', score: 88, good: 0, all: 1 },
  ])
  // (2 × 1/2 + 1 × 2/3 + 3 × 0.88) ÷ 6 = 71.78
  expect(trid.score).toBe(71)
  expect((await manager.score.overview()).total).toBe(71)
  expect((await concern('hmda')).score).toBeNull()
})

test('weights change the score, and who changed them is recorded', async () => {
  await fill()
  const weights = { policies: 0, attestations: 0, assessments: 0, tasks: 1, loan_tests: 1, findings: 0 }
  await manager.score.saveWeights(weights)
  const after = await manager.score.overview()
  // (1/2 + 2/3) ÷ 2 = 58.33
  expect(after.total).toBe(58)
  expect(after.history).toMatchObject([{ weights, changedByName: 'Ada Example' }])
  await expect(manager.score.saveWeights({ ...weights, tasks: 0, loan_tests: 0 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  const user = await lender.signedIn({ role: 'user' })
  await expect(user.score.saveWeights(weights)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(user.score.overview()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('each day keeps its score', async () => {
  await fill()
  while (await takeDailySnapshots(server.db, new Date()));
  expect((await manager.score.overview()).days).toMatchObject([{ day: today, total: 71 }])
  await manager.score.saveWeights({
    ...{ policies: 0, attestations: 0, assessments: 0, tasks: 1, loan_tests: 1, findings: 0 },
  })
  // The line ends at the score beside it.
  expect(await manager.score.overview()).toMatchObject({ total: 58, days: [{ day: today, total: 58 }] })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await stranger.score.overview()).toMatchObject({ total: null, days: [], history: [] })
})

test('findings of an exam, and tasks that come from them, change nothing', async () => {
  await fill()
  const before = await manager.score.overview()
  const finding = await manager.findings.create({
    ...{
      title: 'What the examiner said',
      source: 'exam',
      severity: 'high',
      topic: 'trid',
      foundOn: dayFromToday(-9),
    },
  })
  await manager.tasks.create({
    ...{ title: 'Answer the examiner', ownerId: managerId, dueOn: dayFromToday(-2), topic: 'trid' },
    origin: { kind: 'finding', id: finding.id },
  })
  expect((await manager.score.overview()).concerns).toEqual(before.concerns)
})
