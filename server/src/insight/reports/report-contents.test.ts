import { REPORT_KINDS, ReportFormat } from '@plumbline/contract/insight/reports.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday, noonOf } from '../../testing/time-zones.ts'
import { zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'
import { takeDailySnapshots } from '../dashboard/daily-snapshots.ts'
import { renderReportFile } from './report-files.ts'
import { gatherContent } from './report-gathering.ts'
import { makeNextReport } from './report-work.ts'

const server = await startTestServer()
afterAll(server.close)
afterEach(() => vi.useRealTimers())

const today = todayIn('America/New_York')
const PERIOD = { periodStart: dayFromToday(-60), periodEnd: today }
const SECRET = 'Examiner says so'

let manager: TestClient
let managerId: string
let userId: string
let lender: Awaited<ReturnType<typeof server.newInstitution>>

beforeEach(async () => {
  lender = await server.newInstitution()
  const one = await lender.addMember({ role: 'manager' })
  const two = await lender.addMember({ role: 'user' })
  managerId = one.userId
  userId = two.userId
  manager = server.clientOf(await server.tokenOf(one))
})

const contentOf = (
  kind: (typeof REPORT_KINDS)[number],
  owner = managerId,
  format: ReportFormat = 'pdf',
  period = PERIOD,
) =>
  gatherContent(server.db, {
    ...{ id: '', status: 'waiting', createdAt: '', kind, format, ...period },
    ...{ userId: owner, comment: 'For the meeting in May', hasEvidenceIndex: false, examIds: [] },
  })

const rowsOf = async (kind: (typeof REPORT_KINDS)[number], title: string, owner?: string) =>
  (await contentOf(kind, owner)).sections.find((section) => section.title === title)!.rows

async function fillWithWork() {
  await manager.tasks.create({ title: 'Late by ten days', ownerId: managerId, dueOn: dayFromToday(-10) })
  await manager.tasks.create({ title: 'Theirs', ownerId: userId, dueOn: dayFromToday(-2) })
  const done = await manager.tasks.create({ title: 'Done', ownerId: managerId, dueOn: today })
  await manager.tasks.setStatus({ id: done.id, version: done.version, status: 'done' })
  await manager.findings.create({
    title: 'Late notices',
    source: 'audit',
    severity: 'high',
    foundOn: dayFromToday(-40),
  })
  const exam = await manager.findings.create({
    title: SECRET,
    source: 'exam',
    severity: 'high',
    foundOn: today,
  })
  await manager.tasks.create({
    title: `${SECRET}: correct it`,
    ownerId: managerId,
    dueOn: dayFromToday(-1),
    requiresEvidence: true,
    origin: { kind: 'finding', id: exam.id },
  })
}

test('figures are counts of the institution’s rows', async () => {
  await fillWithWork()
  expect(await rowsOf('monthly-summary', 'Tasks of the period')).toEqual([
    ['Done on time', 1],
    ['Overdue', 2],
  ])
  expect(await rowsOf('monthly-summary', 'Findings of the period')).toEqual([['High', 1, 0]])
  expect(await rowsOf('risk-assessment', 'Open findings by age')).toEqual([['High', 0, 1, 0, 1]])
  expect((await rowsOf('board-report', 'Overdue tasks')).map(([title, , , late]) => [title, late])).toEqual([
    ['Late by ten days', 10],
    ['Theirs', 2],
  ])
})

test('the board reads of vendors in sentences, then of those that need somebody', async () => {
  const content = async () =>
    (await contentOf('board-report')).sections.find(({ title }) => title === 'Vendors')!
  expect(await content()).toMatchObject({ rows: [], empty: 'No vendors are entered.' })
  const core = await manager.vendors.create({ title: 'Core', tier: 'critical' })
  await manager.vendors.create({ title: 'Shredding', tier: 'low' })
  await manager.vendors.create({ title: 'Gone', tier: 'critical', status: 'ended' })
  const { id, version } = await manager.vendors.create({ title: 'Printing', tier: 'moderate' })
  await manager.vendors.review({ id, version, reviewedOn: '2024-01-15', result: 'Seen.' })
  await manager.vendorQuestionnaires.send({
    ...{ vendorId: core.id, name: 'Vic', email: 'vic@core.example', dueOn: dayFromToday(5) },
  })
  const { rows, sentences } = await content()
  expect(sentences).toEqual([
    '3 vendors are in use or proposed; 1 is critical.',
    '1 review is overdue, and documents of 0 vendors have expired.',
    '0 incidents at these vendors in the period, as far as the author of the report may see them.',
    '1 questionnaire is under way; late: 0.',
  ])
  expect(rows).toEqual([
    ['4. Printing', 'Moderate', '2026-01-15', null, 0, null],
    ['1. Core', 'Critical', core.nextReviewOn, null, 0, 'Sent'],
  ])
})

test('a risk assessment begins with the register: bands, the highest that remain, and its approval', async () => {
  const byBand = async () =>
    (await contentOf('risk-assessment')).sections.find(({ title }) => title.startsWith('Risks before'))!
  expect(await byBand()).toMatchObject({ rows: [], empty: 'No risks are entered.' })
  const rated = { volume: 5, complexity: 5, change: 5 }
  await manager.risks.create({
    ...rated,
    title: 'Estimates',
    likelihood: 5,
    impact: 5,
    action: 'Second look',
  })
  await manager.risks.create({
    title: 'Signs',
    likelihood: 1,
    impact: 1,
    volume: 1,
    complexity: 1,
    change: 1,
  })
  const before = await byBand()
  expect(before.rows).toEqual([
    ['Critical', 1, 1],
    ['High', 0, 0],
    ['Moderate', 0, 0],
    ['Low', 1, 1],
  ])
  expect(before.inShort).toEqual({
    text: '1 of 2 risks remains high or critical after controls; none needs another look. The assessment has not been approved yet.',
    needsAttention: true,
  })
  expect(await rowsOf('risk-assessment', 'Top residual risks')).toEqual([
    ['1. Estimates', '', '5.00, Critical', 'None', '5.00, Critical', 'Nobody', 'Second look'],
    ['2. Signs', '', '1.00, Low', 'None', '1.00, Low', 'Nobody', ''],
  ])
})

test('the figures of today are those of the dashboard, not those of the morning', async () => {
  await takeDailySnapshots(server.db, new Date())
  await fillWithWork()
  const { statCards } = await manager.dashboard.overview()
  const [[day, ...figures] = []] = await rowsOf('board-report', 'Figures over time')
  expect(day).toBe(today)
  expect(figures).toEqual(statCards.map(({ value }) => value))
  expect(figures.at(-1), 'late tasks and high findings').toBe(5)
})

test('complaints are counted by the month of their receipt, the earliest first', async () => {
  const receive = (receivedOn: string) =>
    manager.complaints.create({ title: 'A fee', kind: 'other', channel: 'phone', receivedOn })
  for (const day of ['2026-04-02', '2026-02-11', '2026-04-30']) await receive(day)
  const { sections } = await gatherContent(server.db, {
    ...{ id: '', status: 'waiting', createdAt: '', kind: 'monthly-summary', format: 'pdf' },
    ...{ periodStart: '2026-01-01', periodEnd: '2026-06-30' },
    ...{ userId: managerId, comment: '', hasEvidenceIndex: false, examIds: [] },
  })
  const { rows, chart } = sections.find(({ title }) => title === 'Complaints')!
  expect(chart!.points.map(({ value }) => value)).toEqual([0, 1, 0, 2, 0, 0])
  expect(rows.map(([month, received]) => [month, received])).toEqual([
    ['January 2026', 0],
    ['February 2026', 1],
    ['March 2026', 0],
    ['April 2026', 2],
    ['May 2026', 0],
    ['June 2026', 0],
  ])
})

test('what supports a report comes last, and what changed before what was made of it', async () => {
  const titles = async (kind: (typeof REPORT_KINDS)[number]) =>
    (await contentOf(kind)).sections.map(({ title }) => title)
  expect((await titles('exam-readiness')).at(-1)).toBe('Evidence index')
  expect(await titles('regulatory-changes')).toEqual(['Regulatory updates', 'Assessments of these updates'])
})

test('a report opens with what needs attention, and holds no section without anything in it', async () => {
  await fillWithWork()
  const text = readPdfPages(await renderReportFile(await contentOf('monthly-summary')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  expect(text).toContain(
    'In short Needs attention: Of 3 tasks of the period: 1 done on time, 2 overdue. 1 finding is open, 1 of high severity and none older than 90 days.',
  )
  expect(text).toContain('1 finding was made in the period, and none was closed.')
  expect(text.match(/Nobody was asked to sign a policy\./g)).toHaveLength(1)
  expect(text).not.toContain('Signatures of policies')
  const calm = (await renderReportFile(await contentOf('exam-readiness', userId))).toString('latin1')
  expect(calm).toContain('/StructTreeRoot')
  const quiet = readPdfPages(await renderReportFile(await contentOf('regulatory-changes'))).join(' ')
  expect(quiet).not.toContain('Needs attention')
})

test('a user reports what they see, and another institution nothing of it', async () => {
  await fillWithWork()
  expect((await rowsOf('board-report', 'Overdue tasks', userId)).map(([title]) => title)).toEqual(['Theirs'])
  expect((await contentOf('board-report', userId)).notes[0]).toContain('the work that you may see')
  const stranger = await (await server.newInstitution()).addMember({ role: 'manager' })
  for (const kind of REPORT_KINDS)
    expect(JSON.stringify(await contentOf(kind, stranger.userId))).not.toMatch(/Theirs|Late notices/)
})

test('the board reads of complaints to close and of products and marketing pieces to decide on', async () => {
  const complaint = { title: 'Ada Smith was charged twice', kind: 'other', channel: 'phone' } as const
  const { id } = await manager.complaints.create({ ...complaint, receivedOn: '2026-01-09' })
  await manager.complaints.create({ ...complaint, title: 'Nobody asked', receivedOn: '2026-01-10' })
  await lender.inInstitution((tx) =>
    tx.execute(sql`update complaints set closure_asked_by = ${userId} where id = ${id}`),
  )
  const change = { kind: 'fee', productLine: 'deposit', launchOn: dayFromToday(20) } as const
  await manager.productReviews.create({ ...change, title: 'Stop payments', status: 'in_review' })
  await manager.productReviews.create({ ...change, title: 'A draft' })
  const piece = { product: 'deposit', channel: 'print', text: 'Come in.', startsOn: dayFromToday(5) } as const
  await manager.marketingReviews.create({ ...piece, title: 'Spring flyer', status: 'in_review' })
  await manager.marketingReviews.create({ ...piece, title: 'An idea' })

  expect(await rowsOf('board-report', 'Decisions requested')).toEqual([
    ['Decide on the marketing piece', '1. Spring flyer', dayFromToday(5)],
    ['Decide on the product or change', '1. Stop payments', dayFromToday(20)],
    ['Close the complaint', '1, received January 9, 2026', null],
  ])
  const stranger = await (await server.newInstitution()).addMember({ role: 'manager' })
  expect(await rowsOf('board-report', 'Decisions requested', stranger.userId)).toEqual([])
})

test('no report holds anything of an exam', async () => {
  await fillWithWork()
  for (const kind of REPORT_KINDS) expect(JSON.stringify(await contentOf(kind))).not.toContain(SECRET)
  expect(JSON.stringify(await contentOf('exam-readiness'))).toContain('Late notices')
})

test('incidents, results of testing, and trainings are reported', async () => {
  const day = dayFromToday(-3)
  const incident = { title: 'Mail to a wrong member', discoveredAt: `${day}T17:00:00Z` }
  await manager.incidents.create({ ...incident, reportable: 'no' })
  await manager.trainings.create({ title: 'Privacy', dueOn: dayFromToday(-1), userIds: [managerId, userId] })
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      with test as (insert into monitoring_tests (institution_id, year, title, frequency, first_month)
        values (${lender.id}, ${Number(day.slice(0, 4))}, 'Adverse action notices', 'annual', 1) returning id)
      insert into monitoring_runs (institution_id, test_id, due_on) select ${lender.id}, id, ${day}::date from test`),
  )
  const board = await contentOf('board-report')
  const rows = (title: string) => board.sections.find((section) => section.title === title)?.rows
  expect(rows('Incidents')).toEqual([['1. Mail to a wrong member', day, 'Open', 'Not reportable', null]])
  expect(rows('Tests that failed or are overdue')).toEqual([['Adverse action notices', day, 'Overdue', '']])
  expect(await rowsOf('monthly-summary', 'Testing')).toEqual([['Adverse action notices', day, 'Overdue', '']])
  expect(await rowsOf('exam-readiness', 'Trainings')).toEqual([['Privacy', dayFromToday(-1), 2, 0, 2]])
  expect(await rowsOf('monthly-summary', 'Trainings', userId)).toEqual([
    ['Privacy', dayFromToday(-1), 1, 0, 1],
  ])
  for (const title of ['Incidents', 'Testing'])
    expect(await rowsOf('monthly-summary', title, userId)).toEqual([])
})

test('reports closed incidents, earlier overdue runs, and open trainings', async () => {
  const [day, before] = [dayFromToday(-3), dayFromToday(-800)]
  const { id } = await manager.incidents.create({ title: 'Outage', discoveredAt: `${day}T17:00:00Z` })
  await lender.inInstitution(async (tx) => {
    await tx.execute(sql`update incidents set status = 'closed', notify_by = now() - interval '1 day'
      where institution_id = ${lender.id} and id = ${id}`)
    await tx.execute(sql`
      with test as (insert into monitoring_tests (institution_id, year, title, frequency, first_month)
        values (${lender.id}, ${Number(before.slice(0, 4))}, 'Old test', 'annual', 1) returning id)
      insert into monitoring_runs (institution_id, test_id, due_on) select ${lender.id}, id, ${before}::date from test`)
    await tx.execute(sql`
      with training as (insert into trainings (institution_id, title, due_on)
        select ${lender.id}, 'Done ' || n, ${before}::date + n from generate_series(1, 201) n returning id)
      insert into training_assignments (institution_id, training_id, user_id, user_name, completed_on, completed_at)
      select ${lender.id}, id, ${managerId}, 'Ada Example', ${before}::date, now() from training`)
  })
  const board = await contentOf('board-report')
  const section = (title: string) => board.sections.find((one) => one.title === title)!
  expect(section('Incidents').rows).toMatchObject([
    ['1. Outage', day, 'Closed', 'Closed without a notice', {}],
  ])
  expect(section('Incidents').inShort).toMatchObject({ needsAttention: false })
  expect(section('Tests that failed or are overdue').rows).toEqual([['Old test', before, 'Overdue', '']])
  const earlier = { periodStart: dayFromToday(-900), periodEnd: dayFromToday(-850) }
  const ofThen = await contentOf('board-report', managerId, 'pdf', earlier)
  expect(ofThen.sections.find(({ title }) => title === 'Tests that failed or are overdue')!.rows).toEqual([])
  expect(section('Tests that failed or are overdue').inShort!.text).toBe(
    'Of 1 test run needing attention: 0 failed, 1 overdue.',
  )
  const trainings = async () =>
    (await contentOf('monthly-summary')).sections.find(({ title }) => title === 'Trainings')!
  expect(await trainings()).toMatchObject({ rows: [] })
  await lender.inInstitution((tx) =>
    tx.execute(sql`update training_assignments set completed_on = null, completed_at = null`),
  )
  await manager.trainings.create({ title: 'Later', dueOn: dayFromToday(9), userIds: [managerId] })
  const { rows, note, inShort } = await trainings()
  expect([rows.length, rows[0]![0], note, inShort]).toEqual([
    200,
    'Done 201',
    'The first 200 of 202.',
    undefined,
  ])
})

test('a board report has at most six pages, however much there is', async () => {
  const long = 'A title as long as titles can be. '.repeat(6).slice(0, 199)
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      insert into findings (institution_id, number, title, source, severity, found_on)
      select ${lender.id}, n, ${long}, 'audit', 'high', ${today}::date - n from generate_series(1, 300) n`),
  )
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      insert into tasks (institution_id, title, owner_id, due_on)
      select ${lender.id}, ${long}, ${managerId}, ${today}::date - n from generate_series(1, 300) n`),
  )
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      insert into incidents (institution_id, number, title, discovered_at, changed_by_name)
      select ${lender.id}, n, ${long}, now() - interval '1 day', 'Somebody' from generate_series(1, 300) n`),
  )
  const content = { ...(await contentOf('board-report')), comment: 'A long comment. '.repeat(125) }
  const pages = readPdfPages(await renderReportFile(content))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.length).toBeLessThanOrEqual(6)
  expect(pages.join(' ')).toContain('The first 8 of 300.')
})

