import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { enterBundledParts } from '../library/fill-library.ts'
import { fillLibrary } from './library-work.ts'

const server = await startTestServer()
afterAll(server.close)

const HMDA = 'federal-register-hmda-asset-size-exemption-for-2026-regulation-c'

beforeAll(async () => {
  await enterBundledParts(server.db)
  // Regulation C is small and has two changes; Regulation V has a vacated rule.
  await server.db.execute(sql`update regulation_parts set state = 'ready' where part not in ('1003', '1022')`)
  while (await fillLibrary(server.db, createLog('silent')));
}, 120_000)

const assessed = {
  impact: 'low',
  impactReason: 'We report already; only the figure in the procedure changes.',
  notApplicableReason: null,
  plan: 'Change the figure in the HMDA procedure.',
  ownerId: null,
  dueOn: '2026-02-01',
  evidence: null,
  noEvidenceReason: null,
} as const

describe('updates from the texts', () => {
  test('only days with new words, and announced documents, make updates; entering them again adds none', async () => {
    const { items } = await (await server.signedIn()).regulatoryUpdates.list({})
    expect(items.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([HMDA, 'federal-register-2024-30824', 'federal-register-89-fr-105430']),
    )
    await fillLibrary(server.db, createLog('silent'))
    expect((await (await server.signedIn()).regulatoryUpdates.list({})).total).toBe(items.length)
  })

  test('a vacated rule is not in force and never urgent', async () => {
    const member = await server.signedIn()
    expect(await member.regulatoryUpdates.detail({ slug: 'federal-register-2024-30824' })).toMatchObject({
      isNotInForce: true,
      priority: 'low',
      effectiveOn: '2025-03-17',
      shownOn: '2025-03-19',
      noticedOn: '2025-01-16',
    })
  })

  test('the redline shows the paragraph as it was and as it is', async () => {
    const member = await server.signedIn()
    const { changes } = await member.regulatoryUpdates.redline({ slug: HMDA })
    expect(changes).toMatchObject([{ key: 'comment 2(g)-2', kind: 'amount' }])
    expect(changes[0]!.amounts).toContainEqual({ before: '$58', after: '$59' })
  })
})

