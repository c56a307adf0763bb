import type { NewUser } from '@plumbline/contract/users.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAuditChain } from '../audit/audit-log.ts'
import {
  PASSWORD,
  startTestServer,
  type TestClient,
  type TestMember,
  type TestServer,
} from '../testing/test-server.ts'

let server: TestServer
let administrator: TestMember
let admin: TestClient
beforeAll(async () => {
  server = await startTestServer()
  administrator = await server.addMember({ role: 'admin', fullName: 'Only Administrator' })
  admin = server.clientOf(await server.tokenOf(administrator))
})
afterAll(() => server.close())

let people = 0
function newUser(values: Partial<NewUser> = {}): NewUser {
  people += 1
  return {
    email: `person-${people}@lakecu.example`,
    password: PASSWORD,
    fullName: `Person ${people}`,
    companyName: 'Lake Credit Union',
    companyType: 'credit_union',
    role: 'user',
    ...values,
  }
}

async function find(email: string) {
  const { items } = await admin.users.list({ search: email })
  return items[0]!
}

async function addUser(values: Partial<NewUser> = {}) {
  const user = newUser(values)
  await admin.users.create(user)
  return { ...user, ...(await find(user.email)) }
}

test('a new user has an account and a profile, and can sign in', async () => {
  const user = await addUser({ role: 'manager', companyType: 'mortgage_company' })
  expect(user).toMatchObject({
    role: 'manager',
    companyType: 'mortgage_company',
    isConfirmed: true,
    lastSignInAt: null,
  })
  const me = await server.clientOf(await server.tokenOf(user)).members.me()
  expect(me).toMatchObject({ fullName: user.fullName, role: 'manager' })
  expect((await find(user.email)).lastSignInAt).not.toBeNull()
})

test('without a password an invitation goes out, and the account waits for it', async () => {
  const user = await addUser({ password: undefined })
  expect(user.isConfirmed).toBe(false)
  const { rows } = await server.db.execute(
    sql`select kind, recipient from outgoing_mail where recipient = ${user.email}`,
  )
  expect(rows).toEqual([{ kind: 'invite', recipient: user.email }])
})

test('an address is taken in any letter case, and nothing is left of the try', async () => {
  const user = await addUser()
  const again = newUser({ email: user.email.toUpperCase() })
  await expect(admin.users.create(again)).rejects.toMatchObject({
    code: 'EMAIL_EXISTS',
    message: 'A user with this email address already exists.',
  })
  const { rows } = await server.db.execute(sql`
    select count(*)::integer as orphans from auth.users u where not exists (select 1 from user_profiles p where p.user_id = u.id)`)
  expect(rows).toEqual([{ orphans: 0 }])
})

test.each([
  [{ email: 'nobody' }, 'BAD_REQUEST'],
  [{ fullName: '   ' }, 'BAD_REQUEST'],
  [{ fullName: 'x'.repeat(10_000) }, 'BAD_REQUEST'],
  [{ companyName: '' }, 'BAD_REQUEST'],
  [{ role: 'owner' }, 'BAD_REQUEST'],
  [{ companyType: 'bank' }, 'BAD_REQUEST'],
  [{ password: 'weak' }, 'WEAK_PASSWORD'],
  [{ password: `Aa1!${'x'.repeat(80)}` }, 'WEAK_PASSWORD'],
])('a new user with %j is refused', async (values, code) => {
  await expect(admin.users.create(newUser(values as Partial<NewUser>))).rejects.toMatchObject({ code })
})

