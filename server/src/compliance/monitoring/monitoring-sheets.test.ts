import { drawPositions } from '@plumbline/rules/sampling/draw.ts'
import { sha256Text } from '@plumbline/rules/sampling/sha256-text.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { withExceptions } from './monitoring-runs.ts'

const server = await startTestServer()
afterAll(server.close)

const today = todayIn('America/New_York')
const numbered = Array.from({ length: 60 }, (_, index) => `CMP-${index + 1}`)
const PLAN = {
  description: 'Complaints of the first half-year',
  population: { from: 'list' as const, items: numbered },
  tolerableRate: '0.10',
  expectedErrors: 1,
  attributes: ['Acknowledged in time', 'Answered in time'],
}

let manager: TestClient
let tester: TestClient
let performer: TestClient
let performerId: string
let testerId: string
let testId: string
let runId: string

beforeEach(async () => {
  const lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager', fullName: 'Mara Manager' })
  const person = await lender.addMember({ role: 'user', fullName: 'Tess Tester' })
  const doer = await lender.addMember({ role: 'manager', fullName: 'Pete Performer' })
  tester = server.clientOf(await server.tokenOf(person))
  performer = server.clientOf(await server.tokenOf(doer))
  performerId = doer.userId
  testerId = person.userId
  const created = await manager.monitoring.create({
    ...{ year: Number(today.slice(0, 4)), title: 'Complaint clocks', frequency: 'annual', firstMonth: 12 },
    ...{ ownerId: person.userId, performerId, procedure: 'Open the complaint.\nCompare the dates.' },
  })
  testId = created.id
  runId = created.runs[0]!.id
})

/** Answers every item with yes, apart from the attributes named, by the place of the item. */
async function fill(items: readonly { id: string; place: number }[], noes: Record<number, number> = {}) {
  for (const { id, place } of items)
    for (const attribute of [0, 1])
      await tester.monitoring.answer({
        ...{ id, answer: { attribute, value: noes[place] === attribute ? 'no' : 'yes' } },
      })
}

test('a sample has the exact size, and its seed draws the same items again', async () => {
  const { sample, items, outcome } = await manager.monitoring.draw({ id: runId, ...PLAN })
  // Of 60 with 6 wrong, 1 or fewer among n: C(54,n)/C(60,n) + 6·C(54,n−1)/C(60,n) is 4.93 percent at n = 34 and above 5 at 33.
  expect(sample).toMatchObject({ populationSize: 60, size: 34, drawnByName: 'Mara Manager', drawnOn: today })
  const positions = drawPositions({ seed: sample!.seed, population: 60, size: 34 }, sha256Text)
  expect(items.map(({ position }) => position)).toEqual(positions)
  expect(items.map(({ label }) => label)).toEqual(positions.map((position) => `CMP-${position}`))
  expect(outcome).toMatchObject({ finished: 0, needed: 34, exceptions: 0, notApplicable: 0, verdict: null })
  const again = await manager.monitoring.draw({ id: runId, ...PLAN })
  expect(again.sample!.seed).not.toBe(sample!.seed)
  const { items: history } = await manager.history.list({ kind: 'monitoring_test', id: testId })
  expect(history[0]!.changes).toContainEqual({
    ...{ field: 'seed', from: sample!.seed, to: again.sample!.seed },
  })
})

