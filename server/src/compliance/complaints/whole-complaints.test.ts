import { WEBHOOK_EVENTS } from '@plumbline/contract/tenancy/webhooks.ts'
import { listTables } from '@plumbline/database/backup/table-list.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { zipEntryText } from '../../testing/zip-text.ts'
import { queueNotificationMail } from '../../work/notifications/notification-mail.ts'

let server: TestServer
let lender: Awaited<ReturnType<TestServer['newInstitution']>>
let manager: TestClient
beforeAll(async () => {
  server = await startTestServer()
  lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager' })
})
afterAll(() => server.close())

const NUMBER = '4410027731'
const complaint = {
  title: 'Fee not disclosed',
  description: 'I was never told about the fee, and I think it is because of my age.',
  kind: 'other',
  channel: 'web',
  receivedOn: '2026-01-09',
} as const

test('a complaint keeps its source, cause, rule, third party, and redress', async () => {
  const vendor = await manager.vendors.create({ title: 'Core Systems' })
  const created = await manager.complaints.create({
    ...{ ...complaint, source: 'social_media', cause: 'third_party', rootCause: 'A wrong fee table' },
    ...{
      ruleCited: 'Reg. X § 1024.35(b)(5)',
      vendorId: vendor.id,
      redressPaid: '125.5',
      redressOn: '2026-01-20',
    },
  })
  expect(created).toMatchObject({
    ...{ source: 'social_media', cause: 'third_party', rootCause: 'A wrong fee table' },
    ...{ ruleCited: '12 CFR 1024.35(b)(5)', vendorName: 'Core Systems', redressPaid: '125.50' },
    ...{ portalResponse: null, portalBy: null },
  })
  expect(await manager.citationLinks.list({ kind: 'complaint', id: created.id })).toMatchObject([
    { text: '12 CFR 1024.35(b)(5)' },
  ])
  const changed = await manager.complaints.update({
    ...{ ...complaint, id: created.id, version: created.version, vendorId: vendor.id },
    ...{ redressPaid: '99.00', redressOn: '2026-01-20', ruleCited: '12 CFR 1024.35(b)(5)' },
    ...{ source: 'social_media', cause: 'system', rootCause: 'A wrong fee table' },
  })
  expect(changed).toMatchObject({ cause: 'system', redressPaid: '99.00' })
  const { items } = await manager.history.list({ kind: 'complaint', id: created.id })
  expect(items[0]!.changes).toEqual([
    { field: 'cause', from: 'Third party', to: 'System or data' },
    { field: 'redressPaid', from: '125.50', to: '99.00' },
  ])
})

test.each([
  [{ redressPaid: '10.00' }, 'REDRESS_INCOMPLETE'],
  [{ redressPaid: '10.00', redressOn: '2026-01-08' }, 'DATE_BEFORE_RECEIVED'],
  [{ portalFinalOn: '2026-01-08' }, 'DATE_BEFORE_RECEIVED'],
  [{ redressPaid: '0.00', redressOn: '2026-01-10' }, 'BAD_REQUEST'],
  [{ redressPaid: '1.234', redressOn: '2026-01-10' }, 'BAD_REQUEST'],
  [{ ruleCited: 'the fair rule' }, 'BAD_REQUEST'],
  [{ accountNumber: '1'.repeat(41) }, 'BAD_REQUEST'],
] as const)('refuses %j', async (fields, code) => {
  await expect(manager.complaints.create({ ...complaint, ...fields })).rejects.toMatchObject({ code })
})

test('a vendor of another institution is no third party, for the program and for the database', async () => {
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { id: vendorId } = await stranger.vendors.create({ title: 'Theirs' })
  await expect(manager.complaints.create({ ...complaint, vendorId })).rejects.toMatchObject({
    code: 'VENDOR_UNKNOWN',
  })
  const { id } = await manager.complaints.create(complaint)
  await expect(
    server.db.execute(sql`update complaints set vendor_id = ${vendorId}::uuid where id = ${id}::uuid`),
  ).rejects.toThrow()
})

test('no other table, webhook, mail, or notice holds the account number', async () => {
  const owner = await lender.addMember({ role: 'user' })
  await manager.webhooks.create({ url: 'https://hooks.example.com/all', events: [...WEBHOOK_EVENTS] })
  const { id, version } = await manager.complaints.create({ ...complaint, accountNumber: NUMBER })
  await manager.complaints.update({ ...complaint, id, version, ownerId: owner.userId, accountNumber: NUMBER })
  await manager.complaints.showAccountNumber({ id })
  while (await queueNotificationMail(server.db, 'https://plumbline.example'));
  const { rows: told } = await server.db.execute(
    sql`select 1 from webhook_deliveries where institution_id = ${lender.id}`,
  )
  expect(told.length).toBeGreaterThan(0)
  const holding: string[] = []
  for (const { name } of await listTables(server.db)) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${NUMBER}%`} limit 1`,
    )
    if (rows.length > 0) holding.push(name)
  }
  expect(holding).toEqual(['public.complaints'])
})

