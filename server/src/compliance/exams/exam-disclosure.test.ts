import { KEY_NOUNS } from '@plumbline/contract/tenancy/api-keys.ts'
import { WEBHOOK_EVENTS } from '@plumbline/contract/tenancy/webhooks.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

const WORD = 'Zanzibar'
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

let server: TestServer
let bank: Awaited<ReturnType<TestServer['newInstitution']>>
/** Named on the exam: what must not carry its content is tried in the name of somebody who may see it. */
let manager: TestClient
let examId: string
let itemId: string
let findingId: string

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.newInstitution()
  manager = await bank.signedIn({ role: 'manager', fullName: 'Mia Manager' })
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