test('search, role and company type narrow the list together, and are counted', async () => {
  const mark = 'Quillfeather'
  await addUser({ fullName: `Ann ${mark}`, role: 'manager' })
  await addUser({ companyName: `${mark} Bank`, companyType: 'community_bank' })
  await addUser({ email: `x@${mark.toLowerCase()}.example` })

  expect((await admin.users.list({ search: 'QUILLFEATHER' })).totalCount).toBe(3)
  expect((await admin.users.list({ search: mark, role: 'manager' })).totalCount).toBe(1)
  expect(
    (await admin.users.list({ search: mark, companyType: 'community_bank' })).items[0]?.companyName,
  ).toBe(`${mark} Bank`)
  expect((await admin.users.list({ search: '%' })).totalCount).toBe(0)
  const everyone = await admin.users.list({})
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from user_profiles`,
  )
  expect(everyone.totalCount).toBe(rows[0]!.count)
})

test('pages do not shift when users come in meanwhile', async () => {
  for (let added = 0; added < 30; added++) await addUser({ password: undefined, companyName: 'Pages Inc' })
  const first = await admin.users.list({ companyType: 'credit_union' })
  await addUser({ password: undefined })
  const second = await admin.users.list({ companyType: 'credit_union', page: 2, asOf: first.asOf })
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the second of two editors is told', async () => {
  const user = await addUser()
  const fields = {
    fullName: 'New Name',
    companyName: 'Lake',
    companyType: 'credit_union',
    role: 'user',
  } as const
  await admin.users.update({ id: user.id, updatedAt: user.updatedAt, ...fields })
  await expect(
    admin.users.update({ id: user.id, updatedAt: user.updatedAt, ...fields }),
  ).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
})

test('a role change holds at the person’s next call', async () => {
  const user = await addUser({ role: 'user' })
  const client = server.clientOf(await server.tokenOf(user))
  await expect(client.users.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { updatedAt } = await find(user.email)
  await admin.users.update({ ...user, updatedAt, role: 'admin' })
  expect((await client.users.list({})).items.length).toBeGreaterThan(0)
  await client.users.remove({ id: user.id })
})

test('deleting takes account, profile and sessions at once', async () => {
  const user = await addUser()
  const client = server.clientOf(await server.tokenOf(user))
  await admin.users.remove({ id: user.id })
  await expect(client.members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const { rows } = await server.db.execute(sql`
    select (select count(*) from auth.users where id = ${user.userId})::integer as accounts,
      (select count(*) from user_profiles where user_id = ${user.userId})::integer as profiles,
      (select count(*) from auth.sessions where user_id = ${user.userId})::integer as sessions`)
  expect(rows).toEqual([{ accounts: 0, profiles: 0, sessions: 0 }])
  await expect(admin.users.remove({ id: user.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nobody leaves the house without an administrator', async () => {
  const own = await find(administrator.email)
  const refusal = { code: 'LAST_ADMINISTRATOR', message: expect.stringContaining('last administrator') }
  await expect(admin.users.remove({ id: own.id })).rejects.toMatchObject(refusal)
  await expect(admin.users.update({ ...own, role: 'user' })).rejects.toMatchObject(refusal)
  await expect(admin.users.suspend({ id: own.id })).rejects.toMatchObject(refusal)

  const second = await addUser({ role: 'admin' })
  await admin.users.suspend({ id: second.id })
  await expect(admin.users.remove({ id: own.id }), 'a suspended one does not count').rejects.toMatchObject(
    refusal,
  )
  await admin.users.remove({ id: second.id })
})

test('two administrators who remove each other at once leave one', async () => {
  const other = await server.addMember({ role: 'admin' })
  const otherClient = server.clientOf(await server.tokenOf(other))
  const [own, theirs] = [await find(administrator.email), await find(other.email)]
  const outcomes = await Promise.allSettled([
    admin.users.update({ ...theirs, role: 'user' }),
    otherClient.users.update({ ...own, role: 'user' }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from user_profiles where role = 'admin'`,
  )
  expect(rows[0]!.count).toBeGreaterThanOrEqual(1)
  await server.db.execute(
    sql`update user_profiles set role = 'admin' where user_id = ${administrator.userId}`,
  )
})

