import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { renderReportFile } from './report-files.ts'
import { gatherContent } from './report-gathering.ts'
import { makeNextReport } from './report-work.ts'

const server = await startTestServer()
afterAll(server.close)

const today = todayIn('America/New_York')
const PERIOD = { periodStart: dayFromToday(-60), periodEnd: today }

let manager: TestClient
let managerId: string
let lender: Awaited<ReturnType<typeof server.newInstitution>>
beforeEach(async () => {
  lender = await server.newInstitution()
  const one = await lender.addMember({ role: 'manager' })
  managerId = one.userId
  manager = server.clientOf(await server.tokenOf(one))
})

const contentOf = (userId = managerId) =>
  gatherContent(server.db, {
    ...{ id: '', status: 'waiting', createdAt: '', kind: 'vendor-report', format: 'pdf', ...PERIOD },
    ...{ userId, comment: '', hasEvidenceIndex: false, examIds: [] },
  })
const sectionsOf = async (userId?: string) =>
  new Map((await contentOf(userId)).sections.map((section) => [section.title, section]))

async function fill() {
  const core = await manager.vendors.create({
    ...{ title: 'Core', tier: 'critical', dataSeen: 'npi', ownerId: managerId },
    ...{ contractEnd: dayFromToday(120), noticeDays: 90, renewsByItself: true },
    subcontractors: 'Cloud West, Inc.; Printers',
  })
  const scoring = await manager.vendors.create({
    ...{
      title: 'Scoring',
      tier: 'high',
      usesAi: true,
      aiPurpose: 'Scores applicants',
      aiReview: 'Underwriter',
    },
    ...{ contractEnd: dayFromToday(-3), subcontractors: 'cloud west inc' },
  })
  await manager.vendors.create({ title: 'Shredding', tier: 'low' })
  const reviewed = { reviewedOn: '2024-01-15', result: 'Seen.' }
  await manager.vendors.review({ id: scoring.id, version: scoring.version, ...reviewed })
  const gone = await manager.vendors.create({ title: 'Gone', tier: 'critical', status: 'ended' })
  const task = await manager.tasks.create({ title: 'Get the reports' })
  const target = { kind: 'task' as const, id: task.id }
  for (const [id, title, validUntil] of [
    [core.id, 'SOC 2', dayFromToday(-2)],
    [core.id, 'Insurance', dayFromToday(40)],
    [core.id, 'Plan', dayFromToday(200)],
    [gone.id, 'Old report', dayFromToday(-9)],
  ] as const)
    await manager.evidence.add({
      ...{
        kind: 'vendor',
        id,
        title,
        type: 'soc_report',
        validOn: '2025-01-01',
        validUntil,
        target,
      },
    })
  return { core, scoring }
}

test('each date and gap of the vendors is a row, and the report begins with what needs attention', async () => {
  await fill()
  const sections = await sectionsOf()
  const rows = (title: string) => sections.get(title)!.rows
  expect(rows('Vendors by criticality')).toEqual([
    ['Critical', 1, 1, 0, 1, 0],
    ['High', 1, 0, 1, 0, 1],
    ['Low', 1, 0, 0, 0, 0],
  ])
  expect(rows('Reviews overdue or due soon')).toMatchObject([
    ['2. Scoring', 'High', 'Nobody', '2024-01-15', '2025-01-15', expect.any(Number)],
    ['1. Core', 'Critical', expect.any(String), null, dayFromToday(30), 0],
    ['3. Shredding', 'Low', 'Nobody', null, dayFromToday(30), 0],
  ])
  expect(rows('Documents expired or expiring')).toEqual([
    ['1. Core', 'Critical', 'SOC 2', dayFromToday(-2), 'Expired'],
    ['1. Core', 'Critical', 'Insurance', dayFromToday(40), 'Expires'],
  ])
  const { chart } = sections.get('Documents expired or expiring')!
  expect(chart!.points).toHaveLength(12)
  expect(chart!.points.reduce((sum, { value }) => sum + value, 0)).toBe(2)
  expect(rows('Contracts to decide on')).toEqual([
    ['2. Scoring', 'High', null, dayFromToday(-3), 'Ended, and still in use'],
    ['1. Core', 'Critical', dayFromToday(30), dayFromToday(120), 'Decide before the notice is due'],
  ])
  expect(rows('What critical and high vendors lack')).toEqual([
    ['1. Core', 'Critical', 'Exit plan, first review'],
    ['2. Scoring', 'High', 'Owner, SOC report or due diligence in date'],
  ])
  expect(rows('Subcontractors behind several vendors')).toEqual([['Cloud West, Inc', 2, 1, 'Core, Scoring']])
  expect(rows('Vendors that use artificial intelligence for us')).toEqual([
    ['2. Scoring', 'Scores applicants', 'Not stated', 'Not stated', 'Underwriter', 'Not stated'],
  ])
  const text = readPdfPages(await renderReportFile(await contentOf()))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  expect(text).toContain(
    'In short Needs attention: 1 vendor review is overdue, none for a critical vendor. 1 document of 1 vendor has expired, and 1 expires within 90 days.',
  )
  expect(text).toContain(
    '1 vendor uses artificial intelligence for us; 1 states no human review or no testing.',
  )
})

