import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log.ts'
import { enterAsReader, mailedCode } from '../../testing/reader-visit.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { deleteUnusedFiles } from '../../work/files/file-cleanup.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
import { READER_MAIL_JOB } from '../../work/notifications/notify.ts'
import { readerMailJob } from '../readers/reader-mail.ts'

const server = await startTestServer()
afterAll(server.close)
const { vendorAnswering, reading } = server.nobody
const runMailJob = createJobRunner(
  server.db,
  { [READER_MAIL_JOB]: readerMailJob({ db: server.db, publicUrl: 'https://plumbline.example' }) },
  createLog('silent'),
)

const DUE = dayFromToday(14)
const question = (id: string, parts = {}) => ({
  ...{ id, section: 'security', text: `About ${id}?`, answer: 'choice', document: null, tiers: ['critical'] },
  ...parts,
})
const QUESTIONS = [
  question('sign-in'),
  question('soc', { document: 'soc_report' }),
  question('places', { answer: 'text' }),
  question('only-low', { tiers: ['low'] }),
] as Parameters<TestClient['vendorQuestionnaires']['saveQuestions']>[0]['questions']

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let owner: { userId: string }
let ownerClient: TestClient
let vendorId: string
let email: string

beforeEach(async () => {
  lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager', fullName: 'Mara Manager' })
  const person = await lender.addMember({ role: 'user', fullName: 'Olga Owner' })
  owner = person
  ownerClient = server.clientOf(await server.tokenOf(person))
  await manager.vendorQuestionnaires.saveQuestions({ version: 0, questions: QUESTIONS })
  const vendor = { title: 'Tidewater', tier: 'critical', ownerId: owner.userId } as const
  vendorId = (await manager.vendors.create(vendor)).id
  email = `vic-${crypto.randomUUID()}@vendor.example`
})

/** A mail every few minutes: the test does not wait for it. */
async function send(by = ownerClient): Promise<string> {
  await server.db.execute(sql`update readers set mailed_at = null where email = ${email}`)
  return (await by.vendorQuestionnaires.send({ vendorId, name: 'Vic Vendor', email, dueOn: DUE })).id
}
const asSubmitted = async (id: string) => ({
  id,
  submittedAt: (await rounds()).find((round) => round.id === id)!.submittedAt!,
})
const rounds = () => manager.vendorQuestionnaires.list({ vendorId })

