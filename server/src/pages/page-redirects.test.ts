import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mailLink } from '../platform/mail/mail-link.ts'
import { NEXT_COOKIE, redirectFor, SIGNED_IN_COOKIE } from './page-redirects.ts'

const app = new Hono().get('*', (context) => redirectFor(context, 'public') ?? context.text('the page'))

const FAILED = '?error=invalid_request&error_code=bad_oauth_state&error_description=expired'

test.each([
  ['/', false, undefined],
  ['/', true, '/dashboard'],
  ['/login', true, '/dashboard'],
  ['/?utm_source=letter', true, '/dashboard'],
  [`/${FAILED}`, false, `/login${FAILED}`],
  [`/${FAILED}`, true, `/login${FAILED}`],
  [`/login${FAILED}`, true, undefined],
  ['/login?code=0e6a3a0c', true, undefined],
  [`/features${FAILED}`, false, undefined],
])('%s, signed in: %s', async (address, signedIn, target) => {
  const headers = signedIn ? { Cookie: `${SIGNED_IN_COOKIE}=1` } : undefined
  const answer = await app.request(address, { headers })
  expect(answer.headers.get('Location') ?? undefined).toBe(target)
})

test('a link of a mail and an assistant lead through the sign-in page to their page; any other address leads home', async () => {
  const members = new Hono().get(
    '*',
    (context) => redirectFor(context, 'members') ?? context.text('the page'),
  )
  const ask = async (address: string, headers?: Record<string, string>) => {
    const answer = await members.request(address, { headers })
    return [answer.headers.get('Location'), answer.headers.get('Set-Cookie')?.split(';')[0] ?? null]
  }
  const next = (path: string) => `${NEXT_COOKIE}=${encodeURIComponent(path)}`
  const link = mailLink('/policies/7/sign', 'http://localhost')
  expect(await ask(link)).toEqual(['/login', next('/policies/7/sign')])
  expect(await ask(mailLink('/tasks?task=7', 'http://localhost'))).toEqual(['/login', next('/tasks?task=7')])
  expect(await ask('/policies/7/sign')).toEqual(['/', next('/policies/7/sign')])
  const connect = '/oauth/authorize?client_id=7&state=a%20b'
  expect(await ask(connect)).toEqual(['/login', next(connect)])
  expect(await ask(link, { Cookie: `${SIGNED_IN_COOKIE}=1` })).toEqual([null, null])
})

test.each([
  ['/policies/7/sign', '/policies/7/sign'],
  ['//elsewhere.example', '/dashboard'],
  ['/\\elsewhere.example', '/dashboard'],
  ['https://elsewhere.example', '/dashboard'],
])('somebody signed in goes from the sign-in page to the page requested first: %s', async (next, target) => {
  const cookies = `${SIGNED_IN_COOKIE}=1; ${NEXT_COOKIE}=${encodeURIComponent(next)}`
  const answer = await app.request('/login', { headers: { Cookie: cookies } })
  expect(answer.headers.get('Location')).toBe(target)
  expect(answer.headers.get('Set-Cookie')).toContain(`${NEXT_COOKIE}=; Max-Age=0`)
})