describe('an assessment', () => {
  test('tells a colleague who becomes its owner, once', async () => {
    const lender = await server.newInstitution()
    const manager = await lender.signedIn({ role: 'manager', fullName: 'Mara Lind' })
    const owner = await lender.addMember({ role: 'manager' })
    const client = server.clientOf(await server.tokenOf(owner))
    const identified = {
      ...assessed,
      impact: null,
      impactReason: null,
      plan: null,
      status: 'identified',
    } as const
    const saved = await manager.regulatoryUpdates.assess({
      ...{ slug: HMDA, version: 0, ...identified, ownerId: owner.userId },
    })
    await manager.regulatoryUpdates.assess({
      ...{ slug: HMDA, version: saved.version, ...identified, ownerId: owner.userId, dueOn: '2026-02-03' },
    })
    expect((await client.notifications.list({})).items).toMatchObject([
      {
        kind: 'assessment.assigned',
        subject: expect.stringContaining('Mara Lind made you the owner of the assessment of “'),
        link: `/updates/${HMDA}`,
      },
    ])
  })

  test('goes from identified to signed off, and keeps the signed redline with its hash', async () => {
    const manager = await server.signedIn({ role: 'manager', fullName: 'Mara Lind' })
    const planned = await manager.regulatoryUpdates.assess({
      slug: HMDA,
      version: 0,
      status: 'planned',
      ...assessed,
    })
    await expect(
      manager.regulatoryUpdates.signOff({ slug: HMDA, version: planned.version }),
    ).rejects.toMatchObject({
      code: 'EVIDENCE_NEEDED',
    })
    const withEvidence = await manager.regulatoryUpdates.assess({
      ...{ slug: HMDA, version: planned.version, status: 'planned' },
      ...assessed,
      evidence: 'HMDA procedure, version 7',
    })
    const signed = await manager.regulatoryUpdates.signOff({ slug: HMDA, version: withEvidence.version })
    expect(signed).toMatchObject({ status: 'completed', signedName: 'Mara Lind' })
    expect(signed.signedHash).toMatch(/^[0-9a-f]{64}$/)
    expect(signed.steps.map(({ step }) => step)).toEqual(['Planned', 'Signed off'])
    const { rows } = await server.db.execute<{ hash: string; record: string }>(sql`
      select encode(sha256(signed_record::bytea), 'hex') as hash, signed_record as record
      from update_assessments where signed_hash = ${signed.signedHash}`)
    expect(rows[0]!.hash).toBe(signed.signedHash)
    expect(rows[0]!.record).toContain('comment 2(g)-2')
    await expect(
      manager.regulatoryUpdates.assess({
        slug: HMDA,
        version: signed.version,
        status: 'planned',
        ...assessed,
      }),
    ).rejects.toMatchObject({ code: 'SIGNED_OFF' })
    const reopened = await manager.regulatoryUpdates.reopen({
      slug: HMDA,
      version: signed.version,
      reason: 'Wrong file.',
    })
    expect(reopened).toMatchObject({ status: 'planned', signedHash: null })
    expect(reopened.steps.at(-1)!.words).toContain(signed.signedHash)
  })

  test('counts a file beside it as evidence, and the signed record says its hash', async () => {
    const manager = await server.signedIn({ role: 'manager', companyName: 'Evidence Credit Union' })
    const { id } = await manager.regulatoryUpdates.detail({ slug: HMDA })
    const planned = await manager.regulatoryUpdates.assess({
      ...{ slug: HMDA, version: 0, status: 'planned' },
      ...assessed,
    })
    const { id: taskId } = await manager.tasks.create({ title: 'Change the figure' })
    await manager.evidence.add({
      ...{ kind: 'assessment', id, title: 'HMDA procedure, version 7', validOn: '2026-01-12' },
      target: { kind: 'task', id: taskId },
    })
    const signed = await manager.regulatoryUpdates.signOff({ slug: HMDA, version: planned.version })
    expect(signed.evidence).toBe('Attached: HMDA procedure, version 7')
    const { record, sha256 } = await manager.regulatoryUpdates.signedRecord({ slug: HMDA })
    expect(sha256).toBe(signed.signedHash)
    expect(createHash('sha256').update(record).digest('hex')).toBe(sha256)
    expect(JSON.parse(record)).toMatchObject({
      assessment: { attached: [{ title: 'HMDA procedure, version 7', validOn: '2026-01-12' }] },
    })
    const other = await server.signedIn({ role: 'manager', companyName: 'Another Credit Union' })
    await expect(other.regulatoryUpdates.signedRecord({ slug: HMDA })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('has the priority that a person sets, until it is given back to the rules', async () => {
    const manager = await server.signedIn({ role: 'manager', companyName: 'Priority Credit Union' })
    const ruled = await manager.regulatoryUpdates.detail({ slug: HMDA })
    const input = { slug: HMDA, status: 'assessed', ...assessed } as const
    await manager.regulatoryUpdates.assess({ ...input, version: 0, priority: 'high' })
    expect(await manager.regulatoryUpdates.detail({ slug: HMDA })).toMatchObject({
      priority: 'high',
      priorityReason: 'Set by a person of your institution.',
    })
    await manager.regulatoryUpdates.assess({ ...input, version: 1 })
    expect((await manager.regulatoryUpdates.detail({ slug: HMDA })).priority).toBe('high')
    await manager.regulatoryUpdates.assess({ ...input, version: 2, priority: null })
    expect((await manager.regulatoryUpdates.detail({ slug: HMDA })).priority).toBe(ruled.priority)
  })

  test('proposes the loan tests that apply what changed', async () => {
    const manager = await server.signedIn({ role: 'manager' })
    const { loanTests } = await manager.regulatoryUpdates.detail({ slug: HMDA })
    expect(loanTests).toEqual([
      { name: 'hmda-coverage', question: 'Do we report under HMDA?', section: '1003.2' },
    ])
  })

  test('names the work that cites what changed, and what of another institution does so never', async () => {
    const manager = await server.signedIn({ role: 'manager', companyName: 'Citing Credit Union' })
    const { id } = await manager.tasks.create({ title: 'Decide whether we report' })
    await manager.citationLinks.add({ kind: 'task', id, text: '12 CFR 1003.2(g)' })
    const other = await manager.tasks.create({ title: 'Check the notices in the lobbies' })
    await manager.citationLinks.add({ kind: 'task', id: other.id, text: '12 CFR 1003.5(e)' })
    const { records } = await manager.regulatoryUpdates.detail({ slug: HMDA })
    expect(records).toMatchObject([
      { kind: 'task', id, title: 'Decide whether we report', citation: '12 CFR 1003.2(g)' },
    ])
    const stranger = await server.signedIn({ role: 'manager', companyName: 'Another Citing Credit Union' })
    expect((await stranger.regulatoryUpdates.detail({ slug: HMDA })).records).toEqual([])
  })

  test.each([
    [{ status: 'not_applicable' }, 'notApplicableReason'],
    [{ status: 'assessed', impact: null }, 'impact'],
    [{ status: 'assessed', impactReason: null }, 'impactReason'],
    [{ status: 'planned', plan: null }, 'plan'],
  ] as const)('with %j lacks %s', async (values, field) => {
    const manager = await server.signedIn({ role: 'manager' })
    await expect(
      manager.regulatoryUpdates.assess({ slug: HMDA, version: 0, ...assessed, ...values }),
    ).rejects.toMatchObject({ code: 'REASON_NEEDED', data: { field } })
  })

  test('is invisible to another institution, and users cannot decide', async () => {
    const manager = await server.signedIn({ role: 'manager' })
    await manager.regulatoryUpdates.markNotApplicable({ slugs: [HMDA], reason: 'We make no covered loans.' })
    expect((await manager.regulatoryUpdates.detail({ slug: HMDA })).status).toBe('not_applicable')
    const other = await server.signedIn({ role: 'manager', companyName: 'Another Credit Union' })
    expect((await other.regulatoryUpdates.detail({ slug: HMDA })).assessment).toMatchObject({
      status: 'identified',
      version: 0,
      steps: [],
    })
    const user = await server.signedIn()
    await expect(
      user.regulatoryUpdates.assess({ slug: HMDA, version: 0, status: 'planned', ...assessed }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('of which somebody else saved a version first is refused', async () => {
    const manager = await server.signedIn({ role: 'manager', companyName: 'Third Credit Union' })
    await manager.regulatoryUpdates.assess({ slug: HMDA, version: 0, status: 'planned', ...assessed })
    await expect(
      manager.regulatoryUpdates.assess({ slug: HMDA, version: 0, status: 'planned', ...assessed }),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })
})
