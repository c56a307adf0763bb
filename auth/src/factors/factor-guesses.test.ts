import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, withFactor } from '../testing/second-factor.ts'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth(
    { AUTH_RATE_LIMITS: 'factor-verify=6000/60 challenge=6000/60 token=6000/60' },
    { clockStands: true },
  )
})
afterAll(() => service.close())

test('after thirty wrong codes in a day, from however many networks, the right one is refused', async () => {
  const { person, factorId, secret } = await withFactor(service)
  service.advance(60)
  const { session } = await service.signIn(person)
  const tryCode = async (code: string, address: string) => {
    const headers = { Authorization: `Bearer ${session?.access_token}`, 'x-test-address': address }
    const { body } = await service.request(`/factors/${factorId}/challenge`, {
      method: 'POST',
      headers,
      json: {},
    })
    return service.request(`/factors/${factorId}/verify`, {
      method: 'POST',
      headers,
      json: { challenge_id: body.id, code },
    })
  }
  const before = service.mails.length
  const answers = []
  for (let network = 0; network < 4; network++)
    for (let count = 0; count < 10; count++)
      answers.push(await tryCode('000000', `198.51.${100 + network}.7`))
  expect(answers.filter(({ body }) => body.error_code === 'mfa_verification_failed')).toHaveLength(30)
  expect(service.mails.slice(before).map(({ kind }) => kind)).toEqual(['factor_guessed'])
  expect(service.events.filter(({ action }) => action === 'auth.factor_locked')).toHaveLength(1)

  const locked = await tryCode(codeOf(service, secret), '203.0.113.5')
  expect(locked).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } })
  service.advance(86_400)
  const { session: later } = await service.signIn(person)
  const headers = { Authorization: `Bearer ${later?.access_token}` }
  const { body } = await service.request(`/factors/${factorId}/challenge`, {
    method: 'POST',
    headers,
    json: {},
  })
  const code = codeOf(service, secret)
  const right = await service.request(`/factors/${factorId}/verify`, {
    method: 'POST',
    headers,
    json: { challenge_id: body.id, code },
  })
  expect(right.status).toBe(200)
})

test('a recovery code still opens what wrong codes have closed', async () => {
  const { person, client, factorId } = await withFactor(service)
  const { data: session } = await client.getSession()
  const made = await service.request('/factors/recovery-codes', {
    method: 'POST',
    headers: { Authorization: `Bearer ${session.session?.access_token}` },
    json: {},
  })
  await service.database.db.execute(
    `update auth.factors set wrong_codes = 30, wrong_codes_since = '${service.now().toISOString()}' where id = '${factorId}'`,
  )
  const { session: owing } = await service.signIn(person)
  const raised = await service.request('/factors/recovery-codes/verify', {
    method: 'POST',
    headers: { Authorization: `Bearer ${owing?.access_token}` },
    json: { code: (made.body.codes as string[])[0] },
  })
  expect(raised.status).toBe(200)
})

test('right codes do not count', async () => {
  const { person, factorId, secret } = await withFactor(service)
  for (let count = 0; count < 32; count++) {
    service.advance(60)
    const { client } = await service.signIn(person)
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(service, secret) })
    expect(error).toBeNull()
  }
})
