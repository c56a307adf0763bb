import { readFileSync } from 'node:fs'
import {
  NOTIFICATION_TOPICS,
  type NotificationDelivery,
} from '@plumbline/contract/compliance/notifications.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { escalateTasks } from '../../compliance/tasks/task-escalation.ts'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { remindAhead } from './deadline-reminders.ts'
import { sendNextDigest } from './notification-digest.ts'
import { queueNotificationMail } from './notification-mail.ts'
import { notify } from './notify.ts'

const server = await startTestServer()
afterAll(server.close)

const SITE = 'https://plumbline.example'
const today = todayIn('America/New_York')
/** Noon in New York: after the usual hour of a digest. */
const noon = (days: number) => new Date(`${dayFromToday(days)}T17:00:00Z`)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string
let user: TestClient
let userId: string

beforeEach(async () => {
  await server.db.execute(sql`delete from outgoing_mail`)
  await server.db.execute(sql`delete from notifications`)
  lender = await server.newInstitution()
  const one = await lender.addMember({ role: 'manager' })
  const two = await lender.addMember({ role: 'user' })
  managerId = one.userId
  userId = two.userId
  manager = server.clientOf(await server.tokenOf(one))
  user = server.clientOf(await server.tokenOf(two))
})

const wish = (delivery: NotificationDelivery, rest = {}) =>
  user.notifications.savePreferences({
    deliveries: NOTIFICATION_TOPICS.map((topic) => ({ topic, delivery })),
    ...{ digest: 'daily', digestHour: 8, digestWeekday: 1, ...rest },
  })
const assign = (title = 'Look at this') => manager.tasks.create({ title, ownerId: userId })
const drain = async (step: () => Promise<boolean>) => {
  while (await step());
}
const mailNow = () => drain(() => queueNotificationMail(server.db, SITE))
const digests = (now: Date) => drain(() => sendNextDigest(server.db, SITE, now))

async function mails() {
  const { rows } = await server.db.execute<{ kind: string; plain: string; url: string }>(
    sql`select kind, plain, unsubscribe_url as url from outgoing_mail order by created_at`,
  )
  return rows
}

test.each([
  ['email', 1, ['notification.task.assigned']],
  ['digest', 1, []],
  ['product', 1, []],
  ['off', 0, []],
] as const)('a topic that goes by “%s”', async (delivery, listed, mailed) => {
  await wish(delivery)
  await assign()
  await mailNow()
  expect((await user.notifications.list({})).totalCount).toBe(listed)
  expect((await mails()).map(({ kind }) => kind)).toEqual(mailed)
})

/** As if the hour of today had passed, whatever the time is. */
const passHourOfToday = () =>
  server.db.execute(sql`update notification_settings set last_digest_on = ${today}::date`)

test('a digest comes once a day after its hour, with all that is unread', async () => {
  await wish('digest')
  await passHourOfToday()
  await assign('First')
  await assign('Second')
  await digests(new Date(`${dayFromToday(1)}T11:00:00Z`))
  expect(await mails(), 'before eight in New York').toEqual([])
  await digests(noon(1))
  await digests(noon(1))
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.plain).toMatch(/First[\s\S]*Second/)
  expect(mail!.plain, 'signed out, each line leads to the sign-in page').toMatch(
    /\/tasks\?task=\S+&via=email/,
  )
  await assign('Third')
  await digests(noon(1))
  expect(await mails(), 'no second digest on one day').toHaveLength(1)
  await digests(noon(2))
  expect((await mails())[1]!.plain).toMatch(/1 notification from[\s\S]*Third/)
})

test('the mail of a task says when it is due, how urgent it is, and who assigned it', async () => {
  await wish('email')
  await manager.tasks.create({ title: 'File it', ownerId: userId, dueOn: '2031-03-03', priority: 'high' })
  await mailNow()
  const [mail] = await mails()
  const { fullName } = await manager.members.me()
  expect(mail!.plain).toContain(`Due: Monday, March 3, 2031 · Priority: High · Assigned by: ${fullName}`)
})

