import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const breach = {
  title: 'Mailbox opened by a stranger',
  kind: 'unauthorized_access',
  discoveredAt: '2026-03-06T15:00:00Z',
} as const
const codeOf = (error: { code: string }) => error.code

async function newLender() {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  await manager.settings.setFact({ key: 'regulator', year: null, value: 'ncua', trueSince: '2025-01-01' })
  return { lender, manager }
}

test('a credit union has 72 hours, from discovery until it is decided, and none if it is not reportable', async () => {
  const { manager } = await newLender()
  const made = await manager.incidents.create(breach)
  expect(made).toMatchObject({
    number: 1,
    notifyBy: '2026-03-09T15:00:00Z',
    clock: { whom: 'NCUA', citation: '12 CFR 748.1(c)' },
  })
  const { id, version } = made
  const believed = { ...breach, id, version, reportable: 'yes', believedAt: '2026-03-07T09:30:00Z' } as const
  const later = await manager.incidents.update(believed)
  expect(later.notifyBy).toBe('2026-03-10T09:30:00Z')
  const { version: next } = later
  expect(await manager.incidents.update({ ...believed, version: next, status: 'closed' }).catch(codeOf)).toBe(
    'NOT_NOTIFIED',
  )
  const none = await manager.incidents.update({ ...breach, id, version: next, reportable: 'no' })
  expect(none.notifyBy).toBeNull()
  const { items } = await manager.history.list({ kind: 'incident', id })
  expect(items[0]!.changes).toContainEqual({
    field: 'reportable',
    from: 'Yes, it has to be reported',
    to: 'No',
  })
})

test('a moment ahead and an unknown owner are refused', async () => {
  const { manager } = await newLender()
  const ahead = new Date(Date.now() + 3_600_000).toISOString()
  expect(await manager.incidents.create({ ...breach, discoveredAt: ahead }).catch(codeOf)).toBe(
    'MOMENT_AHEAD',
  )
  expect(await manager.incidents.create({ ...breach, ownerId: crypto.randomUUID() }).catch(codeOf)).toBe(
    'PERSON_UNKNOWN',
  )
})

test('an incident is for managers and its owner, and its clock reminds and escalates', async () => {
  const { lender, manager } = await newLender()
  const owner = await lender.addMember({ role: 'user' })
  const client = server.clientOf(await server.tokenOf(owner))
  const other = await lender.signedIn({ role: 'user' })
  const { id } = await manager.incidents.create({ ...breach, ownerId: owner.userId })
  expect(await client.incidents.find({ id })).toMatchObject({ mayEdit: true })
  expect(await other.incidents.find({ id }).catch(codeOf)).toBe('NOT_FOUND')
  expect((await other.incidents.list({})).items).toEqual([])
  for (const day of ['2026-03-06', '2026-03-09', '2026-03-10'])
    while (await remindAhead(server.db, new Date(`${day}T17:00:00Z`), server.plumbline.services.deadlines));
  expect((await client.notifications.list({})).items.map(({ kind }) => kind).toReversed()).toEqual([
    'incident.assigned',
    'incident.due',
    'incident.overdue',
  ])
  expect((await manager.notifications.list({})).items.map(({ kind }) => kind)).toContain('incident.escalated')
})
