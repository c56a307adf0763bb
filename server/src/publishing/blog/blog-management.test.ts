import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditLogTable } from '../../platform/audit-log/audit-tables.ts'
import { bulkyText, tableBytes } from '../../testing/table-bytes.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { db, nobody } = server
const admin = await server.signedIn({ role: 'admin', fullName: 'Dana Example' })
const colleague = await server.signedIn({ role: 'admin', fullName: 'Robin Example' })
afterAll(() => server.close())
beforeEach(async () => {
  await db.execute(sql`delete from blog_posts`)
  server.plumbline.services.queryCache.clear()
})

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const fields = {
  title: 'A clean sample',
  slug: 'a-clean-sample',
  excerpt: 'What it shows.',
  content: 'Some **words**.',
  category: 'Testing',
  tags: ['Sampling', 'Testing'],
  featuredImageUrl: null,
  isFeatured: false,
  isPublished: true,
  publishedAt: null,
}

test('a published post is dated now, carries its author and can be read', async () => {
  const before = Date.now()
  const post = await admin.blog.create(fields)

  expect(Date.parse(post.publishedAt!)).toBeGreaterThanOrEqual(before)
  expect(post).toMatchObject({ version: 1, savedByName: 'Dana Example', firstPublishedAt: post.publishedAt })
  const read = await nobody.blog.post({ slug: 'a-clean-sample' })
  expect(read).toMatchObject({ authorName: 'Dana Example', html: '<p>Some <strong>words</strong>.</p>' })
  const entries = await db.select().from(auditLogTable)
  expect(entries.at(-1)).toMatchObject({ action: 'blog.create', subjectId: post.id })
})

test('a text that nobody could be shown is neither saved nor previewed', async () => {
  const content = `${'- '.repeat(5000)}x`
  const refusal = { code: 'TOO_INVOLVED', status: 422 }
  await expect(admin.blog.create({ ...fields, content })).rejects.toMatchObject(refusal)
  await expect(admin.writing.render({ content })).rejects.toMatchObject(refusal)
  const post = await admin.blog.create(fields)
  await expect(admin.blog.update({ ...post, content })).rejects.toMatchObject(refusal)
  expect(await admin.blog.edit({ id: post.id })).toMatchObject({ version: 1, content: fields.content })
})