test('a digest names ten items, each with its day and reason, and links to the rest', async () => {
  await wish('digest')
  await passHourOfToday()
  for (let number = 1; number <= 12; number++) await assign(`Task number ${number}.`)
  await digests(noon(1))
  const [mail] = await mails()
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(today),
  )
  const lines = mail!.plain.split('\n').filter((line) => line.includes('Task number'))
  expect(lines).toHaveLength(10)
  for (const line of lines) expect(line).toMatch(new RegExp(`^${day}: .*\\(it is assigned to you\\): http`))
  expect(mail!.plain).toContain('And 2 more, in your notifications.')
})

test('a weekly digest waits for its day, and is sent late where the day was missed', async () => {
  await wish('digest', { digest: 'weekly', digestWeekday: 3 })
  await passHourOfToday()
  await assign()
  const isoDay = (date: Date) => date.getUTCDay() || 7
  const days = Array.from({ length: 7 }, (_, index) => index + 1)
  const wednesday = days.find((days) => isoDay(noon(days)) === 3)!
  for (const day of days.filter((day) => day < wednesday)) await digests(noon(day))
  expect(await mails()).toEqual([])
  await digests(noon(wednesday + 2))
  expect(await mails()).toHaveLength(1)
})

test('killed between the steps, a digest is neither lost nor sent twice', async () => {
  await wish('digest')
  await assign()
  for (const table of ['outgoing_mail', 'notifications']) {
    await server.db.execute(sql.raw(`alter table ${table} rename to elsewhere`))
    await expect(sendNextDigest(server.db, SITE, noon(1))).rejects.toThrow()
    await server.db.execute(sql.raw(`alter table elsewhere rename to ${table}`))
    expect(await mails()).toEqual([])
  }
  await Promise.all([digests(noon(1)), digests(noon(1))])
  expect(await mails()).toHaveLength(1)
})

test('one click ends the mails of a topic, and an unknown address is answered alike', async () => {
  await assign()
  await mailNow()
  const { url } = (await mails())[0]!
  expect(url).toMatch(/^https:\/\/plumbline\.example\/api\/unsubscribe\/[0-9a-f-]{36}\/assigned$/)
  const post = (path: string) =>
    server.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const opened = await server.request(new URL(url).pathname)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/settings/notifications'])
  const { deliveries: before } = await user.notifications.preferences()
  expect(before).toContainEqual({ topic: 'assigned', delivery: 'email' })
  expect((await post(new URL(url).pathname)).status).toBe(204)
  expect((await post(`/api/unsubscribe/${crypto.randomUUID()}/assigned`)).status).toBe(204)
  const { deliveries } = await user.notifications.preferences()
  expect(deliveries).toContainEqual({ topic: 'assigned', delivery: 'product' })
  expect(deliveries).toContainEqual({ topic: 'mention', delivery: 'email' })
  await assign('Another')
  await mailNow()
  expect(await mails()).toHaveLength(1)
})

test('hides what is snoozed until its time, and shows it again as unread', async () => {
  await assign()
  const [item] = (await user.notifications.list({})).items
  await user.notifications.snooze({ ids: [item!.id], days: 1 })
  expect(await user.notifications.list({ show: 'unread' })).toMatchObject({ items: [], unreadCount: 0 })
  expect((await user.notifications.list({ show: 'snoozed' })).items).toMatchObject([{ id: item!.id }])
  await server.db.execute(sql`update notifications set snoozed_until = now() - interval '1 second'`)
  expect(await user.notifications.list({ show: 'unread' })).toMatchObject({ unreadCount: 1 })
})

const remind = (now: Date) => remindAhead(server.db, now, server.plumbline.services.deadlines)

