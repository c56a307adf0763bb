import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { zipEntryText } from '../../testing/zip-text.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

let server: TestServer
let manager: TestClient
let officer: TestClient
let officerId: string
let colleague: TestClient

beforeAll(async () => {
  server = await startTestServer()
  const bank = await server.newInstitution()
  manager = await bank.signedIn({ role: 'manager', fullName: 'Mia Manager' })
  const account = await bank.addMember({ fullName: 'Otto Officer' })
  officerId = account.userId
  officer = server.clientOf(await server.tokenOf(account))
  colleague = await bank.signedIn()
})
afterAll(() => server.close())

const item = (title: string, more: object = {}) => ({ id: crypto.randomUUID(), title, ...more })

test('the agenda is proposed from what is due, and what a meeting decided is not proposed to the next', async () => {
  const policy = await manager.policies.create({ title: 'Wire transfers', body: '# Purpose' })
  await manager.policies.update({
    ...{ id: policy.id, version: policy.version, title: 'Wire transfers', topic: null, ownerId: null },
    ...{ reviewMonths: 12, nextReviewOn: dayFromToday(5) },
  })
  const coming = await manager.meetings.create({ title: 'Spring meeting', heldOn: dayFromToday(10) })
  const proposed = await manager.meetings.proposal({ id: coming.id })
  expect(proposed[0]).toMatchObject({
    title: 'Policy: Wire transfers',
    kind: 'approval',
    subject: { kind: 'policy', id: policy.id, path: `/policies/${policy.id}` },
  })
  expect(proposed.map(({ key }) => key)).toContain('bsa-officer')

  await manager.meetings.create({
    ...{ title: 'Winter meeting', status: 'held', heldOn: dayFromToday(-20) },
    agenda: [
      item('BSA officer', { key: 'bsa-officer', kind: 'designation', decision: 'approved' }),
      item('Compliance officer', { key: 'compliance-officer', kind: 'designation', decision: 'deferred' }),
    ],
  })
  const keys = (await manager.meetings.proposal({ id: coming.id })).map(({ key }) => key)
  expect(keys).not.toContain('bsa-officer')
  expect(keys).toContain('compliance-officer')

  const { id, title, body, place, attendees, description, heldOn, ownerId } = coming
  const { subject, key, kind } = proposed[0]!
  const changed = await manager.meetings.update({
    ...{ id, title, body, place, attendees, description, heldOn, ownerId, version: coming.version },
    status: 'planned',
    agenda: [item('Wire transfers', { key, kind, subject: { kind: subject!.kind, id: subject!.id } })],
  })
  expect(changed.agenda[0]!.subject).toMatchObject({ title: 'Wire transfers' })
  expect((await manager.meetings.proposal({ id })).map((one) => one.key)).not.toContain(key)
  const { items } = await manager.workLinks.list({ kind: 'policy', id: policy.id })
  expect(items).toMatchObject([{ kind: 'meeting', id, title: 'Spring meeting' }])
})

test('what cannot be is refused by name', async () => {
  const ahead = { title: 'Board', status: 'held' as const, heldOn: dayFromToday(2) }
  await expect(manager.meetings.create(ahead)).rejects.toMatchObject({ code: 'DATE_AHEAD' })
  const decided = {
    title: 'Board',
    heldOn: dayFromToday(2),
    agenda: [item('Budget', { decision: 'approved' })],
  }
  await expect(manager.meetings.create(decided)).rejects.toMatchObject({ code: 'NOT_HELD' })
  const strange = { kind: 'policy' as const, id: crypto.randomUUID() }
  await expect(
    manager.meetings.create({
      title: 'Board',
      heldOn: dayFromToday(2),
      agenda: [item('X', { subject: strange })],
    }),
  ).rejects.toMatchObject({ code: 'SUBJECT_UNKNOWN' })
  await expect(
    manager.meetings.create({ title: 'Board', heldOn: dayFromToday(2), ownerId: crypto.randomUUID() }),
  ).rejects.toMatchObject({ code: 'PERSON_UNKNOWN' })
  await expect(officer.meetings.create({ title: 'Board', heldOn: dayFromToday(2) })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('who prepares a meeting is told, sees it, changes it, and is reminded; colleagues see nothing', async () => {
  const meeting = await manager.meetings.create({
    ...{
      title: 'Audit committee in June',
      body: 'audit_committee',
      heldOn: dayFromToday(4),
      ownerId: officerId,
    },
  })
  const told = await officer.notifications.list({})
  expect(told.items[0]!.subject).toBe('Mia Manager asks you to prepare the meeting “Audit committee in June”')
  expect((await officer.meetings.list({})).items.map(({ id }) => id)).toEqual([meeting.id])
  expect((await colleague.meetings.list({})).items).toEqual([])
  await expect(colleague.meetings.find({ id: meeting.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const noon = new Date(`${dayFromToday(0)}T17:00:00Z`)
  while (await remindAhead(server.db, noon, server.plumbline.services.deadlines));
  const reminded = (await officer.notifications.list({})).items.map(({ subject }) => subject)
  expect(reminded).toContain('The meeting “Audit committee in June” is within a week: look at the agenda')

  const found = await officer.search.everything({ query: 'audit committee in june' })
  expect(JSON.stringify(found)).toContain(meeting.id)
})

test('the PDF is an agenda before the meeting and minutes after it; signed minutes are evidence', async () => {
  const coming = await manager.meetings.create({
    ...{ title: 'Summer meeting', heldOn: dayFromToday(30), agenda: [item('Budget of the year')] },
  })
  const agenda = await manager.meetings.document({ id: coming.id })
  expect(agenda.name).toBe(`agenda-${dayFromToday(30)}.pdf`)

  const held = await manager.meetings.create({
    ...{
      title: 'Last meeting',
      status: 'held',
      heldOn: dayFromToday(-1),
      attendees: 'Ann Harlow\nBen Ortiz',
    },
    agenda: [item('Budget', { decision: 'approved', resolution: 'The budget is approved.' })],
  })
  expect(held.hasMinutes).toBe(false)
  const asked = async () =>
    (await manager.dashboard.needs({})).items.filter(({ id }) => id === held.id || id === coming.id)
  expect(await asked()).toMatchObject([{ kind: 'meeting', id: held.id, dueOn: null }])
  const minutes = await manager.meetings.document({ id: held.id })
  expect(minutes.name).toBe(`minutes-${dayFromToday(-1)}.pdf`)
  const words = readPdfPages(await minutes.bytes()).join(' ')
  for (const each of ['The budget is approved.', 'Approved', 'Ann Harlow; Ben Ortiz', 'Secretary'])
    expect(words).toContain(each)
  const word = await manager.meetings.document({ id: coming.id, format: 'docx' })
  const written = zipEntryText(Buffer.from(await word.arrayBuffer()), 'word/document.xml')
  expect(written).toContain('Budget of the year')
  expect(written).not.toContain('Secretary')
  await manager.evidence.add({
    ...{ kind: 'meeting', id: held.id, title: 'Signed minutes', validOn: dayFromToday(-1) },
    target: { kind: 'meeting', id: coming.id },
  })
  expect((await manager.meetings.find({ id: held.id })).hasMinutes).toBe(true)
  expect(await asked()).toEqual([])
})
