import type { NewUser } from '@plumbline/contract/tenancy/users.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { countWaiting } from '@plumbline/database/testing/waiting-statements.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAuditChain } from '../../platform/audit-log/audit-verification.ts'
import {
  PASSWORD,
  startTestServer,
  type TestClient,
  type TestMember,
  type TestServer,
} from '../../testing/test-server.ts'

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

test('an invited person who has not come yet is a user already', async () => {
  const invited = await addUser({ password: undefined })
  const again = { ...newUser({ email: invited.email }), password: undefined }
  await expect(admin.users.create(again)).rejects.toMatchObject({ code: 'EMAIL_EXISTS' })
  const { rows } = await server.db.execute(
    sql`select kind from outgoing_mail where recipient = ${invited.email}`,
  )
  expect(rows, 'the invitation goes out once').toHaveLength(1)
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
  await admin.users.remove({ id: user.id })
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

test('administrators neither delete nor suspend themselves; another one does', async () => {
  const second = await addUser({ role: 'admin' })
  const client = server.clientOf(await server.tokenOf(second))
  for (const how of ['remove', 'suspend'] as const) {
    await expect(client.users[how]({ id: second.id })).rejects.toMatchObject({
      code: 'OWN_ACCOUNT',
      message: `You cannot ${how === 'remove' ? 'delete' : 'suspend'} your own account. Ask another administrator.`,
    })
  }
  expect(await find(second.email)).toMatchObject({ isSuspended: false })
  await admin.users.suspend({ id: second.id })
  await admin.users.remove({ id: second.id })
})

test('an administrator whose trial ends some day does not take the last one’s place', async () => {
  const own = await find(administrator.email)
  const second = await addUser({ role: 'admin' })
  const refusal = { code: 'LAST_ADMINISTRATOR' }
  for (const endsAt of ['2001-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) {
    await admin.users.setTrial({ id: second.id, endsAt })
    await expect(admin.users.remove({ id: own.id })).rejects.toMatchObject(refusal)
    await expect(admin.users.setTrial({ id: own.id, endsAt })).rejects.toMatchObject(refusal)
  }
  await admin.users.setTrial({ id: second.id, endsAt: null })
  await admin.users.setTrial({ id: own.id, endsAt: '2099-01-01T00:00:00Z' })
  await admin.users.setTrial({ id: own.id, endsAt: '2099-01-15T00:00:00Z' })
  await admin.users.setTrial({ id: own.id, endsAt: null })
  await admin.users.remove({ id: second.id })
})

test('many who come and many whose role changes do not stand in each other’s way', async () => {
  const invited = (role: NewUser['role']) => addUser({ password: undefined, role })
  const people: Awaited<ReturnType<typeof addUser>>[] = []
  for (let added = 0; added < 20; added++) people.push(await invited(added % 2 ? 'user' : 'manager'))
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      people.flatMap((person, index) => [
        admin.users.update({ ...person, role: person.role === 'user' ? 'manager' : 'user' }),
        admin.users.create(newUser({ password: undefined, role: index % 2 ? 'manager' : 'user' })),
      ]),
    )
    for (const [index, { email }] of people.entries())
      people[index] = { ...people[index]!, ...(await find(email)) }
  }
  expect(new Set(people.map(({ role }) => role)).size).toBe(2)
})

test.runIf(onPostgres)('two whose roles change the other way round wait in line', async () => {
  const [user, manager] = [await addUser({ role: 'user' }), await addUser({ role: 'manager' })]
  await server.db.execute(sql`update institutions set no_manager_reason = 'A test changes its roles.'`)
  const changes: Promise<unknown>[] = []
  const change = (id: string, role: string) => {
    changes.push(server.db.execute(sql`update user_profiles set role = ${role} where id = ${id}`).execute())
    return expect.poll(() => countWaiting(server.db)).toBe(changes.length)
  }
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from user_profile_counts where role = 'user' for update`)
    await change(user.id, 'manager')
    await change(manager.id, 'user')
  })
  await Promise.all(changes)
})

test.runIf(onPostgres)('an act on someone whose address changes at that moment waits in line', async () => {
  const user = await addUser()
  const email = `moved-${user.email}`
  const { suspended } = await server.db.transaction(async (tx) => {
    // As the link in the letter does it: the account first, and then, by a trigger, its profile.
    await tx.execute(sql`select 1 from auth.users where id = ${user.userId} for update`)
    const suspended = admin.users.suspend({ id: user.id })
    await expect.poll(() => countWaiting(server.db)).toBe(1)
    await tx.execute(sql`update auth.users set email = ${email} where id = ${user.userId}`)
    return { suspended }
  })
  await suspended
  expect(await find(email)).toMatchObject({ userId: user.userId, isSuspended: true })
})

describe('two administrators', () => {
  const setOwnRole = (role: string) =>
    server.db.execute(sql`update user_profiles set role = ${role} where user_id = ${administrator.userId}`)

  test.each(['demote', 'remove', 'suspend'] as const)(
    'who %s each other at once leave one, and the other is told',
    async (how) => {
      const [first, second] = [
        await server.addMember({ role: 'admin' }),
        await server.addMember({ role: 'admin' }),
      ]
      const [firstUser, secondUser] = [await find(first.email), await find(second.email)]
      const firstClient = server.clientOf(await server.tokenOf(first))
      const secondClient = server.clientOf(await server.tokenOf(second))
      const act = (client: TestClient, user: typeof firstUser) => {
        if (how === 'demote') return client.users.update({ ...user, role: 'user' })
        return client.users[how]({ id: user.id })
      }
      // Who both are is known by now: from here on they are as far as each other.
      await Promise.all([firstClient.members.me(), secondClient.members.me()])
      await setOwnRole('user')
      try {
        const outcomes = await atOnce(
          () => act(firstClient, secondUser),
          () => act(secondClient, firstUser),
        )
        expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
          reason: { code: 'LAST_ADMINISTRATOR' },
        })
      } finally {
        await setOwnRole('admin')
        await server.db.execute(sql`delete from auth.users where id in (${first.userId}, ${second.userId})`)
      }
    },
  )

  /** On PostgreSQL held until all have come as far as they can; the embedded database takes them one by one by itself. */
  async function atOnce(...calls: (() => Promise<unknown>)[]) {
    const begin = () => Promise.allSettled(calls.map((call) => call()))
    if (!onPostgres) return begin()
    const { outcomes } = await server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from user_profiles where role = 'admin' for update`)
      const outcomes = begin()
      await expect.poll(() => countWaiting(server.db)).toBe(calls.length)
      return { outcomes }
    })
    return outcomes
  }
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

