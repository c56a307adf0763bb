import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { askToSignAgain } from './signature-rounds.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let writer: TestClient
let second: TestClient
let secondId: string
let user: TestClient
let userId: string

beforeEach(async () => {
  lender = await server.newInstitution()
  const people = [
    await lender.addMember({ role: 'manager', fullName: 'Wren Writer' }),
    await lender.addMember({ role: 'manager', fullName: 'Sam Second' }),
    await lender.addMember({ role: 'user', fullName: 'Uma User' }),
  ] as const
  const [one, two, three] = await Promise.all(
    people.map(async (person) => server.clientOf(await server.tokenOf(person))),
  )
  writer = one!
  second = two!
  user = three!
  secondId = people[1].userId
  userId = people[2].userId
})

const today = todayIn('America/New_York')
const BODY = '# Flood insurance\n\nNo loan closes without a determination (12 CFR 760.3).'

async function newDraft(body = BODY) {
  const policy = await writer.policies.create({ title: 'Flood insurance', topic: 'flood_insurance', body })
  return { id: policy.id, version: policy.versions[0]! }
}

async function inReview(effectiveOn = '2100-01-01', approverIds = [secondId]) {
  const { id, version } = await newDraft()
  const policy = await writer.policies.submit({
    id,
    versionId: version.id,
    rowVersion: version.rowVersion,
    approverIds,
    effectiveOn,
  })
  return { id, version: policy.versions[0]! }
}

/** In force from today on. */
async function inForce() {
  const { id, version } = await inReview(today)
  const of = { id, versionId: version.id, rowVersion: version.rowVersion }
  await second.policies.decide({ ...of, isApproved: true })
  return { id, versionId: version.id }
}

