import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const today = () => todayIn('America/New_York')
const later = (day: string, days: number) => formatDay(parseDay(day, 'day') + days)
const core = {
  title: 'Tidewater Core Systems',
  service: 'Core processing',
  tier: 'critical',
  dataSeen: 'npi',
  contractStart: '2024-01-01',
  contractEnd: '2028-12-31',
  noticeDays: 180,
} as const

test('a vendor has the dates that follow from its contract and its criticality', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const made = await manager.vendors.create(core)
  // December 31, 2028, less 180 days.
  expect(made).toMatchObject({ number: 1, noticeBy: '2028-07-04', reviewedOn: null, mayEdit: true })
  expect(made.nextReviewOn).toBe(later(today(), 30))
  const { id } = made

  const review = { id, version: made.version, reviewedOn: '2026-03-31', result: 'The SOC report is clean.' }
  const reviewed = await manager.vendors.review(review)
  expect(reviewed).toMatchObject({ reviewedOn: '2026-03-31', nextReviewOn: '2027-03-31' })
  const { version } = reviewed
  const changed = await manager.vendors.update({ ...core, id, version, reviewMonths: 6 })
  expect(changed).toMatchObject({ nextReviewOn: '2026-09-30', reviewResult: 'The SOC report is clean.' })
  const ended = await manager.vendors.update({ ...core, id, version: changed.version, status: 'ended' })
  expect(ended).toMatchObject({ nextReviewOn: null, noticeBy: null })

  const { items } = await manager.history.list({ kind: 'vendor', id })
  expect(items.map(({ action }) => action)).toEqual(['changed', 'changed', 'reviewed', 'created'])
  expect(items[0]!.changes).toContainEqual({ field: 'status', from: 'Active', to: 'Ended' })
})

test('what cannot be is refused by name', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const refused = (fields: object) =>
    manager.vendors.create({ title: 'V', ...fields }).catch((error: { code: string }) => error.code)
  expect(await refused({ contractStart: '2026-02-01', contractEnd: '2026-01-31' })).toBe('END_BEFORE_START')
  expect(await refused({ noticeDays: 30 })).toBe('NOTICE_WITHOUT_END')
  expect(await refused({ ownerId: crypto.randomUUID() })).toBe('PERSON_UNKNOWN')
  expect(await refused({ noticeDays: 731, contractEnd: '2026-01-31' })).toBe('BAD_REQUEST')
  const { id, version } = await manager.vendors.create(core)
  const review = (reviewedOn: string, at: number) =>
    manager.vendors.review({ id, version: at, reviewedOn, result: 'Seen.' })
  await expect(review(later(today(), 1), version)).rejects.toMatchObject({ code: 'REVIEW_AHEAD' })
  const { version: next } = await review('2026-03-31', version)
  await expect(review('2026-03-30', next)).rejects.toMatchObject({ code: 'REVIEW_BEFORE_LAST' })
  await expect(review('2026-04-30', version)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test('everybody reads, the owner and managers write', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const owner = await lender.addMember({ role: 'user' })
  const ownerClient = server.clientOf(await server.tokenOf(owner))
  const reader = await lender.signedIn({ role: 'user' })
  const { id, version } = await manager.vendors.create({ ...core, ownerId: owner.userId })
  expect((await ownerClient.notifications.list({})).items[0]).toMatchObject({
    kind: 'vendor.assigned',
    link: `/vendors?vendor=${id}`,
  })
  expect(await reader.vendors.find({ id })).toMatchObject({ mayEdit: false })
  const change = { ...core, ownerId: owner.userId, id, version, service: 'Core and cards' }
  await expect(reader.vendors.update(change)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(reader.vendors.create(core)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await ownerClient.vendors.update(change)).toMatchObject({ service: 'Core and cards' })
})

test('the list filters, searches, and has the next review first', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await manager.vendors.create({ title: 'Shredding', tier: 'low', status: 'ended' })
  const { id, version } = await manager.vendors.create({ title: 'Printing', tier: 'moderate' })
  await manager.vendors.review({ id, version, reviewedOn: '2026-01-15', result: 'Seen.' })
  await manager.vendors.create(core)
  const titles = async (input: Parameters<TestClient['vendors']['list']>[0]) =>
    (await manager.vendors.list(input)).items.map(({ title }) => title)
  expect(await titles({})).toEqual(['Tidewater Core Systems', 'Printing', 'Shredding'])
  expect(await titles({ tiers: ['low'] })).toEqual(['Shredding'])
  expect(await titles({ statuses: ['active'] })).toEqual(['Tidewater Core Systems', 'Printing'])
  expect(await titles({ search: 'core proc' })).toEqual(['Tidewater Core Systems'])
})

/** Noon in New York. */
const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)
async function remindOn(day: string) {
  while (await remindAhead(server.db, noonOf(day), server.plumbline.services.deadlines));
}