test('passkeys say whether they were added in the last 30 days, and one is removed', async () => {
  const user = await addUser()
  for (const [name, days] of [
    ['Old', 31],
    ['New', 29],
  ] as const)
    await server.db.execute(sql`
      insert into auth.credentials (user_id, credential_id, public_key, counter, friendly_name, created_at)
      values (${user.userId}, ${`credential ${name}`}, 'key', 0, ${name}, now() - make_interval(days => ${days}))`)
  const passkeys = await admin.users.listPasskeys({ id: user.id })
  expect(passkeys).toMatchObject([
    { name: 'Old', isRecent: false },
    { name: 'New', isRecent: true },
  ])
  await admin.users.removePasskey({ id: user.id, passkeyId: passkeys[1]!.id })
  expect(await admin.users.listPasskeys({ id: user.id })).toHaveLength(1)
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
    'Line 2 has the same email addr',
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

test('a row of somebody who was invited meanwhile is that row’s problem; the others go on', async () => {
  const invited = await addUser({ password: undefined })
  const row = {
    fullName: 'Name',
    companyName: 'Lake CU',
    companyType: 'credit_union',
    role: 'user',
    problem: null,
  }
  const rows = [
    { ...row, line: 2, email: invited.email },
    { ...row, line: 3, email: newUser().email },
  ]
  expect(await admin.users.importRows({ rows })).toEqual([
    { line: 2, problem: 'A user with this email address already exists.' },
    { line: 3, problem: null },
  ])
})

test('an import takes an institution by id or by name, and refuses a row that could mean two', async () => {
  const institution = await server.newInstitution({ name: 'Import Bank', type: 'community_bank' })
  for (let n = 0; n < 2; n++) await server.newInstitution({ name: 'Import Twin' })
  const file = new File(
    [
      'email,full_name,role,institution_id,company_name,company_type\n',
      `one@ids.example,One,user,${institution.id},,\n`,
      `two@ids.example,Two,user,${institution.id},Other Bank,community_bank\n`,
      `three@ids.example,Three,user,${crypto.randomUUID()},,\n`,
      'four@ids.example,Four,user,,import twin,credit_union\n',
      'five@ids.example,Five,user,,Import Bank,community_bank\n',
      'six@ids.example,Six,user,,Quite New Bank,community_bank\n',
      'seven@ids.example,Seven,user,nonsense,,\n',
    ],
    'users.csv',
  )
  const rows = await admin.users.checkImport({ file })
  expect(rows.map(({ problem, isNewInstitution }) => problem ?? isNewInstitution)).toEqual([
    false,
    'company_name: the institution with this id is called Import Bank. Correct one of the two.',
    expect.stringContaining('institution_id: there is no institution'),
    expect.stringContaining('company_name: 2 institutions are called import twin'),
    false,
    true,
    expect.stringContaining('institution_id: there is no institution'),
  ])
  const good = rows.filter(({ problem }) => problem === null)
  expect((await admin.users.importRows({ rows: good })).map(({ problem }) => problem)).toEqual([
    null,
    null,
    null,
  ])
  expect(
    (await admin.users.importRows({ rows: [rows[2]!, rows[3]!] })).map(({ problem }) => problem),
  ).toEqual([expect.stringContaining('institution_id'), expect.stringContaining('company_name')])
  expect(await find('one@ids.example')).toMatchObject({
    institutionId: institution.id,
    companyName: 'Import Bank',
  })
  expect(await find('five@ids.example')).toMatchObject({ institutionId: institution.id })
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

test('all of this is in the audit log, which is whole and can be filtered', async () => {
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
