import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteOverdue } from '../../operator/retention/retention-work.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
const { db } = server
const admin = await server.signedIn({ role: 'admin' })
afterAll(() => server.close())
beforeEach(() => db.execute(sql`truncate media, blog_posts, press_releases, articles, revisions cascade`))

const DAY_MS = 86_400_000
const NOW = new Date()

async function addPicture(daysAgo: number): Promise<string> {
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString()
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into media (content_type, width, height, bytes, created_at)
    values ('image/webp', 1, 1, '', ${createdAt}) returning id`)
  return `/media/${rows[0]!.id}`
}

async function listPictures(): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from media order by created_at`)
  return rows.map(({ id }) => `/media/${id}`)
}

const post = {
  title: 'A post',
  slug: 'a-post',
  excerpt: 'What it says.',
  content: 'Some words.',
  category: null,
  tags: [],
  featuredImageUrl: null,
  isFeatured: false,
  isPublished: false,
  publishedAt: null,
}
const item = {
  title: 'An item',
  excerpt: 'What it says.',
  content: 'Some words.',
  type: 'press_release' as const,
  publicationName: null,
  author: null,
  publishedAt: null,
  externalUrl: null,
  imageUrl: null,
  isFeatured: false,
  tags: [],
}
const article = {
  title: 'An article',
  slug: 'an-article',
  excerpt: 'What it says.',
  body: 'Some words.',
  category: 'hmda' as const,
  tags: [],
  topics: [],
  citations: [],
  isFeatured: false,
  isPublished: false,
}

/** Two in one text: the second counts as well. */
const textWith = (url: string) => `![One](/media/${crypto.randomUUID()}) and ![two](${url}).`

test.each<[string, (admin: TestClient, url: string) => Promise<unknown>]>([
  ['a draft of a post', (by, url) => by.blog.create({ ...post, content: textWith(url) })],
  ['a published post', (by, url) => by.blog.create({ ...post, content: textWith(url), isPublished: true })],
  ['the field of a post', (by, url) => by.blog.create({ ...post, featuredImageUrl: url })],
  ['a press item', (by, url) => by.press.create({ ...item, content: textWith(url) })],
  [
    'a press item dated ahead',
    (by, url) =>
      by.press.create({
        ...item,
        content: textWith(url),
        publishedAt: new Date(Date.now() + DAY_MS).toISOString(),
      }),
  ],
  ['the field of a press item', (by, url) => by.press.create({ ...item, imageUrl: url })],
  [
    'an article of an institution',
    (by, url) =>
      by.institutionArticles.create({
        title: 'Ours',
        summary: 'What it says.',
        category: 'hmda',
        body: textWith(url),
        isPublished: false,
      }),
  ],
  ['a policy', (by, url) => by.policies.create({ title: 'A policy', body: textWith(url) })],
  ['a draft of an article', (by, url) => by.articles.create({ ...article, body: textWith(url) })],
  [
    'a stored version of a post',
    async (by, url) => {
      const first = await by.blog.create({ ...post, content: textWith(url) })
      await by.blog.update({ ...first, content: 'Without it.' })
    },
  ],
  [
    'the field in a stored version of a press item',
    async (by, url) => {
      const first = await by.press.create({ ...item, imageUrl: url })
      await by.press.update({ ...first, imageUrl: null })
    },
  ],
])('a picture stays that is named by %s', async (_, write) => {
  const named = await addPicture(31)
  await addPicture(31)
  await write(admin, named)
  await deleteOverdue(db, NOW)
  expect(await listPictures()).toEqual([named])
})

test('a picture that no text names goes after thirty days, and not before', async () => {
  await addPicture(31)
  const young = await addPicture(29)
  await deleteOverdue(db, NOW)
  expect(await listPictures()).toEqual([young])
})

test('a picture goes once the text that named it is deleted', async () => {
  const url = await addPicture(31)
  const { id } = await admin.blog.create({ ...post, content: textWith(url) })
  await deleteOverdue(db, NOW)
  expect(await listPictures()).toEqual([url])
  await admin.blog.delete({ id })
  await deleteOverdue(db, NOW)
  expect(await listPictures()).toEqual([])
})
