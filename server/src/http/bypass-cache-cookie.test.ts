import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSite } from '../program/site.ts'
import { startTestServer } from '../testing/test-server.ts'
import { BYPASS_CACHE_COOKIE, setBypassCacheCookie } from './bypass-cache-cookie.ts'

/** Nobody writes here: what is cached is dropped for no other reason. */
const server = await startTestServer()
const { app } = await openSite(server.plumbline, { isDevelopment: false })
const { pageCache } = server.plumbline
const { queryCache } = server.plumbline.services
afterAll(() => server.close())
beforeEach(() => {
  pageCache.clear()
  queryCache.clear()
})

const ask = async (path: string, cookie = '') => (await app.request(path, { headers: { cookie } })).text()
const signed = (key = server.plumbline.bypassCacheKey, now = Date.now()) => {
  const response = new Response()
  setBypassCacheCookie(response, key, now)
  return response.headers.get('Set-Cookie')!.split(';')[0]!
}
const asWriter = () => signed()

test.each(['/blog', '/blog.data', '/nothing', '/api/blog/categories', '/api/nothing'])(
  'a visitor who claims to be a writer at %s gets nothing that is cached for others',
  async (path) => {
    await ask('/blog')
    const page = pageCache.get('/blog')
    expect(page).toBeDefined()
    await queryCache.load('costly', async () => 'found before')

    await ask(path, asWriter())
    expect(await queryCache.load('costly', async () => 'found again')).toBe('found before')
    expect(pageCache.get('/blog')).toBe(page)
  },
)

test('a writer’s page is made of answers that are found anew', async () => {
  await queryCache.load('blog categories', async () => ['What stood before'])
  expect(await ask('/blog', asWriter())).not.toContain('What stood before')
  expect(await ask('/blog')).toContain('What stood before')
})

test.each([
  ['without a signature', () => `${BYPASS_CACHE_COOKIE}=1`],
  ['signed with another key', () => signed(Buffer.alloc(32))],
  ['that is old', () => signed(undefined, Date.now() - 11_000)],
  ['with a later end', () => signed().replace('=', '=z')],
])('a cookie %s bypasses nothing', async (_, cookie) => {
  await queryCache.load('blog categories', async () => ['What stood before'])
  expect(await ask('/blog', cookie())).toContain('What stood before')
})
