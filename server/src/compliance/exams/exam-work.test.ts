import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '../../testing/stored-file.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { zipEntryText } from '../../testing/zip-text.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
import { escalateTasks } from '../tasks/task-escalation.ts'

const WORD = 'Zanzibar'
const tomorrow = dayFromToday(1)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a finding that was stored for an item of an exam becomes the exam’s, or stays hidden with the item gone', async () => {
  const lender = await server.newInstitution()
  const named = await lender.signedIn({ role: 'manager' })
  const other = await lender.addMember({ role: 'manager' })
  const unnamed = server.clientOf(await server.tokenOf(other))
  const exam = await named.exams.create({ agency: 'Agency', kind: 'fair_lending' })
  const [item] = await named.examItems.add({ id: exam.id, items: [{ request: 'The policy', number: '1' }] })
  const made = { source: 'audit', severity: 'high', foundOn: '2026-01-09', responseDueOn: tomorrow } as const
  const stored = async (title: string, itemId: string) => {
    const { id, number } = await named.findings.create({ ...made, title, topic: 'trid' })
    await server.db.execute(
      sql`update findings set origin_kind = 'exam_item', origin_id = ${itemId} where id = ${id}`,
    )
    return { id, number }
  }
  const risk = await unnamed.risks.create({
    ...{ title: 'Send notices in time', productLine: 'Servicing', topic: 'trid' },
    ...{ likelihood: 3, impact: 4, volume: 2, complexity: 3, change: 2 },
  })
  const kept = await stored(`${WORD} four`, item!.id)
  const dangling = await stored(`${WORD} five`, crypto.randomUUID())
  const { secret } = await named.apiKeys.create({
    ...{ name: 'Findings', belongsTo: 'me', mayWrite: false, nouns: ['findings'], days: 30 },
  })
  const seen = async (client: TestClient) => (await client.findings.list({})).items.map(({ id }) => id)
  const hidden = async () => {
    expect(await seen(unnamed)).toEqual([])
    expect(await seen(server.clientOf(secret))).toEqual([])
    expect(await seen(named)).toEqual([kept.id])
    expect((await unnamed.risks.find({ id: risk.id })).lookAgain).toEqual([])
    expect((await unnamed.risks.list({ needsLook: true })).items).toEqual([])
    await expect(named.findings.find({ id: dangling.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await hidden()
  const letter = async () => {
    const file = await named.exams.responseLetter({ id: exam.id, format: 'docx' })
    return zipEntryText(Buffer.from(await file.arrayBuffer()), 'word/document.xml')
  }
  expect(await letter()).toContain(`${WORD} four`)
  expect(await letter()).not.toContain(`${WORD} five`)
  const migration = new URL('../../../migrations/26113472_findings_of_exam_items.sql', import.meta.url)
  await server.db.execute(sql.raw(readFileSync(migration, 'utf8')))
  await hidden()
  expect((await named.findings.find({ id: kept.id })).origin).toMatchObject({ kind: 'exam', id: exam.id })
  expect(await letter()).toContain(`${WORD} four`)
  while (await remindAhead(server.db, new Date(), server.plumbline.services.deadlines));
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.map(({ subject }) => subject)
  expect(await told(unnamed)).toEqual([])
  expect(await told(named)).toEqual([`The response to finding ${kept.number} is due within a week`])
})

test('notices of assignment and approval name a task of an exam to the people of the exam alone', async () => {
  const lender = await server.newInstitution()
  const named = await lender.signedIn({ role: 'manager' })
  const unnamed = await lender.signedIn({ role: 'manager' })
  const { userId } = await unnamed.members.me()
  const exam = await named.exams.create({ agency: 'Agency', kind: 'fair_lending' })
  const finding = await named.findings.create({
    ...{ title: `${WORD} six`, source: 'exam', severity: 'high', foundOn: '2026-01-09' },
    origin: { kind: 'exam', id: exam.id },
  })
  const origins = [{ kind: 'exam', id: exam.id } as const, { kind: 'finding', id: finding.id } as const]
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.map(({ subject }) => subject)
  for (const origin of origins) {
    const task = await named.tasks.create({
      ...{ title: `${WORD} task`, ownerId: userId, requiresApproval: true, origin },
    })
    const begun = await unnamed.tasks.setStatus({ id: task.id, version: task.version, status: 'done' })
    await named.tasks.approve({ id: task.id, version: begun.version, isApproved: true })
  }
  expect(await told(unnamed)).toEqual([
    expect.stringMatching(/ approved a task of an examination$/),
    expect.stringMatching(/ assigned you a task of an examination$/),
    expect.stringMatching(/ approved a task of an examination$/),
    expect.stringMatching(/ assigned you a task of an examination$/),
  ])
  for (const subject of await told(named))
    expect(subject).toMatch(new RegExp(` finished “${WORD} task” and asks for your approval$`))
  expect(await told(named)).toHaveLength(2)
})

test('mails and calendars say of the tasks and the evidence of an exam that they are of one, and no more', async () => {
  const lender = await server.newInstitution()
  const named = await lender.signedIn({ role: 'manager' })
  const unnamed = await lender.signedIn({ role: 'manager' })
  const exam = await named.exams.create({ agency: 'Agency', kind: 'fair_lending' })
  const [item] = await named.examItems.add({ id: exam.id, items: [{ request: 'The policy', number: '1' }] })
  const finding = await named.findings.create({
    ...{ title: `${WORD} six`, source: 'audit', severity: 'high', foundOn: '2026-01-09' },
    origin: { kind: 'exam', id: exam.id },
  })
  const task = (title: string, dueOn: string, origin: { kind: 'exam_item' | 'finding'; id: string }) =>
    named.tasks.create({ title: `${WORD} ${title}`, dueOn, origin })
  await task('seven', tomorrow, { kind: 'exam_item', id: item!.id })
  const mended = await task('eight', dayFromToday(-1), { kind: 'finding', id: finding.id })
  await task('nine', dayFromToday(-9), { kind: 'finding', id: finding.id })
  for (const subject of [
    { kind: 'finding', id: finding.id } as const,
    { kind: 'task', id: mended.id } as const,
  ])
    await named.evidence.add({
      ...{ ...subject, title: `${WORD} proof`, validOn: '2026-02-02', validUntil: tomorrow },
      fileId: await storeFile(named, 'proof.txt', `Proof of ${subject.id}`),
    })
  while (await escalateTasks(server.db, new Date()));
  while (await remindAhead(server.db, new Date(), server.plumbline.services.deadlines));
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.map(({ subject }) => subject).toSorted()
  const tasks = [
    'A task of an examination is overdue, and nobody owns it',
    'Due by tomorrow, without an owner: A task of an examination',
    'Overdue, without an owner: A task of an examination',
  ]
  const evidence = 'The evidence of an examination expires within a week'
  expect(await told(unnamed)).toEqual(tasks)
  expect(await told(named)).toEqual([...tasks, evidence, evidence])
  for (const client of [named, unnamed]) {
    const { address } = await client.calendarFeed.create()
    const calendar = await (await server.request(new URL(address).pathname)).text()
    expect(calendar).toContain('A task of an examination')
    expect(calendar.match(/SUMMARY:Expires: Evidence of an examination/g) ?? []).toHaveLength(
      client === named ? 2 : 0,
    )
    expect(calendar).not.toContain(WORD)
  }
})