test('a draft is for managers alone, and its text is rendered', async () => {
  const { id, version } = await newDraft()
  expect(version).toMatchObject({ number: 1, state: 'draft', writtenBy: { name: 'Wren Writer' } })
  expect((await second.policies.findVersion({ id, versionId: version.id })).html).toContain('<h')
  expect((await user.policies.list({})).items).toEqual([])
  await expect(user.policies.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the writer cannot approve their own version', async () => {
  const { id, version } = await newDraft()
  const me = (await writer.members.me()).userId
  const send = (approverIds: string[]) =>
    writer.policies.submit({
      id,
      versionId: version.id,
      rowVersion: version.rowVersion,
      approverIds,
      effectiveOn: '2100-01-01',
    })
  await expect(send([me])).rejects.toMatchObject({ code: 'WRITER_APPROVES' })
  await expect(send(['00000000-0000-4000-8000-000000000000'])).rejects.toMatchObject({
    code: 'APPROVER_UNKNOWN',
  })
})

test('approvers decide in order, and the hash is of the text', async () => {
  const { id, version } = await inReview('2100-01-01', [userId, secondId])
  const of = { id, versionId: version.id, rowVersion: version.rowVersion }
  await expect(second.policies.decide({ ...of, isApproved: true })).rejects.toMatchObject({
    code: 'NOT_YOUR_TURN',
  })
  expect(await user.policies.decide({ ...of, isApproved: true })).toEqual({ isInReview: true })
  await expect(second.policies.decide({ ...of, isApproved: true })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { byName: 'Uma User' },
  })
  const between = (await second.policies.find({ id })).versions[0]!
  await second.policies.decide({ ...of, rowVersion: between.rowVersion, isApproved: true })
  const { versions } = await writer.policies.find({ id })
  expect(versions[0]).toMatchObject({
    state: 'approved',
    effectiveOn: '2100-01-01',
    sha256: createHash('sha256').update(BODY).digest('hex'),
    approvals: [
      { name: 'Uma User', decision: 'approved' },
      { name: 'Sam Second', decision: 'approved' },
    ],
  })
  // Approved for a day to come is not in force yet.
  await expect(user.policies.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a version that is sent back is a draft again, with the comment', async () => {
  const { id, version } = await inReview()
  const of = { id, versionId: version.id, rowVersion: version.rowVersion }
  await expect(second.policies.decide({ ...of, isApproved: false })).rejects.toMatchObject({
    code: 'COMMENT_MISSING',
  })
  await second.policies.decide({ ...of, isApproved: false, comment: 'Name the form.' })
  expect((await writer.policies.find({ id })).versions[0]).toMatchObject({
    state: 'draft',
    sentBackByName: 'Sam Second',
    sentBackComment: 'Name the form.',
  })
  expect((await writer.notifications.list({})).items).toMatchObject([{ kind: 'policy.sent_back' }])
})

test('an approved version cannot be changed, through no operation and not in the database', async () => {
  const { id, versionId } = await inForce()
  const rowVersion = (await writer.policies.find({ id })).versions[0]!.rowVersion
  const save = writer.policies.saveDraft({ id, versionId, rowVersion, body: 'Another text' })
  await expect(save).rejects.toMatchObject({ code: 'NOT_A_DRAFT' })
  for (const statement of [
    sql`update policy_versions set body = 'x' where id = ${versionId}`,
    sql`delete from policy_versions where id = ${versionId}`,
    sql`update policy_approvals set user_name = 'x' where version_id = ${versionId}`,
    sql`delete from policies where id = ${id}`,
  ])
    await expect(server.db.execute(statement)).rejects.toThrow()
})

test('the next version supersedes the one before', async () => {
  const { id, versionId } = await inForce()
  expect((await user.policies.list({})).items).toMatchObject([{ id, effectiveNumber: 1, upcoming: null }])
  const started = await second.policies.startVersion({ id })
  const draft = started.versions[0]!
  expect(started).toMatchObject({ upcoming: { number: 2, state: 'draft' } })
  await expect(writer.policies.startVersion({ id })).rejects.toMatchObject({ code: 'VERSION_OPEN' })
  const saved = await second.policies.saveDraft({
    id,
    versionId: draft.id,
    rowVersion: draft.rowVersion,
    body: `${BODY}\n\nNotices go out ten days before closing.`,
    changeNote: 'Notices',
  })
  const me = (await writer.members.me()).userId
  const sent = await second.policies.submit({
    id,
    versionId: draft.id,
    rowVersion: saved.rowVersion,
    approverIds: [me],
    effectiveOn: today,
  })
  const { rowVersion } = sent.versions[0]!
  await writer.policies.decide({ id, versionId: draft.id, rowVersion, isApproved: true })
  expect((await writer.policies.find({ id })).versions.map(({ state }) => state)).toEqual([
    'effective',
    'superseded',
  ])
  expect((await user.policies.find({ id })).versions).toMatchObject([{ number: 2, state: 'effective' }])
  await expect(user.policies.findVersion({ id, versionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a signature is of one version, with sentence, hash, and address, and is never changed', async () => {
  const { id, versionId } = await inForce()
  expect(await writer.attestations.ask({ id, userIds: [userId, secondId], dueOn: '2100-01-01' })).toEqual({
    asked: 2,
    askedBefore: 0,
  })
  const [own] = await user.attestations.mine({})
  expect(own).toMatchObject({ policyId: id, versionId, number: 1, signedAt: null })
  const { sha256 } = await user.policies.findVersion({ id, versionId })
  await expect(user.attestations.sign({ id, versionId, sha256: 'f'.repeat(64) })).rejects.toMatchObject({
    code: 'TEXT_DIFFERS',
  })
  expect(await user.attestations.sign({ id, versionId, sha256: sha256! })).toMatchObject({ isLate: false })
  await expect(writer.attestations.sign({ id, versionId, sha256: sha256! })).rejects.toMatchObject({
    code: 'NOT_ASKED',
  })
  const rows = await writer.attestations.list({ id })
  expect(rows).toMatchObject([
    { name: 'Sam Second', signedAt: null, sha256: null },
    { name: 'Uma User', sentence: own!.sentence, sha256 },
  ])
  expect(rows[1]!.address).not.toBe('')
  expect((await writer.policies.find({ id })).signedCount).toBe(1)
  const csv = await (await writer.attestations.file({ id })).text()
  expect(csv).toContain(sha256!)
  await expect(
    server.db.execute(
      sql`update attestations set is_late = true where version_id = ${versionId} and user_id = ${userId}`,
    ),
  ).rejects.toThrow()
})

test('a signature after the due date is accepted and marked as late', async () => {
  const { id } = await inForce()
  await writer.attestations.ask({ id, userIds: [userId], dueOn: today })
  await server.db.execute(
    sql`update attestations set due_on = ${today}::date - 1 where policy_id = ${id} and signed_at is null`,
  )
  expect(await sign(user, id)).toMatchObject({ isLate: true })
  expect(await writer.attestations.list({ id })).toMatchObject([{ name: 'Uma User', isLate: true }])
  expect(await (await writer.attestations.file({ id })).text()).toMatch(/,yes\b/)
})

test('of two who save one draft at once one wins, and the other is told', async () => {
  const { id, version } = await newDraft()
  const of = { id, versionId: version.id, rowVersion: version.rowVersion }
  const saved = await Promise.allSettled([
    writer.policies.saveDraft({ ...of, body: `${BODY}\n\nOf the writer.` }),
    second.policies.saveDraft({ ...of, body: `${BODY}\n\nOf the second.` }),
  ])
  expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = saved.findIndex(({ status }) => status === 'rejected')
  expect((saved[lost] as PromiseRejectedResult).reason).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { byName: lost === 0 ? 'Sam Second' : 'Wren Writer' },
  })
})

/** Approves the text as the next version, in force from today on. */
async function nextVersion(id: string, body: string) {
  const draft = (await writer.policies.startVersion({ id })).versions[0]!
  const { rowVersion } = await writer.policies.saveDraft({
    id,
    versionId: draft.id,
    rowVersion: draft.rowVersion,
    body,
  })
  const sent = await writer.policies.submit({
    ...{ id, versionId: draft.id, rowVersion, approverIds: [secondId], effectiveOn: today },
  })
  const of = { id, versionId: draft.id, rowVersion: sent.versions[0]!.rowVersion }
  await second.policies.decide({ ...of, isApproved: true })
}

async function sign(person: TestClient, id: string) {
  const [own] = await person.attestations.mine({ policyId: id })
  const { sha256 } = await person.policies.findVersion({ id, versionId: own!.versionId })
  return person.attestations.sign({ id, versionId: own!.versionId, sha256: sha256! })
}

test('a new version asks again only those whose signed sections changed, and says which', async () => {
  const { id } = await inForce()
  const notices = 'Notices go out ten days before closing.'
  await nextVersion(id, `${BODY}\n\n## Notices\n\n${notices}\n\n## Records\n\nTwo years.`)
  const of = { id, dueOn: '2100-01-01' }
  await expect(
    writer.attestations.ask({ ...of, userIds: [userId], sections: ['Elsewhere'] }),
  ).rejects.toMatchObject({ code: 'SECTION_UNKNOWN' })
  await writer.attestations.ask({ ...of, userIds: [userId], sections: ['Records'] })
  await writer.attestations.ask({ ...of, userIds: [secondId], sections: ['Notices'] })
  expect((await user.attestations.mine({}))[0]!.sentence).toContain('the sections “Records” of version 2')
  await sign(user, id)
  await sign(second, id)

  await nextVersion(id, `${BODY}\n\n## Notices\n\nFifteen days.\n\n## Records\n\nTwo years.`)
  expect(await user.attestations.mine({})).toEqual([])
  expect(await second.attestations.mine({})).toMatchObject([
    { number: 3, sections: ['Notices'], changedSections: ['Notices'], signedAt: null },
  ])
  const told = (await second.notifications.list({})).items.find(({ kind }) => kind === 'attestation.asked')
  expect(told!.subject).toContain('changed since you signed it')
  while (await askToSignAgain(server.db, new Date()));
  expect(await writer.attestations.list({ id })).toHaveLength(1)
})

test('a quiz has to be answered, and the signature keeps the answers and how the person signed in', async () => {
  const { id, versionId } = await inForce()
  const quiz = [{ question: 'Who determines?', choices: ['The closer', 'The lender'], answer: 1 }]
  await writer.attestations.ask({ id, userIds: [userId], dueOn: '2100-01-01', quiz })
  const [own] = await user.attestations.mine({})
  expect(own!.quiz).toEqual([{ question: 'Who determines?', choices: ['The closer', 'The lender'] }])
  const { sha256 } = await user.policies.findVersion({ id, versionId })
  const signature = { id, versionId, sha256: sha256! }
  await expect(user.attestations.sign({ ...signature, answers: [0] })).rejects.toMatchObject({
    code: 'QUIZ_FAILED',
    data: { wrong: [0] },
  })
  await user.attestations.sign({ ...signature, answers: [1] })
  expect(await writer.attestations.list({ id })).toMatchObject([{ hasQuiz: true, method: 'password' }])
  expect(await (await writer.attestations.file({ id })).text()).toContain(',all,passed,')
  const pdf = await writer.attestations.file({ id, format: 'pdf' })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('an institution with approved versions and signatures can still be deleted', async () => {
  const { id } = await inForce()
  await writer.attestations.ask({ id, userIds: [userId], dueOn: '2100-01-01' })
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plumbline.deleting_institution', ${lender.id}, true)`)
    await tx.execute(sql`delete from policies where institution_id = ${lender.id}`)
  })
  await expect(writer.policies.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a template names the institution', async () => {
  const { companyName } = await writer.members.me()
  const templates = await writer.policies.templates()
  expect(templates.find(({ key }) => key === 'hmda')!.body).toContain(`${companyName} collects`)
})

test.each([
  ['no title', { title: '' }, 'BAD_REQUEST'],
  ['a text that is too long', { title: 'T', body: 'x'.repeat(200_001) }, 'BAD_REQUEST'],
  ['no months between reviews', { title: 'T', reviewMonths: 0 }, 'BAD_REQUEST'],
  ['a stranger as owner', { title: 'T', ownerId: '00000000-0000-4000-8000-000000000000' }, 'PERSON_UNKNOWN'],
])('refuses %s', async (_, input, code) => {
  await expect(writer.policies.create(input)).rejects.toMatchObject({ code })
})
