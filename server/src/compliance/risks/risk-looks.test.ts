import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

test('the list, its filter, and the count of the map agree on what to look at again, for each reason', async () => {
  const institution = await server.newInstitution()
  const manager = await institution.signedIn({ role: 'manager' })
  const enter = (title: string, topic: 'trid' | 'hmda' | 'qm' | null = null) =>
    manager.risks.create({ title, topic })
  const expected: string[] = []
  const finding = await enter('A finding of the topic', 'trid')
  const complaint = await enter('A complaint of the topic', 'hmda')
  expected.push(finding.title, complaint.title)
  await enter('A topic of an exam alone', 'qm')
  await enter('No topic')
  const found = { title: 'Late', source: 'audit', severity: 'low', foundOn: '2026-01-09' } as const
  await manager.findings.create({ ...found, topic: 'trid' })
  await manager.findings.create(found)
  const ofExam = await manager.findings.create({ ...found, topic: 'qm' })
  await institution.inInstitution((tx) =>
    tx.execute(sql`update findings set origin_kind = 'exam' where id = ${ofExam.id}`),
  )
  await manager.complaints.create({
    ...{ title: 'Late', kind: 'other', channel: 'phone', topic: 'hmda', receivedOn: '2026-01-09' },
  })
  for (const [title, result, isBackward] of [
    ['A failed test that it links', 'failed', false],
    ['A failed test that links it', 'failed', true],
    ['A test that passed', 'passed', false],
  ] as const) {
    const { id } = await enter(title)
    const { id: testId, runs } = await manager.monitoring.create({
      ...{ year: 2026, title, frequency: 'annual', firstMonth: 6, requiresEvidence: false },
    })
    const [one, other] = [{ kind: 'risk', id } as const, { kind: 'monitoring_test', id: testId } as const]
    await manager.workLinks.add(isBackward ? { ...other, target: one } : { ...one, target: other })
    const made = result === 'failed' && { finding: { title: 'Two were late', severity: 'low' as const } }
    await manager.monitoring.record({ id: runs[0]!.id, result, note: 'As seen.', ...made })
    if (result === 'failed') expected.push(title)
  }
  for (const [text, isHit] of [
    ['12 CFR 1026.19(e)(3)(iv)', true],
    ['12 CFR 1026.19(e)', true],
    ['12 CFR 1026.19', true],
    ['12 CFR 1026.19(e)(3)(iv)(A)', true],
    ['12 CFR 1026.19(e)(3)(i)', false],
    ['12 CFR 1026.20', false],
  ] as const) {
    const { id } = await enter(text)
    await manager.citationLinks.add({ kind: 'risk', id, text })
    if (isHit) expected.push(text)
  }
  await server.db.execute(sql`
    insert into regulatory_updates (slug, title, category, priority, description, citation, dated, parts, affected, changed_at, added_at)
    values ('looks-law', 'Estimates change', 'Regulation Z', 'medium', 'Words.', '12 CFR part 1026', current_date, '{1026}',
      '{"12 CFR 1026.19(e)(3)(iv)"}', clock_timestamp(), clock_timestamp())`)

  const { items } = await manager.risks.list({})
  expect(
    items
      .filter(({ needsLook }) => needsLook)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(expected.toSorted())
  const again = await manager.risks.list({ needsLook: true })
  expect(again.items.map(({ title }) => title).sort()).toEqual(expected.toSorted())
  expect((await manager.risks.map()).needsLookCount).toBe(expected.length)
  const needs = async () =>
    (await manager.dashboard.needs({})).items.filter(({ kind }) => kind === 'risk_look')
  expect(await needs()).toMatchObject([{ title: `${expected.length} risks`, link: '/risks?look=again' }])
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await stranger.risks.create({ title: 'Theirs', topic: 'trid' })
  expect((await stranger.risks.map()).needsLookCount).toBe(0)

  for (const { id, version } of items)
    await manager.risks.review({ id, version, note: 'Seen.', reviewOn: null })
  expect((await manager.risks.map()).needsLookCount).toBe(0)
  expect((await manager.risks.list({ needsLook: true })).totalCount).toBe(0)
  expect(await needs()).toEqual([])
  await server.db.execute(sql`delete from regulatory_updates where slug = 'looks-law'`)
})
