import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { operator, PASSWORD, startTestAuth, type TestAuth } from '../testing/test-auth.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth({ AUTH_MAIL_SPACING_SECONDS: '60' })
})
afterAll(() => service.close())

const NEW_PASSWORD = 'Better-Horse!8'

/** What the email to somebody carries. */
async function linkFor(kind: 'recovery' | 'invite') {
  if (kind === 'invite') {
    const email = service.newEmail()
    await service.db.transaction((tx) => service.auth.accounts.invite(tx, { email }, operator))
    return { email, link: lastLink() }
  }
  const { id, email } = await service.addPerson()
  await service.db.transaction((tx) => service.auth.accounts.sendRecovery(tx, id, operator))
  return { email, link: lastLink() }
}

const lastLink = () => new URL(service.mails.at(-1)?.link ?? '')

/** Every way to turn such an email into a session. */
const WAYS: Record<string, (link: URL) => Promise<string>> = {
  async 'the link as it is'(link) {
    return tokenIn(await fetch(link, { redirect: 'manual' }))
  },
  async 'the link with another page behind it'(link) {
    const elsewhere = new URL(link)
    elsewhere.searchParams.set('redirect_to', `${service.origin}/dashboard`)
    return tokenIn(await fetch(elsewhere, { redirect: 'manual' }))
  },
  async 'POST /verify with its token'(link) {
    const { body } = await service.request('/verify', {
      method: 'POST',
      json: { type: link.searchParams.get('type'), token_hash: link.searchParams.get('token') },
    })
    return String(body.access_token)
  },
}

function tokenIn(answer: Response): string {
  const { hash, searchParams } = new URL(answer.headers.get('Location') ?? '')
  return searchParams.get('access_token') ?? new URLSearchParams(hash.slice(1)).get('access_token') ?? ''
}

/** What a page to choose a password needs. */
const OPEN_TO_IT: readonly string[] = [
  'GET /user',
  'PUT /user',
  'POST /logout',
  'POST /factors/:factor_id/challenge',
  'POST /factors/:factor_id/verify',
  'POST /factors/recovery-codes/verify',
]

for (const kind of ['recovery', 'invite'] as const)
  test.each(Object.entries(WAYS))(
    `${kind} opens a session that only chooses a password, by %s`,
    async (_, open) => {
      const { email, link } = await linkFor(kind)
      const bearer = { Authorization: `Bearer ${await open(link)}` }
      expect(await service.request('/user', { headers: bearer })).toMatchObject({
        status: 200,
        body: { email },
      })
      const guarded = ROUTES.filter(
        ([method, path]) => !/^\/(admin|invite)/.test(path) && !OPEN_TO_IT.includes(`${method} ${path}`),
      )
      let refused = 0
      for (const [method, route] of guarded) {
        const path = route.replaceAll(/:\w+/g, crypto.randomUUID())
        const call = (headers: Record<string, string>) =>
          service.request(path, { method, headers, ...(method === 'GET' ? {} : { json: {} }) })
        if ((await call({})).body.error_code !== 'no_authorization') continue
        refused += 1
        expect([route, (await call(bearer)).status]).toEqual([route, 403])
      }
      expect(refused).toBeGreaterThan(12)
      const change = (json: object) => service.request('/user', { method: 'PUT', headers: bearer, json })
      expect((await change({ email: service.newEmail() })).status).toBe(403)
      service.advance(601)
      expect((await change({ password: NEW_PASSWORD })).body.error_code).toBe('bad_jwt')
    },
  )

test('the code of an operator’s own letter opens no more', async () => {
  const { email } = await service.addPerson()
  const { data } = await (await service.admin()).generateLink({ type: 'recovery', email })
  const client = service.client()
  const typed = await client.verifyOtp({ type: 'recovery', email, token: data.properties?.email_otp ?? '' })
  expect(typed.error).toBeNull()
  expect((await client.passkey.startRegistration()).error?.code).toBe('no_authorization')
  expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
})

test('a stranger who asks once a minute leaves the owner’s link good', async () => {
  const { email } = await service.addPerson()
  const ask = (json: object = {}) => service.request('/recover', { method: 'POST', json: { email, ...json } })
  expect((await ask()).status).toBe(200)
  const own = lastLink()
  const verifier = 'v'.repeat(43)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  for (let minute = 0; minute < 2; minute++) {
    service.advance(60)
    expect((await ask({ code_challenge: challenge, code_challenge_method: 's256' })).status).toBe(200)
  }
  for (const link of [own, lastLink()])
    expect(tokenIn(await fetch(link, { redirect: 'manual' }))).not.toBe('')

  service.advance(60)
  await ask()
  const newest = lastLink()
  expect(tokenIn(await fetch(own, { redirect: 'manual' }))).toBe('')
  const bearer = { Authorization: `Bearer ${tokenIn(await fetch(newest, { redirect: 'manual' }))}` }
  const chosen = await service.request('/user', {
    method: 'PUT',
    headers: bearer,
    json: { password: NEW_PASSWORD },
  })
  expect(chosen.status).toBe(200)
  expect(tokenIn(await fetch(newest, { redirect: 'manual' }))).toBe('')
  expect((await service.client().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
})
