import { drawPositions } from '@plumbline/rules/sampling/draw.ts'
import { sha256Text } from '@plumbline/rules/sampling/sha256-text.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BATCH_JOB, runBatchJob } from '../../lending/loan-test-batches/batch-work.ts'
import { todayIn } from '../../platform/days/today.ts'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log.ts'
import { loanOfTest } from '../../testing/loan-of-test.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const runNextJob = createJobRunner(
  server.db,
  { [BATCH_JOB]: (job) => runBatchJob(server.db, job) },
  createLog('silent'),
)

const lender = await server.newInstitution()
let manager: TestClient
let stranger: TestClient
let runId: string

beforeAll(async () => {
  manager = await lender.signedIn({ role: 'manager', fullName: 'Mara Manager' })
  stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
})
beforeEach(async () => {
  const year = Number(todayIn('America/New_York').slice(0, 4))
  const { runs } = await manager.monitoring.create({
    ...{ year, title: 'Closings', frequency: 'annual', firstMonth: 12 },
  })
  runId = runs[0]!.id
})

const PLAN = { description: 'Closings of March', tolerableRate: '0.10', attributes: ['In time'] }
const draw = (input: Omit<Parameters<TestClient['monitoring']['draw']>[0], 'id' | keyof typeof PLAN>) =>
  manager.monitoring.draw({ id: runId, ...PLAN, ...input })
const listOf = (groups: Record<string, number>) => {
  const all = Object.entries(groups).flatMap(([group, count]) => Array.from({ length: count }, () => group))
  return { from: 'list' as const, items: all.map((group, index) => `${group} ${index + 1}`), groups: all }
}

test('the rows of a batch are a population, by the numbers of its file', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, index) => `LN-${index + 1},2026-06-11,${index < 20 ? 'MA' : 'NY'}`,
  )
  const header = ['loanNumber', 'plannedConsummation', 'state']
  const { id: batchId } = await manager.loanTestBatches.start({
    ...{ calculator: 'trid-forward', name: 'June closings' },
    file: new File([[header.join(','), ...rows].join('\n')], 'june.csv', { type: 'text/csv' }),
    mapping: header.map((name) => ({ header: name, column: name === 'state' ? '' : name })),
  })
  const population = { from: 'loan_batch' as const, sourceId: batchId }
  await expect(draw({ population })).rejects.toMatchObject({ code: 'BATCH_WAITING' })
  while (await runNextJob());
  const { sample, items } = await draw({ population })
  expect(sample).toMatchObject({ from: 'loan_batch', sourceName: 'June closings', populationSize: 30 })
  const drawn = drawPositions({ seed: sample!.seed, population: 30, size: items.length }, sha256Text)
  expect(items.map(({ label }) => label)).toEqual(drawn.map((number) => `Row ${number}: LN-${number}`))
  const byState = await draw({ population, strata: { column: 'state' } })
  expect(byState.sample!.strata).toMatchObject({
    ...{ column: 'state', isProportional: true },
    parts: [
      { name: 'MA', population: 20 },
      { name: 'NY', population: 10 },
    ],
  })
  const [ma] = byState.sample!.strata!.parts
  expect(byState.items.slice(0, ma!.size).every(({ position }) => position <= 20)).toBe(true)
  await expect(draw({ population, strata: { column: 'branch' } })).rejects.toMatchObject({
    ...{ code: 'STRATA_REFUSED', message: expect.stringContaining('loanNumber') },
  })
  const theirs = await stranger.monitoring.create({
    ...{ year: 2026, title: 'Theirs', frequency: 'annual', firstMonth: 12 },
  })
  await expect(
    stranger.monitoring.draw({ ...PLAN, id: theirs.runs[0]!.id, population }),
  ).rejects.toMatchObject({ code: 'POPULATION_UNKNOWN' })
})

test('the loans of a stored run are a population, and no others see them', async () => {
  const loans = ['LN-1', 'LN-2', 'LN-3'].map((name) => ({ loan: loanOfTest(name), additions: {} }))
  const stored = await manager.loanRuns.store({
    loans: new File([JSON.stringify(loans)], 'run.json', { type: 'application/json' }),
    ...{ name: 'March closings', keepYears: 1 },
  })
  const population = { from: 'loan_run' as const, sourceId: stored.id }
  const { sample, items } = await draw({ population, strata: { column: 'kind' } })
  expect(sample).toMatchObject({
    sourceName: 'March closings',
    populationSize: 3,
    strata: { parts: [{ size: 3 }] },
  })
  expect(items.map(({ label }) => label).toSorted()).toEqual(['Loan 1: LN-1', 'Loan 2: LN-2', 'Loan 3: LN-3'])
  const theirs = await stranger.monitoring.create({
    ...{ year: 2026, title: 'Theirs', frequency: 'annual', firstMonth: 12 },
  })
  await expect(
    stranger.monitoring.draw({ ...PLAN, id: theirs.runs[0]!.id, population }),
  ).rejects.toMatchObject({ code: 'POPULATION_UNKNOWN' })
})

