import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday, noonOf } from '../../testing/time-zones.ts'
import { takeDailySnapshots } from './daily-snapshots.ts'

const server = await startTestServer()
afterAll(server.close)

const today = todayIn('America/New_York')

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string
let user: TestClient
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

async function fillWithWork() {
  await server.db.execute(sql`
    insert into regulatory_updates (slug, title, category, priority, description, citation, dated)
    values ('a-change', 'A change', 'final-rule', 'low', 'It changes.', '12 CFR 1026.3', ${today}) on conflict do nothing`)
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      with policy as (insert into policies (institution_id, title) values (${lender.id}, 'Fair lending') returning id)
      insert into policy_versions (institution_id, policy_id, number, state, effective_on, written_by, written_by_name)
      select ${lender.id}, id, 1, 'in_review', ${today}::date, ${managerId}, 'Somebody' from policy`),
  )
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      insert into update_assessments (institution_id, update_id, status, impact, impact_reason)
      select ${lender.id}, id, 'assessed', 'low', 'Small' from regulatory_updates order by dated desc limit 1`),
  )
  await manager.tasks.create({ title: 'Late', ownerId: managerId, dueOn: dayFromToday(-1) })
  await manager.tasks.create({ title: 'Due today', ownerId: managerId, dueOn: today })
  await manager.tasks.create({ title: 'In a week', ownerId: managerId, dueOn: dayFromToday(7) })
  await manager.tasks.create({ title: 'In eight days', ownerId: managerId, dueOn: dayFromToday(8) })
  await manager.tasks.create({ title: 'Theirs, late', ownerId: userId, dueOn: dayFromToday(-30) })
  const asked = await manager.tasks.create({ title: 'Look at this', ownerId: userId, requiresApproval: true })
  await user.tasks.setStatus({ id: asked.id, version: asked.version, status: 'done' })
  const done = await manager.tasks.create({ title: 'Done', ownerId: managerId, dueOn: dayFromToday(-2) })
  await manager.tasks.setStatus({ id: done.id, version: done.version, status: 'done' })
  for (const severity of ['high', 'high', 'low'] as const)
    await manager.findings.create({ title: 'Found', source: 'audit', severity, foundOn: dayFromToday(-5) })
}

const cardOf = async (client: TestClient, id: string) =>
  (await client.dashboard.overview()).statCards.find((card) => card.id === id)!

test('an update has the same priority on the dashboard as in the list', async () => {
  await server.db.execute(sql`
    insert into regulatory_updates (slug, title, category, kind, source, priority, description, citation, dated,
      effective_on)
    values ('far-ahead', 'A rule far ahead', 'final-rule', 'final-rule', 'text', 'high', 'It changes.', '12 CFR 1002.4',
      ${today}, ${dayFromToday(300)}) on conflict do nothing`)
  const onDashboard = async () =>
    (await manager.dashboard.overview()).recentUpdates.map(({ slug, priority }) => [slug, priority])
  const { items } = await manager.regulatoryUpdates.list({})
  const listed = new Map(items.map(({ slug, priority }) => [slug, priority]))
  const shown = await onDashboard()
  expect(shown.map(([slug]) => slug)).toContain('far-ahead')
  expect(shown).toEqual(shown.map(([slug]) => [slug, listed.get(slug!)]))
  expect(listed.get('far-ahead'), 'the rules of priority lower it').not.toBe('high')
})

