import { REPORT_KINDS } from '@plumbline/contract/insight/reports.ts'
import { KEY_NOUNS } from '@plumbline/contract/tenancy/api-keys.ts'
import { WEBHOOK_EVENTS } from '@plumbline/contract/tenancy/webhooks.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherContent } from '../../insight/reports/report-gathering.ts'
import { makeNextReport } from '../../insight/reports/report-work.ts'
import { personExport } from '../../tenancy/personal-data/person-export.ts'
import { storeFile } from '../../testing/stored-file.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
import { queueNotificationMail } from '../../work/notifications/notification-mail.ts'

const WORD = 'Zanzibar'
const tomorrow = dayFromToday(1)

let server: TestServer
let bank: Awaited<ReturnType<TestServer['newInstitution']>>
/** Named on the exam: what must not carry its content is tried in the name of somebody who may see it. */
let manager: TestClient
let managerId: string
let managerEmail: string
let examId: string
let itemId: string
let findingId: string

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.newInstitution()
  const account = await bank.addMember({ role: 'manager', fullName: 'Mia Manager' })
  managerId = account.userId
  managerEmail = account.email
  manager = server.clientOf(await server.tokenOf(account))
  await manager.webhooks.create({ url: 'https://hooks.example.com/all', events: [...WEBHOOK_EVENTS] })
  const exam = await manager.exams.create({ agency: `${WORD} agency`, kind: 'fair_lending' })
  examId = exam.id
  const [item] = await manager.examItems.add({
    id: examId,
    items: [{ number: '1', request: `${WORD} flood insurance disclosures` }],
  })
  itemId = item!.id
  const at = { examId, id: itemId }
  await manager.examItems.addAnswer({ ...at, kind: 'note', text: `${WORD} note on flood insurance` })
  await manager.examItems.deliver({ ...at, to: `${WORD} agency`, isConfirmed: true })
  await manager.comments.add({ kind: 'exam_item', id: itemId, body: `${WORD} comment` })
  await manager.examSeats.invite({
    id: examId,
    email: 'examiner@agency.example',
    name: `${WORD} examiner`,
    lastDay: tomorrow,
  })
  await manager.examBinders.make({ id: examId })
  const finding = await manager.findings.create({
    title: `${WORD} flood finding`,
    source: 'exam',
    severity: 'high',
    foundOn: '2026-01-09',
    origin: { kind: 'exam', id: examId },
  })
  findingId = finding.id
})
afterAll(() => server.close())