async function contactId(): Promise<string> {
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from readers where email = ${email}`)
  return rows[0]!.id
}

/** A code a minute: the test does not wait for it. */
async function enter(): Promise<string> {
  await server.db.execute(sql`update readers set code_sent_at = null where email = ${email}`)
  return enterAsReader(server, await contactId(), email)
}

const report = () => new File(['%PDF-1.7\nSOC 2'], 'soc-2.pdf')

async function answerAll(session: string, id: string, places = 'Ohio') {
  const at = { session, id }
  await vendorAnswering.answer({ ...at, questionId: 'sign-in', answer: { choice: 'yes', text: '' } })
  await vendorAnswering.answer({ ...at, questionId: 'soc', answer: { choice: 'yes', text: 'Attached.' } })
  await vendorAnswering.answer({ ...at, questionId: 'places', answer: { choice: 'none', text: places } })
}

test('a vendor answers through the link, its file is evidence, and the owner accepts', async () => {
  const id = await send()
  while (await runMailJob());
  const { rows: mails } = await server.db.execute<{ plain: string }>(
    sql`select plain from outgoing_mail where recipient = ${email}`,
  )
  expect(mails[0]!.plain).toContain('3 questions about Tidewater, due ')
  expect(mails[0]!.plain).toContain(`https://plumbline.example/read/${await contactId()}`)

  const session = await enter()
  const desk = await reading.desk({ session })
  expect(desk).toMatchObject({ policies: [], trainings: [] })
  expect(desk.questionnaires).toMatchObject([{ id, vendorName: 'Tidewater', questionCount: 3, dueOn: DUE }])
  await vendorAnswering.answer({ session, id, questionId: 'sign-in', answer: { choice: 'no', text: '' } })
  await expect(vendorAnswering.submit({ session, id })).rejects.toMatchObject({
    code: 'ANSWERS_MISSING',
    data: {
      gaps: [
        { questionId: 'sign-in', problem: 'Say why in a sentence.' },
        { questionId: 'soc', problem: 'Choose an answer.' },
        { questionId: 'places', problem: 'Write an answer.' },
      ],
    },
  })
  await answerAll(session, id)
  const validUntil = dayFromToday(200)
  const { fileId } = await vendorAnswering.attach({
    ...{ session, id, questionId: 'soc', validUntil, file: report() },
  })
  const extra = await vendorAnswering.attach({ session, id, questionId: 'places', file: report() })
  await vendorAnswering.detach({ session, id, fileId: extra.fileId })
  // The drafts of the vendor are its own.
  expect((await rounds())[0]!.questions.map(({ given }) => given)).toEqual([null, null, null])
  expect((await rounds())[0]).toMatchObject({ state: 'open', answeredCount: 3 })
  await server.db.execute(sql`update files set created_at = now() - interval '25 hours'`)
  await deleteUnusedFiles(server.db)
  await vendorAnswering.submit({ session, id })
  await expect(vendorAnswering.submit({ session, id })).rejects.toMatchObject({ code: 'NOTHING_HERE' })
  await expect(
    vendorAnswering.answer({ session, id, questionId: 'soc', answer: { choice: 'no', text: 'x' } }),
  ).rejects.toMatchObject({ code: 'NOTHING_HERE' })

  const [round] = await rounds()
  expect(round).toMatchObject({ state: 'submitted', contactName: 'Vic Vendor', sentByName: 'Olga Owner' })
  expect(round!.questions[1]).toMatchObject({
    given: { choice: 'yes', text: 'Attached.' },
    files: [{ fileId, name: 'soc-2.pdf', validUntil }],
    change: null,
  })
  expect(await ownerClient.evidence.list({ kind: 'vendor', id: vendorId })).toMatchObject([
    { title: 'soc-2.pdf', type: 'soc_report', validUntil, addedByName: 'Vic Vendor', file: { id: fileId } },
  ])
  expect((await ownerClient.files.open({ id: fileId })).path).toMatch(/^\/files\//)
  expect((await ownerClient.notifications.list({})).items[0]).toMatchObject({
    kind: 'vendor.answered',
    subject: 'Vic Vendor answered the questionnaire of “Tidewater”',
  })
  const answersWaiting = async () =>
    (await ownerClient.dashboard.needs({})).items.filter(({ kind }) => kind === 'vendor_answers')
  expect(await answersWaiting()).toMatchObject([{ id, title: 'Tidewater' }])
  await ownerClient.vendorQuestionnaires.accept({ ...(await asSubmitted(id)), conclusion: 'Good.' })
  expect((await rounds())[0]).toMatchObject({
    state: 'accepted',
    conclusion: 'Good.',
    decidedByName: 'Olga Owner',
  })
  expect(await answersWaiting()).toEqual([])
  const { items } = await manager.history.list({ kind: 'vendor', id: vendorId })
  expect(items.map(({ action, actorName }) => `${actorName} ${action}`).slice(0, 3)).toEqual([
    'Olga Owner questionnaire_accepted',
    'Vic Vendor questionnaire_submitted',
    'Olga Owner questionnaire_sent',
  ])
})

