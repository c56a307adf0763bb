import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
const asked: Record<string, string>[] = []
/** Answers as the captcha services do. */
const captcha = createServer(async (incoming, outgoing) => {
  let text = ''
  for await (const chunk of incoming) text += chunk
  const form = Object.fromEntries(new URLSearchParams(text))
  asked.push(form)
  const isRight = form.secret === 'shared' && form.response === 'solved'
  outgoing.end(form.response === 'rubbish' ? '<html>' : JSON.stringify({ success: isRight }))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => captcha.listen(0, '127.0.0.1', resolve))
  const address = captcha.address()
  const port = typeof address === 'object' && address ? address.port : 0
  service = await startTestAuth({
    AUTH_CAPTCHA_SECRET: 'shared',
    AUTH_CAPTCHA_URL: `http://127.0.0.1:${port}`,
  })
})
afterAll(async () => {
  await service.close()
  captcha.close()
})

test('signing in needs a solved captcha', async () => {
  const person = await service.addPerson()
  const signIn = (captchaToken?: string) =>
    service.client().signInWithPassword({ ...person, options: captchaToken ? { captchaToken } : {} })
  for (const token of [undefined, 'wrong', 'rubbish'])
    expect((await signIn(token)).error).toMatchObject({ status: 400, code: 'captcha_failed' })
  expect((await signIn('solved')).error).toBeNull()
  expect(asked.at(-1)).toEqual({ secret: 'shared', response: 'solved', remoteip: '192.0.2.1' })
})

test('it guards what anyone may call, not refreshes and not operators', async () => {
  for (const path of [
    '/signup',
    '/recover',
    '/resend',
    '/magiclink',
    '/otp',
    '/passkeys/authentication/options',
  ])
    expect(
      (await service.request(path, { method: 'POST', json: { email: 'a@example.com' } })).body.error_code,
    ).toBe('captcha_failed')
  const refreshed = await service.request('/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: 'x' },
  })
  expect(refreshed.body.error_code).toBe('validation_failed')
  const headers = { Authorization: `Bearer ${await service.serviceToken()}` }
  const recovered = await service.request('/recover', {
    method: 'POST',
    headers,
    json: { email: 'a@example.com' },
  })
  expect(recovered.body.error_code).toBe('user_not_found')
})

test('who calls too often is refused before the captcha service is asked', async () => {
  const env = {
    AUTH_RATE_LIMITS: ' ',
    AUTH_CAPTCHA_SECRET: 'shared',
    AUTH_CAPTCHA_URL: service.settings.captcha?.url ?? '',
    AUTH_WEB3: 'true',
    AUTH_SAML: 'true',
  }
  const limited = await startTestAuth(env, { clockStands: true })
  const json = { email: 'a@example.com', gotrue_meta_security: { captcha_token: 'wrong' } }
  for (const [index, path] of [
    '/signup',
    '/otp',
    '/magiclink',
    '/recover',
    '/resend',
    '/passkeys/authentication/options',
    '/token?grant_type=password',
    '/token?grant_type=web3',
    '/sso',
  ].entries()) {
    const headers = { 'x-test-address': `192.0.2.${index}` }
    const call = async () => (await limited.request(path, { method: 'POST', json, headers })).body.error_code
    const before = asked.length
    for (let count = 0; count < 30; count++) expect([path, await call()]).toEqual([path, 'captcha_failed'])
    expect([path, await call()]).toEqual([path, 'over_request_rate_limit'])
    expect([path, asked.length - before]).toEqual([path, 30])
  }
  await limited.close()
})