test('suspending and signing out hold at the next call, and suspending can be undone', async () => {
  const user = await addUser()
  const client = server.clientOf(await server.tokenOf(user))
  await admin.users.suspend({ id: user.id })
  await expect(client.members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect((await find(user.email)).isSuspended).toBe(true)
  await admin.users.reactivate({ id: user.id })
  const back = server.clientOf(await server.tokenOf(user))
  await back.members.me()
  await admin.users.signOutEverywhere({ id: user.id })
  await expect(back.members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a password reset is mailed, a trial extended and converted', async () => {
  const user = await addUser()
  await admin.users.sendPasswordReset({ id: user.id })
  const { rows } = await server.db.execute(
    sql`select kind from outgoing_mail where recipient = ${user.email}`,
  )
  expect(rows).toEqual([{ kind: 'recovery' }])
  await admin.users.setTrial({ id: user.id, endsAt: '2030-01-01T00:00:00Z' })
  expect((await find(user.email)).trialEndsAt).toMatch(/^2030-01-01/)
  await admin.users.setTrial({ id: user.id, endsAt: null })
  expect((await find(user.email)).trialEndsAt).toBeNull()
})

test('the export neutralises what a spreadsheet would run', async () => {
  await addUser({ fullName: '=HYPERLINK("http://e.example")', companyName: 'Quote "Q" Bank' })
  const text = await (await admin.users.exportCsv({ search: 'hyperlink' })).text()
  expect(text.replace('\uFEFF', '').split('\r\n')[0]).toBe(
    'email,full_name,company_name,company_type,role,created_at,last_sign_in_at,suspended',
  )
  expect(text).toContain(`"'=HYPERLINK(""http://e.example"")","Quote ""Q"" Bank"`)
})

const HEADER = 'email,full_name,company_name,company_type,role'
const csv = (...lines: string[]) =>
  new File([[HEADER, ...lines].join('\n')], 'users.csv', { type: 'text/csv' })

test('an import says of each row what is wrong, then creates the good ones, each by itself', async () => {
  const taken = await addUser()
  const rows = await admin.users.checkImport({
    file: csv(
      'good@import.example,"Doe, ""Jo""",Lake CU,credit_union,user',
      'bad,Name,Lake CU,credit_union,user',
      'good@import.example,Twice,Lake CU,credit_union,user',
      `${taken.email},Taken,Lake CU,credit_union,user`,
      'type@import.example,Name,Lake CU,bank,user',
      ',,,,',
      'late@import.example,"Two',
      'lines",Lake CU,Community Bank,Manager',
    ),
  })
  expect(rows.map(({ problem }) => problem?.slice(0, 30) ?? null)).toEqual([
    null,
    'The email address is not valid',
    'The same email address stands ',
    'A user with this email address',
    'The company type must be credi',
    'The email address is not valid',
    null,
  ])
  expect(rows[0]).toMatchObject({ fullName: 'Doe, "Jo"', line: 2 })
  await addUser({ email: 'late@import.example' })

  const outcomes = await admin.users.importRows({ rows: rows.filter(({ problem }) => problem === null) })
  expect(outcomes).toEqual([
    { line: 2, problem: null },
    { line: rows[6]!.line, problem: 'A user with this email address already exists.' },
  ])
  expect(await find('good@import.example')).toMatchObject({ fullName: 'Doe, "Jo"', isConfirmed: false })
})

const latin1 = new Uint8Array([
  ...Buffer.from(`${HEADER}\nzoe@cp1252.example,Zo`),
  0xeb,
  ...Buffer.from(',Lake,credit_union,user'),
])
test.each([
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${HEADER}\nzoe@utf8.example,Zoë,Lake,credit_union,user`)],
  ['UTF-8', Buffer.from(`${HEADER}\nzoe@utf8.example,Zoë,Lake,credit_union,user`)],
  ['Windows-1252', latin1],
])('an import reads %s', async (_, bytes) => {
  const [row] = await admin.users.checkImport({ file: new File([new Uint8Array(bytes)], 'users.csv') })
  expect(row).toMatchObject({ fullName: 'Zoë', problem: null })
})

test.each([
  ['a wrong header', 'mail,name\na@b.example,x', /Missing: email, full_name/],
  ['nothing', '', /empty/],
  ['a header alone', HEADER, /no rows/],
  ['an open quote', `${HEADER}\n"a@b.example,x`, /not well-formed CSV/],
  ['a picture', '\u0000\u0001PNG', /not text/],
  ['a workbook in it', 'PK\u0003\u0004\u0014\u0000[Content_Types].xml', /not text/],
  ['a page in it', '<!doctype html><script>alert(1)</script>', /Missing: email/],
  ['one endless field', `${HEADER}\n"${'x'.repeat(4_000_000)}`, /not well-formed CSV/],
  [
    'too many rows',
    `${HEADER}\n${'a@b.example,N,C,credit_union,user\n'.repeat(100_000)}`,
    /more than 5,000 rows/,
  ],
])('an import file with %s is refused by name', async (_, text, message) => {
  const check = admin.users.checkImport({ file: new File([text], 'users.csv') })
  await expect(check).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
    message: expect.stringMatching(message),
  })
})

test('all of this stands in the audit log, which is whole and can be filtered', async () => {
  expect(await verifyAuditChain(server.db)).toMatchObject({ outcome: 'whole' })
  const actions = await admin.audit.actions()
  expect(actions).toEqual(
    expect.arrayContaining([
      'auth.sign_in',
      'user.create',
      'user.role_changed',
      'user.export',
      'auth.user_suspended',
    ]),
  )
  const created = await admin.audit.list({ action: 'user.create' })
  expect(created.items[0]).toMatchObject({ actorName: 'Only Administrator', action: 'user.create' })
  expect((await admin.audit.list({ person: 'only administrator' })).items.length).toBeGreaterThan(5)
  expect((await admin.audit.list({ from: '2031-01-01' })).items).toEqual([])
  expect(await (await admin.audit.exportCsv({ action: 'user.export' })).text()).toContain('user.export')
})
