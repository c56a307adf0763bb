import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday, noonOf } from '../../testing/time-zones.ts'

const server = await startTestServer()
afterAll(server.close)

const today = todayIn('America/New_York')

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string
let user: TestClient

beforeEach(async () => {
  lender = await server.newInstitution()
  const one = await lender.addMember({ role: 'manager' })
  managerId = one.userId
  manager = server.clientOf(await server.tokenOf(one))
  user = await lender.signedIn({ role: 'user' })
})

async function finish(title: string, dueOn: string) {
  const task = await manager.tasks.create({ title, ownerId: managerId, dueOn })
  await manager.tasks.setStatus({ id: task.id, version: task.version, status: 'done' })
}

const bySeries = (marks: { series: string; count: number }[]) => {
  const sums: Record<string, number> = {}
  for (const { series, count } of marks) sums[series] = (sums[series] ?? 0) + count
  return sums
}

test('tasks are on time when done by the due day; canceled ones and other periods are left out', async () => {
  await finish('Done on its day', today)
  await finish('Done a day late', dayFromToday(-1))
  await finish('Due next week, done already', dayFromToday(7))
  await finish('Late, long ago', dayFromToday(-100))
  await manager.tasks.create({ title: 'Overdue', ownerId: managerId, dueOn: dayFromToday(-1) })
  await manager.tasks.create({ title: 'Due today', ownerId: managerId, dueOn: today })
  const dropped = await manager.tasks.create({
    title: 'Dropped',
    ownerId: managerId,
    dueOn: dayFromToday(-1),
  })
  await manager.tasks.setStatus({
    id: dropped.id,
    version: dropped.version,
    status: 'cancelled',
    reason: 'Not needed',
  })
  const { tasks } = await manager.analytics.overview({ days: 90 })
  expect(bySeries(tasks)).toEqual({ on_time: 1, late: 1, overdue: 1, due_today: 1 })
  expect(bySeries((await manager.analytics.overview({ days: 365 })).tasks)).toMatchObject({ late: 2 })

  for (const { group, series, count } of tasks) {
    const { items, totalCount } = await manager.analytics.rows({ chart: 'tasks', days: 90, group, series })
    expect([items.length, totalCount]).toEqual([count, count])
  }
  const { items } = await manager.analytics.rows({ chart: 'tasks', series: 'late' })
  expect(items).toMatchObject([{ title: 'Done a day late', day: dayFromToday(-1) }])
})

test.each([
  [0, 'up_to_30_days'],
  [30, 'up_to_30_days'],
  [31, 'up_to_90_days'],
  [90, 'up_to_90_days'],
  [91, 'over_90_days'],
])('a finding of %i days is in %s', async (age, series) => {
  await manager.findings.create({
    title: 'Late notices',
    source: 'audit',
    severity: 'high',
    foundOn: dayFromToday(-age),
  })
  const { findings } = await manager.analytics.overview({})
  expect(findings).toEqual([{ group: 'high', series, count: 1 }])
  expect((await user.analytics.overview({})).findings).toEqual([])
  expect((await user.analytics.rows({ chart: 'findings' })).items).toEqual([])
})

test('open findings are counted by source and by each part that they cite, and one concern can be shown alone', async () => {
  const fields = { title: 'Late notices', severity: 'high', foundOn: today } as const
  const cited = await manager.findings.create({ ...fields, source: 'audit', topic: 'trid' })
  await manager.findings.create({ ...fields, source: 'monitoring', severity: 'low', topic: 'qm' })
  for (const citation of ['12 CFR 1026.19(e)', '12 CFR 1026.19(f)', '12 CFR 1024.7(a)'])
    await manager.citationLinks.add({ kind: 'finding', id: cited.id, text: citation })
  const all = await manager.analytics.overview({})
  expect(all['findings-by-source']).toEqual([
    { group: 'audit', series: 'high', count: 1 },
    { group: 'monitoring', series: 'low', count: 1 },
  ])
  // Two citations of one part are one row of it.
  expect(all['findings-by-regulation']).toEqual([
    { group: '12 CFR 1024', series: 'high', count: 1 },
    { group: '12 CFR 1026', series: 'high', count: 1 },
    { group: 'none', series: 'low', count: 1 },
  ])
  const { items } = await manager.analytics.rows({ chart: 'findings-by-regulation', group: '12 CFR 1026' })
  expect(items).toMatchObject([{ link: `/tasks/findings?finding=${cited.id}` }])
  const qm = await manager.analytics.overview({ topic: 'qm' })
  expect(bySeries(qm['findings-by-source'])).toEqual({ low: 1 })
  expect((await manager.analytics.rows({ chart: 'findings', topic: 'qm' })).totalCount).toBe(1)
})