test.each(ReportFormat.options)('equal contents are equal bytes: %s', async (format) => {
  await fillWithWork()
  const content = await contentOf('exam-readiness', managerId, format)
  const first = await renderReportFile(content)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-03T04:05:06Z') })
  expect((await renderReportFile(content)).equals(first)).toBe(true)
  if (format === 'pdf') return
  const names = zipEntryNames(first)
  const other = await renderReportFile({ ...content, madeAt: '2031-05-06T00:00:00.000Z' })
  const line = /May 6, 2031|[A-Z][a-z]+ \d+, 20\d\d|<dcterms[^<]*<|<v>[\d.]+<\/v>/g
  for (const name of names)
    expect(zipEntryText(other, name).replace(line, ''), name).toBe(
      zipEntryText(first, name).replace(line, ''),
    )
})

test('a board report opens with the words of a manager, or with those of the figures', async () => {
  await fillWithWork()
  const { text } = await manager.reports.draftJudgment(PERIOD)
  expect(text).toBe(
    'There is not enough recorded work yet for a compliance score. 2 tasks are overdue, 1 finding of high severity is open, and no policies need a version in force or a review. No change of law was taken up in the period, and no complaint was received.',
  )
  const opening = async (judgment: string) => {
    const { id } = await manager.reports.create({ kind: 'board-report', format: 'pdf', ...PERIOD, judgment })
    await makeNextReport(server.db, server.plumbline.log)
    const { items } = await manager.reports.list({})
    expect(items.find((one) => one.id === id)!.status).toBe('ready')
    const file = await manager.reports.download({ id })
    return readPdfPages(Buffer.from(await file.arrayBuffer()))[0]!.replaceAll(/\s+/g, ' ')
  }
  expect(await opening('')).toContain('2 tasks are overdue, 1 finding of high severity is open')
  expect(await opening('The quarter went well.')).toContain('The quarter went well.')
  await expect(
    manager.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD, judgment: 'Well.' }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const user = await lender.signedIn({ role: 'user' })
  await expect(user.reports.draftJudgment(PERIOD)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('figures that never moved are left out, and the law says what was done about it', async () => {
  await takeDailySnapshots(server.db, new Date(noonOf(-40)))
  await fillWithWork()
  await takeDailySnapshots(server.db, new Date())
  const { rows } = await server.db.execute<{ id: string }>(sql`
    insert into regulatory_updates (slug, title, category, priority, description, citation, dated)
    values ('a-planned-change', 'A planned change', 'final-rule', 'low', 'It changes.', '12 CFR 1026.3', ${today})
    on conflict (slug) do update set dated = excluded.dated returning id`)
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      insert into update_assessments (institution_id, update_id, status, impact, impact_reason, plan)
      values (${lender.id}, ${rows[0]!.id}, 'planned', 'low', 'Small', 'Amend the form')`),
  )
  const { sections } = await contentOf('board-report')
  const figures = sections.find(({ title }) => title === 'Figures over time')!
  expect(figures.columns.map(({ heading }) => heading)).toEqual(['Day', 'Pending Reviews', 'Risk Alerts'])
  const law = sections.find(({ title }) => title === 'What changed in law, and what we did')!
  expect(law.rows).toEqual([['A planned change', today, 'Planned: Amend the form', null]])
})