test('figures equal the rows that their links open', async () => {
  await fillWithWork()
  const { statCards } = await manager.dashboard.overview()
  expect(statCards.map(({ id, parts }) => [id, ...parts.map(({ count }) => count)]).slice(2)).toEqual([
    ['pending-reviews', 1, 0, 1, 1, 0],
    ['risk-alerts', 2, 2],
  ])
  for (const { value, parts } of statCards.slice(2))
    expect(value).toBe(parts.reduce((sum, { count }) => sum + count, 0))

  const shown = async (input: Parameters<TestClient['tasks']['list']>[0]) =>
    (await manager.tasks.list(input)).counts.shown
  expect(await shown({ whose: 'all', overdueOnly: true })).toBe(2)
  const { totalCount } = await manager.findings.list({ severities: ['high'], statuses: ['open'] })
  expect(totalCount).toBe(2)

  const { items: inReview } = await manager.policies.list({ state: 'in_review' })
  expect(inReview).toHaveLength(1)

  const { items } = await manager.dashboard.regulations()
  expect(statCards[0]!.value).toBe(items.filter(({ outcome }) => outcome === 'applies').length)
  expect(statCards[0]!.value).toBeGreaterThan(0)
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from articles where is_published`)
  expect(statCards[1]!.value).toBe(rows.length)
})

test('a person counts what they can see, and another institution sees nothing of it', async () => {
  await fillWithWork()
  const own = await cardOf(user, 'risk-alerts')
  expect(own).toMatchObject({ value: 1, isPartial: true, before: null })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await cardOf(stranger, 'risk-alerts')).toMatchObject({ value: 0 })
  expect(await cardOf(stranger, 'pending-reviews')).toMatchObject({ value: 0 })
})

test('needs are listed by name: overdue first, each record once, and those of the reader alone', async () => {
  await fillWithWork()
  const needsOf = async (client: TestClient) => {
    const { items, totalCount, overdueCount } = await client.dashboard.needs({})
    expect(totalCount).toBe(items.length)
    return { overdueCount, items: items.map(({ kind, title, dueOn }) => [kind, title, dueOn]) }
  }
  expect(await needsOf(manager)).toEqual({
    overdueCount: 1,
    items: [
      ['task', 'Late', dayFromToday(-1)],
      ['task', 'Due today', today],
      ['task_approval', 'Look at this', null],
      ['task', 'In a week', dayFromToday(7)],
    ],
  })
  expect(await needsOf(user)).toEqual({
    overdueCount: 1,
    items: [['task', 'Theirs, late', dayFromToday(-30)]],
  })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await needsOf(stranger)).toEqual({ overdueCount: 0, items: [] })
})

test('what waits without a date is not hidden behind ten dates to come', async () => {
  await fillWithWork()
  for (let number = 0; number < 10; number++)
    await manager.tasks.create({ title: `Later ${number}`, ownerId: managerId, dueOn: dayFromToday(5) })
  const { items } = await manager.dashboard.needs({ days: 30 })
  expect(items).toHaveLength(10)
  expect(items[2]).toMatchObject({ kind: 'task_approval', title: 'Look at this' })
})

test('what is due on a day, and how much on each day to come, is counted once', async () => {
  await fillWithWork()
  const { byDay, totalCount } = await manager.dashboard.needs({ days: 30 })
  expect(totalCount).toBe(5)
  expect(byDay).toEqual([
    { day: today, count: 1 },
    { day: dayFromToday(7), count: 1 },
    { day: dayFromToday(8), count: 1 },
  ])
  const { items } = await manager.dashboard.needs({ days: 30, on: dayFromToday(8) })
  expect(items.map(({ title, reason }) => [title, reason])).toEqual([['In eight days', 'Medium priority']])
})

test('law that changed under a policy needs its owner once, in place of the task that was made for it', async () => {
  const policy = await manager.policies.create({ title: 'Disclosures', ownerId: managerId })
  const task = await manager.tasks.create({
    ...{ title: 'Review the policy', ownerId: managerId, dueOn: dayFromToday(30) },
    origin: { kind: 'policy', id: policy.id },
  })
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      with version as (insert into policy_versions (institution_id, policy_id, number, state, effective_on, approved_at,
          written_by, written_by_name)
        values (${lender.id}, ${policy.id}, 9, 'approved', ${dayFromToday(-90)}::date, now(), ${managerId}, 'Somebody')
        returning id)
      insert into policy_law_changes (institution_id, policy_id, version_id, citation, changed_on, part, task_id)
      select ${lender.id}, ${policy.id}, id, '12 CFR 1026.19(e)', ${dayFromToday(-10)}::date, '1026', ${task.id} from version`),
  )
  const shown = async (client: TestClient) =>
    (await client.dashboard.needs({ days: 30 })).items.map(({ kind, title, dueOn, reason }) => [
      ...[kind, title, dueOn, reason],
    ])
  const need = ['law_change', 'Disclosures', dayFromToday(30), '12 CFR 1026.19(e) changed']
  expect(await shown(manager)).toEqual([need])
  expect(await shown(user)).toEqual([])
  const { version } = await manager.tasks.find({ id: task.id })
  await manager.tasks.setStatus({ id: task.id, version, status: 'done' })
  expect(await shown(manager)).toEqual([])
})

test('a visit ends an hour after the last look, and the next one lists what happened meanwhile', async () => {
  expect(await manager.dashboard.overview()).toMatchObject({ since: null, changes: [] })
  await server.db.execute(sql`
    update user_profiles set visited_at = now() - interval '2 hours' where user_id = ${managerId}`)
  const given = await user.tasks.create({ title: 'From a colleague', ownerId: managerId })
  await manager.tasks.create({ title: 'My own', ownerId: managerId })
  const incident = await manager.incidents.create({ title: 'Outage', discoveredAt: '2026-01-05T15:00:00Z' })
  const { since, changes } = await manager.dashboard.overview()
  expect(since).not.toBeNull()
  const work = changes.filter(({ kind }) => kind !== 'update')
  expect(work.map(({ kind, id }) => [kind, id])).toEqual([
    ['incident', incident.id],
    ['task_given', given.id],
  ])
  // The same visit: looking again keeps the list.
  expect((await manager.dashboard.overview()).since).toBe(since)
  expect(await user.dashboard.overview()).toMatchObject({ since: null, score: null })
})

