import * as argon2 from '@node-rs/argon2'
import { hash as bcrypt } from 'bcryptjs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'
import { usersTable } from '../users/user-tables.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) }
})

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth()
})
afterAll(() => service.close())

const signIn = (email: string, password: string) => service.client().signInWithPassword({ email, password })

test('a known and an unknown account cost one comparison each, and get the same answer', async () => {
  const person = await service.addPerson()
  const unconfirmed = await service.addPerson({ emailConfirmed: false })
  const answers = []
  for (const email of [person.email, unconfirmed.email, service.newEmail()]) {
    vi.mocked(argon2.verify).mockClear()
    vi.mocked(argon2.hash).mockClear()
    answers.push((await signIn(email, 'Wrong-Horse!7')).error)
    expect(argon2.verify).toHaveBeenCalledTimes(1)
    expect(argon2.hash).not.toHaveBeenCalled()
  }
  for (const error of answers)
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
})

test('an account without a password costs a comparison too', async () => {
  const { id } = await service.db.transaction((tx) =>
    service.auth.accounts.invite(tx, { email: 'invited@example.com' }, { id: null, ip: '' }),
  )
  vi.mocked(argon2.verify).mockClear()
  expect((await signIn('invited@example.com', PASSWORD)).error?.code).toBe('invalid_credentials')
  expect(argon2.verify).toHaveBeenCalledTimes(1)
  expect(service.events.at(-1)).toMatchObject({ action: 'auth.sign_in_failed', subjectId: id })
})

test('case and surrounding spaces of the address do not matter', async () => {
  const person = await service.addPerson()
  expect((await signIn(`  ${person.email.toUpperCase()} `, person.password)).error).toBeNull()
})

test.each([
  ['an imported bcrypt hash', () => bcrypt(PASSWORD, 4)],
  [
    'an argon2 hash with weak parameters',
    () => argon2.hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 }),
  ],
])('%s signs in and is replaced by one at our own strength', async (_name, makeHash) => {
  const admin = await service.admin()
  const email = service.newEmail()
  const { data, error } = await admin.createUser({
    email,
    password_hash: await makeHash(),
    email_confirm: true,
  })
  expect(error).toBeNull()
  expect((await signIn(email, PASSWORD)).error).toBeNull()
  const [row] = await service.db
    .select()
    .from(usersTable)
    .where(eq(usersTable.id, data.user?.id ?? ''))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/)
  expect((await signIn(email, PASSWORD)).error).toBeNull()
  expect((await signIn(email, 'Wrong-Horse!7')).error?.code).toBe('invalid_credentials')
})

test('several sign-ins with an old hash at once all succeed', async () => {
  const admin = await service.admin()
  const email = service.newEmail()
  await admin.createUser({ email, password_hash: await bcrypt(PASSWORD, 4), email_confirm: true })
  const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email, PASSWORD)))
  expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: 6 }, () => null))
})

test('bcrypt sees 72 bytes; a longer password does not pass for them', async () => {
  const admin = await service.admin()
  const email = service.newEmail()
  const password = `aA1!${'x'.repeat(68)}`
  await admin.createUser({ email, password_hash: await bcrypt(password, 4), email_confirm: true })
  expect((await signIn(email, `${password}y`)).error?.code).toBe('invalid_credentials')
  expect((await signIn(email, password)).error).toBeNull()
})

test('a password that today’s rule would refuse still signs in, and says so', async () => {
  const admin = await service.admin()
  const email = service.newEmail()
  await admin.createUser({ email, password_hash: await bcrypt('short', 4), email_confirm: true })
  const { data, error } = await signIn(email, 'short')
  expect(error).toBeNull()
  expect(data.weakPassword?.reasons).toEqual(['length', 'characters'])
})

test.each([
  [
    'a phone number while phones are off',
    { phone: '+15551234567', password: PASSWORD },
    422,
    'phone_provider_disabled',
  ],
  ['both', { phone: '+15551234567', email: 'a@example.com', password: PASSWORD }, 400, 'validation_failed'],
  ['neither', { password: PASSWORD }, 400, 'validation_failed'],
  ['no password', { email: 'a@example.com' }, 400, 'invalid_credentials'],
  [
    '10,000 characters of password',
    { email: 'a@example.com', password: 'x'.repeat(10_000) },
    400,
    'invalid_credentials',
  ],
  [
    '100,000 characters of password, more than a body may have',
    { email: 'a@example.com', password: 'x'.repeat(100_000) },
    413,
    'request_entity_too_large',
  ],
  [
    '10,000 characters of address',
    { email: `${'a'.repeat(10_000)}@example.com`, password: PASSWORD },
    400,
    'invalid_credentials',
  ],
])('signing in with %s', async (_name, json, status, code) => {
  const answer = await service.request('/token?grant_type=password', { method: 'POST', json })
  expect(answer).toMatchObject({ status, body: { error_code: code } })
})

test('of many wrong present passwords at once ten are compared', async () => {
  const asking = await startTestAuth(
    { AUTH_RATE_LIMITS: 'user=6000/60', AUTH_REQUIRE_CURRENT_PASSWORD: 'true' },
    { clockStands: true },
  )
  const { client } = await asking.signIn(await asking.addPerson())
  const change = (current_password: string) =>
    client.updateUser({ password: 'Better-Horse!8', current_password } as { password: string })
  const answers = await Promise.all(Array.from({ length: 30 }, () => change('Wrong-Horse!7')))
  expect(answers.filter(({ error }) => error?.code === 'current_password_invalid')).toHaveLength(10)
  expect(answers.filter(({ error }) => error?.code === 'over_request_rate_limit')).toHaveLength(20)
  expect((await change(PASSWORD)).error?.code).toBe('over_request_rate_limit')
  asking.advance(61)
  expect((await change(PASSWORD)).error).toBeNull()
  await asking.close()
})
