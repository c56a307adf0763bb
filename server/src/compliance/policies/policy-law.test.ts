import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { loadOnlyPart } from '../../testing/library-part.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { findLawChanges } from './law-change-work.ts'
import { insertPolicy } from './policy-store.ts'
import { approveVersion, insertVersion, recordDecision, sendForReview } from './policy-version-store.ts'

const server = await startTestServer()
beforeAll(() => loadOnlyPart(server.db, '1026'), 120_000)
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string
let approverId: string

beforeEach(async () => {
  lender = await server.newInstitution({ type: 'mortgage_company' })
  const person = await lender.addMember({ role: 'manager', fullName: 'Wren Writer' })
  approverId = (await lender.addMember({ role: 'manager', fullName: 'Sam Second' })).userId
  managerId = person.userId
  manager = server.clientOf(await server.tokenOf(person))
})

const BODY = `# Valuations

We get a written appraisal where the rule asks for one.

Implements: Reg Z 35(c)(3); 12 CFR 1026.42(c)

## Flood

Implements: 12 CFR 760.3; 12 CFR 1026.9999; 12 CFR part 1026; the flood act
`

/** In force since a day that may have passed, by the functions that people's own calls use. */
async function inForceSince(day: string, body = BODY, title = 'Appraisals') {
  return lender.inInstitution(async (tx) => {
    const fields = { title, topic: null, ownerId: managerId, reviewMonths: 12, nextReviewOn: null }
    const id = await insertPolicy(tx, lender.id, fields, 'Wren Writer')
    const versionId = await insertVersion(tx, lender.id, id, { userId: managerId, fullName: 'Wren' }, body)
    await sendForReview(tx, lender.id, versionId, [{ userId: approverId, fullName: 'Sam' }], day)
    const decision = { userId: approverId, decision: 'approved' as const, comment: '' }
    await recordDecision(tx, lender.id, versionId, decision)
    await approveVersion(tx, lender.id, id, { id: versionId, body }, day)
    return { id, versionId }
  })
}

const today = todayIn('America/New_York')

test('a section names its law, and each name says what we hold', async () => {
  const { id, versions } = await manager.policies.create({ title: 'Appraisals', body: BODY })
  const { sections } = await manager.policyLaw.ofVersion({ id, versionId: versions[0]!.id })
  expect(sections.map(({ heading, unreadable }) => [heading, unreadable])).toEqual([
    ['', []],
    ['Valuations', []],
    ['Flood', ['the flood act']],
  ])
  expect(sections[1]!.citations[0]).toEqual({
    text: '12 CFR 1026.35(c)(3)',
    state: 'held',
    path: '/resources/regulations/1026/35#c-3',
    officialAddress: 'https://www.ecfr.gov/current/title-12/section-1026.35#p-1026.35(c)(3)',
    notes: [],
  })
  expect(sections[2]!.citations.map(({ text, state }) => [text, state])).toEqual([
    ['12 CFR 760.3', 'not_held'],
    ['12 CFR 1026.9999', 'not_found'],
    ['12 CFR part 1026', 'held'],
  ])
})

test('a section that implements a paragraph which is not in force says so', async () => {
  const body = '# Fees\n\nImplements: 12 CFR 1026.52(b); 12 CFR 1026.19(f)\n'
  const { id, versions } = await manager.policies.create({ title: 'Late fees', body })
  const { sections } = await manager.policyLaw.ofVersion({ id, versionId: versions[0]!.id })
  expect(sections[1]!.citations.map(({ notes }) => notes)).toEqual([['Credit card late fee of $8'], []])
})

test('a paragraph leads back to the policies in force that implement it', async () => {
  await manager.policies.create({ title: 'Only a draft', body: BODY })
  const { id } = await inForceSince(today)
  const user = await lender.signedIn()
  expect(await user.policyLaw.implementing({ part: '1026', section: '35' })).toEqual([
    {
      policyId: id,
      title: 'Appraisals',
      versionNumber: 1,
      isInForce: true,
      sectionNumber: 1,
      heading: 'Valuations',
      citation: '12 CFR 1026.35(c)(3)',
      key: '1026.35(c)(3)',
      changedOn: null,
    },
  ])
  expect(await user.policyLaw.implementing({ part: '1026', section: '19' })).toEqual([])
})