test('a training needs a person until they have completed it', async () => {
  const needed = async (client: TestClient) =>
    (await client.dashboard.needs({})).items.filter(({ kind }) => kind === 'training').length
  expect(await needed(user)).toBe(0)
  await manager.trainings.create({ title: 'Fair lending', dueOn: dayFromToday(5), userIds: [userId] })
  expect(await needed(user)).toBe(1)
  expect(await needed(manager)).toBe(0)
  const { items } = await user.trainings.list({})
  await user.trainings.complete({ id: items[0]!.own!.assignmentId, completedOn: today })
  expect(await needed(user)).toBe(0)
})

const daysAgo = (days: number) => new Date(noonOf(-days))
const runAll = async (now: Date) => {
  while (await takeDailySnapshots(server.db, now));
}
async function listDays() {
  const { rows } = await server.db.execute<{ day: string; isLate: boolean }>(sql`
    select day::text as day, is_late as "isLate" from institution_snapshots
    where institution_id = ${lender.id} order by day`)
  return rows
}

test('each institution is counted once a day, and a change is measured from 30 days ago', async () => {
  await fillWithWork()
  expect(await cardOf(manager, 'risk-alerts')).toMatchObject({ before: null, isPartial: false })
  await runAll(daysAgo(29))
  expect(await cardOf(manager, 'risk-alerts')).toMatchObject({ before: null })
  await runAll(daysAgo(30))
  await Promise.all([runAll(new Date()), runAll(new Date())])
  // Of 30 days ago: what was found five days ago was counted then by mistake of the clock, and stays as it was.
  expect(await cardOf(manager, 'risk-alerts')).toMatchObject({
    value: 4,
    before: { day: dayFromToday(-30), value: 2 },
  })
  const days = await listDays()
  expect(days).toHaveLength(31)
  expect(days.filter(({ isLate }) => !isLate).map(({ day }) => day)).toEqual([
    dayFromToday(-30),
    dayFromToday(-29),
    today,
  ])
})

test('missed days are counted late by the dates of the rows, and a figure of the past opens what it counted', async () => {
  await fillWithWork()
  await runAll(daysAgo(9))
  await runAll(new Date())
  const figureOf = async (day: string) => {
    const { counted } = await manager.dashboard.pastDay({ day })
    const risk = counted!.statCards.find(({ id }) => id === 'risk-alerts')!
    return [counted!.day, counted!.isLate, risk.value, ...risk.parts.map(({ count }) => count)]
  }
  expect(await figureOf(today)).toEqual([today, false, 4, 2, 2])
  // The tasks were made today; the findings were there from five days ago.
  expect(await figureOf(dayFromToday(-5))).toEqual([dayFromToday(-5), true, 2, 0, 2])
  expect(await figureOf(dayFromToday(-6))).toEqual([dayFromToday(-6), true, 0, 0, 0])
  expect(await manager.dashboard.pastDay({ day: dayFromToday(-10) })).toEqual({
    first: dayFromToday(-9),
    last: today,
    counted: null,
  })

  const late = await manager.dashboard.pastRows({ day: today, part: 'tasks-overdue' })
  expect(late.items.map(({ title }) => title).toSorted()).toEqual(['Late', 'Theirs, late'])
  const task = (await manager.tasks.list({ whose: 'all', search: 'Theirs, late' })).items[0]!
  await manager.tasks.remove({ id: task.id })
  const after = await manager.dashboard.pastRows({ day: today, part: 'tasks-overdue' })
  expect([after.count, after.items.filter(({ title }) => title === null)]).toEqual([
    2,
    [{ id: task.id, title: null, link: null }],
  ])
  const regulations = await manager.dashboard.pastRows({ day: today, part: 'regulations-that-apply' })
  expect(regulations.items[0]!.link).toMatch(/^\/resources\/regulations\//)
  const articles = await manager.dashboard.pastRows({ day: today, part: 'articles-published' })
  expect(articles.items.every(({ title }) => title !== null)).toBe(true)

  await expect(user.dashboard.pastDay({ day: today })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await stranger.dashboard.pastDay({ day: today })).toMatchObject({ counted: null, first: null })
  expect((await stranger.dashboard.pastRows({ day: today, part: 'tasks-overdue' })).items).toEqual([])
})