test('open assessments are counted by status and age, settled ones by the period', async () => {
  const statuses = [
    ['assessed', 40],
    ['planned', 100],
    ['planned', 2],
    ['not_applicable', 0],
    ['identified', 31],
  ] as const
  for (const [index, [status, daysOld]] of statuses.entries()) {
    const { rows } = await server.db.execute<{ id: string }>(sql`
      insert into regulatory_updates (slug, title, category, priority, description, citation, dated, parts)
      values (${`change-${lender.id}-${index}`}, 'A change', 'final-rule', 'low', 'It changes.', '12 CFR 1003.3', ${today},
        ${index === 0 ? '{1003}' : '{1026}'}) returning id`)
    await lender.inInstitution((tx) =>
      tx.execute(sql`
        insert into update_assessments (institution_id, update_id, status, impact, impact_reason, not_applicable_reason, created_at)
        values (${lender.id}, ${rows[0]!.id}, ${status}, 'low', 'Small', 'Not for us', ${noonOf(-daysOld)})`),
    )
  }
  const { assessments } = await manager.analytics.overview({})
  expect(assessments).toEqual([
    { group: 'assessed', series: 'up_to_90_days', count: 1 },
    { group: 'identified', series: 'up_to_90_days', count: 1 },
    { group: 'not_applicable', series: 'settled', count: 1 },
    { group: 'planned', series: 'over_90_days', count: 1 },
    { group: 'planned', series: 'up_to_30_days', count: 1 },
  ])
  const { assessments: ofHmda } = await manager.analytics.overview({ topic: 'hmda' })
  expect(ofHmda).toEqual([{ group: 'assessed', series: 'up_to_90_days', count: 1 }])
})

test('saved loan tests are counted by outcome, one’s own alone for a user, none of another institution', async () => {
  const save = (outcome: string, by: string) =>
    lender.inInstitution((tx) =>
      tx.execute(sql`
        insert into loan_test_results (institution_id, calculator, name, input, answer, outcome, rules_version,
          register_version, sha256, created_by)
        values (${lender.id}, 'business-days', 'A loan', '{}', '{}', ${outcome}, '1', '1', ${'0'.repeat(64)}, ${by})`),
    )
  const own = await lender.addMember({ role: 'user' })
  await save('within', managerId)
  await save('outside', managerId)
  await save('outside', own.userId)
  expect((await manager.analytics.overview({}))['loan-tests']).toEqual([
    { group: 'business-days', series: 'outside', count: 2 },
    { group: 'business-days', series: 'within', count: 1 },
  ])
  const owner = server.clientOf(await server.tokenOf(own))
  expect((await owner.analytics.overview({}))['loan-tests']).toEqual([
    { group: 'business-days', series: 'outside', count: 1 },
  ])
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await stranger.analytics.overview({})).toMatchObject({ tasks: [], findings: [], 'loan-tests': [] })
  expect((await stranger.analytics.rows({ chart: 'loan-tests' })).totalCount).toBe(0)
})

