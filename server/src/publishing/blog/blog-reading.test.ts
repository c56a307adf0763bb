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

async function addPost(slug: string, day: number, post: Partial<typeof blogPostsTable.$inferInsert> = {}) {
  await db.insert(blogPostsTable).values({
    slug,
    title: `About ${slug}`,
    excerpt: 'What it says.',
    content: 'Some words.',
    byline: 'Plumbline Editorial',
    isPublished: true,
    publishedAt: new Date(Date.UTC(2026, 0, day)),
    ...post,
  })
}

test('a post knows the one before and the one after, of those that are out', async () => {
  await addPost('first', 1)
  await addPost('second', 2)
  await addPost('draft', 3, { isPublished: false, publishedAt: null })
  await addPost('third', 4)
  await addPost('ahead', 5, { publishedAt: new Date('2099-01-01') })

  expect(await nobody.blog.post({ slug: 'second' })).toMatchObject({
    previous: { slug: 'first', title: 'About first' },
    next: { slug: 'third' },
  })
  expect(await nobody.blog.post({ slug: 'first' })).toMatchObject({ previous: null })
  expect(await nobody.blog.post({ slug: 'third' })).toMatchObject({ next: null })
})

test('kin share a category or tags, the closest first, three at most', async () => {
  await addPost('subject', 1, { category: 'Data', tags: ['HMDA', 'ULI', "It's"] })
  await addPost('stranger', 2, { category: 'Other', tags: ['RESPA'] })
  await addPost('one-tag', 3, { category: 'Other', tags: ['HMDA'] })
  await addPost('category', 4, { category: 'Data', tags: [] })
  await addPost('both', 5, { category: 'Data', tags: ['HMDA'] })
  await addPost('quoted', 6, { tags: ["It's"] })

  const { related } = await nobody.blog.post({ slug: 'subject' })
  expect(related.map(({ slug }) => slug)).toEqual(['both', 'category', 'quoted'])
})

test.each(['draft', 'ahead', 'nowhere', "'; drop table blog_posts", '%', 'x'.repeat(200)])(
  'there is nothing to read at %s',
  async (slug) => {
    await addPost('draft', 3, { isPublished: false, publishedAt: null })
    await addPost('ahead', 5, { publishedAt: new Date('2099-01-01') })
    await expect(nobody.blog.post({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('what runs in a text does not reach a reader', async () => {
  const content =
    '<script>alert(1)</script><iframe src="/x"></iframe> [a](javascript:alert(1)) ![b](//e.example/b)'
  await addPost('hostile', 1, { content })

  const { html } = await nobody.blog.post({ slug: 'hostile' })
  expect(html).not.toMatch(/<(script|iframe|img)|javascript:/)
})

test('the feed has the newest with their text; drafts are neither there nor in the sitemap', async () => {
  for (let day = 1; day <= 22; day++) await addPost(`post-${day}`, day)
  await addPost('draft', 3, { isPublished: false, publishedAt: null })

  const feed = await nobody.blog.feed()
  expect(feed).toHaveLength(20)
  expect(feed[0]).toMatchObject({ slug: 'post-22', html: '<p>Some words.</p>' })
  const addresses = await nobody.blog.addresses()
  expect(addresses).toHaveLength(22)
  expect(addresses.map(({ slug }) => slug)).not.toContain('draft')
})

test('a search of 10,000 letters is refused, one of nothing but spaces finds everything', async () => {
  await addPost('only', 1)
  await expect(nobody.blog.list({ search: 'x'.repeat(10_000) })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect((await nobody.blog.list({ search: '   ' })).totalCount).toBe(1)
})
