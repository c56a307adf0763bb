import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import { openPostgres } from '@plumbline/database/postgres-database.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { createContext, type RequestHandler, type RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '../http/app.ts'
import { NO_QUERY_CACHE } from '../platform/cache/query-cache.ts'
import { assemble, type Plumbline } from '../program/plumbline.ts'
import { type ApiClient, callInProcess } from '../router.ts'
import { startTestServer } from '../testing/test-server.ts'
import { createPageServer } from './page-server.ts'

const server = await startTestServer()
const first = server.plumbline
const closing: (() => Promise<void>)[] = [() => server.close()]
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

/** A second process on the same database. */
async function startSecondProcess(): Promise<Plumbline> {
  const database = await openPostgres(server.database.url!, () => {})
  const second = await assemble(first.config, readAuthSettings({}), first.log, database, {
    sampleData: false,
  })
  closing.push(() => second.close())
  return second
}

const keys = {
  apiContext: createContext(),
  nonceContext: createContext(),
  originContext: createContext(),
  reportContext: createContext(),
}

const apiOf = (context: RouterContextProvider) => context.get(keys.apiContext) as ApiClient

/** The pages of a process, whose list is the titles and nothing else; tells how often it was rendered. */
function pagesOf(plumbline: Plumbline) {
  const apiFor = (clientAddress: string, { isWriter }: { isWriter: boolean }) =>
    callInProcess({
      ...plumbline.services,
      ...(isWriter && { queryCache: NO_QUERY_CACHE }),
      requestId: 'page',
      clientAddress,
      bearer: undefined,
    })
  const handle = vi.fn<RequestHandler>(async (_request, context) => {
    const { items } = await apiOf(context!).blog.list({})
    return new Response(items.map(({ title }) => title).join(), { headers: { 'Content-Type': 'text/html' } })
  })
  const pages = createPageServer({
    web: {
      files: async (_, next) => next(),
      readStyles: () => '',
      isDevelopment: false,
      close: async () => {},
      routes: async () => ({
        handle,
        audienceOf: () => 'public',
        takesForms: () => false,
        patternOf: () => '/*',
        keys,
      }),
    },
    cache: plumbline.pageCache,
    apiFor,
    trustedProxies: [],
    origin: plumbline.config.publicUrl,
    report: () => {},
  })
  const app = createApp(plumbline, { pages, files: async (_, next) => next() })
  return {
    rendered: handle,
    request: (path: string, init?: RequestInit) => Promise.resolve(app.request(path, init)),
    async load(cookie = '') {
      return (await app.request('/blog', { headers: { cookie } })).text()
    },
  }
}

let posts = 0
const newPost = (category: string | null = null) => ({
  title: `Post ${++posts}`,
  slug: `post-${posts}`,
  excerpt: 'x',
  content: 'x',
  category,
  tags: [],
  featuredImageUrl: null,
  isFeatured: false,
  isPublished: true,
  publishedAt: null,
})

const bearer = await server.tokenOf(await server.addMember({ role: 'admin' }))

/** Writes through one process, as a browser would; answers with the cookie that the browser then carries. */
async function write(pages: ReturnType<typeof pagesOf>, post = newPost()) {
  const response = await pages.request('/api/blog', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(post),
  })
  expect(response.status).toBe(201)
  return { title: post.title, cookie: response.headers.get('set-cookie')!.split(';')[0]! }
}

test('a page is rendered once, and anew after a write', async () => {
  const pages = pagesOf(first)
  await pages.load()
  await pages.load()
  expect(pages.rendered).toHaveBeenCalledTimes(1)

  const { title } = await write(pages)
  expect(await pages.load()).toContain(title)
  expect(pages.rendered).toHaveBeenCalledTimes(2)
})

test('a refused write leaves no cookie', async () => {
  const response = await pagesOf(first).request('/api/blog', { method: 'POST', body: '{}' })
  expect(response.status).toBe(401)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('the writer’s next load joins no rendering that began before the write', async () => {
  const pages = pagesOf(first)
  first.pageCache.clear()
  let finish: () => void = () => {}
  pages.rendered.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return new Response('what stood before')
  })
  const slow = pages.load()
  const { title, cookie } = await write(pages)
  expect(await pages.load(cookie)).toContain(title)
  finish()
  expect(await slow).toBe('what stood before')
  expect(await pages.load()).toContain(title)
})

test('what the writer asks next is found anew, though the news of the write were still on its way', async () => {
  const pages = pagesOf(first)
  const { cookie } = await write(pages, newPost('New'))
  await first.services.queryCache.load('blog categories', async () => ['What stood before'])
  const categories = async (headers: Record<string, string>) =>
    (await pages.request('/api/blog/categories', { headers })).json()
  expect(await categories({})).toEqual(['What stood before'])
  expect(await categories({ cookie })).toContain('New')
})

test.runIf(onPostgres)('a write in one process empties the pages of the other', async () => {
  const here = pagesOf(first)
  const there = pagesOf(await startSecondProcess())
  await there.load()

  const { title } = await write(here)
  await vi.waitFor(async () => expect(await there.load()).toContain(title), { timeout: 10_000 })
})

test.runIf(onPostgres)(
  'the writer’s next load is new in the other process even before it heard',
  async () => {
    const here = pagesOf(first)
    const second = await startSecondProcess()
    const there = pagesOf(second)
    const { title, cookie } = await write(here)
    // What the other process would hold if the news had been lost on the way.
    second.pageCache.clear()
    there.rendered.mockImplementationOnce(async () => new Response('what stood before'))
    expect(await there.load()).toBe('what stood before')

    expect(await there.load(cookie)).toContain(title)
  },
)