test('the loans of batches are counted by test and by month, and each opens its batch', async () => {
  const own = await lender.addMember({ role: 'user' })
  const addBatch = (calculator: string, outcomes: string[], by: string, daysOld = 0) =>
    lender.inInstitution(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into loan_test_batches (institution_id, calculator, name, source, columns, row_count, status,
          rules_version, register_version, created_by, created_at)
        values (${lender.id}, ${calculator}, 'June', '', '{}', ${outcomes.length}, 'done', '1', '1', ${by},
          ${noonOf(-daysOld)}) returning id`)
      const { id } = rows[0]!
      for (const [index, outcome] of outcomes.entries())
        await tx.execute(sql`
          insert into loan_test_batch_rows (institution_id, batch_id, number, loan_number, outcome)
          values (${lender.id}, ${id}, ${index + 1}, ${index === 1 ? 'A-17' : null}, ${outcome})`)
      return id
    })
  const id = await addBatch('trid-forward', ['within', 'outside', 'within', 'error'], managerId)
  await addBatch('qm-points-fees', ['outside'], own.userId)
  await addBatch('trid-forward', ['outside'], managerId, 91)

  const all = await manager.analytics.overview({ days: 90 })
  expect(all['loan-batches']).toEqual([
    { group: 'qm-points-fees', series: 'outside', count: 1 },
    { group: 'trid-forward', series: 'error', count: 1 },
    { group: 'trid-forward', series: 'outside', count: 1 },
    { group: 'trid-forward', series: 'within', count: 2 },
  ])
  expect(all['loan-batches-by-month']).toEqual([
    { group: today.slice(0, 7), series: 'error', count: 1 },
    { group: today.slice(0, 7), series: 'outside', count: 2 },
    { group: today.slice(0, 7), series: 'within', count: 2 },
  ])
  const { items } = await manager.analytics.rows({
    ...{ chart: 'loan-batches', days: 90, group: 'trid-forward', series: 'outside' },
  })
  expect(items).toMatchObject([
    { title: 'June, loan A-17', link: `/loan-tests/batches/${id}?outcome=outside`, day: today },
  ])
  const owner = server.clientOf(await server.tokenOf(own))
  expect((await owner.analytics.overview({}))['loan-batches']).toEqual([
    { group: 'qm-points-fees', series: 'outside', count: 1 },
  ])
  expect((await manager.analytics.overview({ topic: 'qm' }))['loan-batches']).toEqual([
    { group: 'qm-points-fees', series: 'outside', count: 1 },
  ])
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect((await stranger.analytics.overview({}))['loan-batches']).toEqual([])
})

test('complaints are counted by month and time limit, in the sight of the reader', async () => {
  const complaint = { title: 'Escrow', kind: 'notice_of_error', channel: 'letter' } as const
  await manager.complaints.create({ ...complaint, receivedOn: dayFromToday(-85) })
  await manager.complaints.create({
    ...complaint,
    receivedOn: dayFromToday(-85),
    answeredOn: dayFromToday(-84),
  })
  await manager.complaints.create({ ...complaint, receivedOn: dayFromToday(-100) })
  const { complaints } = await manager.analytics.overview({ days: 90 })
  expect(bySeries(complaints)).toEqual({ overdue: 1, in_time: 1 })
  expect((await user.analytics.overview({ days: 90 })).complaints).toEqual([])
  const { items } = await manager.analytics.rows({ chart: 'complaints', days: 90, series: 'overdue' })
  expect(items).toMatchObject([{ title: '1. Escrow', day: dayFromToday(-85) }])
})

test('confirmed quality edits are counted by edit, for those who work on HMDA', async () => {
  await lender.inInstitution((tx) =>
    tx.execute(sql`
      insert into hmda_decisions (institution_id, edit, loan_hash, values_hash, reason, decided_by)
      select ${lender.id}, edit, md5(edit || n), md5(n::text), 'Checked against the file', ${managerId}
      from unnest(array['Q607', 'Q607', 'Q614']) with ordinality as given (edit, n)`),
  )
  const { hmda } = await manager.analytics.overview({})
  expect(hmda).toEqual([
    { group: 'Q607', series: 'confirmed', count: 2 },
    { group: 'Q614', series: 'confirmed', count: 1 },
  ])
  const { items } = await manager.analytics.rows({ chart: 'hmda', group: 'Q614' })
  expect(items).toMatchObject([{ title: 'Q614: Checked against the file', link: '/hmda' }])
  expect((await user.analytics.overview({})).hmda).toEqual([])
  const analyst = await lender.signedIn({ role: 'user', worksOnHmda: true })
  expect((await analyst.analytics.overview({})).hmda).toEqual(hmda)
})