test('coverage counts sections in force, sections in drafts, and nothing that is not held', async () => {
  await inForceSince(today)
  await manager.policies.create({ title: 'Disclosures', body: '# A\n\nImplements: 12 CFR 1026.19(e)' })
  const { regulations, uncounted } = await manager.policyLaw.coverage()
  const lending = regulations.find(({ part }) => part === '1026')!
  expect(lending).toMatchObject({ isReady: true, counts: { implemented: 2, changed: 0, drafted: 1 } })
  expect(lending.counts.none).toBe(lending.sections - 3)
  expect(uncounted.map(({ citation, why }) => [citation, why])).toEqual([
    ['12 CFR 760.3', 'not_held'],
    ['12 CFR 1026.9999', 'not_found'],
    ['12 CFR part 1026', 'whole_part'],
  ])
  const { sections } = await manager.policyLaw.coverageOf({ part: '1026' })
  const states = new Map(sections.map(({ page, state }) => [page, state]))
  expect([states.get('35'), states.get('42'), states.get('19'), states.get('36')]).toEqual([
    'implemented',
    'implemented',
    'drafted',
    'none',
  ])
  const csv = await (await manager.policyLaw.coverageFile()).text()
  expect(csv).toContain('12 CFR 1026.35(c)(3),"Appraisals, version 1",Valuations')
  expect(csv).toContain('Not counted: text not held,12 CFR 760.3')
})

test('a change of a cited paragraph flags the version in force and gives its owner one task', async () => {
  const { id, versionId } = await inForceSince(
    '2024-06-01',
    '# A\n\nImplements: 12 CFR 1026.42(i)\n\n# B\n\nImplements: 12 CFR 1026.42(c)',
  )
  const now = new Date()
  await findLawChanges(server.db, now)
  await findLawChanges(server.db, now)
  const { changes } = await manager.policyLaw.ofVersion({ id, versionId })
  expect(changes).toMatchObject([
    {
      citation: '12 CFR 1026.42(i)',
      changedOn: '2025-10-01',
      redline: '/resources/regulations/1026/redline?page=42&from=2024-06-01&to=2025-10-01',
      isReviewed: false,
    },
  ])
  const { items } = await manager.tasks.list({ whose: 'mine' })
  expect(items.map(({ title, originTitle }) => [title, originTitle])).toEqual([
    ['Review the policy “Appraisals”: the law changed', 'Appraisals'],
  ])
  const { regulations } = await manager.policyLaw.coverage()
  expect(regulations.find(({ part }) => part === '1026')!.counts).toMatchObject({ changed: 1 })

  const listed = await manager.policies.list({ order: 'attention' })
  expect(listed.items[0]).toMatchObject({ id, lawChangedOn: '2025-10-01' })
  expect(listed.attention.law_changed).toBe(1)
  expect((await manager.policies.list({ attention: 'law_changed' })).items.map((one) => one.id)).toEqual([id])

  await manager.tasks.setStatus({ id: items[0]!.id, version: items[0]!.version, status: 'done' })
  expect((await manager.policies.list({ attention: 'law_changed' })).totalCount).toBe(0)
  const after = await manager.policyLaw.ofVersion({ id, versionId })
  expect(after.changes[0]).toMatchObject({ isReviewed: true })
  const covered = await manager.policyLaw.coverage()
  expect(covered.regulations.find(({ part }) => part === '1026')!.counts).toMatchObject({ changed: 0 })
})

test('a known change whose text is not held is told with what is known of it', async () => {
  const { id, versionId } = await inForceSince('2026-06-01', '# A\n\nImplements: 12 CFR 1002.4(a)')
  await findLawChanges(server.db, new Date('2026-11-24T15:00:00Z'))
  const { changes } = await manager.policyLaw.ofVersion({ id, versionId })
  expect(changes).toMatchObject([{ changedOn: '2026-07-21', redline: null, isReviewed: false }])
  expect(changes[0]!.what).toContain('Disparate impact')
})

test('more citations than a version holds are refused by name', async () => {
  const body = `Implements: ${Array.from({ length: 501 }, (_, at) => `12 CFR 1026.${at + 1}`).join('; ')}`
  await expect(manager.policies.create({ title: 'All of it', body })).rejects.toMatchObject({
    code: 'TOO_MANY_CITATIONS',
  })
})
