import { ORPCError } from '@orpc/client'
import { REPORT_KINDS } from '@plumbline/contract/insight/reports.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { countWaiting } from '@plumbline/database/testing/waiting-statements.ts'
import { sql } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { makeNextReport } from './report-work.ts'

const server = await startTestServer({ withSampleData: true })
afterAll(server.close)
beforeEach(async () => {
  await server.db.execute(sql`delete from reports`)
  await server.db.execute(sql`delete from notifications`)
})

const member = await server.signedIn({ fullName: 'Ada =1+1', companyName: 'Lake Credit Union' })
const PERIOD = { periodStart: '2026-01-01', periodEnd: '2026-01-31' }

async function make(client: TestClient, input: Parameters<TestClient['reports']['create']>[0]) {
  const { id } = await client.reports.create(input)
  await makeNextReport(server.db, server.plumbline.log)
  return client.reports.download({ id })
}

test.each(REPORT_KINDS)('a %s becomes a tagged PDF with its page numbers', async (kind) => {
  const file = await make(member, { kind, format: 'pdf', ...PERIOD })
  expect(file.name).toBe(`plumbline-${kind}-2026-01-01-2026-01-31.pdf`)
  const bytes = Buffer.from(await file.arrayBuffer())
  const text = bytes.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text).toContain('/StructTreeRoot')
  expect(text).toContain('/Marked true')
  expect(text).toContain('(en-US)')
  const pages = readPdfPages(bytes)
  expect(pages[0]).toContain('January 1, 2026 to January 31, 2026 · Lake Credit Union · made for Ada =1+1 on')
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
})

test('a PDF keeps the letters of every name, and shows no wrong ones for signs that it lacks', async () => {
  const fullName = 'Jana Dvor\u030ca\u0301kova\u0301'
  const client = await server.signedIn({ fullName, companyName: 'Łódź\t≥ 25 → Αθήνα, Київ\u200b 🏦 & Sons' })
  const file = await make(client, { kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  const [page] = readPdfPages(new Uint8Array(await file.arrayBuffer()))
  expect(page).toContain('· Łódź ≥ 25 → Αθήνα, Київ □ & Sons · made for Jana Dvořáková on')
})

test('a report in Excel has typed cells and a head that stays; nothing in it runs', async () => {
  const file = await make(member, { kind: 'regulatory-changes', format: 'excel', ...PERIOD })
  const sheets = await readExcelFile(Buffer.from(await file.arrayBuffer()))
  const about = sheets.find(({ sheet }) => sheet === 'Report')!.data
  expect(about.find(([name]) => name === 'Made for')).toEqual(['Made for', 'Ada =1+1'])
  const [head, ...updates] = sheets.find(({ sheet }) => sheet === 'Regulatory updates')!.data
  expect(head).toEqual(['Date', 'Title', 'Priority', 'Citation', 'Description'])
  expect(updates).toHaveLength(5)
  expect(updates[0]![0]).toBeInstanceOf(Date)
})

test('a period outside of everything makes a report that says so', async () => {
  const report = { kind: 'regulatory-changes', periodStart: '2001-01-01', periodEnd: '2001-12-31' } as const
  const pdf = await make(member, { ...report, format: 'pdf' })
  const [page] = readPdfPages(new Uint8Array(await pdf.arrayBuffer()))
  expect(page).toContain('No updates are dated within this period.')

  const file = await make(member, { ...report, format: 'excel' })
  const sheets = await readExcelFile(Buffer.from(await file.arrayBuffer()))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Report'])
  expect(sheets[0]!.data).toContainEqual(['In short', 'No updates are dated within this period.'])
})

test('reports belong to who made them', async () => {
  const { id } = await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  const other = await server.signedIn({ role: 'admin' })
  expect((await other.reports.list({})).items).toEqual([])
  await expect(other.reports.download({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.reports.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await member.reports.list({})).items).toMatchObject([{ id, status: 'waiting' }])
  await expect(member.reports.download({ id }), 'not ready yet').rejects.toMatchObject({ code: 'NOT_FOUND' })
  await member.reports.remove({ id })
  expect((await member.reports.list({})).items).toEqual([])
})

test('the person who asked for a report is told in the product that it is ready', async () => {
  await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await makeNextReport(server.db, server.plumbline.log)
  expect((await member.notifications.list({})).items).toMatchObject([
    {
      kind: 'report.ready',
      topic: 'report',
      subject: 'Your report “Monthly Summary” is ready',
      link: '/reports',
    },
  ])
  const { deliveries } = await member.notifications.preferences()
  expect(deliveries).toContainEqual({ topic: 'report', delivery: 'product' })
})

test('every stored report is listed, on some page', async () => {
  const { id } = await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await server.db.execute(sql`
    insert into reports (user_id, made_for, kind, format, period_start, period_end, status)
    select user_id, made_for, kind, format, period_start, period_end, 'ready' from reports, generate_series(1, 204)
    where id = ${id}`)
  const ids = new Set<string>()
  for (let page = 1; page <= 9; page++) {
    const listed = await member.reports.list({ page })
    expect(listed).toMatchObject({ page, pageCount: 9, totalCount: 205 })
    for (const report of listed.items) ids.add(report.id)
  }
  expect(ids.size).toBe(205)
  // Where the last page went with its last report, the one before is the last.
  expect(await member.reports.list({ page: 10 })).toEqual(await member.reports.list({ page: 9 }))
})

test('making and deleting a report stand in the audit log', async () => {
  const { id } = await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await member.reports.remove({ id })
  const { rows } = await server.db.execute(
    sql`select action, actor_id is not null as has_actor from audit_log where subject_id = ${id} order by number`,
  )
  expect(rows).toEqual([
    { action: 'report.create', has_actor: true },
    { action: 'report.delete', has_actor: true },
  ])
})

test.each([
  { periodStart: '2026-02-01', periodEnd: '2026-01-01' },
  { periodStart: '2000-01-01', periodEnd: '2026-01-01' },
  { periodStart: 'yesterday', periodEnd: '2026-01-01' },
  { periodStart: '0000-01-01', periodEnd: '0000-01-31' },
])('a period that makes no sense is refused: %j', async (period) => {
  const refused = member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...period })
  await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('nobody piles up reports', async () => {
  for (let made = 0; made < 5; made++)
    await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  const sixth = member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await expect(sixth).rejects.toBeInstanceOf(ORPCError)
  await expect(sixth).rejects.toMatchObject({ code: 'TOO_MANY_WAITING', status: 429 })
})

test('nobody piles up reports by asking for many at once', async () => {
  const asked = Array.from({ length: 12 }, () =>
    member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD }),
  )
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'TOO_MANY_WAITING' } })
})

