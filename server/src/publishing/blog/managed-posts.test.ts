import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { db } = server
const admin = await server.signedIn({ role: 'admin' })
afterAll(() => server.close())

const POSTS = 4_000
// Post 1 is the latest. Every fourth is a draft, and the first of the others are still to come.
await db.execute(sql`
  insert into blog_posts (title, slug, excerpt, content, byline, category, is_published, published_at, updated_at)
  select 'Post ' || n, 'post-' || n, '',
    case when n % 2 = 0 then 'common ' else '' end || case when n % 1500 = 0 then 'rare ' else '' end,
    'Plumbline Editorial', case when n % 3 = 0 then 'Third' end, n % 4 <> 0,
    case when n % 4 <> 0 then now() + (10.5 - n) * interval '1 hour' end,
    now() + (10.5 - n) * interval '1 hour'
  from generate_series(1, ${POSTS}::integer) n`)
await db.execute(sql`vacuum analyze blog_posts`)

type Asked = Parameters<typeof admin.blog.manage>[0]
const managed = async (asked: Asked) => {
  const { items, ...found } = await admin.blog.manage(asked)
  return { ...found, numbers: items.map(({ slug }) => Number(slug.slice('post-'.length))), items }
}

test.each<[string, Asked, number[], number]>([
  ['of every state', {}, [1, 2, 3, 4, 5, 6], POSTS],
  ['on a far page', { page: 601 }, [3601, 3602, 3603, 3604, 3605, 3606], POSTS],
  ['drafts', { status: 'draft', page: 2 }, [28, 32, 36, 40, 44, 48], POSTS / 4],
  ['scheduled', { status: 'scheduled' }, [1, 2, 3, 5, 6, 7], 8],
  ['published', { status: 'published' }, [11, 13, 14, 15, 17, 18], (POSTS * 3) / 4 - 8],
  ['of a category', { category: 'Third' }, [3, 6, 9, 12, 15, 18], 1333],
  ['drafts of a category', { status: 'draft', category: 'Third' }, [12, 24, 36, 48, 60, 72], 333],
  ['by a rare word', { search: 'rare' }, [1500, 3000], 2],
  ['by a rare word, drafts', { search: 'rare', status: 'draft' }, [1500, 3000], 2],
])('posts are listed latest first: %s', async (_, asked, numbers, totalCount) => {
  const { page = 1 } = asked
  expect(await managed(asked)).toMatchObject({ numbers, totalCount, page, onlyNewest: false })
})

test('a search that finds much shows the latest and says so', async () => {
  expect(await managed({ search: 'common', page: 10 })).toMatchObject({
    numbers: [110, 112, 114, 116, 118, 120],
    totalCount: 60,
    pageCount: 10,
    onlyNewest: true,
  })
})

test('what is written counts at once', async () => {
  const { items, totalCount } = await managed({ status: 'draft' })
  await admin.blog.delete({ id: items[0]!.id })
  expect(await managed({ status: 'draft' })).toMatchObject({
    totalCount: totalCount - 1,
    numbers: [8, 12, 16, 20, 24, 28],
  })
})

test.each([
  ['blog_posts_latest', sql`true`],
  ['blog_posts_latest_drafts', sql`not is_published`],
  ['blog_posts_latest_by_category', sql`category = 'Third'`],
])('a page is read along the index %s', async (index, listed) => {
  const { rows } = await db.execute<Record<string, string>>(sql`
    explain (costs off) select id from blog_posts where ${listed} order by latest_at desc, id desc limit 6 offset 60`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toContain('Sort')
})
