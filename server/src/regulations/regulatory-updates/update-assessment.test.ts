import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { loadRegulatoryUpdates } from '../../publishing/seed-content/load-regulatory-updates.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
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

type Client = Awaited<ReturnType<typeof server.signedIn>>

describe('a note of the editors', () => {
  const NOTE = 'hmda-asset-threshold-2026'
  beforeAll(() => loadRegulatoryUpdates(server.db))

  test('is part of the document that it explains: one change is one record', async () => {
    const manager = await server.signedIn({ role: 'manager', companyName: 'Notes Credit Union' })
    const { items } = await manager.regulatoryUpdates.list({})
    expect(items.map(({ slug }) => slug)).not.toContain(NOTE)
    expect((await manager.regulatoryUpdates.list({ q: 'HMDA reporting changes' })).items).toMatchObject([
      { slug: HMDA },
    ])
    expect(await manager.regulatoryUpdates.detail({ slug: HMDA })).toMatchObject({
      notes: [{ slug: NOTE, title: 'HMDA reporting changes', status: null }],
      explains: null,
    })
    expect((await manager.regulatoryUpdates.detail({ slug: NOTE })).explains).toMatchObject({ slug: HMDA })
  })

  test('whose own assessment was begun before keeps it, and the document names it', async () => {
    const manager = await server.signedIn({ role: 'manager', companyName: 'Earlier Notes Credit Union' })
    await manager.regulatoryUpdates.assess({ slug: NOTE, version: 0, ...assessed })
    expect((await manager.regulatoryUpdates.detail({ slug: HMDA })).notes).toMatchObject([
      { slug: NOTE, status: 'planned' },
    ])
  })

  test('can be written about a document that is in the library, and about no other', async () => {
    const administrator = await server.signedIn({ role: 'admin' })
    const note = {
      ...{ title: 'What the HMDA figure means', category: 'HMDA', dated: '2026-01-20' },
      priority: 'low',
      description: 'The limit rose by one million dollars.',
      citation: '12 CFR 1003.2(g)',
    } as const
    await expect(
      administrator.regulatoryUpdates.write({ ...note, explains: 'no-such-document' }),
    ).rejects.toMatchObject({ code: 'EXPLAINED_UNKNOWN' })
    const { slug } = await administrator.regulatoryUpdates.write({ ...note, explains: HMDA })
    const { notes } = await administrator.regulatoryUpdates.detail({ slug: HMDA })
    expect(notes.map((one) => one.slug)).toContain(slug)
    await server.db.execute(sql`delete from regulatory_updates where slug = ${slug}`)
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

  test('that nobody owns is every manager’s need and reminder', async () => {
    const lender = await server.newInstitution()
    const manager = await lender.signedIn({ role: 'manager' })
    const second = await lender.signedIn({ role: 'manager' })
    const user = await lender.signedIn({ role: 'user' })
    const dueOn = dayFromToday(3)
    const { title } = await manager.regulatoryUpdates.detail({ slug: HMDA })
    await manager.regulatoryUpdates.assess({ slug: HMDA, version: 0, ...assessed, ownerId: null, dueOn })
    const needs = async ({ dashboard }: Client) => (await dashboard.needs({})).items
    const need = { kind: 'unowned_assessment', title, dueOn, link: `/updates/${HMDA}` }
    for (const client of [manager, second]) expect(await needs(client)).toMatchObject([need])
    expect(await needs(user)).toEqual([])
    const unowned = async () => (await manager.regulatoryUpdates.list({ owner: 'none' })).items
    expect(await unowned()).toMatchObject([{ slug: HMDA }])
    while (await remindAhead(server.db, new Date(), server.plumbline.services.deadlines));
    for (const client of [manager, second])
      expect((await client.notifications.list({})).items).toMatchObject([
        { kind: 'assessment.due', subject: expect.stringContaining('without an owner: “'), link: need.link },
      ])
    expect((await user.notifications.list({})).items).toEqual([])
  })

  /** An institution of its own with two managers, and the assessment that the first one planned. */
  async function planned(name: string) {
    const institution = await server.newInstitution({ name })
    const planner = await institution.signedIn({ role: 'manager', fullName: 'Mara Lind' })
    const second = await institution.signedIn({ role: 'manager', fullName: 'Sol Okafor' })
    const { id } = await planner.regulatoryUpdates.detail({ slug: HMDA })
    const { version } = await planner.regulatoryUpdates.assess({ slug: HMDA, version: 0, ...assessed })
    return { institution, planner, second, id, version }
  }

  /** A finished task is the evidence that it was done. */
  async function attachEvidence(client: Client, id: string) {
    const task = await client.tasks.create({ title: 'Change the figure' })
    await client.evidence.add({
      ...{ kind: 'assessment', id, title: 'HMDA procedure, version 7', validOn: '2026-01-12' },
      target: { kind: 'task', id: task.id },
    })
  }

  test('reaches the step that follows from what is filled in', async () => {
    const manager = await server.signedIn({ role: 'manager', companyName: 'Steps Credit Union' })
    const { detail, assess } = manager.regulatoryUpdates
    const impact = await assess({ slug: HMDA, version: 0, ...assessed, plan: null })
    expect(impact.status).toBe('assessed')
    const whole = await assess({ slug: HMDA, version: impact.version, ...assessed })
    expect(whole.status).toBe('planned')
    const left = { ...assessed, notApplicableReason: 'We make no covered loans.' }
    expect((await assess({ slug: HMDA, version: whole.version, ...left })).status).toBe('not_applicable')
    expect((await detail({ slug: HMDA })).assessment.steps.map(({ step }) => step)).toEqual([
      'Assessed',
      'Planned',
      'Does not apply',
    ])
  })

  test('is signed off by a second person with evidence, and keeps the signed redline with its hash', async () => {
    const { planner, second, id, version } = await planned('Signing Credit Union')
    await expect(second.regulatoryUpdates.signOff({ slug: HMDA, version })).rejects.toMatchObject({
      code: 'EVIDENCE_NEEDED',
    })
    await attachEvidence(planner, id)
    await expect(planner.regulatoryUpdates.signOff({ slug: HMDA, version })).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    })
    const signed = await second.regulatoryUpdates.signOff({ slug: HMDA, version })
    expect(signed).toMatchObject({
      ...{ status: 'completed', signedName: 'Sol Okafor', plannedName: 'Mara Lind', aloneReason: null },
      evidence: 'Attached: HMDA procedure, version 7',
    })
    expect(signed.steps.map(({ step }) => step)).toEqual(['Planned', 'Signed off'])
    const { record, sha256 } = await planner.regulatoryUpdates.signedRecord({ slug: HMDA })
    expect(sha256).toBe(signed.signedHash)
    expect(createHash('sha256').update(record).digest('hex')).toBe(sha256)
    expect(JSON.parse(record)).toMatchObject({
      assessment: { attached: [{ title: 'HMDA procedure, version 7', validOn: '2026-01-12' }] },
      planned: { by: 'Mara Lind' },
      redline: { changes: [{ key: 'comment 2(g)-2' }] },
    })
    const other = await server.signedIn({ role: 'manager', companyName: 'Another Credit Union' })
    await expect(other.regulatoryUpdates.signedRecord({ slug: HMDA })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      planner.regulatoryUpdates.assess({ slug: HMDA, version: signed.version, ...assessed }),
    ).rejects.toMatchObject({ code: 'SIGNED_OFF' })
    const reopened = await planner.regulatoryUpdates.reopen({
      ...{ slug: HMDA, version: signed.version, reason: 'Wrong file.' },
    })
    expect(reopened).toMatchObject({ status: 'planned', signedHash: null })
    expect(reopened.steps.at(-1)!.words).toContain(signed.signedHash)
  })

  test('cannot be signed off on words alone: evidence is uploaded or linked', async () => {
    const { planner, second } = await planned('Words Credit Union')
    const said = { evidence: 'HMDA procedure, version 7', noEvidenceReason: 'It is on file.' }
    const { version } = await planner.regulatoryUpdates.assess({
      ...{ slug: HMDA, version: 1, ...assessed, ...said },
    })
    await expect(second.regulatoryUpdates.signOff({ slug: HMDA, version })).rejects.toMatchObject({
      code: 'EVIDENCE_NEEDED',
    })
  })

  test('is not signed off while a planned task is open, which the refusal names', async () => {
    const { planner, second, id, version } = await planned('Tasks Credit Union')
    const waitsFor = async ({ dashboard }: typeof planner) =>
      (await dashboard.needs({})).items.some(
        ({ kind, id: about, reason }) =>
          kind === 'assessment' && about === id && reason.startsWith('Planned by somebody else'),
      )
    expect(await waitsFor(second), 'without evidence').toBe(false)
    await attachEvidence(planner, id)
    expect(await waitsFor(second)).toBe(true)
    expect(await waitsFor(planner), 'who planned it').toBe(false)
    const origin = { kind: 'assessment', id } as const
    const task = await planner.tasks.create({ title: 'Train the HMDA desk', origin })
    expect(await waitsFor(second), 'with an open task').toBe(false)
    await expect(second.regulatoryUpdates.signOff({ slug: HMDA, version })).rejects.toMatchObject({
      code: 'TASKS_OPEN',
      message: 'Finish or cancel first: “Train the HMDA desk”.',
      data: { titles: ['Train the HMDA desk'], count: 1 },
    })
    const { version: at } = await planner.tasks.find({ id: task.id })
    await planner.tasks.setStatus({
      id: task.id,
      version: at,
      status: 'cancelled',
      reason: 'Trained already.',
    })
    expect((await second.regulatoryUpdates.signOff({ slug: HMDA, version })).status).toBe('completed')
  })

  test('whose plan the second person rewrites is signed off by the first', async () => {
    const { planner, second, id, version } = await planned('Rewritten Credit Union')
    await attachEvidence(planner, id)
    const moved = await second.regulatoryUpdates.assess({
      ...{ slug: HMDA, version, ...assessed, dueOn: '2026-02-05' },
    })
    expect(moved.plannedName, 'another day is no other plan').toBe('Mara Lind')
    const rewritten = await second.regulatoryUpdates.assess({
      ...{ slug: HMDA, version: moved.version, ...assessed, plan: 'Change the figure and train the desk.' },
    })
    expect(rewritten.plannedName).toBe('Sol Okafor')
    const asked = { slug: HMDA, version: rewritten.version }
    await expect(second.regulatoryUpdates.signOff(asked)).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    })
    expect((await planner.regulatoryUpdates.signOff(asked)).signedName).toBe('Mara Lind')
  })

  test('of an institution with one manager is signed off by that manager, who says why', async () => {
    const manager = await server.signedIn({ role: 'manager', companyName: 'Single Manager Credit Union' })
    const { id, isOnlyManager } = await manager.regulatoryUpdates.detail({ slug: HMDA })
    expect(isOnlyManager).toBe(true)
    const { version } = await manager.regulatoryUpdates.assess({ slug: HMDA, version: 0, ...assessed })
    await attachEvidence(manager, id)
    await expect(manager.regulatoryUpdates.signOff({ slug: HMDA, version })).rejects.toMatchObject({
      code: 'REASON_NEEDED',
      data: { field: 'aloneReason' },
    })
    const aloneReason = 'The other manager left in May.'
    const signed = await manager.regulatoryUpdates.signOff({ slug: HMDA, version, aloneReason })
    expect(signed).toMatchObject({ status: 'completed', aloneReason })
    const { record } = await manager.regulatoryUpdates.signedRecord({ slug: HMDA })
    expect(JSON.parse(record).signed).toMatchObject({ aloneReason })
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