test('what is no sample is refused by name', async () => {
  const refused = (input: object) =>
    manager.monitoring.draw({ id: runId, ...PLAN, ...input }).catch(({ code }) => code)
  expect(await refused({ method: 'haphazard' })).toBe('HAPHAZARD')
  const august = { since: '2026-08-31', until: '2026-08-01' }
  expect(await refused({ population: { from: 'complaints', ...august } })).toBe('PERIOD_BACKWARD')
  expect(await refused({ population: { from: 'tasks', since: '2001-01-01', until: '2001-01-31' } })).toBe(
    'POPULATION_EMPTY',
  )
  expect(await refused({ tolerableRate: '0.0' })).toBe('PLAN_REFUSED')
  const large = { population: { from: 'count', count: 20_000 }, tolerableRate: '0.002' }
  await expect(manager.monitoring.draw({ id: runId, ...PLAN, ...large } as never)).rejects.toMatchObject({
    ...{ code: 'SAMPLE_TOO_LARGE', data: { size: expect.any(Number) } },
  })
  await expect(tester.monitoring.draw({ id: runId, ...PLAN })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('complaints of a period are a population in the order of their numbers', async () => {
  for (const receivedOn of ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'])
    await manager.complaints.create({
      ...{ title: `Of ${receivedOn}`, kind: 'other', channel: 'letter', receivedOn },
    })
  const { items, sample } = await manager.monitoring.draw({
    ...{ ...PLAN, id: runId, population: { from: 'complaints', since: '2026-03-01', until: '2026-03-31' } },
  })
  expect(sample).toMatchObject({ from: 'complaints', populationSize: 2, size: 2 })
  expect(items.map(({ label }) => label).toSorted()).toEqual([
    expect.stringMatching(/^Complaint \d+: Of 2026-03-01$/),
    expect.stringMatching(/^Complaint \d+: Of 2026-03-31$/),
  ])
})

test('tasks of a period are a population without those of an examination', async () => {
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'compliance' })
  const { userId } = await manager.members.me()
  for (const origin of [undefined, { kind: 'exam', id: exam.id } as const]) {
    const title = origin ? 'Answer the agency' : 'Send notices'
    const { id, version } = await manager.tasks.create({
      ...{ title, ownerId: userId, dueOn: today },
      ...(origin && { origin }),
    })
    await manager.tasks.setStatus({ id, version, status: 'done' })
  }
  const { items } = await manager.monitoring.draw({
    ...{ ...PLAN, id: runId, population: { from: 'tasks', since: today, until: today } },
  })
  expect(items.map(({ label }) => label)).toEqual([`Send notices, done ${today}`])
})

test('who performs the control never tests it', async () => {
  const { items } = await manager.monitoring.draw({ id: runId, ...PLAN })
  const answer = { id: items[0]!.id, answer: { attribute: 0, value: 'yes' as const } }
  for (const attempt of [
    () => performer.monitoring.draw({ id: runId, ...PLAN }),
    () => performer.monitoring.answer(answer),
    () => performer.monitoring.record({ id: runId, result: 'passed' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'PERFORMS_CONTROL' })
  expect(await performer.monitoring.sheet({ id: runId })).toMatchObject({
    ...{ mayTest: false, mayDraw: false, performsControl: true },
  })
  const { version } = await manager.monitoring.find({ id: testId })
  const fields = { id: testId, version, title: 'Clocks', frequency: 'annual', firstMonth: 12 } as const
  await expect(
    manager.monitoring.update({ ...fields, ownerId: testerId, performerId: testerId }),
  ).rejects.toMatchObject({ code: 'PERFORMER_TESTS' })
})

test('an exception within the plan passes and still becomes a finding', async () => {
  const { items } = await manager.monitoring.draw({ id: runId, ...PLAN })
  const passed = { id: runId, result: 'passed' as const }
  await expect(tester.monitoring.record(passed)).rejects.toMatchObject({
    ...{ code: 'SHEET_UNFINISHED', data: { finished: 0, size: 34 } },
  })
  await fill(items, { 3: 1 })
  await tester.monitoring.answer({ id: items[2]!.id, note: { text: 'Sent on day 31', before: '' } })
  await expect(
    manager.monitoring.answer({ id: items[2]!.id, note: { text: 'Sent late', before: '' } }),
  ).rejects.toMatchObject({ code: 'NOTE_CHANGED', data: { byName: 'Tess Tester', note: 'Sent on day 31' } })
  await expect(manager.monitoring.draw({ id: runId, ...PLAN })).rejects.toMatchObject({ code: 'SHEET_BEGUN' })
  await expect(tester.monitoring.record(passed)).rejects.toMatchObject({ code: 'FINDING_MISSING' })
  await tester.monitoring.record({ ...passed, finding: { title: 'One answer late', severity: 'low' } })
  const sheet = await tester.monitoring.sheet({ id: runId })
  expect(sheet.outcome).toMatchObject({ finished: 34, exceptions: 1, verdict: { holds: true } })
  expect(sheet.items[2]).toMatchObject({ testerName: 'Tess Tester', testedOn: today, answers: ['yes', 'no'] })
  expect(await manager.findings.find({ id: sheet.items[2]!.findingId! })).toMatchObject({
    ...{ title: 'One answer late', source: 'monitoring' },
    description: `${items[2]!.label}: Answered in time. Sent on day 31`,
  })
  await expect(
    tester.monitoring.answer({ id: items[2]!.id, answer: { attribute: 1, value: 'yes' } }),
  ).rejects.toMatchObject({ code: 'ALREADY_RECORDED' })
  const paper = Buffer.from(await (await tester.monitoring.workpaper({ id: runId })).arrayBuffer())
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a sheet with too many exceptions cannot pass, and a changed answer leaves a trace', async () => {
  const { items } = await manager.monitoring.draw({ id: runId, ...PLAN })
  await fill(items, { 1: 0, 2: 0, 3: 1 })
  const finding = { title: 'Three late', severity: 'high' as const }
  await expect(tester.monitoring.record({ id: runId, result: 'passed', finding })).rejects.toMatchObject({
    code: 'SHEET_SAYS_FAILED',
  })
  await tester.monitoring.answer({ id: items[0]!.id, answer: { attribute: 0, value: 'na' } })
  const { items: history } = await manager.history.list({ kind: 'monitoring_test', id: testId })
  expect(history[0]!.changes).toEqual([
    { field: 'Item 1: Acknowledged in time', from: 'No', to: 'Not applicable' },
  ])
  const { runs } = await tester.monitoring.record({ id: runId, result: 'failed', finding })
  expect(runs[0]).toMatchObject({ result: 'failed', sampleSize: 34 })
})

test('evidence of the test shows an answer, and stays named where it is taken off', async () => {
  const { items } = await manager.monitoring.draw({ id: runId, ...PLAN })
  const { id } = items[0]!
  const subject = { kind: 'monitoring_test' as const, id: testId }
  const task = await manager.tasks.create({ title: 'Screenshot', dueOn: today })
  const added = await manager.evidence.add({
    ...{ ...subject, title: 'Letter of CMP-1', validOn: today, target: { kind: 'task', id: task.id } },
  })
  const cell = { attribute: 1, evidenceId: added.id, isAttached: true }
  const item = await tester.monitoring.answer({ id, evidence: cell })
  const piece = { attribute: 1, id: added.id, title: 'Letter of CMP-1', fileId: null, isThere: true }
  expect(item).toMatchObject({ evidence: [piece], testerName: 'Tess Tester', answers: [null, null] })
  await tester.monitoring.answer({ id, answer: { attribute: 1, value: 'yes' } })
  expect((await tester.monitoring.sheet({ id: runId })).items[0]!.evidence).toEqual([piece])
  await expect(
    tester.monitoring.answer({ id, evidence: { ...cell, evidenceId: task.id } }),
  ).rejects.toMatchObject({ code: 'EVIDENCE_UNKNOWN' })
  await expect(tester.monitoring.answer({ id, evidence: { ...cell, attribute: 2 } })).rejects.toMatchObject({
    code: 'ATTRIBUTE_UNKNOWN',
  })
  await manager.evidence.unlink({ ...subject, evidenceId: added.id })
  const { items: without } = await tester.monitoring.sheet({ id: runId })
  expect(without[0]!.evidence).toEqual([{ ...piece, isThere: false }])
  const paper = await manager.monitoring.workpaper({ id: runId })
  const pages = await readPdfPages(new Uint8Array(await paper.arrayBuffer()))
  expect(pages.join(' ')).toContain('Letter of CMP-1 (taken off since)')
  await tester.monitoring.answer({ id, evidence: { ...cell, isAttached: false } })
  const { items: history } = await manager.history.list(subject)
  expect(history[0]!.changes).toEqual([
    { field: 'Item 1: Answered in time', from: 'Letter of CMP-1', to: null },
  ])
})

test('a change of the plan keeps a run that has a sample', async () => {
  await manager.monitoring.draw({ id: runId, ...PLAN })
  const { version } = await manager.monitoring.find({ id: testId })
  const { runs } = await manager.monitoring.update({
    ...{ id: testId, version, title: 'Clocks', frequency: 'annual', firstMonth: 6 },
  })
  expect(runs.map(({ id }) => id)).toContain(runId)
})

test('the text of a finding has room for the exceptions that it names', () => {
  const line = 'x'.repeat(900)
  const text = withExceptions(
    'Note',
    Array.from({ length: 30 }, () => line),
  )
  expect(text.length).toBeLessThanOrEqual(20_000)
  expect(text).toMatch(/^Note\nx+\n/)
  expect(text).toMatch(/\n8 more are on the test sheet\.$/)
  expect(withExceptions('', ['A: late'])).toBe('A: late')
})
