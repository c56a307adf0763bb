import { REPORT_KINDS } from '@plumbline/contract/insight/reports.ts'
import { KEY_NOUNS } from '@plumbline/contract/tenancy/api-keys.ts'
import { WEBHOOK_EVENTS } from '@plumbline/contract/tenancy/webhooks.ts'
import { listTables } from '@plumbline/database/backup/table-list.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MCP_TOOLS } from '../../http/mcp/mcp-tools.ts'
import { gatherContent } from '../../insight/reports/report-gathering.ts'
import { personExport } from '../../tenancy/personal-data/person-export.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
import { queueNotificationMail } from '../../work/notifications/notification-mail.ts'

/** Stands in every text of the entries and of the self-test. */
const WORD = 'Zanzibar'
/** What would tell a suspicious activity from a currency transaction. */
const TELLING = /suspicious|\bSAR\b|"sar"|\bctr\b|currency|suspect/i

let server: TestServer
let bank: Awaited<ReturnType<TestServer['newInstitution']>>
/** Named on the log: what must not carry its content is tried in the name of somebody who may see it. */
let manager: TestClient
let managerId: string
let managerEmail: string
let named: TestClient
let entryIds: string[]
let selfTestId: string

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.newInstitution()
  const account = await bank.addMember({ role: 'manager', fullName: 'Mia Manager' })
  managerId = account.userId
  managerEmail = account.email
  manager = server.clientOf(await server.tokenOf(account))
  await manager.webhooks.create({ url: 'https://hooks.example.com/all', events: [...WEBHOOK_EVENTS] })
  const colleague = await bank.addMember({ role: 'user', fullName: 'Otto Officer' })
  named = server.clientOf(await server.tokenOf(colleague))
  await manager.bsaEntries.setPeople({ userIds: [colleague.userId] })
  const suspicious = await manager.bsaEntries.create({
    ...{ reference: `${WORD} 1`, startsOn: dayFromToday(-29), suspect: 'yes' },
  })
  const closed = await manager.bsaEntries.create({
    ...{ reference: `${WORD} 2`, startsOn: dayFromToday(-20), decision: 'no_file' },
    ...{ decidedOn: dayFromToday(-2), reason: `${WORD} wages` },
  })
  const filed = await manager.bsaEntries.create({
    ...{ reference: `${WORD} 3`, kind: 'ctr', startsOn: dayFromToday(-20), decision: 'file' },
    ...{ filedOn: dayFromToday(-10), filingNumber: `${WORD} 31000000000000` },
  })
  entryIds = [suspicious, closed, filed].map(({ id }) => id)
  await manager.selfTests.setPeople({ userIds: [colleague.userId] })
  const selfTest = await manager.selfTests.create({
    ...{ title: `${WORD} room`, counsel: `${WORD} room`, question: `${WORD} room`, purpose: `${WORD} room` },
    ...{ conclusion: 'likely', correctiveAction: `${WORD} room`, figures: `${WORD} room` },
    ...{ notes: `${WORD} room`, begunOn: dayFromToday(-9), completedOn: dayFromToday(-2) },
  })
  selfTestId = selfTest.id
  await manager.selfTests.update({ ...selfTest, notes: `${WORD} room again` })
  while (await remindAhead(server.db, new Date(), server.plumbline.services.deadlines));
})
afterAll(() => server.close())

const hidden = () =>
  new RegExp(
    [WORD, ...entryIds, selfTestId, 'bsa_entries', 'bsa_people', 'self_tests', 'self_test_people'].join('|'),
    'i',
  )

test('who is not named gets the answer of what does not exist, managers and operators too', async () => {
  const others = [
    await bank.signedIn({ role: 'manager' }),
    await bank.signedIn({ role: 'user' }),
    await server.signedIn({ role: 'admin' }),
    await server.signedIn({ role: 'manager' }),
  ]
  const fields = { reference: 'Mine', startsOn: dayFromToday(-1) }
  for (const other of others) {
    expect(await other.bsaEntries.access()).toMatchObject({ isNamed: false, people: [] })
    for (const call of [
      () => other.bsaEntries.list({}),
      () => other.bsaEntries.find({ id: entryIds[0]! }),
      () => other.bsaEntries.create(fields),
      () => other.bsaEntries.update({ ...fields, id: entryIds[0]!, version: 2 }),
    ])
      await expect(call()).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: expect.not.stringMatching(/bsa|self/i),
      })
    expect(await other.selfTests.access()).toMatchObject({ isNamed: false, people: [] })
    const release = { id: selfTestId, into: 'task', title: 'Mine', confirmedName: 'Mia Manager' } as const
    for (const call of [
      () => other.selfTests.list({}),
      () => other.selfTests.find({ id: selfTestId }),
      () => other.selfTests.create({ title: 'Mine' }),
      () => other.selfTests.update({ title: 'Mine', id: selfTestId, version: 3 }),
      // Only a manager gets as far as the room.
      ...(other === others[1] ? [] : [() => other.selfTests.release(release)]),
    ])
      await expect(call()).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: expect.not.stringMatching(/bsa|self/i),
      })
  }
  await expect(others[0]!.selfTests.setPeople({ userIds: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await named.selfTests.list({})).totalCount).toBe(1)
  await expect(others[0]!.bsaEntries.setPeople({ userIds: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await named.bsaEntries.list({})).totalCount).toBe(3)
})