test('answers are sent back with a question, and the next round shows what changed', async () => {
  const id = await send()
  const session = await enter()
  await answerAll(session, id)
  const early = { id, submittedAt: new Date().toISOString() }
  await expect(ownerClient.vendorQuestionnaires.accept(early)).rejects.toMatchObject({
    code: 'NOT_SUBMITTED',
  })
  await vendorAnswering.submit({ session, id })
  const back = { ...(await asSubmitted(id)), question: 'Which city?', dueOn: dayFromToday(20) }
  await ownerClient.vendorQuestionnaires.sendBack(back)
  const own = await vendorAnswering.questionnaire({ session, id })
  expect(own).toMatchObject({ state: 'returned', returnedWith: 'Which city?', dueOn: back.dueOn })
  expect(own.questions[2]!.given).toEqual({ choice: 'none', text: 'Ohio' })
  await vendorAnswering.answer({
    session,
    id,
    questionId: 'places',
    answer: { choice: 'none', text: 'Akron' },
  })
  expect((await rounds())[0]!.questions[2]!.given!.text, 'as submitted').toBe('Ohio')
  await vendorAnswering.submit({ session, id })
  await expect(send()).rejects.toMatchObject({ code: 'UNDER_WAY' })
  await ownerClient.vendorQuestionnaires.accept(await asSubmitted(id))

  const next = await send()
  await answerAll(session, next, 'Akron and Erie')
  expect((await vendorAnswering.questionnaire({ session, id: next })).questions[2]!.before!.text).toBe(
    'Akron',
  )
  await vendorAnswering.submit({ session, id: next })
  const [latest, first] = await rounds()
  expect(latest!.questions.map(({ change }) => change)).toEqual(['same', 'same', 'changed'])
  expect(latest!.questions[2]!.before).toEqual({ choice: 'none', text: 'Akron' })
  expect(first!.questions.map(({ change }) => change)).toEqual([null, null, null])
})

