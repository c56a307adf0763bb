import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// 90 + 120 + 30 + 45 + 20 = 305 hundredths.
const late = {
  title: 'Send notices in time',
  productLine: 'Servicing',
  topic: 'trid',
  ...{ likelihood: 3, impact: 4, volume: 2, complexity: 3, change: 2 },
} as const
const codeOf = (error: { code: string }) => error.code

test('a risk is rated by the method, before and after its controls', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const made = await manager.risks.create(late)
  expect(made).toMatchObject({
    number: 1,
    inherent: { score: 305, band: 'high' },
    residual: { score: 305, band: 'high' },
    reviewedOn: null,
    lookAgain: [],
  })
  const { id, version } = made
  const adequate = { ...late, id, version, controlStrength: 'adequate' } as const
  expect(await manager.risks.update(adequate).catch(codeOf)).toBe('REASON_MISSING')
  // 305 - 125 = 180
  const better = await manager.risks.update({ ...adequate, strengthReason: 'Sampled each month.' })
  expect(better.residual).toEqual({ score: 180, band: 'low' })
  const map = await manager.risks.map()
  expect(map.cells).toEqual([{ likelihood: 3, impact: 4, count: 1, worst: 'low' }])
  expect(map.bands.filter(({ inherent, residual }) => inherent + residual > 0)).toEqual([
    { band: 'low', inherent: 0, residual: 1 },
    { band: 'high', inherent: 1, residual: 0 },
  ])
  const { items } = await manager.history.list({ kind: 'risk', id })
  expect(items[0]!.changes).toContainEqual({ field: 'controlStrength', from: 'None', to: 'Adequate' })
})

test('strong controls need evidence that is in date, or a monitoring test that passed', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const strong = { ...late, controlStrength: 'strong', strengthReason: 'We looked.' } as const
  expect(await manager.risks.create(strong).catch(codeOf)).toBe('STRENGTH_UNPROVEN')
  const { id, version } = await manager.risks.create(late)
  expect(await manager.risks.update({ ...strong, id, version }).catch(codeOf)).toBe('STRENGTH_UNPROVEN')
  const task = await manager.tasks.create({ title: 'Look' })
  const evidence = {
    kind: 'risk',
    id,
    title: 'Sample of 25',
    validOn: '2025-01-31',
    target: { kind: 'task', id: task.id },
  } as const
  await manager.evidence.add({ ...evidence, validUntil: '2025-12-31' })
  expect(await manager.risks.update({ ...strong, id, version }).catch(codeOf)).toBe('STRENGTH_UNPROVEN')
  await manager.evidence.add(evidence)
  // 305 - 200 = 105
  expect((await manager.risks.update({ ...strong, id, version })).residual).toEqual({
    score: 105,
    band: 'low',
  })
})

test('what happens to the topic, and a linked test that fails, ask for another look', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { id, version } = await manager.risks.create(late)
  const other = await manager.risks.create({ ...late, title: 'Other', topic: 'hmda' })
  await manager.findings.create({
    ...{ title: 'Late', source: 'audit', severity: 'low', topic: 'trid' },
    foundOn: '2026-01-09',
  })
  await manager.complaints.create({
    ...{ title: 'Late', kind: 'other', channel: 'phone', topic: 'trid' },
    receivedOn: '2026-01-09',
  })
  const monitoring = await manager.monitoring.create({
    ...{ year: 2026, title: 'Ten closings', frequency: 'annual', firstMonth: 6, requiresEvidence: false },
  })
  await manager.workLinks.add({ kind: 'risk', id, target: { kind: 'monitoring_test', id: monitoring.id } })
  await manager.monitoring.record({
    id: monitoring.runs[0]!.id,
    result: 'failed',
    note: 'Two were late.',
    finding: { title: 'Two were late', severity: 'low' },
  })
  expect(await manager.risks.find({ id })).toMatchObject({
    needsLook: true,
    lookAgain: [
      '1 finding of this topic since the last look.',
      '1 complaint of this topic since the last look.',
      'The monitoring test “Ten closings” failed.',
    ],
  })
  expect((await manager.risks.find({ id: other.id })).needsLook).toBe(false)
  expect((await manager.risks.list({ needsLook: true })).items.map((risk) => risk.id)).toEqual([id])
  const looked = await manager.risks.review({ id, version, note: 'Seen.', reviewOn: '2027-01-31' })
  expect(looked).toMatchObject({ needsLook: false, lookAgain: [], reviewOn: '2027-01-31' })
  expect(looked.reviewedOn).not.toBeNull()
})