test('reviews and the last day of a notice remind the owner, and are in the calendar’s list of needs', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const owner = await lender.addMember({ role: 'user' })
  const client = server.clientOf(await server.tokenOf(owner))
  const { id, version } = await manager.vendors.create({ ...core, ownerId: owner.userId })
  await manager.vendors.review({ id, version, reviewedOn: '2026-03-31', result: 'Seen.' })
  for (const day of ['2027-03-25', '2027-03-30', '2027-04-01', '2028-06-28', '2028-07-03'])
    await remindOn(day)
  const subjects = (await client.notifications.list({})).items
    .filter(({ kind }) => kind !== 'vendor.assigned')
    .map(({ subject }) => subject)
    .toReversed()
  expect(subjects).toEqual([
    'The review of the vendor “Tidewater Core Systems” is due within a week',
    'The review of the vendor “Tidewater Core Systems” is due by tomorrow',
    'The review of the vendor “Tidewater Core Systems” is overdue',
    'The decision whether the contract with “Tidewater Core Systems” goes on is due within a week',
    'The decision whether the contract with “Tidewater Core Systems” goes on is due by tomorrow',
  ])
  await server.db.execute(
    sql`update vendors set next_review_on = ${later(today(), 3)}::date where id = ${id}`,
  )
  expect((await client.dashboard.needs({})).items).toMatchObject([
    { kind: 'vendor_review', title: 'Tidewater Core Systems', link: `/vendors?vendor=${id}` },
  ])
})

test('a document that expires reminds the owner of the vendor and who added it, until it is replaced', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const owner = await lender.addMember({ role: 'user' })
  const client = server.clientOf(await server.tokenOf(owner))
  const { id } = await manager.vendors.create({ ...core, ownerId: owner.userId })
  const task = await manager.tasks.create({ title: 'Get the SOC report' })
  const report = {
    kind: 'vendor',
    id,
    title: 'SOC 2, 2026',
    type: 'soc_report',
    validOn: '2026-01-31',
    target: { kind: 'task', id: task.id },
  } as const
  await expect(manager.evidence.add({ ...report, validUntil: '2026-01-30' })).rejects.toMatchObject({
    code: 'EXPIRES_BEFORE',
  })
  const added = await manager.evidence.add({ ...report, validUntil: '2027-01-31' })
  expect((await manager.vendors.list({})).items[0]).toMatchObject({
    evidenceCount: 1,
    documentExpiresOn: '2027-01-31',
  })
  await remindOn('2027-01-27')
  const told = async (someone: TestClient) =>
    (await someone.notifications.list({})).items
      .filter(({ kind }) => kind.startsWith('evidence.'))
      .map(({ kind, subject, link }) => ({ kind, subject, link }))
  const first = {
    kind: 'evidence.expires',
    subject: 'The evidence “SOC 2, 2026” expires within a week',
    link: `/vendors?vendor=${id}`,
  }
  expect(await told(client)).toEqual([first])
  expect(await told(manager)).toEqual([first])
  // A correction that says nothing of it leaves the date.
  const words = { id: added.id, title: 'SOC 2 of 2026', validOn: '2026-01-31' }
  expect(await manager.evidence.update(words)).toMatchObject({ validUntil: '2027-01-31' })
  await manager.evidence.add({ ...report, title: 'SOC 2, 2027', validOn: '2027-01-31', replacesId: added.id })
  await remindOn('2027-02-02')
  expect(await told(client)).toEqual([first])
  expect((await manager.vendors.list({})).items[0]!.documentExpiresOn).toBeNull()
})

test('evidence of somebody who left reminds every manager, and opens where it is used', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const leaver = await lender.addMember({ role: 'manager' })
  const client = server.clientOf(await server.tokenOf(leaver))
  const { rows } = await server.db.execute<{ id: string; slug: string }>(sql`
    insert into regulatory_updates (slug, title, category, priority, description, citation, dated, parts, changed_at, added_at)
    values ('notice-of-january', 'A notice', 'Regulation Z', 'low', '', '12 CFR 1026.1', '2026-01-05', '{1026}', now(), now())
    returning id, slug`)
  const [update] = rows
  const task = await manager.tasks.create({ title: 'Get the certificate' })
  await client.evidence.add({
    ...{ kind: 'assessment', id: update!.id, title: 'Certificate', validOn: '2026-01-31' },
    ...{ validUntil: '2027-01-31', target: { kind: 'task', id: task.id } },
  })
  await manager.team.remove({ userId: leaver.userId })
  await remindOn('2027-01-27')
  const told = (await manager.notifications.list({})).items.filter(({ kind }) => kind === 'evidence.expires')
  expect(told).toMatchObject([{ link: `/updates/${update!.slug}` }])
})

test('an incident names a vendor of the register, and the vendor lists the incidents that a reader may see', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const { id: vendorId } = await manager.vendors.create(core)
  const wrong = { title: 'Outage', discoveredAt: '2026-01-05T15:00:00Z' }
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const theirs = await stranger.vendors.create(core)
  await expect(manager.incidents.create({ ...wrong, vendorId: theirs.id })).rejects.toMatchObject({
    code: 'VENDOR_UNKNOWN',
  })
  const incident = await manager.incidents.create({ ...wrong, vendorId })
  expect(incident).toMatchObject({ vendorId, vendorName: core.title })
  expect((await manager.vendors.find({ id: vendorId })).incidents).toMatchObject([
    { id: incident.id, title: 'Outage', status: 'open' },
  ])
  const colleague = await lender.signedIn({ role: 'user' })
  expect((await colleague.vendors.find({ id: vendorId })).incidents).toEqual([])
  const { id, version } = incident
  await manager.incidents.update({ ...wrong, id, version })
  const { items } = await manager.history.list({ kind: 'incident', id })
  expect(items[0]!.changes).toContainEqual({ field: 'vendor', from: core.title, to: null })
  expect((await manager.vendors.find({ id: vendorId })).incidents).toEqual([])
})
