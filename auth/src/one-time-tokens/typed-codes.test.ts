import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operator, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return { ...real, randomInt: vi.fn(real.randomInt) }
})

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth(
    { AUTH_RATE_LIMITS: 'verify=6000/60 user=6000/60', AUTH_REAUTHENTICATION: 'true' },
    { clockStands: true },
  )
})
afterAll(() => service.close())

const CODE = '123456'
const WRONG = '654321'

async function addGuessedAt() {
  const person = await service.addPerson()
  nextCodeIs(CODE)
  await service.client().signInWithOtp({ email: person.email })
  return { ...person, link: service.mails.at(-1)?.link ?? '' }
}

const nextCodeIs = (code: string) => vi.mocked(randomInt).mockImplementationOnce(() => Number(code))

const guess = (email: string, token: string, address: string, type = 'email') =>
  service.request('/verify', {
    method: 'POST',
    json: { type, email, token },
    headers: { 'x-test-address': address },
  })

test('of many wrong codes at once ten are compared for one network, and elsewhere the right one gets in', async () => {
  const { email } = await addGuessedAt()
  const answers = await Promise.all(Array.from({ length: 40 }, () => guess(email, WRONG, '198.51.100.1')))
  expect(answers.filter(({ body }) => body.error_code === 'otp_expired')).toHaveLength(10)
  expect(answers.filter(({ body }) => body.error_code === 'over_request_rate_limit')).toHaveLength(30)
  const closed = await guess(email, CODE, '198.51.100.2')
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('Retry-After'))).toBe(60)
  expect((await guess(email, CODE, '203.0.113.1')).status).toBe(200)
})

test('of many wrong codes at once from many networks twenty are compared', async () => {
  const { id, email, link } = await addGuessedAt()
  await Promise.all(Array.from({ length: 60 }, (_, from) => guess(email, WRONG, `10.0.${from}.1`)))
  const { rows } = await service.db.execute(
    sql`select wrong_guesses from auth.one_time_tokens where user_id = ${id}`,
  )
  expect(rows).toEqual([{ wrong_guesses: 20 }])
  expect((await guess(email, CODE, '203.0.113.2')).body.error_code).toBe('otp_expired')
  const opened = await fetch(link, { redirect: 'manual' })
  expect(opened.headers.get('Location')).toContain('access_token')
})

test('a right code that something else refuses is no wrong one', async () => {
  const { id, email } = await addGuessedAt()
  const as = { id: null, ip: '' }
  await service.db.transaction((tx) => service.auth.accounts.suspend(tx, id, 'forever', as))
  for (let count = 0; count < 25; count++)
    expect((await guess(email, CODE, '198.51.100.9')).body.error_code).toBe('user_banned')
  await service.db.transaction((tx) => service.auth.accounts.reactivate(tx, id, as))
  expect((await guess(email, CODE, '198.51.100.9')).status).toBe(200)
})

test('a code that confirms a new password is not used up by passwords that will not do', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  service.advance(86_401)
  await client.refreshSession()
  nextCodeIs(CODE)
  expect((await client.reauthenticate()).error).toBeNull()
  const change = (password: string) => client.updateUser({ password, nonce: CODE })
  for (let count = 0; count < 25; count++)
    expect((await change(person.password)).error?.code).toBe('same_password')
  expect((await change('Better-Horse!8')).error).toBeNull()
})

test.each(['recovery', 'invite'])(
  'a letter of %s shows no code, and none opens what it is for',
  async (kind) => {
    const email = service.newEmail()
    nextCodeIs(CODE)
    if (kind === 'invite')
      await service.db.transaction((tx) => service.auth.accounts.invite(tx, { email }, operator))
    else {
      await service.addPerson({ email })
      await service.client().resetPasswordForEmail(email)
    }
    const letter = service.mails.at(-1)
    expect(letter).toMatchObject({ kind, to: email })
    expect(letter?.code).toBeUndefined()
    for (const type of ['recovery', 'magiclink', 'invite', 'signup', 'email'])
      expect((await guess(email, CODE, '203.0.113.3', type)).body.error_code).toBe('otp_expired')
    const opened = await fetch(letter?.link ?? '', { redirect: 'manual' })
    expect(opened.headers.get('Location')).toContain('access_token')
  },
)

test('a code that an operator is given for a letter of their own is typed', async () => {
  const { email } = await service.addPerson()
  const { data } = await (await service.admin()).generateLink({ type: 'recovery', email })
  const token = data.properties?.email_otp ?? ''
  expect((await service.client().verifyOtp({ type: 'recovery', email, token })).error).toBeNull()
})