test('a change of the law that a risk cites asks for another look, of another paragraph it does not', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const cite = async (title: string, text: string) => {
    const { id } = await manager.risks.create({ ...late, title })
    await manager.citationLinks.add({ kind: 'risk', id, text })
    return id
  }
  const cited = await cite('Estimates', '12 CFR 1026.19(e)(3)')
  await cite('A paragraph beside it', '12 CFR 1026.19(e)(30)')
  await cite('Advertising', '12 CFR 1026.24')
  const publish = (slug: string, daysAgo: number) =>
    server.db.execute(sql`
      insert into regulatory_updates (slug, title, category, priority, description, citation, dated, parts, affected, changed_at, added_at)
      values (${slug}, 'Estimates change', 'Regulation Z', 'medium', 'Words.', '12 CFR part 1026', current_date - ${daysAgo}::integer,
        '{1026}', '{"12 CFR 1026.19(e)(3)(iv)"}', clock_timestamp(), clock_timestamp())`)
  // A library that fills after the look brings what was known long before it.
  await publish('risk-law-old', 400)
  expect((await manager.risks.list({ needsLook: true })).items).toEqual([])
  await publish('risk-law-new', 0)
  expect((await manager.risks.list({ needsLook: true })).items.map(({ id }) => id)).toEqual([cited])
  expect(await manager.risks.find({ id: cited })).toMatchObject({
    lookAgain: ['The law that it cites changed: Estimates change'],
  })
  await server.db.execute(sql`delete from regulatory_updates where slug like 'risk-law-%'`)
})

test('the start set has what applies, with its citation, and is added once', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const known = { year: null, trueSince: '2025-01-01' }
  await manager.settings.setFact({ ...known, key: 'regulator', value: 'ncua' })
  const products = ['closed_end_mortgage', 'mortgage_servicing', 'deposit_account']
  await manager.settings.setFact({ ...known, key: 'products', value: products })
  const { offeredCount } = await manager.risks.map()
  expect(offeredCount).toBeGreaterThan(20)
  expect(await manager.risks.addStart()).toMatchObject({ added: offeredCount })
  expect(await manager.risks.addStart()).toMatchObject({ added: 0 })
  expect((await manager.risks.map()).totalCount).toBe(offeredCount)
  const { items } = await manager.risks.list({ search: 'closing disclosure received' })
  expect(await manager.citationLinks.list({ kind: 'risk', id: items[0]!.id })).toMatchObject([
    { text: '12 CFR 1026.19(f)(1)(ii)' },
  ])
})

test('an approved assessment stays as it was and says what moved since', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await manager.risks.approve({ title: '2026' }).catch(codeOf)).toBe('NO_RISKS')
  const { id, version } = await manager.risks.create(late)
  const approved = await manager.risks.approve({ title: '2026', boardMeetingOn: '2026-11-12' })
  expect(approved).toMatchObject({ riskCount: 1, method: '2026-1', boardMeetingOn: '2026-11-12' })
  expect((await manager.risks.assessment({ id: approved.id })).moved).toEqual([])
  await manager.risks.update({ ...late, id, version, impact: 5 })
  const added = await manager.risks.create({ ...late, title: 'New' })
  const { risks, moved } = await manager.risks.assessment({ id: approved.id })
  expect(risks).toMatchObject([{ number: 1, residual: { score: 305 } }])
  // 305 + 30 for one more point of impact.
  const high = (score: number) => ({ score, band: 'high' })
  const figures = (score: number) => ({ inherent: high(score), strength: 'none', residual: high(score) })
  expect(moved).toMatchObject([
    {
      ...{ id, title: late.title, before: figures(305), now: figures(335) },
      causes: [{ kind: 'rating', text: 'Impact on consumers: 4. Serious → 5. Severe.' }],
    },
    { id: added.id, title: 'New', before: null, now: figures(305), causes: [] },
  ])
  await expect(
    server.db.execute(sql`update risk_assessments set title = 'Other' where id = ${approved.id}`),
  ).rejects.toMatchObject({ cause: { message: 'an approved assessment does not change' } })
})

