import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openSite } from '../program/site.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ withSampleData: true })
const { db, plumbline } = server
const { app } = await openSite(plumbline, { isDevelopment: false })
afterAll(() => server.close())

function forget() {
  plumbline.pageCache.clear()
  plumbline.services.queryCache.clear()
}
beforeEach(forget)

const LISTS = [
  ['/blog', 'blog_posts', 'Failed to load blog posts'],
  ['/press', 'press_releases', 'Failed to load press items'],
] as const

const lose = (table: string) => db.execute(sql.raw(`alter table ${table} rename to ${table}_lost`))
const find = (table: string) => db.execute(sql.raw(`alter table if exists ${table}_lost rename to ${table}`))
afterEach(async () => {
  for (const [, table] of LISTS) await find(table)
})

async function load(path: string) {
  const response = await app.request(path)
  return { status: response.status, html: (await response.text()).replaceAll('&amp;', '&') }
}

test.each(LISTS)(
  'of a list that cannot be read %s says so, and how to try again',
  async (path, table, words) => {
    const asked = `${path}?search=rule`
    await lose(table)
    const failed = await load(asked)
    expect(failed.status).toBe(503)
    expect(failed.html).toContain(words)
    const again = /<a href="([^"]+)"[^>]*>Try again<\/a>/.exec(failed.html)?.[1]
    expect(again).toBe(asked)

    await find(table)
    const read = await load(again!)
    expect(read.status).toBe(200)
    expect(read.html).not.toContain(words)
  },
)

test.each(LISTS)('%s of a closed database says so, too', async (path, _, words) => {
  const other = await startTestServer()
  const site = await openSite(other.plumbline, { isDevelopment: false })
  await other.close()
  const response = await site.app.request(path)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain(words)
})