test('the link opens this questionnaire alone, until it is withdrawn or its day has passed', async () => {
  const id = await send()
  const session = await enter()
  const other = await manager.vendors.create({ title: 'Other', tier: 'critical' })
  const { id: theirs } = await manager.vendorQuestionnaires.send({
    ...{ vendorId: other.id, name: 'Vic Vendor', email, dueOn: DUE },
  })
  // The same address at another vendor is another door.
  await expect(vendorAnswering.questionnaire({ session, id: theirs })).rejects.toMatchObject({
    code: 'NOTHING_HERE',
  })
  expect(await manager.readers.list({})).toEqual([])
  const contact = await contactId()
  await expect(manager.readers.remove({ id: contact })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await manager.readers.add({ list: `Vic Vendor, ${email}` })
  expect(await manager.readers.list({})).toHaveLength(1)

  await server.db.execute(
    sql`update vendor_questionnaires set due_on = due_on - 60, ends_on = ends_on - 60 where id = ${id}`,
  )
  await expect(reading.desk({ session })).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  await server.db.execute(
    sql`update vendor_questionnaires set ends_on = ends_on + 60, due_on = due_on + 60 where id = ${id}`,
  )
  expect((await reading.desk({ session })).questionnaires).toHaveLength(1)
  await ownerClient.vendorQuestionnaires.withdraw({ id })
  await expect(reading.desk({ session })).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  await server.db.execute(
    sql`update readers set code_sent_at = null, code_hash = null where email = ${email}`,
  )
  await server.db.execute(sql`delete from outgoing_mail where recipient = ${email}`)
  await reading.sendCode({ id: contact })
  expect(await mailedCode(server, email)).toBe('')
})

test('what cannot be is refused by name', async () => {
  const { vendorQuestionnaires } = manager
  const asked = { vendorId, name: 'Vic Vendor', email, dueOn: DUE }
  const refused = (parts: object, by = manager) =>
    by.vendorQuestionnaires.send({ ...asked, ...parts }).catch((error: { code: string }) => error.code)
  expect(await refused({ dueOn: dayFromToday(-1) })).toBe('DAY_PAST')
  expect(await refused({ dueOn: dayFromToday(367) })).toBe('DAY_FAR')
  const colleague = await lender.addMember({ role: 'user' })
  expect(await refused({ email: colleague.email.toUpperCase() })).toBe('ADDRESS_IS_OURS')
  expect(await refused({}, server.clientOf(await server.tokenOf(colleague)))).toBe('NOT_ALLOWED')
  const high = await manager.vendors.create({ title: 'High', tier: 'high' })
  expect(await refused({ vendorId: high.id })).toBe('NO_QUESTIONS')
  const ended = await manager.vendors.create({ title: 'Gone', tier: 'critical', status: 'ended' })
  expect(await refused({ vendorId: ended.id })).toBe('VENDOR_ENDED')
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await refused({}, stranger)).toBe('NOT_FOUND')
  await expect(stranger.vendorQuestionnaires.list({ vendorId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    vendorQuestionnaires.saveQuestions({ version: 0, questions: QUESTIONS }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', data: { byName: 'Mara Manager', version: 1 } })
  await expect(
    vendorQuestionnaires.saveQuestions({ version: Number.MIN_SAFE_INTEGER, questions: QUESTIONS }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await expect(
    vendorQuestionnaires.saveQuestions({ version: 1, questions: [QUESTIONS[0]!, QUESTIONS[0]!] }),
  ).rejects.toMatchObject({ code: 'QUESTION_TWICE' })

  const id = await send()
  const session = await enter()
  const attach = (file: File) =>
    vendorAnswering
      .attach({ session, id, questionId: 'soc', file })
      .catch((error: { code: string }) => error.code)
  expect(await attach(new File([], 'empty.pdf'))).toBe('FILE_EMPTY')
  expect(await attach(new File(['MZ\u0000\u0003'], 'program.exe'))).toBe('FILE_TYPE_REFUSED')
  expect(await attach(new File(['a,b'], 'table.png'))).toBe('FILE_TYPE_LIES')
})

/** Noon in New York. */
async function remindOn(days: number) {
  const noon = new Date(`${dayFromToday(days)}T17:00:00Z`)
  while (await remindAhead(server.db, noon, server.plumbline.services.deadlines));
}

test('the vendor is reminded before the day, and the owner hears of a late one', async () => {
  await send()
  for (const days of [8, 13, 15]) await remindOn(days)
  while (await runMailJob());
  const { rows } = await server.db.execute<{ plain: string }>(
    sql`select plain from outgoing_mail where recipient = ${email} order by created_at, id`,
  )
  for (const words of ['due within a week', 'due by tomorrow', 'overdue'])
    expect(rows.filter(({ plain }) => plain.includes(`about “Tidewater” is ${words}`))).toHaveLength(1)
  const told = (await ownerClient.notifications.list({})).items.map(({ subject }) => subject)
  expect(told).toContain('The vendor “Tidewater” has not answered its questionnaire')
  expect(told.filter((subject) => subject.startsWith('Your answer'))).toEqual([])
})

test('answers of an earlier round are shown to the person who gave them alone', async () => {
  const first = await send()
  const session = await enter()
  await answerAll(session, first)
  await vendorAnswering.submit({ session, id: first })
  await ownerClient.vendorQuestionnaires.accept(await asSubmitted(first))
  email = `new-${crypto.randomUUID()}@vendor.example`
  const id = await send()
  const own = await vendorAnswering.questionnaire({ session: await enter(), id })
  expect(own.questions.map(({ before }) => before)).toEqual([null, null, null])
})

test('what was submitted after the person read it is neither accepted nor sent back', async () => {
  const id = await send()
  const session = await enter()
  await answerAll(session, id)
  await vendorAnswering.submit({ session, id })
  const read = await asSubmitted(id)
  const back = { question: 'Which city?', dueOn: DUE }
  await manager.vendorQuestionnaires.sendBack({ ...read, ...back })
  await answerAll(session, id, 'Nowhere')
  await vendorAnswering.submit({ session, id })
  const changed = { code: 'ANSWERS_CHANGED' }
  await expect(ownerClient.vendorQuestionnaires.accept(read)).rejects.toMatchObject(changed)
  await expect(ownerClient.vendorQuestionnaires.sendBack({ ...read, ...back })).rejects.toMatchObject(changed)
  await ownerClient.vendorQuestionnaires.accept(await asSubmitted(id))
})

test('a questionnaire is no way to flood an address with mail', async () => {
  const asked = { vendorId, name: 'Vic Vendor', email, dueOn: DUE }
  const { vendorQuestionnaires, apiKeys } = manager
  const { id } = await vendorQuestionnaires.send(asked)
  await vendorQuestionnaires.withdraw({ id })
  await expect(vendorQuestionnaires.send(asked)).rejects.toMatchObject({ code: 'MAILED_JUST_NOW' })

  const { secret } = await apiKeys.create({
    ...{ name: 'Script', belongsTo: 'institution', mayWrite: true, nouns: ['vendors'], days: 30 },
  })
  const byKey = server.clientOf(secret).vendorQuestionnaires.send(asked)
  await expect(byKey).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' })

  await server.db.execute(sql`
    insert into vendor_questionnaires (institution_id, vendor_id, number, contact_name, contact_email, questions,
      due_on, ends_on, sent_by_name, state, sent_at)
    select ${lender.id}, ${vendorId}, n, 'Vic', 'vic@vendor.example', '[]', ${DUE}, ${DUE}, 'Mara', 'withdrawn',
      now() - interval '2 days'
    from generate_series(2, 100) n`)
  await vendorQuestionnaires.withdraw({ id: await send() })
  await server.db.execute(sql`update vendor_questionnaires set sent_at = now() where vendor_id = ${vendorId}`)
  await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_TODAY' })
})

test('a vendor that is no longer worked with changes nothing', async () => {
  const id = await send()
  const session = await enter()
  await answerAll(session, id)
  await server.db.execute(sql`update vendors set status = 'ended' where id = ${vendorId}`)
  const at = { session, id, questionId: 'soc' }
  const refused = { code: 'VENDOR_ENDED' }
  await expect(answerAll(session, id)).rejects.toMatchObject(refused)
  await expect(vendorAnswering.attach({ ...at, file: report() })).rejects.toMatchObject(refused)
  await expect(vendorAnswering.submit({ session, id })).rejects.toMatchObject(refused)
})

test('files of a questionnaire whose link ended long ago take no room', async () => {
  const id = await send()
  const session = await enter()
  const { fileId } = await vendorAnswering.attach({ session, id, questionId: 'soc', file: report() })
  const isKept = async (daysPast: number) => {
    const day = dayFromToday(-daysPast)
    await server.db.execute(
      sql`update vendor_questionnaires set due_on = ${day}, ends_on = ${day} where id = ${id}`,
    )
    await server.db.execute(
      sql`update files set created_at = now() - interval '25 hours' where id = ${fileId}`,
    )
    while (await deleteUnusedFiles(server.db));
    return (await server.db.execute(sql`select 1 from files where id = ${fileId}`)).rows.length > 0
  }
  expect(await isKept(25)).toBe(true)
  expect(await isKept(35)).toBe(false)
})

test('files are not submitted where the vendor has as much evidence as it can have', async () => {
  const id = await send()
  const session = await enter()
  await answerAll(session, id)
  await vendorAnswering.attach({ session, id, questionId: 'soc', file: report() })
  await server.db.execute(sql`
    with made as (insert into evidence (institution_id, title, type, note, valid_on, target_kind, target_id, added_by, added_by_name)
      select ${lender.id}, 'Paper ' || n, 'document', '', current_date, 'vendor', ${vendorId}, ${owner.userId}, 'Mara'
      from generate_series(1, 500) n returning institution_id, id)
    insert into evidence_uses (institution_id, evidence_id, subject_kind, subject_id, linked_by, linked_by_name)
    select institution_id, id, 'vendor', ${vendorId}, ${owner.userId}, 'Mara' from made`)
  await expect(vendorAnswering.submit({ session, id })).rejects.toMatchObject({ code: 'TOO_MUCH_EVIDENCE' })
  expect((await rounds())[0]).toMatchObject({ state: 'open' })
})
