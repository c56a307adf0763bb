import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { blogPostsTable } from './blog-tables.ts'

const { db, nobody, plumbline, close } = await startTestServer()
afterAll(close)
beforeEach(async () => {
  await db.execute(sql`delete from blog_posts`)
  plumbline.services.queryCache.clear()
})

const DAY_MS = 86_400_000
let posts = 0

async function addPost(post: Partial<typeof blogPostsTable.$inferInsert> = {}) {
  posts += 1
  const publishedAt = new Date(Date.now() - posts * DAY_MS)
  const [row] = await db
    .insert(blogPostsTable)
    .values({
      title: `Post ${posts}`,
      slug: `post-${posts}`,
      excerpt: 'What it says.',
      content: 'Some words.',
      byline: 'Plumbline Editorial',
      isPublished: true,
      publishedAt,
      ...post,
    })
    .returning()
  return row!
}

const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title)

test('published posts come newest first, six a page, with their count', async () => {
  for (let added = 0; added < 8; added++) await addPost()

  const first = await nobody.blog.list({})
  expect(first).toMatchObject({ page: 1, pageCount: 2, totalCount: 8 })
  expect(first.items).toHaveLength(6)
  const dates = first.items.map(({ publishedAt }) => publishedAt!)
  expect(dates).toEqual([...dates].sort().reverse())
  expect((await nobody.blog.list({ page: 2 })).items).toHaveLength(2)
  expect((await nobody.blog.list({ page: 3 })).items).toEqual([])
})

test('a search has ten pages of the newest matches, and says when there are more', async () => {
  for (let added = 0; added < 60; added++) await addPost({ title: `HMDA ${added}` })
  await addPost({ title: 'Something else' })
  const search = (page: number) => nobody.blog.list({ search: 'hmda', page })
  const pages = await Promise.all(Array.from({ length: 11 }, (_, index) => search(index + 1)))
  expect(new Set(pages.flatMap(titles)).size).toBe(60)
  expect(pages.at(-1)?.items).toEqual([])
  expect(pages[0]).toMatchObject({ totalCount: 60, pageCount: 10, onlyNewest: false })

  const oldest = titles(pages[9]!).at(-1)!

  const newest = await addPost({ title: 'HMDA once more', publishedAt: new Date() })
  plumbline.services.queryCache.clear()
  expect(await search(1)).toMatchObject({ totalCount: 60, pageCount: 10, onlyNewest: true })
  expect(titles(await search(1))[0]).toBe(newest.title)
  expect(titles(await search(10))).not.toContain(oldest)
})

test('drafts and posts dated ahead are not listed, nor are their categories', async () => {
  await addPost({ title: 'Out', category: 'Examinations' })
  await addPost({ title: 'Draft', isPublished: false, publishedAt: null, category: 'Drafts' })
  await addPost({ title: 'Ahead', publishedAt: new Date(Date.now() + DAY_MS), category: 'Future' })

  expect(titles(await nobody.blog.list({}))).toEqual(['Out'])
  expect(await nobody.blog.categories()).toEqual(['Examinations'])
})

test('the sitemap gets the address of each post that is out', async () => {
  const { slug, updatedAt } = await addPost()
  await addPost({ isPublished: false, publishedAt: null })
  await addPost({ publishedAt: new Date(Date.now() + DAY_MS) })

  expect(await nobody.blog.addresses()).toEqual([{ slug, updatedAt: updatedAt.toISOString() }])
})

test('a search looks in title, excerpt and text, whatever the case', async () => {
  await addPost({ title: 'About HMDA' })
  await addPost({ excerpt: 'Says hmda in short.' })
  await addPost({ content: 'Deep in the text: Hmda.' })
  await addPost({ title: 'Something else' })

  expect((await nobody.blog.list({ search: 'hMdA' })).totalCount).toBe(3)
})

test('what is typed into the search means itself', async () => {
  await addPost({ title: '100% sure' })
  await addPost({ title: 'Under_score' })
  await addPost({ title: 'Plain' })
  await addPost({ title: "It's 'quoted' \\ slashed" })

  expect(titles(await nobody.blog.list({ search: '%' }))).toEqual(['100% sure'])
  expect(titles(await nobody.blog.list({ search: '_' }))).toEqual(['Under_score'])
  expect(titles(await nobody.blog.list({ search: "'quoted' \\" }))).toEqual(["It's 'quoted' \\ slashed"])
})

test('a category narrows the list', async () => {
  await addPost({ title: 'A', category: 'Data' })
  await addPost({ title: 'B', category: 'Product' })

  expect(titles(await nobody.blog.list({ category: 'Data' }))).toEqual(['A'])
  expect((await nobody.blog.list({ category: 'Nonsense' })).totalCount).toBe(0)
})

test('the read time is computed from the text', async () => {
  await addPost({ content: 'word '.repeat(900) })
  expect((await nobody.blog.list({})).items[0]?.readTime).toBe(5)
})

test.each([{ page: 0 }, { page: -1 }, { page: 1e9 }, { page: 1.5 }, { search: 'x'.repeat(201) }])(
  'nonsense is refused: %j',
  async (input) => {
    await expect(nobody.blog.list(input)).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400 })
  },
)