test('owners hear a week and a day ahead, managers of what is long overdue, each once', async () => {
  await manager.tasks.create({ title: 'In five days', ownerId: userId, dueOn: dayFromToday(5) })
  await manager.tasks.create({ title: 'Tomorrow', ownerId: userId, dueOn: dayFromToday(1) })
  await manager.tasks.create({ title: 'Forgotten', ownerId: userId, dueOn: dayFromToday(-7) })
  await manager.tasks.create({ title: 'A little late', ownerId: userId, dueOn: dayFromToday(-6) })
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'task.assigned')
  await drain(() => remind(new Date()))
  await drain(() => escalateTasks(server.db, new Date()))
  await Promise.all([remind(new Date()), remind(new Date()), escalateTasks(server.db, new Date())])
  expect((await told(user)).sort()).toEqual(['task.due_in_week', 'task.due_tomorrow'])
  expect(await told(manager)).toEqual(['task.escalated'])
  await server.db.execute(sql`delete from sent_reminders where due_on < current_date`)
  await escalateTasks(server.db, new Date())
  expect(await told(manager)).toEqual(['task.escalated'])

  await manager.notifications.saveEscalation({ escalateAfterDays: 6 })
  await escalateTasks(server.db, new Date())
  expect(await told(manager)).toEqual(['task.escalated', 'task.escalated'])
  await expect(user.notifications.saveEscalation({ escalateAfterDays: null })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(managerId).not.toBe(userId)
})

test('what nobody owns is said to every manager: one line and one reminder for all', async () => {
  const second = await lender.signedIn({ role: 'manager' })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  for (let number = 0; number < 12; number++)
    await manager.tasks.create({ title: `Unowned ${number}`, dueOn: dayFromToday(5) })
  const forgotten = await manager.tasks.create({ title: 'Forgotten', dueOn: dayFromToday(-1) })
  const needs = async (client: TestClient) =>
    (await client.dashboard.needs({})).items.map(({ kind, title, dueOn, link }) => ({
      ...{ kind, title, dueOn, link },
    }))
  const several = {
    ...{ kind: 'unowned_task', title: '13 tasks', dueOn: dayFromToday(-1) },
    link: '/tasks?whose=all&owner=none',
  }
  expect(await needs(manager)).toEqual([several])
  expect(await needs(second)).toEqual([several])
  expect(await needs(user)).toEqual([])
  expect(await needs(stranger)).toEqual([])
  await drain(() => remind(new Date()))
  await Promise.all([remind(new Date()), remind(new Date())])
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.map(({ kind, subject }) => [kind, subject]).toSorted()
  for (const client of [manager, second])
    expect(await told(client)).toEqual([
      ['task.due_in_week', 'Due within a week, without an owner: 12 tasks'],
      ['task.overdue', 'Overdue, without an owner: “Forgotten”'],
    ])
  expect(await told(user)).toEqual([])
  expect(await told(stranger)).toEqual([])

  await server.db.execute(
    sql`update tasks set owner_id = ${userId} where title like 'Unowned %' and institution_id = ${lender.id}`,
  )
  expect(await needs(manager)).toEqual([
    {
      ...{ kind: 'unowned_task', title: 'Forgotten', dueOn: dayFromToday(-1) },
      link: `/tasks?whose=all&status=all&task=${forgotten.id}`,
    },
  ])
})

test('what comes to be owned by nobody later is said then, and what was said before is not', async () => {
  const remindAll = () => drain(() => remind(new Date()))
  const told = async () => (await manager.notifications.list({})).items.map(({ subject }) => subject)
  const first = await manager.tasks.create({ title: 'First', dueOn: dayFromToday(5) })
  await remindAll()
  const later = await manager.tasks.create({ title: 'Later', dueOn: dayFromToday(5) })
  await remindAll()
  await remindAll()
  expect((await told()).toSorted()).toEqual([
    'Due within a week, without an owner: “First”',
    'Due within a week, without an owner: “Later”',
  ])
  await server.db.execute(sql`update tasks set owner_id = ${userId} where id = ${later.id}`)
  await remindAll()
  expect(await told()).toHaveLength(2)
  await server.db.execute(sql`update tasks set due_on = ${dayFromToday(1)} where id = ${first.id}`)
  await remindAll()
  expect(await told()).toContain('Due by tomorrow, without an owner: “First”')
})