test('taken back, a post has no date and keeps the day it first came out', async () => {
  const post = await admin.blog.create({ ...fields, publishedAt: '2026-01-05T09:00:00-05:00' })
  const draft = await admin.blog.update({ ...post, isPublished: false })

  expect(draft).toMatchObject({ publishedAt: null, firstPublishedAt: '2026-01-05T14:00:00.000Z', version: 2 })
  await expect(nobody.blog.post({ slug: fields.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const again = await admin.blog.update({ ...draft, isPublished: true })
  expect(again.publishedAt).not.toBeNull()
  expect(again.firstPublishedAt).toBe('2026-01-05T14:00:00.000Z')
})

test('a post dated ahead is not out, and its first day moves with its date', async () => {
  const post = await admin.blog.create({ ...fields, publishedAt: inDays(2) })
  expect((await nobody.blog.list({})).totalCount).toBe(0)

  const later = await admin.blog.update({ ...post, publishedAt: inDays(5) })
  expect(later.firstPublishedAt).toBe(later.publishedAt)
  await db.execute(sql`update blog_posts set published_at = now() - interval '1 second'`)
  server.plumbline.services.queryCache.clear()
  expect((await nobody.blog.list({})).totalCount).toBe(1)
})

test('an edit keeps the date when none is given', async () => {
  const post = await admin.blog.create({ ...fields, publishedAt: inDays(-3) })
  const edited = await admin.blog.update({ ...post, title: 'Another', publishedAt: null })
  expect(edited.publishedAt).toBe(post.publishedAt)
})

test('administrators find posts of every state', async () => {
  await admin.blog.create({ ...fields, slug: 'out', publishedAt: inDays(-1) })
  await admin.blog.create({ ...fields, slug: 'ahead', publishedAt: inDays(1) })
  await admin.blog.create({ ...fields, slug: 'kept-back', isPublished: false })
  const slugs = async (status?: 'draft' | 'scheduled' | 'published') =>
    (await admin.blog.manage(status ? { status } : {})).items.map(({ slug }) => slug).sort()

  expect(await slugs()).toEqual(['ahead', 'kept-back', 'out'])
  expect(await slugs('draft')).toEqual(['kept-back'])
  expect(await slugs('scheduled')).toEqual(['ahead'])
  expect(await slugs('published')).toEqual(['out'])
  expect((await admin.blog.manage({ search: 'nowhere' })).totalCount).toBe(0)
})

test('a slug that is taken is refused with a free one', async () => {
  await admin.blog.create(fields)
  await admin.blog.create({ ...fields, slug: 'a-clean-sample-2' })
  await expect(admin.blog.create(fields)).rejects.toMatchObject({
    code: 'SLUG_UNAVAILABLE',
    data: { because: 'taken', free: 'a-clean-sample-3' },
  })
  const other = await admin.blog.create({ ...fields, slug: 'other' })
  await expect(admin.blog.update({ ...other, slug: fields.slug })).rejects.toMatchObject({
    data: { because: 'taken', free: 'a-clean-sample-3' },
  })
})

test('of a post whose slug is taken nothing is written, however often it comes', async () => {
  await admin.blog.create(fields)
  const own = await admin.blog.create({ ...fields, slug: 'own' })
  const refusal = { code: 'SLUG_UNAVAILABLE', data: { because: 'taken' } }
  const tables = ['blog_posts', 'revisions']
  const content = bulkyText()
  const before = await tableBytes(db, tables)
  for (let time = 0; time < 10; time++) {
    await expect(admin.blog.create({ ...fields, content })).rejects.toMatchObject(refusal)
    await expect(admin.blog.update({ ...own, slug: fields.slug, content })).rejects.toMatchObject(refusal)
  }
  // Less than one of them: what the database keeps for itself may grow a little.
  expect((await tableBytes(db, tables)) - before).toBeLessThan(content.length)
})

test('two posts that ask for one slug at one moment do not both get it', async () => {
  const outcomes = await Promise.allSettled([admin.blog.create(fields), colleague.blog.create(fields)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a reserved slug is refused with a free one', async () => {
  await expect(admin.blog.create({ ...fields, slug: 'preview' })).rejects.toMatchObject({
    data: { because: 'reserved', free: 'preview-2' },
  })
})

test.each([
  { title: '   ' },
  { title: 'x'.repeat(201) },
  { slug: '' },
  { slug: '!!!' },
  { slug: 'Capital' },
  { slug: 'x'.repeat(1000) },
  { slug: '../admin' },
  { excerpt: '' },
  { content: '' },
  { content: 'x'.repeat(200_001) },
  { publishedAt: 'yesterday' },
  { publishedAt: '2026-02-30T10:00:00Z' },
  { publishedAt: '0001-01-01T00:00:00Z' },
  { publishedAt: '9999-12-31T00:00:00Z' },
  { publishedAt: '2026-03-01T10:00' },
  { featuredImageUrl: 'javascript:alert(1)' },
  { featuredImageUrl: 'data:image/svg+xml,<svg/>' },
  { featuredImageUrl: '/media/../api' },
  { featuredImageUrl: 'not a url' },
  { tags: Array(60).fill('x') },
])('nonsense is refused: %j', async (wrong) => {
  const sent = admin.blog.create({ ...fields, ...wrong })
  await expect(sent).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400 })
})

test('tags are trimmed, blank ones dropped, each appears once', async () => {
  const post = await admin.blog.create({ ...fields, tags: [' TRID ', '', '  ', 'TRID', 'HMDA'] })
  expect(post.tags).toEqual(['TRID', 'HMDA'])
})

test('the second of two editors is told who saved and when, and nothing is overwritten', async () => {
  const post = await admin.blog.create(fields)
  const theirs = await colleague.blog.update({ ...post, content: 'Theirs.' })

  await expect(admin.blog.update({ ...post, content: 'Mine.' })).rejects.toMatchObject({
    code: 'EDITED_MEANWHILE',
    data: { savedByName: 'Robin Example', savedAt: theirs.savedAt, version: 2, content: 'Theirs.' },
  })
  expect((await admin.blog.edit({ id: post.id })).content).toBe('Theirs.')
  const mine = await admin.blog.update({ ...post, content: 'Mine.', version: theirs.version })
  expect(mine).toMatchObject({ version: 3, content: 'Mine.' })
})

test('of many saves of one version at one moment exactly one counts', async () => {
  const post = await admin.blog.create(fields)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, editor) => admin.blog.update({ ...post, content: `Text ${editor}` })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await admin.blog.revisions({ id: post.id })).toHaveLength(2)
})

test('every version is stored, with who saved it', async () => {
  const post = await admin.blog.create(fields)
  await colleague.blog.update({ ...post, title: 'Second', content: 'Two.' })

  const revisions = await admin.blog.revisions({ id: post.id })
  expect(revisions).toMatchObject([
    { version: 2, title: 'Second', savedByName: 'Robin Example' },
    { version: 1, title: fields.title, savedByName: 'Dana Example' },
  ])
  expect(await admin.blog.revision({ id: post.id, version: 1 })).toMatchObject({ content: fields.content })
  await expect(admin.blog.revision({ id: post.id, version: 9 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('stores the post as it came with the program at its first edit', async () => {
  await db.execute(sql`insert into blog_posts (title, slug, excerpt, content, byline)
    values ('Came along', 'came-along', 'x', 'As it came.', 'Plumbline Editorial')`)
  const { items } = await admin.blog.manage({})
  const post = await admin.blog.edit({ id: items[0]!.id })
  await admin.blog.update({ ...post, content: 'Changed.' })

  expect(await admin.blog.revision({ id: post.id, version: 1 })).toMatchObject({ content: 'As it came.' })
})

test('a deleted post is gone with its versions', async () => {
  const post = await admin.blog.create(fields)
  await admin.blog.delete({ id: post.id })

  await expect(nobody.blog.post({ slug: fields.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await admin.blog.revisions({ id: post.id })).toEqual([])
  await expect(admin.blog.delete({ id: post.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(admin.blog.update(post)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a preview link opens a draft to anyone, and another’s signature does not', async () => {
  const draft = await admin.blog.create({ ...fields, isPublished: false })
  const other = await admin.blog.create({ ...fields, slug: 'other', isPublished: false })
  const token = async (id: string) =>
    (await admin.blog.previewLink({ id })).path.replace('/blog/preview/', '')

  expect(await nobody.blog.preview({ token: await token(draft.id) })).toMatchObject({ title: fields.title })
  const forged = draft.id + (await token(other.id)).slice(36)
  await expect(nobody.blog.preview({ token: forged })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(nobody.blog.preview({ token: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

const someId = '00000000-0000-4000-8000-000000000000'

test.each([
  ['nobody', undefined, 'UNAUTHORIZED'],
  ['a user', 'user', 'FORBIDDEN'],
  ['a manager', 'manager', 'FORBIDDEN'],
] as const)('%s runs no blog', async (_, role, code) => {
  const client = role ? await server.signedIn({ role }) : nobody
  const calls = [
    client.blog.manage({}),
    client.blog.edit({ id: someId }),
    client.blog.create(fields),
    client.blog.update({ ...fields, id: someId, version: 1 }),
    client.blog.delete({ id: someId }),
    client.blog.revisions({ id: someId }),
    client.blog.revision({ id: someId, version: 1 }),
    client.blog.previewLink({ id: someId }),
  ]
  for (const outcome of await Promise.allSettled(calls))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code } })
})