test('support access and the overview of operators show nothing of it, not even how much there is', async () => {
  const admin = await server.signedIn({ role: 'admin' })
  await manager.settings.openSupport({ hours: 1, reason: 'An import fails' })
  expect(JSON.stringify(await admin.institutions.look({ id: bank.id }))).not.toMatch(
    /bsa|self_test|Zanzibar/i,
  )
})

test('a key with everything, of somebody named, sees nothing of it', async () => {
  const { secret } = await manager.apiKeys.create({
    ...{ name: 'Everything', belongsTo: 'me', mayWrite: true, nouns: [...KEY_NOUNS], days: 30 },
  })
  const key = server.clientOf(secret)
  const fields = { reference: 'Mine', startsOn: dayFromToday(-1) }
  for (const call of [
    () => key.bsaEntries.access(),
    () => key.bsaEntries.list({}),
    () => key.bsaEntries.find({ id: entryIds[0]! }),
    () => key.bsaEntries.create(fields),
    () => key.bsaEntries.update({ ...fields, id: entryIds[0]!, version: 2 }),
    () => key.bsaEntries.setPeople({ userIds: [] }),
    () => key.selfTests.access(),
    () => key.selfTests.list({}),
    () => key.selfTests.find({ id: selfTestId }),
    () => key.selfTests.create({ title: 'Mine' }),
    () => key.selfTests.update({ title: 'Mine', id: selfTestId, version: 3 }),
    () => key.selfTests.setPeople({ userIds: [] }),
    () => key.selfTests.release({ id: selfTestId, into: 'task', title: 'Mine', confirmedName: '' }),
    () => key.dashboard.needs({}),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' })
  const lists = [await key.tasks.list({}), await key.workLinks.find({ query: WORD })]
  expect(JSON.stringify(lists)).not.toMatch(hidden())
})

test('no tool of MCP reads it', () => {
  expect(MCP_TOOLS.length).toBeGreaterThan(10)
  expect(MCP_TOOLS.filter(({ operation }) => /^(bsaEntries|selfTests)/.test(operation))).toEqual([])
})

test('no search finds it, also not for somebody named', async () => {
  for (const query of [WORD, 'BSA log', 'Self-test room'])
    for (const found of [
      await manager.search.everything({ query }),
      await manager.workLinks.find({ query }),
      await manager.evidence.find({ query }),
    ])
      expect(JSON.stringify(found)).not.toMatch(
        new RegExp(`${WORD} (\\d|room)|bsa-log|self-tests/|${selfTestId}|${entryIds.join('|')}`),
      )
})

test('the assistant answers from nothing of it', async () => {
  const answered = await manager.assistant.ask({ question: `What was decided on ${WORD} 1?` })
  expect(JSON.stringify(answered.answer.passages)).not.toMatch(hidden())
  expect(JSON.stringify(answered)).not.toMatch(new RegExp([...entryIds, selfTestId].join('|')))
})

test('no webhook is told of an act on it', async () => {
  const { rows } = await server.db.execute<{ event: string; body: string }>(
    sql`select event, body from webhook_deliveries where institution_id = ${bank.id}`,
  )
  expect(JSON.stringify(rows)).not.toMatch(
    new RegExp(`bsa|self.test|${selfTestId}|${entryIds.join('|')}|${WORD} (\\d|room)`, 'i'),
  )
})

test('a reminder goes to the people named alone, and says neither what kind of entry it is nor which', async () => {
  await queueNotificationMail(server.db, 'https://plumbline.example')
  for (const client of [manager, named]) {
    const { items } = await client.notifications.list({})
    expect(items.map(({ subject }) => subject)).toEqual(['An entry of the BSA log is due by tomorrow'])
    expect(JSON.stringify(items)).not.toMatch(TELLING)
  }
  const unnamed = await bank.signedIn({ role: 'manager' })
  expect((await unnamed.notifications.list({})).items).toEqual([])
  expect(JSON.stringify(await unnamed.dashboard.needs({}))).not.toMatch(/bsa/i)
  expect((await manager.dashboard.needs({})).items).toMatchObject([
    { kind: 'bsa_entry', title: 'An entry of the BSA log', id: entryIds[0] },
  ])
  const { rows: mails } = await server.db.execute<{ mail: string; institution_id: string | null }>(
    sql`select m.institution_id, m::text as mail from outgoing_mail m where kind like '%bsa_log%'`,
  )
  expect(mails.length).toBe(2)
  for (const { mail, institution_id } of mails) {
    expect(mail).not.toMatch(TELLING)
    // The list of mails that managers read goes by the institution.
    expect(institution_id).toBeNull()
  }
})

test('a calendar says that something is due to the people named, and nothing to others', async () => {
  const calendarOf = async (client: TestClient) => {
    const { address } = await client.calendarFeed.create()
    return (await server.request(new URL(address).pathname)).text()
  }
  const own = (await calendarOf(manager)).replaceAll('\r\n ', '')
  expect(own).toContain('Due: An entry of the BSA log')
  expect(own).not.toMatch(TELLING)
  expect(own).not.toContain(WORD)
  expect(await calendarOf(await bank.signedIn({ role: 'manager' }))).not.toMatch(/bsa/i)
})

test('the log and the audit log alone hold it: no other table says a word of an entry', async () => {
  const holding: string[] = []
  for (const { name } of await listTables(server.db)) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.raw(name)} t where t::text ~ ${`${WORD} (1|2|3|wages|31000|room)`} limit 1`,
    )
    if (rows.length > 0) holding.push(name)
  }
  // The question that somebody typed to the assistant is theirs.
  expect(holding.filter((name) => !name.startsWith('public.assistant_')).sort()).toEqual([
    'public.bsa_entries',
    'public.self_tests',
  ])
  const { rows: acts } = await server.db.execute<{ action: string; detail: string }>(
    sql`select action, detail from audit_log where action like 'bsa_log.%' and action <> 'bsa_log.people'`,
  )
  expect(acts).toHaveLength(3)
  for (const { detail } of acts) expect(JSON.parse(detail)).toEqual({})
  // That the room was used, and not for which self-test.
  const { rows: uses } = await server.db.execute<{ subject: string; detail: string }>(
    sql`select subject_id as subject, detail from audit_log where action = 'self_test.use'`,
  )
  expect(uses).toHaveLength(2)
  for (const { subject, detail } of uses)
    expect({ subject, detail: JSON.parse(detail) }).toEqual({ subject: bank.id, detail: {} })
})

test('the export of the institution leaves it out for every role', async () => {
  const { path } = await manager.institutionExport.open({})
  const zip = Buffer.from(await (await server.request(`http://localhost:3000${path}`)).arrayBuffer())
  const names = zipEntryNames(zip)
  expect(names).toContain('data/audit_log.json')
  const telling = names
    .filter((name) => !name.startsWith('files/') && !name.includes('assistant_'))
    .filter(
      (name) => hidden().test(zipEntryText(zip, name)) || /bsa_log|self_test\./.test(zipEntryText(zip, name)),
    )
  // They say what is left out.
  expect(telling).toEqual(['README.txt', 'manifest.json'])
})

test('neither does a report hold it, nor what is exported about a person', async () => {
  for (const kind of REPORT_KINDS) {
    const content = await gatherContent(server.db, {
      ...{
        id: '',
        status: 'waiting',
        createdAt: '',
        kind,
        format: 'pdf',
        comment: '',
        hasEvidenceIndex: true,
      },
      ...{ examIds: [], userId: managerId, periodStart: '2020-01-01', periodEnd: dayFromToday(1) },
    })
    expect(JSON.stringify(content), kind).not.toMatch(hidden())
    expect(JSON.stringify(content), kind).not.toMatch(/BSA log|self-test room/i)
  }
  let about = ''
  const person = { email: managerEmail, userIds: [managerId] }
  for await (const piece of personExport(server.db, person, new Date())) about += piece
  expect(about).toContain(managerEmail)
  // What the person typed to the assistant is their own.
  expect(about).not.toMatch(
    new RegExp(`bsa.log|self_test|${WORD} ([23]|wages|room)|${selfTestId}|${entryIds.join('|')}`, 'i'),
  )
})

test('an exam, its answers, and its binder can take nothing of it along', async () => {
  const { id: examId } = await manager.exams.create({ agency: 'NCUA', kind: 'bsa' })
  const [item] = await manager.examItems.add({ id: examId, items: [{ request: 'BSA log' }] })
  const at = { examId, id: item!.id }
  const offered = [
    await manager.examItems.search({ ...at, query: WORD }),
    await manager.examItems.search({ ...at, query: 'BSA' }),
    await manager.examItems.suggest(at),
  ]
  expect(JSON.stringify(offered)).not.toMatch(
    new RegExp(`bsa_entry|self_test|${selfTestId}|${entryIds.join('|')}`),
  )
})

test('no figure of the analytics counts it', async () => {
  const before = JSON.stringify(await manager.dashboard.overview())
  await manager.bsaEntries.create({ reference: `${WORD} 4`, startsOn: dayFromToday(-100) })
  await manager.selfTests.create({ title: `${WORD} room` })
  expect(JSON.stringify(await manager.dashboard.overview())).toBe(before)
})
