import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeNextReport } from '../../insight/reports/report-work.ts'
import { erasePersonForGood } from '../../operator/commands/person-commands.ts'
import { deleteOverdue } from '../../operator/retention/retention-work.ts'
import { storeFile } from '../../testing/stored-file.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { deleteUnusedFiles } from '../../work/files/file-cleanup.ts'
import { deleteInstitution, deleteNextInstitution } from '../institutions/institution-deletion.ts'

const server = await startTestServer()
afterAll(server.close)

const ON_HOLD = { code: 'ON_HOLD' }

let bank: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
beforeEach(async () => {
  bank = await server.newInstitution()
  manager = await bank.signedIn({ role: 'manager', fullName: 'Mia Manager' })
})

test('a hold on everything stops deletion by people until it is lifted', async () => {
  const { id } = await manager.tasks.create({ title: 'Answer the subpoena' })
  const policy = await manager.policies.create({ title: 'Retention', body: 'Words' })
  const draft = policy.versions[0]!
  const comment = await manager.comments.add({ kind: 'task', id, body: 'Do not lose this' })
  const hold = await manager.legalHolds.place({ matter: 'Doe v. Lender', reason: 'Counsel asked for it' })
  expect(hold).toMatchObject({ isWhole: true, subject: null, placedByName: 'Mia Manager', liftedAt: null })
  await expect(manager.tasks.remove({ id })).rejects.toMatchObject(ON_HOLD)
  await expect(
    manager.policies.discardDraft({ id: policy.id, versionId: draft.id, rowVersion: draft.rowVersion }),
  ).rejects.toMatchObject(ON_HOLD)
  await expect(manager.comments.remove({ id: comment.id })).rejects.toMatchObject(ON_HOLD)
  await expect(manager.comments.edit({ id: comment.id, body: 'Other words' })).rejects.toMatchObject(ON_HOLD)
  const changed = await manager.tasks.update({ id, version: 1, title: 'Changes are no deletion' })
  expect(changed.title).toBe('Changes are no deletion')

  await manager.legalHolds.lift({ id: hold.id })
  await expect(manager.legalHolds.lift({ id: hold.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await manager.comments.remove({ id: comment.id })
  await manager.tasks.remove({ id })
  expect(await manager.legalHolds.list()).toMatchObject([{ liftedByName: 'Mia Manager' }])
  const { items } = await manager.settings.audit({})
  const acts = items.map(({ action }) => action)
  expect(acts).toEqual(expect.arrayContaining(['legal_hold.place', 'legal_hold.lift']))
})

test('a hold keeps trainings, the monitoring plan, and stored registers', async () => {
  const training = await manager.trainings.create({ title: 'Notices', dueOn: '2026-01-30', roles: ['user'] })
  const { id } = await manager.hmdaFiles.store({
    register: new File(['1|Bank|2026|4||||||||||0||\n'], 'register.txt'),
    ...{ name: 'register.txt', year: 2026, keepYears: 1 },
  })
  const hold = await manager.legalHolds.place({ matter: 'Doe v. Lender' })
  await expect(manager.trainings.remove({ id: training.id })).rejects.toMatchObject(ON_HOLD)
  await expect(manager.hmdaFiles.remove({ id })).rejects.toMatchObject(ON_HOLD)
  await server.db.execute(sql`update hmda_files set keep_until = '2020-01-01' where id = ${id}`)
  await deleteOverdue(server.db, new Date())
  expect(await manager.hmdaFiles.list()).toMatchObject([{ id }])

  await manager.legalHolds.lift({ id: hold.id })
  await deleteOverdue(server.db, new Date())
  expect(await manager.hmdaFiles.list()).toEqual([])
  await manager.trainings.remove({ id: training.id })
})

test('the work of another institution stays free', async () => {
  await manager.legalHolds.place({ matter: 'Doe v. Lender' })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { id } = await stranger.tasks.create({ title: 'Not ours' })
  await stranger.tasks.remove({ id })
  expect(await stranger.legalHolds.list()).toEqual([])
})

test('a hold on an examination keeps its items, and says nothing to those who are not named on it', async () => {
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'compliance' })
  const items = await manager.examItems.add({
    id: exam.id,
    items: [{ request: 'Minutes' }, { request: 'Plans' }],
  })
  const elsewhere = await manager.exams.create({ agency: 'Other', kind: 'cra' })
  const [free] = await manager.examItems.add({ id: elsewhere.id, items: [{ request: 'Free' }] })
  const hold = await manager.legalHolds.place({
    matter: 'Inquiry of the agency',
    subject: { kind: 'exam', id: exam.id },
  })
  expect(hold.subject).toMatchObject({ kind: 'exam', title: 'Examination' })
  const at = { examId: exam.id, id: items[0]!.id }
  await expect(manager.examItems.remove(at)).rejects.toMatchObject(ON_HOLD)
  const comment = await manager.comments.add({ kind: 'exam_item', id: at.id, body: 'Kept' })
  await expect(manager.comments.remove({ id: comment.id })).rejects.toMatchObject(ON_HOLD)
  await manager.examItems.remove({ examId: elsewhere.id, id: free!.id })

  const unnamed = await bank.signedIn({ role: 'manager' })
  expect(await unnamed.legalHolds.list()).toMatchObject([
    { matter: null, reason: '', subject: null, isWhole: false },
  ])
  await expect(unnamed.legalHolds.lift({ id: hold.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    unnamed.legalHolds.place({ matter: 'x', subject: { kind: 'exam', id: exam.id } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await manager.legalHolds.lift({ id: hold.id })
  await manager.examItems.remove(at)
})

test('evidence that is taken off stays with its file while a hold is in force', async () => {
  const { id } = await manager.tasks.create({ title: 'Prove it' })
  const content = new File(['a,b\n1,2\n'], 'chunk')
  const upload = await manager.files.start({ name: 'proof.csv', byteSize: content.size })
  await manager.files.putChunk({ id: upload.id, position: 0, bytes: content })
  const file = await manager.files.finish({ id: upload.id })
  const evidence = await manager.evidence.add({
    kind: 'task',
    id,
    title: 'Proof',
    validOn: '2026-01-09',
    fileId: file.id,
  })
  await manager.legalHolds.place({ matter: 'Doe v. Lender' })
  await manager.evidence.unlink({ kind: 'task', id, evidenceId: evidence.id })
  const isStored = async () => {
    await server.db.execute(
      sql`update files set created_at = now() - interval '3 days' where institution_id = ${bank.id}`,
    )
    while (await deleteUnusedFiles(server.db));
    const { rows } = await server.db.execute(sql`select 1 from files where id = ${file.id}`)
    return rows.length === 1
  }
  expect(await isStored()).toBe(true)
})

test('neither age nor an administrator deletes what is held', async () => {
  const { id: questionId } = await manager.assistant.ask({ question: 'What is a legal hold?' })
  const hold = await manager.legalHolds.place({ matter: 'Doe v. Lender' })
  const inTwoYears = new Date(Date.now() + 2 * 366 * 86_400_000)
  const isAsked = async () => {
    await deleteOverdue(server.db, inTwoYears)
    const { rows } = await server.db.execute(sql`select 1 from assistant_questions where id = ${questionId}`)
    return rows.length === 1
  }
  expect(await isAsked()).toBe(true)

  const admin = await server.signedIn({ role: 'admin' })
  await expect(
    admin.institutions.requestDeletion({ id: bank.id, reason: 'They left' }),
  ).rejects.toMatchObject(ON_HOLD)
  await server.db.execute(
    sql`update institutions set delete_after = now() - interval '1 day' where id = ${bank.id}`,
  )
  const { auth } = server.plumbline
  expect(await deleteNextInstitution(server.db, auth)).toBe(false)
  const operator = { id: null, ip: '192.0.2.1' }
  await expect(
    server.db.transaction((tx) => deleteInstitution(tx, auth, bank.id, operator)),
  ).rejects.toMatchObject({ cause: { code: 'PLH01' } })

  await server.db.execute(sql`
    update legal_holds set lifted_at = now(), lifted_by = placed_by, lifted_by_name = 'Mia Manager' where id = ${hold.id}`)
  expect(await isAsked()).toBe(false)
  expect(await deleteNextInstitution(server.db, auth)).toBe(true)
})

test('a user places no hold, and a hold needs words', async () => {
  const user = await bank.signedIn()
  await expect(user.legalHolds.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(user.legalHolds.place({ matter: 'Mine' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(manager.legalHolds.place({ matter: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(manager.legalHolds.place({ matter: 'x'.repeat(201) })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('a hold keeps the reports of people, and their accounts as long as they have some', async () => {
  const person = await bank.addMember({ fullName: 'Ann Analyst' })
  const analyst = server.clientOf(await server.tokenOf(person))
  const without = await bank.addMember()
  const period = { periodStart: '2026-01-01', periodEnd: '2026-01-31' }
  const report = await analyst.reports.create({ kind: 'monthly-summary', format: 'pdf', ...period })
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(true)
  const hold = await manager.legalHolds.place({ matter: 'Doe v. Lender' })

  await expect(analyst.reports.remove({ id: report.id })).rejects.toMatchObject(ON_HOLD)
  const refused = { code: 'RECORDS_ON_HOLD', message: expect.stringContaining('Suspend the account instead') }
  await expect(manager.team.remove({ userId: person.userId })).rejects.toMatchObject(refused)
  const admin = await server.signedIn({ role: 'admin' })
  const { items } = await admin.users.list({ search: person.email })
  await expect(admin.users.remove({ id: items[0]!.id })).rejects.toMatchObject(refused)
  await expect(
    erasePersonForGood({ db: server.db, auth: server.plumbline.auth }, person.email),
  ).rejects.toThrow(/Nothing was erased .* a legal hold/)
  expect(await analyst.reports.list({})).toMatchObject({ items: [{ id: report.id }] })
  // Of somebody who has no record, nothing is lost.
  await manager.team.remove({ userId: without.userId })

  await manager.legalHolds.lift({ id: hold.id })
  await manager.team.remove({ userId: person.userId })
  const { rows } = await server.db.execute(sql`select 1 from reports where id = ${report.id}`)
  expect(rows).toEqual([])
})

test('a hold keeps what a person ticked off from the erasure of the account', async () => {
  const person = await bank.addMember()
  await server.db.execute(sql`
    with article as (insert into articles (slug, title, excerpt, body, category, byline)
      values ('holds', 'Holds', 'Excerpt', '- [ ] Item', 'hmda', 'Byline') returning id)
    insert into checklist_ticks (user_id, article_id, item_key) select ${person.userId}, id, 'Item' from article`)
  const hold = await manager.legalHolds.place({ matter: 'Doe v. Lender' })
  await expect(manager.team.remove({ userId: person.userId })).rejects.toMatchObject({
    code: 'RECORDS_ON_HOLD',
  })
  await manager.legalHolds.lift({ id: hold.id })
  await manager.team.remove({ userId: person.userId })
})

test('a hold keeps citations, links, templates, conversations, and the words of evidence', async () => {
  const { id } = await manager.tasks.create({ title: 'Prove it' })
  const fileId = await storeFile(manager, 'proof.txt', 'Words')
  const evidence = await manager.evidence.add({
    ...{ kind: 'task', id, title: 'Proof', validOn: '2026-01-09', fileId },
  })
  const { conversationId } = await manager.assistant.ask({ question: 'When is the Loan Estimate due?' })
  await manager.legalHolds.place({ matter: 'Doe v. Lender' })
  await expect(manager.assistant.remove({ id: conversationId })).rejects.toMatchObject(ON_HOLD)
  await expect(
    manager.evidence.update({ id: evidence.id, title: 'Another title', note: '', validOn: '2026-01-09' }),
  ).rejects.toMatchObject(ON_HOLD)
})