test('work that is overdue since many days is one reminder, and not one for each day', async () => {
  for (let days = 1; days <= 5; days++)
    await manager.tasks.create({ title: `Old ${days}`, dueOn: dayFromToday(-days) })
  await drain(() => remind(new Date()))
  expect((await manager.notifications.list({})).items).toMatchObject([
    { subject: 'Overdue, without an owner: 5 tasks', link: '/tasks?whose=all&owner=none' },
  ])
})

test('reminders that were remembered for a due date are so for each record', async () => {
  const said = await manager.tasks.create({ title: 'Said', dueOn: dayFromToday(5) })
  const id = sql`md5('unowned_task ' || ${lender.id}::text)::uuid`
  await server.db.execute(sql`
    insert into sent_reminders (institution_id, stage, subject_kind, subject_id, due_on)
    values (${lender.id}, 'due_in_week', 'unowned_task', ${id}, ${dayFromToday(5)})`)
  const migration = '../../../migrations/26113473_reminders_of_unowned_records.sql'
  await server.db.execute(sql.raw(readFileSync(new URL(migration, import.meta.url), 'utf8')))
  const { rows } = await server.db.execute(
    sql`select subject_id as id from sent_reminders where institution_id = ${lender.id}`,
  )
  expect(rows).toEqual([{ id: said.id }])
  await drain(() => remind(new Date()))
  expect((await manager.notifications.list({})).items).toEqual([])
})

test('managers are not reminded of unowned tasks that they heard of when those escalated', async () => {
  await manager.tasks.create({ title: 'Forgotten', dueOn: dayFromToday(-9) })
  await drain(() => escalateTasks(server.db, new Date()))
  await drain(() => remind(new Date()))
  expect((await manager.notifications.list({})).totalCount).toBe(1)
})

test('managers hear that a task which is long overdue belongs to nobody', async () => {
  await manager.tasks.create({ title: 'Forgotten', dueOn: dayFromToday(-9) })
  await drain(() => escalateTasks(server.db, new Date()))
  const said = (await manager.notifications.list({})).items.map(({ subject }) => subject)
  expect(said).toEqual(['“Forgotten” is overdue, and nobody owns it'])
})

test('managers see what became of the mails of their institution alone, and no text', async () => {
  await assign('Secret words')
  await mailNow()
  expect(await user.notifications.sendTestMail()).toMatchObject({ recipient: expect.stringContaining('@') })
  await server.db.execute(
    sql`update outgoing_mail set given_up_at = now(), attempts = 2 where kind = 'notification_test'`,
  )
  const { items, totalCount } = await manager.notifications.mails({})
  expect(totalCount).toBe(2)
  expect(items.map(({ about, state, attempts }) => ({ about, state, attempts }))).toEqual(
    expect.arrayContaining([
      { about: 'test', state: 'not_delivered', attempts: 2 },
      { about: 'assigned', state: 'waiting', attempts: 0 },
    ]),
  )
  expect(JSON.stringify(items)).not.toContain('Secret')
  expect((await manager.notifications.mails({ state: 'not_delivered' })).totalCount).toBe(1)

  const elsewhere = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect((await elsewhere.notifications.mails({})).items).toEqual([])
  await expect(user.notifications.mails({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('mails about an exam are not in the log', async () => {
  await lender.inInstitution((tx) =>
    notify(tx, lender.id, userId, { kind: 'exam.question', subject: 'A question', link: '/examinations' }),
  )
  await mailNow()
  expect(await mails()).toHaveLength(1)
  expect((await manager.notifications.mails({})).items).toEqual([])
})

test('a person may have five test mails an hour', async () => {
  for (let number = 0; number < 5; number++) await user.notifications.sendTestMail()
  await expect(user.notifications.sendTestMail()).rejects.toMatchObject({ code: 'TOO_MANY_TESTS' })
  await manager.notifications.sendTestMail()
})