test('a key draws from what it may read, and from nothing else', async () => {
  const key = async (nouns: ('monitoring' | 'complaints' | 'tasks')[]) => {
    const { secret } = await manager.apiKeys.create({
      ...{ name: 'Sampling', belongsTo: 'me', mayWrite: true, days: 30, nouns },
    })
    return server.clientOf(secret)
  }
  await manager.tasks.create({ title: 'Look at the closings', dueOn: '2026-03-02' })
  const population = { from: 'tasks' as const, since: '2026-01-01', until: '2026-12-31' }
  const input = { id: runId, ...PLAN, population }
  await expect((await key(['monitoring'])).monitoring.draw(input)).rejects.toMatchObject({
    code: 'POPULATION_UNKNOWN',
  })
  const answer = await (await key(['monitoring', 'tasks'])).monitoring.draw(input).catch((error) => error)
  expect(answer).not.toMatchObject({ code: 'POPULATION_UNKNOWN' })
})

test('strata by number are held to what they have and to what they can show', async () => {
  const population = listOf({ Purchase: 40, Refinance: 20 })
  const byNumber = (purchase: number, refinance: number) =>
    draw({
      population,
      strata: {
        column: 'group',
        sizes: [
          { name: 'Purchase', size: purchase },
          { name: 'Refinance', size: refinance },
        ],
      },
    })
  await expect(byNumber(20, 21)).rejects.toMatchObject({
    ...{ code: 'STRATA_REFUSED', message: expect.stringContaining('Purchase (40), Refinance (20)') },
  })
  await expect(byNumber(5, 5)).rejects.toMatchObject({
    ...{ code: 'STRATA_REFUSED', message: expect.stringContaining('cannot show') },
  })
  const { sample, items } = await byNumber(20, 15)
  expect(sample!.strata).toMatchObject({ isProportional: false })
  expect(items.map(({ label }) => label.split(' ')[0])).toEqual([
    ...Array.from({ length: 20 }, () => 'Purchase'),
    ...Array.from({ length: 15 }, () => 'Refinance'),
  ])
  for (const { id } of items) await manager.monitoring.answer({ id, answer: { attribute: 0, value: 'yes' } })
  const { outcome } = await manager.monitoring.sheet({ id: runId })
  expect(outcome).toMatchObject({ verdict: { holds: true }, strata: [{ size: 20 }, { size: 15 }] })
  const paper = await manager.monitoring.workpaper({ id: runId })
  expect(paper.size).toBeGreaterThan(1000)
})

test('what cannot be grouped is refused by name', async () => {
  const refused = (input: Parameters<typeof draw>[0]) =>
    draw(input).catch(({ code, message }) => `${code}: ${message}`)
  const strata = { column: 'group' }
  expect(await refused({ population: { from: 'count', count: 50 }, strata })).toMatch(
    /^STRATA_REFUSED: Numbered/,
  )
  expect(await refused({ population: { ...listOf({ A: 3 }), groups: ['A'] }, strata })).toMatch(
    /3 items and 1 groups/,
  )
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`G${index}`, 2]))
  expect(await refused({ population: listOf(many), strata })).toMatch(/21 values/)
  const since = { since: '2026-01-01', until: '2026-12-31' }
  expect(await refused({ population: { from: 'tasks', ...since }, strata: { column: 'salary' } })).toMatch(
    /topic, priority, owner/,
  )
})

test('two stages end after the first where no field has too many errors', async () => {
  const stages = { totalSize: 20, initialSize: 8, initialErrors: 2, finalErrors: 3 }
  const population = listOf({ LAR: 60 })
  for (const [change, field] of [
    [{ totalSize: 61 }, 'totalSize'],
    [{ initialSize: 20 }, 'initialSize'],
    [{ initialErrors: 9 }, 'initialErrors'],
    [{ finalErrors: 21 }, 'finalErrors'],
  ] as const)
    await expect(draw({ population, stages: { ...stages, ...change } })).rejects.toMatchObject({
      ...{ code: 'PLAN_REFUSED', data: { field } },
    })
  const { items } = await draw({ population, stages })
  expect(items).toHaveLength(20)
  const answer = (index: number, value: 'yes' | 'no') =>
    manager.monitoring.answer({ id: items[index]!.id, answer: { attribute: 0, value } })
  for (let index = 0; index < 8; index++) await answer(index, index === 0 ? 'no' : 'yes')
  const sheet = await manager.monitoring.sheet({ id: runId })
  expect(sheet.outcome).toMatchObject({ needed: 8, finished: 8, verdict: { holds: true, upperErrors: null } })
  await answer(1, 'no')
  const passed = {
    id: runId,
    result: 'passed' as const,
    finding: { title: 'Fields', severity: 'low' as const },
  }
  await expect(manager.monitoring.record(passed)).rejects.toMatchObject({
    ...{ code: 'SHEET_UNFINISHED', data: { finished: 8, size: 20 } },
  })
  await answer(1, 'yes')
  await manager.monitoring.record(passed)
})