/** Ready ones, of the member who asks. */
async function keep(count: number) {
  const { id } = await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await server.db.execute(sql`update reports set status = 'ready' where id = ${id}`)
  await server.db.execute(sql`
    insert into reports (user_id, made_for, kind, format, period_start, period_end, status)
    select user_id, made_for, kind, format, period_start, period_end, 'ready' from reports, generate_series(2, ${count}::integer)
    where id = ${id}`)
}

test('nobody keeps more than two hundred reports', async () => {
  await keep(200)
  const further = () => member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await expect(further()).rejects.toMatchObject({
    code: 'TOO_MANY_KEPT',
    status: 409,
    message: 'You keep 200 reports, which is the most there can be. Delete some of them first.',
  })
  const other = await server.signedIn()
  await other.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })

  const [oldest] = (await member.reports.list({ page: 8 })).items
  await member.reports.remove({ id: oldest!.id })
  await further()
  await expect(further()).rejects.toMatchObject({ code: 'TOO_MANY_KEPT' })
})

test('nobody keeps more by asking for many at once', async () => {
  await keep(198)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD }),
    ),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'TOO_MANY_KEPT' } })
})

test('a report that ends the process that makes it is given up', async () => {
  await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await server.db.execute(sql`update reports set claimed_until = now() + interval '1 minute', attempts = 3`)
  await makeNextReport(server.db, server.plumbline.log)
  expect((await member.reports.list({})).items, 'the last try goes on').toMatchObject([{ status: 'waiting' }])
  await server.db.execute(sql`update reports set claimed_until = now() - interval '1 second'`)
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(false)
  expect((await member.reports.list({})).items).toMatchObject([{ status: 'failed' }])
})

test('a report whose process died is taken up again, not twice at once', async () => {
  await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await server.db.execute(sql`update reports set claimed_until = now() + interval '1 minute', attempts = 1`)
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(false)
  await server.db.execute(sql`update reports set claimed_until = now() - interval '1 second'`)
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(true)
  expect((await member.reports.list({})).items).toMatchObject([{ status: 'ready' }])
})

test('a report claimed by a clock that was days ahead is taken up once the clock is right', async () => {
  await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await server.db.execute(
    sql`update reports set claimed_until = now() + interval '2 days' where status = 'waiting'`,
  )
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(true)
})

test.runIf(onPostgres)('a person who asks while their address changes waits in line', async () => {
  const person = await server.addMember()
  const client = server.clientOf(await server.tokenOf(person))
  const { asked } = await server.db.transaction(async (tx) => {
    // As the link in the letter does it: the account first, and then, by a trigger, its profile.
    await tx.execute(sql`select 1 from auth.users where id = ${person.userId} for update`)
    const asked = client.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
    await expect.poll(() => countWaiting(server.db)).toBe(1)
    await tx.execute(sql`update auth.users set email = 'moved@lakecu.example' where id = ${person.userId}`)
    return { asked }
  })
  expect(await asked).toMatchObject({ status: 'waiting' })
})