test('an incident at a vendor has its clock, and is told to those alone who see it', async () => {
  const { core, scoring } = await fill()
  await manager.settings.setFact({ key: 'regulator', year: null, value: 'ncua', trueSince: '2025-01-01' })
  const at = (days: number) => `${dayFromToday(days)}T15:00:00Z`
  await manager.incidents.create({ title: 'Stranger', vendorId: core.id, discoveredAt: at(-10) })
  await manager.incidents.create({
    ...{ title: 'Told', vendorId: scoring.id, discoveredAt: at(-20), reportable: 'yes' },
    ...{ believedAt: at(-20), notifiedAt: at(-19) },
  })
  await manager.incidents.create({ title: 'Before', vendorId: core.id, discoveredAt: at(-90) })
  await manager.incidents.create({
    ...{ title: 'Shut', vendorId: core.id, discoveredAt: at(-9), status: 'closed' },
  })
  const section = (await sectionsOf()).get('Incidents at vendors')!
  expect(section.rows.map(([vendor, title, , , state]) => [vendor, title, state])).toEqual([
    ['2. Scoring', 'Told', 'Notified in time'],
    ['1. Core', 'Stranger', 'Notice overdue'],
    ['1. Core', 'Shut', 'Closed without a notice'],
  ])
  expect(section.inShort).toEqual({
    text: '3 incidents at vendors in the period; 1 notice was late or is overdue.',
    needsAttention: true,
  })
  const user = await lender.addMember({ role: 'user' })
  expect((await sectionsOf(user.userId)).get('Incidents at vendors')!.rows).toEqual([])
})

test('an institution without vendors gets a report that says so, and none of another', async () => {
  await fill()
  const stranger = await (await server.newInstitution()).addMember({ role: 'manager' })
  const { sections } = await contentOf(stranger.userId)
  expect(sections.map(({ rows }) => rows)).toEqual(sections.map(() => []))
  expect(sections[0]!.empty).toBe('No vendors are entered.')
})

test('directors read the report of a manager, and none of a user', async () => {
  const user = await lender.signedIn({ role: 'user' })
  const director = await lender.signedIn({ seat: 'director' })
  const ids = []
  for (const client of [manager, user])
    for (const format of ['word', 'excel'] as const) {
      ids.push((await client.reports.create({ kind: 'vendor-report', format, ...PERIOD })).id)
      await makeNextReport(server.db, server.plumbline.log)
    }
  expect((await director.reports.forBoard()).map(({ id, kind }) => [id, kind])).toEqual(
    [ids[1], ids[0]].map((id) => [id, 'vendor-report']),
  )
  expect((await director.reports.downloadForBoard({ id: ids[0]! })).size).toBeGreaterThan(1000)
  const { rows } = await server.db.execute(
    sql`select 1 from reports where id = ${ids[2]} and status = 'ready'`,
  )
  expect(rows).toHaveLength(1)
})