test('the account number is shown on request only, and appears nowhere else', async () => {
  const { id, version } = await manager.complaints.create({ ...complaint, accountNumber: NUMBER })
  // An update that does not name the number keeps it.
  const kept = await manager.complaints.update({ ...complaint, id, version, title: 'Another title' })
  expect(kept.maskedAccountNumber).toBe('••••7731')
  const shown = [
    kept,
    await manager.complaints.find({ id }),
    await manager.complaints.list({ state: 'all' }),
    await manager.complaints.rows({}),
  ]
  expect(JSON.stringify(shown)).not.toContain(NUMBER)
  expect((await manager.complaints.list({ state: 'all', search: NUMBER })).items).toEqual([])
  expect(await manager.complaints.showAccountNumber({ id })).toEqual({ accountNumber: NUMBER })
  const changed = await manager.complaints.update({
    ...{ ...complaint, title: 'Another title', id, version: kept.version, accountNumber: '' },
  })
  expect(changed.maskedAccountNumber).toBe('')
  const { items } = await manager.history.list({ kind: 'complaint', id })
  expect(items[0]!.changes).toEqual([{ field: 'accountNumber', from: '••••7731', to: null }])
  const { rows } = await server.db.execute<{ action: string; detail: string }>(
    sql`select action, detail::text as detail from audit_log where subject_id = ${id} order by number`,
  )
  expect(rows.map(({ action }) => action)).toContain('complaint.number')
  expect(JSON.stringify([rows, items])).not.toContain(NUMBER)
})

