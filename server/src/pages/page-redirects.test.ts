import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { redirectFor, SIGNED_IN_COOKIE } from './page-redirects.ts'

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
