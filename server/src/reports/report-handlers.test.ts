import { ORPCError } from '@orpc/client'
import { sql } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../testing/test-server.ts'
import { makeNextReport } from './report-work.ts'

const server = await startTestServer({ withSampleData: true })
afterAll(server.close)
beforeEach(() => server.db.execute(sql`delete from reports`))

const member = await server.signedIn({ fullName: 'Ada =1+1', companyName: 'Lake Credit Union' })
const PERIOD = { periodStart: '2026-01-01', periodEnd: '2026-01-31' }

async function make(client: TestClient, input: Parameters<TestClient['reports']['create']>[0]) {
  const { id } = await client.reports.create(input)
  await makeNextReport(server.db, server.plumbline.log)
  return client.reports.download({ id })
}

test.each(['monthly-summary', 'risk-assessment', 'regulatory-changes'] as const)(
  'a %s becomes a tagged PDF with its page numbers',
  async (kind) => {
    const file = await make(member, { kind, format: 'pdf', ...PERIOD })
    expect(file.name).toBe(`plumbline-${kind}-2026-01-01-2026-01-31.pdf`)
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(text).toContain('/StructTreeRoot')
    expect(text).toContain('/Marked true')
    expect(text).toContain('(en-US)')
  },
)

test('a report in Excel has typed cells and a head that stays; nothing in it runs', async () => {
  const file = await make(member, { kind: 'regulatory-changes', format: 'excel', ...PERIOD })
  const sheets = await readExcelFile(Buffer.from(await file.arrayBuffer()))
  const about = sheets.find(({ sheet }) => sheet === 'Report')!.data
  expect(about.find(([name]) => name === 'Made for')).toEqual(['Made for', 'Ada =1+1'])
  const [head, ...updates] = sheets.find(({ sheet }) => sheet === 'Regulatory updates')!.data
  expect(head).toEqual(['Date', 'Title', 'Priority', 'Citation', 'Description'])
  expect(updates).toHaveLength(6)
  expect(updates[0]![0]).toBeInstanceOf(Date)
})

test('a period outside of everything makes a report that says so', async () => {
  const file = await make(member, {
    kind: 'regulatory-changes',
    format: 'excel',
    periodStart: '2001-01-01',
    periodEnd: '2001-12-31',
  })
  const sheets = await readExcelFile(Buffer.from(await file.arrayBuffer()))
  expect(sheets.find(({ sheet }) => sheet === 'Regulatory updates')!.data).toHaveLength(1)
})

test('reports belong to who made them', async () => {
  const { id } = await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  const other = await server.signedIn({ role: 'admin' })
  expect(await other.reports.list()).toEqual([])
  await expect(other.reports.download({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.reports.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await member.reports.list()).toMatchObject([{ id, status: 'waiting' }])
  await expect(member.reports.download({ id }), 'not ready yet').rejects.toMatchObject({ code: 'NOT_FOUND' })
  await member.reports.remove({ id })
  expect(await member.reports.list()).toEqual([])
})

test.each([
  { periodStart: '2026-02-01', periodEnd: '2026-01-01' },
  { periodStart: '2000-01-01', periodEnd: '2026-01-01' },
  { periodStart: 'yesterday', periodEnd: '2026-01-01' },
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

test('a report whose process died is taken up again, not twice at once', async () => {
  await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await server.db.execute(sql`update reports set claimed_until = now() + interval '1 minute', attempts = 1`)
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(false)
  await server.db.execute(sql`update reports set claimed_until = now() - interval '1 second'`)
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(true)
  expect(await member.reports.list()).toMatchObject([{ status: 'ready' }])
})

test('a report claimed by a clock that was days ahead is taken up once the clock is right', async () => {
  await member.reports.create({ kind: 'monthly-summary', format: 'pdf', ...PERIOD })
  await server.db.execute(
    sql`update reports set claimed_until = now() + interval '2 days' where status = 'waiting'`,
  )
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(true)
})

test('checklists of a topic come with the member’s own ticks', async () => {
  const [first] = await member.checklists.list({ topic: 'flood_insurance' })
  const [item] = first!.items
  expect(item!.isTicked).toBe(false)
  await member.checklists.tick({ articleId: first!.articleId, itemKey: item!.key, isTicked: true })

  const after = await member.checklists.list({ topic: 'flood_insurance' })
  expect(after[0]!.items.filter(({ isTicked }) => isTicked)).toHaveLength(1)
  const stranger = await (await server.signedIn()).checklists.list({ topic: 'flood_insurance' })
  expect(stranger[0]!.items.some(({ isTicked }) => isTicked)).toBe(false)

  await member.checklists.tick({ articleId: first!.articleId, itemKey: item!.key, isTicked: false })
  expect((await member.checklists.list({ topic: 'flood_insurance' }))[0]!.items[0]!.isTicked).toBe(false)
})

test.each([
  'qm',
  'trid',
  'hmda',
  'fair_lending',
  'bsa_aml',
  'cra',
  'flood_insurance',
  'appraisal_management',
] as const)('the library has a checklist on %s', async (topic) => {
  expect((await member.checklists.list({ topic })).length).toBeGreaterThan(0)
})