test('flags are suggested by words, and a person decides', async () => {
  const created = await manager.complaints.create(complaint)
  const { id } = created
  expect(created).toMatchObject({
    flags: [],
    flagStates: [
      { flag: 'udaap', words: ['not disclosed', 'never told'], decision: null, decidedAt: null },
      { flag: 'fair_lending', words: ['because of my age'], decision: null },
    ],
  })
  const confirmed = await manager.complaints.decideFlag({
    ...{ id, version: created.version, flag: 'fair_lending', decision: 'confirmed' },
  })
  const { fullName } = await manager.members.me()
  expect(confirmed.flags).toEqual(['fair_lending'])
  expect(confirmed.flagStates[1]).toMatchObject({
    ...{ decision: 'confirmed', decidedByName: fullName, newWords: [] },
    decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect((await manager.complaints.list({ search: complaint.title })).items).toContainEqual(
    expect.objectContaining({ id, flags: ['fair_lending'] }),
  )
  const edited = await manager.complaints.update({
    ...{ ...complaint, id, version: confirmed.version },
    description: 'It is because of my age. You discriminate.',
  })
  expect(edited.flagStates[1]).toMatchObject({ decision: 'confirmed', newWords: ['discriminate'] })
  await expect(
    manager.complaints.decideFlag({ id, version: confirmed.version, flag: 'udaap', decision: 'dismissed' }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  const back = await manager.complaints.decideFlag({
    ...{ id, version: edited.version, flag: 'fair_lending', decision: null },
  })
  expect(back).toMatchObject({ flags: [], flagStates: [{}, { decidedByName: '', decidedAt: null }] })
  const { items } = await manager.history.list({ kind: 'complaint', id })
  expect(items[0]!.changes).toEqual([{ field: 'fairLendingFlag', from: 'confirmed', to: null }])
})

test('a complaint of the portal has its two dates, beside those of its kind, and closes after the final response', async () => {
  const portal = { ...complaint, kind: 'notice_of_error', source: 'cfpb' } as const
  const created = await manager.complaints.create(portal)
  expect(created).toMatchObject({
    // By rule 30 business days, as for any notice of error.
    answerBy: '2026-02-24',
    portalResponse: { by: '2026-01-24' },
    portalFinalResponse: { by: '2026-03-10' },
    portalBy: '2026-01-24',
  })
  const { id } = created
  const responded = await manager.complaints.update({
    ...{ ...portal, id, version: created.version, portalRespondedOn: '2026-01-20', answeredOn: '2026-01-20' },
  })
  expect(responded.portalBy).toBe('2026-03-10')
  await expect(manager.complaints.close({ id, version: responded.version })).rejects.toMatchObject({
    code: 'PORTAL_OPEN',
  })
  const done = await manager.complaints.update({
    ...{ ...portal, id, version: responded.version, portalFinalOn: '2026-02-20', answeredOn: '2026-01-20' },
  })
  expect(done.portalBy).toBeNull()
  await expect(manager.complaints.close({ id, version: done.version })).rejects.toMatchObject({
    code: 'EVIDENCE_MISSING',
  })
})

test('months are counted by root cause and by rule', async () => {
  const other = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const rule = '12 CFR 1024.35(b)(5)'
  await other.complaints.create({ ...complaint, cause: 'system', ruleCited: rule })
  await other.complaints.create({ ...complaint, cause: 'system' })
  await other.complaints.create({ ...complaint, cause: 'fraud', ruleCited: rule })
  await other.complaints.create({ ...complaint, receivedOn: '2026-02-01', answeredOn: '2026-02-02' })
  expect(await other.complaints.months()).toEqual([
    {
      ...{ month: '2026-02', received: 1, answered: 1, late: 0 },
      ...{ causes: [{ cause: 'unknown', count: 1 }], rules: [] },
    },
    {
      ...{ month: '2026-01', received: 3, answered: 0, late: 0 },
      causes: [
        { cause: 'fraud', count: 1 },
        { cause: 'system', count: 2 },
      ],
      rules: [{ rule, count: 2 }],
    },
  ])
})

test('the letter has the facts, the finding, and the redress, and neither flags nor the whole number', async () => {
  const created = await manager.complaints.create({
    ...{
      ...complaint,
      kind: 'notice_of_error',
      channel: 'letter',
      accountNumber: NUMBER,
      product: 'Auto loan',
    },
    ...{
      outcome: 'The fee was charged twice.\n\nIt was refunded.',
      redressPaid: '1250.00',
      redressOn: '2026-01-20',
    },
  })
  const { id } = created
  const letter = await manager.complaints.responseLetter({ id })
  expect(letter.name).toBe(`complaint-${created.number}-response.docx`)
  const words = zipEntryText(Buffer.from(await letter.arrayBuffer()), 'word/document.xml')
  const { companyName } = await manager.members.me()
  for (const word of [
    ...[companyName!, 'January 9, 2026', 'Auto loan', '••••7731', complaint.description],
    ...[
      'The fee was charged twice.',
      '$1,250.00',
      'January 20, 2026',
      '12 CFR 1024.35(e)(1)(i)(B)',
      '[telephone]',
    ],
  ])
    expect(words).toContain(word)
  for (const word of [NUMBER, 'UDAAP', 'air lending', '\n\n']) expect(words).not.toContain(word)
  expect(words).toMatch(/charged twice\.<.*<\/w:p>.*It was refunded\./)
  expect((await manager.complaints.responseLetter({ id, format: 'pdf' })).size).toBeGreaterThan(2_000)
  const bare = await manager.complaints.create(complaint)
  const draft = await manager.complaints.responseLetter({ id: bare.id })
  const open = zipEntryText(Buffer.from(await draft.arrayBuffer()), 'word/document.xml')
  expect(open).toContain('[What the investigation found, and the reasons]')
  expect(open).not.toContain('1024.35')
  const portal = await manager.complaints.create({ ...complaint, channel: 'web', source: 'cfpb' })
  const sent = await manager.complaints.responseLetter({ id: portal.id })
  expect(zipEntryText(Buffer.from(await sent.arrayBuffer()), 'word/document.xml')).toContain(
    'which the Consumer Financial Protection Bureau sent to us',
  )
})

test('a file of complaints names a vendor by its name', async () => {
  await manager.vendors.create({ title: 'Brightline, Inc.' })
  const file = (vendor: string) =>
    new File(
      [
        'title,kind,channel,received_on,vendor,redress_paid,redress_on,source\r\n',
        `Imported,other,email,2026-01-09,"${vendor}",12.50,2026-01-12,CFPB`,
      ],
      'complaints.csv',
    )
  const wrong = await manager.workImports.check({ kind: 'complaints', file: file('Brightlin, Inc.') })
  expect(wrong.problems).toMatchObject([
    { column: 'vendor', because: 'No vendor of your register has this name.', nearest: 'brightline, inc.' },
  ])
  const { fingerprint, problems } = await manager.workImports.check({
    kind: 'complaints',
    file: file('BRIGHTLINE, Inc.'),
  })
  expect(problems).toEqual([])
  await manager.workImports.apply({
    ...{ kind: 'complaints', file: file('BRIGHTLINE, Inc.'), fingerprint: fingerprint! },
  })
  const [found] = (await manager.complaints.list({ search: 'Imported' })).items
  expect(await manager.complaints.find({ id: found!.id })).toMatchObject({
    ...{ source: 'cfpb', vendorName: 'Brightline, Inc.', redressPaid: '12.50' },
  })
})