test('between two assessments, each risk that moved says why, after what, and by whom', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { fullName } = await manager.members.me()
  const { id } = await manager.risks.create(late)
  const still = await manager.risks.create({ ...late, title: 'Still', topic: 'hmda' })
  const first = await manager.risks.approve({ title: 'First' })
  await manager.findings.create({
    ...{ title: 'Late', source: 'audit', severity: 'low', topic: 'trid' },
    foundOn: '2026-01-09',
  })
  const { version } = await manager.risks.find({ id })
  await manager.risks.update({ ...late, id, version, likelihood: 4 })
  const control = await manager.controls.create({ title: 'Second look', judged: 'weak' })
  await manager.workLinks.add({ kind: 'risk', id, target: { kind: 'control', id: control.id } })
  const second = await manager.risks.approve({ title: 'Second' })
  const [inUse] = await manager.riskMethods.list()
  const { weights } = inUse!.method
  await manager.riskMethods.change({
    ...{ ...inUse!.method, weights: { ...weights, volume: 10, change: 15 } },
    ...{ version: 0, reason: 'Change is what fails.' },
  })
  const between = await manager.risks.assessment({ id: first.id, untilId: second.id })
  // 305 + 30 = 335, less 50.
  expect(between.moved).toMatchObject([
    {
      ...{ id, before: { strength: 'none', residual: { score: 305 } } },
      now: { inherent: { score: 335 }, strength: 'weak', residual: { score: 285 } },
      causes: [
        {
          ...{ kind: 'rating', byName: fullName },
          text: 'Likelihood of a breach: 3. Possible → 4. Likely. After: 1 finding of this topic since the last look.',
        },
        { kind: 'control', text: expect.stringContaining('“Second look”'), byName: fullName },
      ],
    },
  ])
  // By 10 volume + 15 change instead of 15 + 10, ratings of 2 and 2 move nothing.
  expect((await manager.risks.assessment({ id: second.id })).moved).toEqual([])
  await manager.riskMethods.change({
    ...{ ...inUse!.method, weights: { ...weights, impact: 40, volume: 5 } },
    ...{ version: 1, reason: 'Harm counts.' },
  })
  const since = (await manager.risks.assessment({ id: second.id })).moved
  expect(since.map(({ causes }) => causes.map(({ text }) => text))).toEqual([
    ['The method changed from Version 1 to Version 2.'],
    ['The method changed from Version 1 to Version 2.'],
  ])
  expect(since.map((risk) => risk.id)).toEqual([id, still.id])
  expect(await manager.risks.assessment({ id: second.id, untilId: first.id }).catch(codeOf)).toBe('NOT_LATER')
})

test('everybody reads, the owner and managers write, and the planned day reminds', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const owner = await lender.addMember({ role: 'user' })
  const client = server.clientOf(await server.tokenOf(owner))
  const reader: TestClient = await lender.signedIn({ role: 'user' })
  const fields = { ...late, ownerId: owner.userId, reviewOn: '2027-01-31' }
  const { id, version } = await manager.risks.create(fields)
  expect(await reader.risks.find({ id })).toMatchObject({ mayEdit: false })
  expect(await reader.risks.update({ ...fields, id, version }).catch(codeOf)).toBe('NOT_ALLOWED')
  expect(await reader.risks.addStart().catch(codeOf)).toBe('FORBIDDEN')
  expect(await client.risks.update({ ...fields, id, version, volume: 1 })).toMatchObject({ volume: 1 })
  for (const day of ['2027-01-25', '2027-02-02']) {
    const noon = new Date(`${day}T17:00:00Z`)
    while (await remindAhead(server.db, noon, server.plumbline.services.deadlines));
  }
  expect(
    (await client.notifications.list({})).items.map(({ kind, link }) => ({ kind, link })).toReversed(),
  ).toEqual([
    { kind: 'risk.assigned', link: `/risks?risk=${id}` },
    { kind: 'risk.due_in_week', link: `/risks?risk=${id}` },
    { kind: 'risk.overdue', link: `/risks?risk=${id}` },
  ])
})
