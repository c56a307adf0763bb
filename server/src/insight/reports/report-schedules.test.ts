import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { zipEntryNames } from '../../testing/zip-text.ts'
import { queueNotificationMail } from '../../work/notifications/notification-mail.ts'
import { renderReportFile } from './report-files.ts'
import { gatherContent } from './report-gathering.ts'
import { makeNextReport } from './report-work.ts'
import { startScheduledReports } from './scheduled-reports.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let user: TestClient
let managerId: string
let userId: string

beforeEach(async () => {
  lender = await server.newInstitution()
  const one = await lender.addMember({ role: 'manager' })
  const two = await lender.addMember({ role: 'user' })
  managerId = one.userId
  userId = two.userId
  manager = server.clientOf(await server.tokenOf(one))
  user = server.clientOf(await server.tokenOf(two))
})

const runAll = async (now: Date) => {
  while (await startScheduledReports(server.db, now));
}
/** Noon in New York. */
const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

test('a scheduled report comes once to each person, as a mail with a link', async () => {
  const schedule = await manager.reports.addSchedule({
    ...{ kind: 'board-report', format: 'pdf', every: 'quarter' },
    ...{ recipientIds: [managerId, userId], comment: 'For the board', hasEvidenceIndex: true },
  })
  expect(schedule.nextOn).toMatch(/-(01|04|07|10)-01$/)
  await runAll(noonOf(dayAfter(schedule.nextOn, -1)))
  expect((await manager.reports.list({})).totalCount).toBe(0)

  await Promise.all([runAll(noonOf(schedule.nextOn)), runAll(noonOf(schedule.nextOn))])
  await runAll(noonOf(schedule.nextOn))
  for (const person of [manager, user]) {
    const { items } = await person.reports.list({})
    expect(items).toMatchObject([
      {
        ...{ kind: 'board-report', format: 'pdf' },
        periodEnd: dayAfter(schedule.nextOn, -1),
        periodStart: expect.stringMatching(/-(01|04|07|10)-01$/),
      },
    ])
  }
  const [{ nextOn } = schedule] = await manager.reports.schedules()
  expect(Date.parse(nextOn) - Date.parse(schedule.nextOn)).toBeGreaterThan(80 * 86_400_000)

  while (await makeNextReport(server.db, server.plumbline.log));
  while (await queueNotificationMail(server.db, 'https://plumbline.example'));
  const { rows: mails } = await server.db.execute<{ plain: string }>(sql`
    select plain from outgoing_mail where institution_id = ${lender.id} and kind = 'notification.report.scheduled'`)
  expect(mails).toHaveLength(2)
  expect(mails[0]!.plain).toContain('https://plumbline.example/reports')
  const { items } = await user.reports.list({})
  const file = await user.reports.download({ id: items[0]!.id })
  const text = readPdfPages(Buffer.from(await file.arrayBuffer())).join(' ')
  expect(text).toContain('For the board')
  expect(text).toContain('No task has evidence yet.')
})

test('after a pause one report comes, not one for each month; who has left gets none', async () => {
  const { nextOn } = await manager.reports.addSchedule({
    ...{ kind: 'monthly-summary', format: 'excel', every: 'month', recipientIds: [managerId, userId] },
  })
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      update report_schedules set recipient_ids = array[${managerId}::uuid, gen_random_uuid()]
      where institution_id = ${lender.id}`),
  )
  await runAll(noonOf(dayAfter(nextOn, 100)))
  expect((await manager.reports.list({})).totalCount).toBe(1)
  expect((await user.reports.list({})).totalCount).toBe(0)
})

test('schedules are for managers, for colleagues, and of one institution', async () => {
  const asked = { kind: 'board-report', format: 'pdf', every: 'month' } as const
  await expect(user.reports.addSchedule(asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const other = await server.newInstitution()
  const stranger = await other.addMember({ role: 'user' })
  await expect(
    manager.reports.addSchedule({ ...asked, recipientIds: [stranger.userId] }),
  ).rejects.toMatchObject({ code: 'NOT_A_COLLEAGUE' })
  const { id, recipients } = await manager.reports.addSchedule(asked)
  expect(recipients.map((one) => one.userId)).toEqual([managerId])
  expect(await (await other.signedIn({ role: 'manager' })).reports.schedules()).toEqual([])
  await manager.reports.removeSchedule({ id })
  expect(await manager.reports.schedules()).toEqual([])
})

test('reports carry the color and logo of their institution, and the same input gives the same bytes', async () => {
  const png = await sharp({
    create: { width: 300, height: 90, channels: 4, background: { r: 10, g: 80, b: 160, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const logo = new File([new Uint8Array(png)], 'logo.png', { type: 'image/png' })
  await manager.reports.saveLook({ color: '#0A50A0', logo })
  expect(await user.reports.look()).toMatchObject({
    color: '#0a50a0',
    logo: expect.stringMatching(/^data:image\/png;base64,/),
  })
  const content = await gatherContent(server.db, {
    ...{ id: '', status: 'waiting', createdAt: '', kind: 'board-report', format: 'pdf' },
    ...{ periodStart: '2026-01-01', periodEnd: '2026-03-31' },
    ...{ userId: managerId, comment: '', hasEvidenceIndex: false, examIds: [] },
  })
  for (const format of ['pdf', 'word', 'excel'] as const) {
    const [one, other] = [
      await renderReportFile({ ...content, format }),
      await renderReportFile({ ...content, format }),
    ]
    expect(one.equals(other)).toBe(true)
    if (format === 'pdf') expect(one.includes('/Subtype /Image')).toBe(true)
    if (format === 'word')
      expect((await zipEntryNames(one)).some((name) => name.startsWith('word/media/'))).toBe(true)
  }
  await manager.reports.saveLook({ color: '#0e4b42' })
  expect((await manager.reports.look()).logo).not.toBeNull()
  await manager.reports.saveLook({ color: '#0e4b42', keepsLogo: false })
  expect((await manager.reports.look()).logo).toBeNull()

  await expect(manager.reports.saveLook({ color: '#ffff00' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(
    manager.reports.saveLook({ logo: new File(['<svg/>'], 'logo.png', { type: 'image/png' }) }),
  ).rejects.toMatchObject({ code: 'NOT_A_PICTURE' })
  await expect(user.reports.saveLook({ color: '#0e4b42' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await stranger.reports.look()).toEqual({ color: '#0e4b42', logo: null })
})
