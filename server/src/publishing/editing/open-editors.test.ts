import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { db } = server
afterAll(() => server.close())
beforeEach(() => db.execute(sql`delete from open_editors`))

const dana = await server.addMember({ role: 'admin', fullName: 'Dana Example' })
const danas = server.clientOf(await server.tokenOf(dana))
const robin = await server.signedIn({ role: 'admin', fullName: 'Robin Example' })
const maria = await server.signedIn({ role: 'manager', fullName: 'Maria Manager' })

const post = await danas.blog.create({
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
})
const item = await danas.press.create({
  title: 'An item',
  excerpt: 'What it says.',
  content: 'Some words.',
  type: 'press_release',
  publicationName: null,
  author: null,
  publishedAt: null,
  externalUrl: null,
  imageUrl: null,
  isFeatured: false,
  tags: [],
})
const article = await danas.articles.create({
  title: 'An article',
  slug: 'an-article',
  excerpt: 'What it says.',
  body: 'Some words.',
  category: 'hmda',
  tags: [],
  topics: [],
  citations: [],
  isFeatured: false,
  isPublished: false,
})
const texts = [
  { kind: 'blog_post', id: post.id },
  { kind: 'press_item', id: item.id },
  { kind: 'article', id: article.id },
] as const

test.each(texts)('of a $kind each editor learns who else has it open', async (text) => {
  expect(await danas.writing.editing(text)).toEqual({ version: 1, savedByName: 'Dana Example', others: [] })
  expect(await robin.writing.editing(text)).toMatchObject({ others: ['Dana Example'] })
  expect(await danas.writing.editing(text)).toMatchObject({ others: ['Robin Example'] })
})

test('an editor that has said nothing for a minute is closed', async () => {
  const silentFor = (seconds: number) =>
    db.execute(sql`update open_editors set seen_at = now() - make_interval(secs => ${seconds})
      where user_id = ${dana.userId}`)
  await danas.writing.editing(texts[0])
  await silentFor(50)
  expect(await robin.writing.editing(texts[0])).toMatchObject({ others: ['Dana Example'] })
  await silentFor(61)
  expect(await robin.writing.editing(texts[0])).toMatchObject({ others: [] })
  await danas.writing.editing(texts[0])
  expect(await robin.writing.editing(texts[0])).toMatchObject({ others: ['Dana Example'] })
})

test('one text says nothing of another, even of the same number', async () => {
  await db.execute(sql`insert into open_editors values ('article', ${post.id}, ${dana.userId})`)
  expect(await robin.writing.editing(texts[0])).toMatchObject({ others: [] })
})

test('who saved meanwhile is named with the version', async () => {
  await robin.blog.update({ ...post, content: 'Other words.' })
  const seen = await danas.writing.editing(texts[0])
  expect(seen).toEqual({ version: 2, savedByName: 'Robin Example', others: [] })
})

test('a manager has none of them open', async () => {
  for (const text of texts)
    await expect(maria.writing.editing(text)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { rows } = await db.execute(sql`select kind from open_editors`)
  expect(rows).toEqual([])
})

test('what does not exist cannot be open', async () => {
  const nothing = { kind: 'article', id: crypto.randomUUID() } as const
  await expect(danas.writing.editing(nothing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { rows } = await db.execute(sql`select kind from open_editors`)
  expect(rows).toEqual([])
})

test('with an account goes what it had open', async () => {
  const leaving = await server.addMember({ role: 'admin' })
  await server.clientOf(await server.tokenOf(leaving)).writing.editing(texts[0])
  await db.execute(sql`delete from auth.users where id = ${leaving.userId}`)
  const { rows } = await db.execute(sql`select kind from open_editors`)
  expect(rows).toEqual([])
})
