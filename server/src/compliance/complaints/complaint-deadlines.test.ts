import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

let server: TestServer
let lender: Awaited<ReturnType<TestServer['newInstitution']>>
beforeAll(async () => {
  server = await startTestServer()
  lender = await server.newInstitution()
})
afterAll(() => server.close())

/** Received on Friday, January 9, 2026: acknowledge by January 16, answer by February 24 (12 CFR 1024.35). */
const notice = {
  title: 'Payment not credited',
  kind: 'notice_of_error',
  channel: 'letter',
  receivedOn: '2026-01-09',
} as const

async function person(role: 'manager' | 'user') {
  const account = await lender.addMember({ role })
  return { ...account, client: server.clientOf(await server.tokenOf(account)) }
}

/** At noon in New York, so many days after it was received. */
async function passDays(...days: readonly number[]) {
  for (const day of days) {
    const noon = new Date(Date.UTC(2026, 0, 9 + day, 17))
    while (await remindAhead(server.db, noon, server.plumbline.services.deadlines));
  }
}

const told = async (client: TestClient) =>
  (await client.notifications.list({})).items
    .filter(({ kind }) => kind !== 'complaint.assigned')
    .map(({ kind, subject, link }) => ({ kind, subject, link }))
    .toReversed()

test('a complaint reminds its owner of both clocks, and tells the managers when nobody meets them', async () => {
  const manager = await person('manager')
  const owner = await person('user')
  const { id } = await manager.client.complaints.create({ ...notice, ownerId: owner.userId })
  await passDays(0, 1, 5, 6, 7, 8, 20, 38, 39, 45, 46, 47, 50)
  const link = `/tasks/complaints?complaint=${id}`
  expect(await told(owner.client)).toEqual([
    {
      kind: 'complaint.due_in_week',
      subject: 'The acknowledgment of the complaint “Payment not credited” is due within a week',
      link,
    },
    {
      kind: 'complaint.due_tomorrow',
      subject: 'The acknowledgment of the complaint “Payment not credited” is due by tomorrow',
      link,
    },
    {
      kind: 'complaint.overdue',
      subject: 'The acknowledgment of the complaint “Payment not credited” is overdue',
      link,
    },
    {
      kind: 'complaint.due_in_week',
      subject: 'The answer to the complaint “Payment not credited” is due within a week',
      link,
    },
    {
      kind: 'complaint.due_tomorrow',
      subject: 'The answer to the complaint “Payment not credited” is due by tomorrow',
      link,
    },
    {
      kind: 'complaint.overdue',
      subject: 'The answer to the complaint “Payment not credited” is overdue',
      link,
    },
  ])
  expect((await told(manager.client)).map(({ kind, subject }) => [kind, subject])).toEqual([
    [
      'complaint.escalated',
      'The complaint “Payment not credited” has to be acknowledged, and nobody has done it yet',
    ],
    [
      'complaint.escalated',
      'The complaint “Payment not credited” has to be answered, and nobody has done it yet',
    ],
  ])
})

test('an acknowledged complaint reminds only of its answer, and a closed one of nothing', async () => {
  const manager = await person('manager')
  const owner = await person('user')
  const fields = { ...notice, ownerId: owner.userId }
  await manager.client.complaints.create({ ...fields, acknowledgedOn: '2026-01-12' })
  await manager.client.complaints.create({ ...fields, title: 'Answered', answeredOn: '2026-01-12' })
  await passDays(0, 6, 12)
  expect(await told(owner.client)).toEqual([])
  await passDays(38, 40)
  expect((await told(owner.client)).map(({ subject }) => subject)).toEqual([
    'The answer to the complaint “Payment not credited” is due within a week',
  ])
})

test('an extended transfer error reminds of the provisional credit beside the answer', async () => {
  const manager = await person('manager')
  const owner = await person('user')
  await manager.client.complaints.create({
    ...{ title: 'Not my transfer', kind: 'transfer_error', channel: 'phone', receivedOn: '2026-01-09' },
    ...{ ownerId: owner.userId, isExtended: true },
  })
  // Ten business days without Dr. King's birthday end on January 26 (12 CFR 1005.11(c)(2)(i)).
  await passDays(9, 10, 16, 17)
  const said = async () => (await told(owner.client)).map(({ subject }) => subject)
  expect(await said()).toEqual([
    'The provisional credit of the complaint “Not my transfer” is due within a week',
    'The provisional credit of the complaint “Not my transfer” is due by tomorrow',
  ])
})

