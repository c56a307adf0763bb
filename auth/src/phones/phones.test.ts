import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

const SECRET = 'shared with the webhook'
let service: TestAuth
let failures = 0
const received: { headers: Record<string, unknown>; body: Record<string, string>; text: string }[] = []
const webhook = createServer(async (incoming, outgoing) => {
  let text = ''
  for await (const chunk of incoming) text += chunk
  received.push({ headers: incoming.headers, body: JSON.parse(text), text })
  outgoing.writeHead(failures-- > 0 ? 503 : 204).end()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  const address = webhook.address()
  const port = typeof address === 'object' && address ? address.port : 0
  service = await startTestAuth({
    AUTH_PHONE: 'true',
    AUTH_MFA_PHONE: 'true',
    AUTH_SIGNUP: 'open',
    AUTH_ANONYMOUS: 'true',
    AUTH_SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/send`,
    AUTH_SMS_WEBHOOK_SECRET: SECRET,
  })
})
afterAll(async () => {
  await service.close()
  webhook.close()
})

let numbers = 5_550_000
const newPhone = () => `+1202${++numbers}`
const lastCode = () => received.at(-1)?.body.code ?? ''

test('a code by text signs someone new in, and the message is signed', async () => {
  failures = 0
  const phone = newPhone()
  const client = service.client()
  expect((await client.signInWithOtp({ phone })).error).toBeNull()
  const { headers, body, text } = received.at(-1) ?? { headers: {}, body: {}, text: '' }
  expect(body).toMatchObject({ to: phone, code: expect.stringMatching(/^\d{6}$/), purpose: 'sign_in' })
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', SECRET).update(signed).digest('base64')}`,
  )

  const { data, error } = await client.verifyOtp({ phone, token: lastCode(), type: 'sms' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: phone.slice(1), email: '', app_metadata: { provider: 'phone' } })
  expect(data.user?.phone_confirmed_at).toBeDefined()
  expect((await client.verifyOtp({ phone, token: lastCode(), type: 'sms' })).error?.code).toBe('otp_expired')
})

test('a code by text lives for a minute, and messages keep a minute apart', async () => {
  const phone = newPhone()
  await service.client().signInWithOtp({ phone })
  expect((await service.client().signInWithOtp({ phone })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  })
  service.advance(61)
  expect((await service.client().verifyOtp({ phone, token: lastCode(), type: 'sms' })).error?.code).toBe(
    'otp_expired',
  )
})

test('someone signs up with a number and a password', async () => {
  const phone = newPhone()
  const { data, error } = await service.client().signUp({ phone, password: PASSWORD })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect((await service.client().signInWithPassword({ phone, password: PASSWORD })).error?.code).toBe(
    'phone_not_confirmed',
  )
  await service.client().verifyOtp({ phone, token: lastCode(), type: 'sms' })
  expect((await service.client().signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  expect((await service.client().signUp({ phone, password: PASSWORD })).error?.code).toBe(
    'user_already_exists',
  )
})

test('a webhook that fails is tried again with the same id, and one that is down is told', async () => {
  failures = 1
  const before = received.length
  expect((await service.client().signInWithOtp({ phone: newPhone() })).error).toBeNull()
  const tries = received.slice(before).map(({ headers }) => headers['webhook-id'])
  expect(tries).toHaveLength(2)
  expect(new Set(tries).size).toBe(1)

  failures = 99
  const phone = newPhone()
  expect((await service.client().signInWithOtp({ phone })).error).toMatchObject({
    status: 422,
    code: 'sms_send_failed',
  })
  failures = 0
  service.complaints.length = 0
  expect((await service.client().signInWithOtp({ phone })).error).toBeNull()
})

test('a number is changed once its code is typed, and someone anonymous becomes someone', async () => {
  const client = service.client()
  await client.signInAnonymously()
  const phone = newPhone()
  expect((await client.updateUser({ phone })).data.user).toMatchObject({
    phone: '',
    new_phone: phone.slice(1),
  })
  const { data, error } = await client.verifyOtp({ phone, token: lastCode(), type: 'phone_change' })
  expect(error).toBeNull()
  const asked = service.events.findLast(({ action }) => action === 'auth.code_requested')
  expect(asked).toMatchObject({ actorId: data.user?.id, subjectId: data.user?.id })
  expect(data.user).toMatchObject({ phone: phone.slice(1), is_anonymous: false })
  const { client: other } = await service.signIn(await service.addPerson())
  expect((await other.updateUser({ phone })).error?.code).toBe('phone_exists')
})

test('a second factor by text raises the session', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const { data: factor, error } = await client.mfa.enroll({
    factorType: 'phone',
    phone: newPhone(),
    friendlyName: 'Work',
  })
  expect(error).toBeNull()
  const factorId = factor?.id ?? ''
  const challenge = await client.mfa.challenge({ factorId, channel: 'sms' })
  expect(received.at(-1)?.body.purpose).toBe('second_factor')
  const challengeId = challenge.data?.id ?? ''
  const wrong = lastCode() === '000000' ? '000001' : '000000'
  expect((await client.mfa.verify({ factorId, challengeId, code: wrong })).error?.code).toBe(
    'mfa_verification_failed',
  )
  expect((await client.mfa.verify({ factorId, challengeId, code: lastCode() })).error).toBeNull()
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'mfa/phone' }, { method: 'password' }],
  })
})

test.each(['123', 'abc', '+1 (202) 555', '+0123456789', `+${'1'.repeat(30)}`])(
  '%s is no number',
  async (phone) => {
    const answer = await service.request('/otp', { method: 'POST', json: { phone } })
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
  },
)

test('switched off, numbers are refused everywhere', async () => {
  const off = await startTestAuth({ AUTH_SIGNUP: 'open' })
  const phone = newPhone()
  expect((await off.client().signInWithOtp({ phone })).error?.code).toBe('phone_provider_disabled')
  expect((await off.client().signUp({ phone, password: PASSWORD })).error?.code).toBe(
    'phone_provider_disabled',
  )
  expect((await off.client().verifyOtp({ phone, token: '123456', type: 'sms' })).error?.code).toBe(
    'phone_provider_disabled',
  )
  expect((await off.client().resend({ phone, type: 'sms' })).error?.code).toBe('phone_provider_disabled')
  await off.close()
})

test('without a sender a code is refused, also where it is hidden who has an account', async () => {
  const unsent = await startTestAuth({
    AUTH_PHONE: 'true',
    AUTH_SIGNUP: 'open',
    AUTH_HIDE_UNKNOWN_EMAILS: 'true',
  })
  try {
    expect((await unsent.client().signInWithOtp({ phone: newPhone() })).error).toMatchObject({
      status: 422,
      code: 'sms_send_failed',
    })
  } finally {
    await unsent.close()
  }
})
