import { sql } from 'drizzle-orm'
import ical from 'node-ical'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let harbor: Awaited<ReturnType<TestServer['newInstitution']>>
beforeAll(async () => {
  server = await startTestServer()
  harbor = await server.newInstitution({ name: 'Harbor Bank' })
  await server.db.execute(sql`
    insert into regulatory_updates (slug, title, category, priority, description, citation, dated, effective_on,
      comments_close_on)
    values ('a-rule', 'A rule', 'TRID', 'high', 'Words', '12 CFR 1026', current_date, current_date + 30,
      current_date + 10)`)
})
afterAll(() => server.close())

async function personWithFeed() {
  const account = await harbor.addMember()
  const client = server.clientOf(await server.tokenOf(account))
  const { address } = await client.calendarFeed.create()
  const read = async (at = address) => {
    const response = await server.request(new URL(at).pathname)
    const raw = await response.text()
    // Long lines are folded.
    return { response, raw, text: raw.replaceAll('\r\n ', '') }
  }
  return { account, client, address, read }
}

test('the calendar has the own tasks, effective dates, and comment deadlines', async () => {
  const { account, client, read } = await personWithFeed()
  const manager = await harbor.signedIn({ role: 'manager' })
  await client.tasks.create({ title: 'File the report', ownerId: account.userId, dueOn: '2027-03-01' })
  await manager.tasks.create({ title: 'Somebody else’s', dueOn: '2027-03-01' })
  const { response, text } = await read()
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(text).toContain('SUMMARY:Due: File the report')
  expect(text).toContain('DTSTART;VALUE=DATE:20270301')
  expect(text).toContain('SUMMARY:In force: A rule')
  expect(text).toContain('SUMMARY:Comments close: A rule')
  expect(text).not.toContain('Somebody else')
})

test('the calendar of a manager has each task that nobody owns, that of another person does not', async () => {
  const account = await harbor.addMember({ role: 'manager' })
  const manager = server.clientOf(await server.tokenOf(account))
  const { address } = await manager.calendarFeed.create()
  for (const title of ['Order the signs', 'Test the alarm'])
    await manager.tasks.create({ title, dueOn: '2027-03-02' })
  const text = await (await server.request(new URL(address).pathname)).text()
  expect(text).toContain('SUMMARY:Due\\, without an owner: Order the signs')
  expect(text).toContain('SUMMARY:Due\\, without an owner: Test the alarm')
  const { read } = await personWithFeed()
  expect((await read()).text).not.toContain('Order the signs')
})

test('the calendar has the own examination items, by number alone, and trainings', async () => {
  const { account, client, read } = await personWithFeed()
  const manager = await harbor.signedIn({ role: 'manager' })
  const { id: examId } = await manager.exams.create({ agency: 'Secret agency', kind: 'compliance' })
  const [item, unowned] = await manager.examItems.add({
    id: examId,
    items: [
      { number: '4b', request: 'Secret minutes' },
      { number: '5', request: 'Secret ledger' },
    ],
  })
  const exam = await manager.exams.find({ id: examId })
  const named = exam.people.map(({ userId }) => userId)
  await manager.exams.setPeople({ id: examId, userIds: [...named, account.userId] })
  for (const { id, request, number } of [item!, unowned!])
    await manager.examItems.update({
      ...{ examId, id, request, number, version: 1, status: 'open', dueOn: '2027-05-04' },
      ownerId: id === item!.id ? account.userId : null,
    })
  await manager.trainings.create({ title: 'Fair lending', dueOn: '2027-05-05', userIds: [account.userId] })
  const { text } = await read()
  expect(text).toContain('SUMMARY:Due: Examination item 4b')
  expect(text).toContain('DTSTART;VALUE=DATE:20270504')
  expect(text).toContain('SUMMARY:Complete: Fair lending')
  expect(text).not.toContain('item 5')
  expect(text).not.toContain('Secret')
  const [training] = (await client.trainings.list({})).items
  await client.trainings.complete({ id: training!.own!.assignmentId, completedOn: '2026-01-05', note: '' })
  expect((await read()).text).not.toContain('Fair lending')
})

test('a calendar program reads every entry as it was written', async () => {
  const { account, client, read } = await personWithFeed()
  const title = `Ask: “fees, points; and C:\\rates”, ${'très longue '.repeat(12)}`.trim()
  await client.tasks.create({ title, ownerId: account.userId, dueOn: '2027-02-28' })
  const { raw } = await read()
  for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const entries = Object.values(ical.sync.parseICS(raw)).filter((entry) => entry?.type === 'VEVENT')
  expect(entries).toHaveLength(raw.split('BEGIN:VEVENT').length - 1)
  const due = entries.find((entry) => String(entry.summary).startsWith('Due: Ask'))!
  expect(due.summary).toBe(`Due: ${title}`)
  expect(due.datetype).toBe('date')
  expect([due.start, due.end!].map((day) => [day.getFullYear(), day.getMonth() + 1, day.getDate()])).toEqual([
    [2027, 2, 28],
    [2027, 3, 1],
  ])
  expect(due.uid).toMatch(/.+@.+|[0-9a-f-]{36}/)
})

test('a new address ends the one before, and revoking ends it', async () => {
  const { client, address, read } = await personWithFeed()
  const { address: next } = await client.calendarFeed.create()
  expect((await read(address)).response.status).toBe(404)
  expect((await read(next)).response.status).toBe(200)
  await client.calendarFeed.revoke()
  expect((await read(next)).response.status).toBe(404)
  expect(await client.calendarFeed.find()).toEqual({ createdAt: null })
})

test('it ends with the person’s access, and its secret is stored as a hash', async () => {
  const { account, address, read } = await personWithFeed()
  const { rows } = await server.db.execute(sql`select calendar_feeds::text as row from calendar_feeds`)
  expect(JSON.stringify(rows)).not.toContain(address.split('/').at(-1)!.replace('.ics', ''))
  await server.db.execute(
    sql`update auth.users set banned_until = 'infinity' where id = ${account.userId}::uuid`,
  )
  expect((await read()).response.status).toBe(404)
})

test('a calendar that did not change is not sent again, and says how often to ask', async () => {
  const { account, client, address, read } = await personWithFeed()
  await client.tasks.create({ title: 'Once', ownerId: account.userId, dueOn: '2027-06-01' })
  const { response, text } = await read()
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H')
  expect(text).toContain('X-PUBLISHED-TTL:PT4H')
  const etag = response.headers.get('etag')!
  expect(Date.parse(response.headers.get('last-modified')!)).toBeLessThanOrEqual(Date.now())
  const ask = (headers: Record<string, string>) => server.request(new URL(address).pathname, { headers })
  const again = await ask({ 'If-None-Match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await client.tasks.create({ title: 'Another', ownerId: account.userId, dueOn: '2027-06-02' })
  const changed = await ask({ 'If-None-Match': etag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('what is due rings the day before; days of the law do not', async () => {
  const { account, client, read } = await personWithFeed()
  await client.tasks.create({ title: 'Ring', ownerId: account.userId, dueOn: '2027-06-01' })
  const events = (await read()).text.split('BEGIN:VEVENT').slice(1)
  const alarmOf = (title: string) => events.find((event) => event.includes(title))!.includes('TRIGGER:-PT15H')
  expect(alarmOf('Due: Ring')).toBe(true)
  expect(alarmOf('In force: A rule')).toBe(false)
})