test('a complaint of the CFPB portal reminds of the first response, then of the final one', async () => {
  const manager = await person('manager')
  const owner = await person('user')
  const fields = {
    title: 'From the portal',
    kind: 'other',
    channel: 'agency',
    source: 'cfpb',
    receivedOn: '2026-01-09',
    ownerId: owner.userId,
  } as const
  const { id, version } = await manager.client.complaints.create(fields)
  const { address } = await owner.client.calendarFeed.create()
  const calendar = async () => (await server.request(new URL(address).pathname)).text()
  expect(await calendar()).toContain('SUMMARY:Respond in the CFPB portal: From the portal')
  // 15 days end on January 24, and 60 on March 10.
  expect(await calendar()).toContain('DTSTART;VALUE=DATE:20260124')
  expect(await calendar()).not.toContain('DTSTART;VALUE=DATE:20260310')
  const needed = async () =>
    (await owner.client.dashboard.needs({ days: 90 })).items.map(({ kind, dueOn }) => [kind, dueOn])
  expect(await needed()).toEqual([['complaint_portal_response', '2026-01-24']])
  await passDays(7, 8, 14, 16)
  const said = async () => (await told(owner.client)).map(({ subject }) => subject)
  const first = [
    'The response in the CFPB portal to the complaint “From the portal” is due within a week',
    'The response in the CFPB portal to the complaint “From the portal” is due by tomorrow',
    'The response in the CFPB portal to the complaint “From the portal” is overdue',
  ]
  expect(await said()).toEqual(first)
  const responded = { ...fields, id, portalRespondedOn: '2026-01-25' }
  const { version: next } = await manager.client.complaints.update({ ...responded, version })
  expect(await needed()).toEqual([['complaint_portal_final', '2026-03-10']])
  expect(await calendar()).toContain('SUMMARY:Final response in the CFPB portal: From the portal')
  await passDays(17, 52, 53)
  const last = 'The final response in the CFPB portal to the complaint “From the portal” is due within a week'
  expect(await said()).toEqual([...first, last])
  await manager.client.complaints.update({ ...responded, version: next, portalFinalOn: '2026-03-04' })
  await passDays(59, 61, 64)
  expect(await said()).toEqual([...first, last])
  expect(await needed()).toEqual([])
})

test('every manager is reminded of a complaint without an owner', async () => {
  const first = await person('manager')
  const second = await person('manager')
  await first.client.complaints.create({ ...notice, title: 'Nobody’s' })
  await passDays(1, 6)
  for (const { client } of [first, second])
    expect((await told(client)).map(({ subject }) => subject)).toContain(
      'The acknowledgment of the complaint “Nobody’s” is due by tomorrow',
    )
})

test('a person who switched reminders off is not reminded', async () => {
  const manager = await person('manager')
  const owner = await person('user')
  const { deliveries, digest, digestHour, digestWeekday } = await owner.client.notifications.preferences()
  await owner.client.notifications.savePreferences({
    ...{ digest, digestHour, digestWeekday },
    deliveries: deliveries.map((one) => (one.topic === 'due_in_week' ? { ...one, delivery: 'off' } : one)),
  })
  await manager.client.complaints.create({ ...notice, ownerId: owner.userId })
  await passDays(1, 6)
  expect((await told(owner.client)).map(({ kind }) => kind)).toEqual(['complaint.due_tomorrow'])
})

test('the dates of a complaint are in the calendar and in what needs its owner', async () => {
  const manager = await person('manager')
  const owner = await person('user')
  const { id } = await manager.client.complaints.create({ ...notice, ownerId: owner.userId })
  const { address } = await owner.client.calendarFeed.create()
  const text = await (await server.request(new URL(address).pathname)).text()
  expect(text).toContain('SUMMARY:Acknowledge: Payment not credited')
  expect(text).toContain('DTSTART;VALUE=DATE:20260116')
  expect(text).toContain('SUMMARY:Answer: Payment not credited')
  expect(text).toContain('DTSTART;VALUE=DATE:20260224')
  expect(await owner.client.dashboard.needs({})).toMatchObject({
    items: [
      {
        kind: 'complaint_acknowledgment',
        id,
        title: 'Payment not credited',
        dueOn: '2026-01-16',
        link: `/tasks/complaints?complaint=${id}`,
      },
    ],
    totalCount: 1,
    overdueCount: 1,
  })
  expect((await manager.client.dashboard.needs({})).items.map((item) => item.id)).not.toContain(id)
})

test('a complaint for which no rule sets a day is open work of its owner without a date', async () => {
  const manager = await person('manager')
  const owner = await person('user')
  const needsOf = async ({ client }: typeof owner) =>
    (await client.dashboard.needs({})).items
      .filter(({ title }) => title === 'Rude at the window')
      .map(({ kind, dueOn }) => [kind, dueOn])
  const fields = {
    title: 'Rude at the window',
    kind: 'other',
    channel: 'branch',
    receivedOn: '2026-01-09',
    ownerId: owner.userId,
  } as const
  const { id, version } = await manager.client.complaints.create(fields)
  expect(await needsOf(owner)).toEqual([['complaint_undated', null]])
  expect(await needsOf(manager)).toEqual([])
  const unowned = await manager.client.complaints.update({ ...fields, id, version, ownerId: null })
  expect(await needsOf(owner)).toEqual([])
  expect(await needsOf(manager)).toEqual([['complaint_undated', null]])
  await manager.client.complaints.update({
    ...fields,
    ...{ id, version: unowned.version, ownerId: null, answeredOn: '2026-01-12' },
  })
  expect(await needsOf(manager)).toEqual([])
})