test('support access shows nothing of an exam', async () => {
  const admin = await server.signedIn({ role: 'admin' })
  await manager.settings.openSupport({ hours: 1, reason: 'An import fails' })
  const seen = JSON.stringify(await admin.institutions.look({ id: bank.id }))
  expect(seen).toContain('An import fails')
  expect(seen).not.toMatch(/exam|Zanzibar/i)
  await expect(admin.exams.find({ id: examId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(admin.findings.find({ id: findingId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the assistant answers from nothing of an exam, also for somebody named on it', async () => {
  const answered = await manager.assistant.ask({
    question: `What does the ${WORD} note on flood insurance say?`,
  })
  const { passages } = answered.answer
  expect(JSON.stringify(passages)).not.toContain(WORD)
  expect(JSON.stringify(answered)).not.toMatch(new RegExp(`${examId}|${itemId}|${findingId}`))
})

test('a key with everything, of somebody named on the exam, sees nothing of it', async () => {
  const { secret } = await manager.apiKeys.create({
    name: 'Everything',
    belongsTo: 'me',
    mayWrite: true,
    nouns: [...KEY_NOUNS],
    days: 30,
  })
  const key = server.clientOf(secret)
  const subject = { kind: 'exam_item', id: itemId } as const
  await expect(key.exams.list()).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' })
  await expect(key.examItems.list({ id: examId })).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' })
  for (const call of [key.comments.list, key.evidence.list, key.history.list])
    await expect(call(subject)).rejects.toMatchObject({
      code: expect.stringMatching(/KEY_NOT_ALLOWED|NOT_FOUND/),
    })
  await expect(key.findings.find({ id: findingId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(key.dashboard.needs({})).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' })
  const lists = [
    await key.findings.list({}),
    await key.tasks.list({}),
    await key.workLinks.find({ query: WORD }),
  ]
  expect(JSON.stringify(lists)).not.toContain(WORD)
  expect((await manager.findings.list({})).items).toMatchObject([{ title: `${WORD} flood finding` }])
})

test('webhooks carry ids alone, and acts on an exam are not told', async () => {
  const { rows } = await server.db.execute<{ event: string; body: string }>(
    sql`select event, body from webhook_deliveries where institution_id = ${bank.id}`,
  )
  expect(rows.map(({ event }) => event)).toContain('finding.create')
  expect(rows.filter(({ event }) => event.startsWith('exam'))).toEqual([])
  for (const { body } of rows) {
    expect(body).not.toContain(WORD)
    expect(Object.keys((JSON.parse(body) as { data: object }).data).toSorted()).toEqual([
      'actorId',
      'id',
      'institutionId',
    ])
  }
})

test('no mail, notification, reminder, or audit entry says what an exam is about', async () => {
  const colleague = await bank.addMember({ role: 'user' })
  await manager.exams.setPeople({ id: examId, userIds: [managerId, colleague.userId] })
  const [item] = await manager.examItems
    .add({
      id: examId,
      items: [{ number: '9', request: `${WORD} plan`, dueOn: tomorrow }],
    })
    .then((items) => items.slice(-1))
  const { version } = item!
  const at = { examId, id: item!.id }
  const fields = { number: '9', request: `${WORD} plan`, dueOn: tomorrow, status: 'open' as const }
  await manager.examItems.update({ ...at, ...fields, version, ownerId: colleague.userId })
  while (await remindAhead(server.db, new Date(), server.plumbline.services.deadlines));
  await queueNotificationMail(server.db, 'https://plumbline.example')
  const told = await server.clientOf(await server.tokenOf(colleague)).notifications.list({})
  expect(told.items.map(({ kind }) => kind).toSorted()).toEqual([
    'exam.item_assigned',
    'exam.item_due_tomorrow',
  ])
  for (const table of ['notifications', 'outgoing_mail', 'audit_log', 'jobs', 'sent_reminders']) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${WORD}%`}`,
    )
    expect(rows, table).toEqual([])
  }
})

test('no search or calendar shows an exam, also not to somebody named on it', async () => {
  const found = [
    await manager.workLinks.find({ query: WORD }),
    await manager.search.everything({ query: WORD }),
    await manager.evidence.find({ query: WORD }),
  ]
  expect(JSON.stringify(found.slice(0, 2))).not.toMatch(/exam_item|"kind":"exam"/)
  const { address } = await manager.calendarFeed.create()
  const calendar = await (await server.request(new URL(address).pathname)).text()
  expect(calendar).toContain('BEGIN:VCALENDAR')
  expect(calendar).not.toContain(WORD)
  const unnamed = await bank.signedIn({ role: 'manager' })
  expect(await unnamed.evidence.find({ query: WORD })).toEqual([])
  expect((await unnamed.findings.list({ search: WORD })).items).toEqual([])
})

test('an export holds an exam where somebody named on it chose it, and nowhere else', async () => {
  const unnamed = await bank.signedIn({ role: 'manager' })
  await expect(unnamed.institutionExport.open({ examIds: [examId] })).rejects.toMatchObject({
    code: 'NOT_NAMED',
  })
  const filesWith = async (examIds: string[]) => {
    const { path } = await manager.institutionExport.open({ examIds })
    const zip = Buffer.from(await (await server.request(`http://localhost:3000${path}`)).arrayBuffer())
    return zipEntryNames(zip)
      .filter((name) => !name.startsWith('files/'))
      .filter((name) => zipEntryText(zip, name).includes(WORD))
  }
  // The question that somebody typed to the assistant is theirs.
  const typed = (name: string) => !name.includes('assistant_questions')
  expect((await filesWith([])).filter(typed)).toEqual([])
  expect(await filesWith([examId])).toContain('data/exams.json')
})

test('no report holds anything of an exam, and neither does what is exported about a person', async () => {
  for (const kind of REPORT_KINDS) {
    const content = await gatherContent(server.db, {
      ...{
        id: '',
        status: 'waiting',
        createdAt: '',
        kind,
        format: 'pdf',
        comment: '',
        hasEvidenceIndex: false,
        examIds: [],
        userId: managerId,
      },
      ...{ periodStart: '2026-01-01', periodEnd: '2026-12-31' },
    })
    expect(JSON.stringify(content), kind).not.toContain(WORD)
  }
  const person = { email: managerEmail, userIds: [managerId] }
  let about = ''
  for await (const piece of personExport(server.db, person, new Date())) about += piece
  expect(about).toContain(managerEmail)
  // What the person typed to the assistant is their own.
  expect(about).not.toMatch(new RegExp(`${WORD} (agency|comment|examiner|flood|plan)`))
})

test('a board report holds findings of an exam that somebody named on it chose, and of no other', async () => {
  const report = {
    kind: 'board-report' as const,
    format: 'word' as const,
    periodStart: '2026-01-01',
    periodEnd: '2026-12-31',
  }
  const unnamed = await bank.signedIn({ role: 'manager' })
  await expect(unnamed.reports.create({ ...report, examIds: [examId] })).rejects.toMatchObject({
    code: 'NOT_NAMED',
  })
  await expect(
    manager.reports.create({ ...report, kind: 'monthly-summary', examIds: [examId] }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const elsewhere = await manager.exams.create({ agency: 'Other agency', kind: 'cra' })
  const textOf = async (examIds: string[]) => {
    const made = await manager.reports.create({ ...report, examIds })
    expect(await makeNextReport(server.db, server.plumbline.log)).toBe(true)
    const file = await manager.reports.download({ id: made.id })
    return { made, text: zipEntryText(Buffer.from(await file.arrayBuffer()), 'word/document.xml') }
  }
  const plain = await textOf([])
  expect(plain.text).not.toContain(WORD)
  expect((await textOf([elsewhere.id])).text).not.toContain(WORD)
  const chosen = await textOf([examId])
  expect(chosen.text).toContain(`${WORD} flood finding`)
  expect(chosen.text).toContain('belongs to the agency')

  // It goes neither to another exam nor into what is exported about the person.
  expect(chosen.made.hasExamFindings).toBe(true)
  const [item] = await manager.examItems.add({ id: elsewhere.id, items: [{ request: 'Board reports' }] })
  const at = { examId: elsewhere.id, id: item!.id }
  await expect(
    manager.examItems.addAnswer({ ...at, kind: 'report', targetId: chosen.made.id }),
  ).rejects.toMatchObject({ code: 'EXAM_FINDINGS' })
  const offered = await manager.examItems.search({ ...at, query: 'board report' })
  expect(offered.filter(({ kind }) => kind === 'report')).toHaveLength(1)
  let about = ''
  for await (const piece of personExport(
    server.db,
    { email: managerEmail, userIds: [managerId] },
    new Date(),
  ))
    about += piece
  const { holds } = JSON.parse(about) as { holds: { reports: { id: string }[] } }
  expect(holds.reports.map(({ id }) => id)).toEqual([plain.made.id])

  // A person taken off the exam can no longer read it.
  const successor = await bank.addMember({ role: 'manager' })
  const { people } = await manager.exams.find({ id: examId })
  await manager.exams.setPeople({ id: examId, userIds: [managerId, successor.userId] })
  await server.clientOf(await server.tokenOf(successor)).exams.setPeople({
    id: examId,
    userIds: [successor.userId],
  })
  await expect(manager.reports.download({ id: chosen.made.id })).rejects.toMatchObject({
    code: 'NO_LONGER_NAMED',
  })
  await server.clientOf(await server.tokenOf(successor)).exams.setPeople({
    id: examId,
    userIds: people.map(({ userId }) => userId),
  })
})

test('of what an exam found, only managers named on it hear, and in mails by its number', async () => {
  const lender = await server.newInstitution()
  const namedOne = await lender.addMember({ role: 'manager' })
  const named = server.clientOf(await server.tokenOf(namedOne))
  const leaver = await lender.addMember({ role: 'manager' })
  const leaving = server.clientOf(await server.tokenOf(leaver))
  const unnamed = await lender.signedIn({ role: 'manager' })
  const exam = await named.exams.create({ agency: 'Agency', kind: 'fair_lending' })
  await named.exams.setPeople({ id: exam.id, userIds: [namedOne.userId, leaver.userId] })
  const finding = {
    source: 'exam',
    severity: 'high',
    foundOn: '2026-01-09',
    responseDueOn: tomorrow,
  } as const
  const ofExam = { ...finding, origin: { kind: 'exam', id: exam.id } } as const
  const found = await named.findings.create({ ...ofExam, title: `${WORD} one` })
  const corrected = await named.findings.create({ ...ofExam, title: `${WORD} two` })
  const task = await named.tasks.create({ title: 'Mend it', origin: { kind: 'finding', id: found.id } })
  for (const subject of [
    { kind: 'finding', id: found.id },
    { kind: 'finding', id: corrected.id },
    { kind: 'task', id: task.id },
  ] as const)
    await leaving.evidence.add({
      ...{ ...subject, title: `${WORD} proof`, validOn: '2026-02-02', validUntil: tomorrow },
      fileId: await storeFile(leaving, 'proof.txt', `Proof of ${subject.id}`),
    })
  await leaving.findings.close({ id: corrected.id, version: corrected.version })
  await unnamed.team.remove({ userId: leaver.userId })
  while (await remindAhead(server.db, new Date(), server.plumbline.services.deadlines));

  const heard = async (client: TestClient) => ({
    told: (await client.notifications.list({})).items
      .filter(({ kind }) => /^(finding|evidence)/.test(kind))
      .map(({ subject }) => subject),
    needs: (await client.dashboard.needs({})).items.map(({ kind, title }) => `${kind}: ${title}`).toSorted(),
  })
  expect(await heard(unnamed)).toEqual({ told: [], needs: [] })
  const { told, needs } = await heard(named)
  expect(told).toContain(`The response to finding ${found.number} is due within a week`)
  expect(needs).toEqual([
    `evidence_expiry: ${WORD} proof`,
    `evidence_expiry: ${WORD} proof`,
    `evidence_expiry: ${WORD} proof`,
    `finding: ${found.number}`,
    `finding_closure: ${corrected.number} “${WORD} two”`,
  ])
  const { address } = await unnamed.calendarFeed.create()
  const calendar = await (await server.request(new URL(address).pathname)).text()
  expect(calendar).not.toMatch(/finding|proof/i)
})

test('a finding that comes from an item of an exam is seen by those who are named on the exam', async () => {
  const lender = await server.newInstitution()
  const named = await lender.signedIn({ role: 'manager' })
  const unnamed = await lender.signedIn({ role: 'manager' })
  const exam = await named.exams.create({ agency: 'Agency', kind: 'fair_lending' })
  const [item] = await named.examItems.add({ id: exam.id, items: [{ request: 'The policy', number: '1' }] })
  const finding = { title: `${WORD} three`, source: 'exam', severity: 'high', foundOn: '2026-01-09' } as const
  const origin = { kind: 'exam_item', id: item!.id } as const
  await expect(unnamed.findings.create({ ...finding, origin })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const made = await named.findings.create({ ...finding, origin })
  expect(made.origin).toMatchObject({ kind: 'exam', id: exam.id })
  expect((await named.findings.list({})).items).toMatchObject([{ id: made.id }])
  expect((await unnamed.findings.list({})).items).toEqual([])
})
