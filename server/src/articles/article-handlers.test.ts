import type { ArticleDraft } from '@plumbline/contract/articles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { verifyAuditChain } from '../audit/audit-log.ts'
import { bulkyText, tableBytes } from '../testing/table-bytes.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ withSampleData: true })
afterAll(server.close)

const [reader, manager, other] = await Promise.all([
  server.signedIn({ role: 'user' }),
  server.signedIn({ role: 'manager', fullName: 'Maria Manager' }),
  server.signedIn({ role: 'admin', fullName: 'Anton Administrator' }),
])

let written = 0
function draft(values: Partial<ArticleDraft> = {}): ArticleDraft {
  written += 1
  return {
    title: `A new article ${written}`,
    slug: `a-new-article-${written}`,
    excerpt: 'What it is about.',
    body: '## Who is covered\n\nEveryone.',
    category: 'hmda',
    tags: ['HMDA'],
    topics: ['hmda'],
    citations: [],
    isFeatured: false,
    isPublished: false,
    ...values,
  }
}

test('the seeded library has the specified counts', async () => {
  const seeded = await startTestServer({ withSampleData: true })
  const client = await seeded.signedIn()
  expect(await client.articles.counts()).toEqual({
    'qualified-mortgage': 12,
    trid: 8,
    hmda: 7,
    'fair-lending': 9,
    'bsa-aml': 9,
  })
  expect(await client.articles.list({})).toMatchObject({ totalCount: 45, pageCount: 2 })
  await seeded.close()
})

test('loading the library again changes nothing that was edited or deleted', async () => {
  const { loadArticles } = await import('../sample-data/load-articles.ts')
  const before = await reader.articles.list({ search: 'two definitions of a business day' })
  const slug = before.items[0]!.slug
  const source = await manager.articles.source({ slug })
  const [doomed] = (await reader.articles.list({ category: 'bsa-aml' })).items
  await manager.articles.update({ ...source, title: 'Edited by hand' })
  await manager.articles.remove({ id: doomed!.id })

  await loadArticles(server.db)

  expect((await reader.articles.find({ slug })).title).toBe('Edited by hand')
  await expect(reader.articles.find({ slug: doomed!.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the search box matches title or excerpt in any case, within the category', async () => {
  await manager.articles.create(draft({ title: 'Zebra crossings', isPublished: true }))
  await manager.articles.create(draft({ excerpt: 'On ZEBRA stripes.', category: 'trid', isPublished: true }))

  expect((await reader.articles.list({ search: 'zebra' })).totalCount).toBe(2)
  expect((await reader.articles.list({ search: 'bra cros' })).totalCount).toBe(1)
  expect((await reader.articles.list({ search: 'zebra', category: 'trid' })).totalCount).toBe(1)
})

test.each(['%', '_', `' or 1=1 --`, '\\', '((((', 'a:*&|!', '.*', '"'])(
  'a search for %s is only text',
  async (query) => {
    expect((await reader.articles.list({ search: query })).totalCount).toBeLessThan(45)
    await reader.search.everything({ query })
  },
)

test('a search that is too long is refused', async () => {
  const long = 'x'.repeat(10_000)
  await expect(reader.articles.list({ search: long })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(reader.search.everything({ query: long })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('an article comes as clean HTML with its headings and related articles', async () => {
  const body =
    '## First\n\nText <script>alert(1)</script> [x](javascript:alert(1)) <iframe src="//e.example"></iframe>\n\n## Second\n\n- [ ] Do it'
  const { slug } = await manager.articles.create(draft({ body, isPublished: true }))

  const article = await reader.articles.find({ slug })

  expect(article.headings.map(({ text }) => text)).toEqual(['First', 'Second'])
  expect(article.html).not.toMatch(/<script|javascript:|iframe/)
  expect(article.related).toHaveLength(3)
})

test('drafts are for those who write', async () => {
  const { slug } = await manager.articles.create(draft({ title: 'Not yet' }))

  await expect(reader.articles.find({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await manager.articles.find({ slug })).title).toBe('Not yet')
  expect((await manager.articles.drafts()).map((article) => article.slug)).toContain(slug)
  const found = await reader.articles.list({ search: 'Not yet' })
  expect(found.items.map((article) => article.slug)).not.toContain(slug)
})

test('users read; writing is for managers and administrators', async () => {
  const { id, version } = await manager.articles.create(draft())
  const refused = { code: 'FORBIDDEN', status: 403 }
  await expect(reader.articles.create(draft())).rejects.toMatchObject(refused)
  await expect(reader.articles.update({ ...draft(), id, version })).rejects.toMatchObject(refused)
  await expect(reader.articles.unpublish({ id })).rejects.toMatchObject(refused)
  await expect(reader.articles.remove({ id })).rejects.toMatchObject(refused)
  await expect(reader.articles.drafts()).rejects.toMatchObject(refused)
  await expect(reader.articles.source({ slug: 'any' })).rejects.toMatchObject(refused)
})

test('the second to save is told who was first', async () => {
  const article = await manager.articles.create(draft())
  await manager.articles.update({ ...article, title: 'By Maria' })

  await expect(other.articles.update({ ...article, title: 'By Anton' })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { savedBy: 'Maria Manager', version: 2, theirs: { title: 'By Maria', version: 2 } },
  })
  expect((await manager.articles.source({ slug: article.slug })).title).toBe('By Maria')
})

test('an address that is taken is refused, and a free one offered', async () => {
  const { slug } = await manager.articles.create(draft())
  await expect(manager.articles.create(draft({ slug }))).rejects.toMatchObject({
    code: 'SLUG_TAKEN',
    data: { freeSlug: `${slug}-2` },
  })
})

test('of an article whose address is taken nothing is written, however often it comes', async () => {
  const { slug } = await manager.articles.create(draft())
  const own = await manager.articles.create(draft())
  const refusal = { code: 'SLUG_TAKEN', data: { freeSlug: `${slug}-2` } }
  const tables = ['articles', 'revisions']
  const body = bulkyText()
  const before = await tableBytes(server.db, tables)
  for (let time = 0; time < 10; time++) {
    await expect(manager.articles.create(draft({ slug, body }))).rejects.toMatchObject(refusal)
    await expect(manager.articles.update({ ...own, slug, body })).rejects.toMatchObject(refusal)
  }
  // Less than one of them: what the database keeps for itself may grow a little.
  expect((await tableBytes(server.db, tables)) - before).toBeLessThan(body.length)
})

test('for a long address that is taken one is offered that is not too long', async () => {
  const slug = 'x'.repeat(120)
  await manager.articles.create(draft({ slug }))
  const refusal = await manager.articles.create(draft({ slug })).catch((error) => error)
  expect(refusal).toMatchObject({ code: 'SLUG_TAKEN' })
  expect(await manager.articles.create(draft({ slug: refusal.data.freeSlug }))).toBeDefined()
})

test('of several who take one address at the same moment one has it, and the others are told', async () => {
  const { slug } = draft()
  const refusal = { status: 'rejected', reason: { code: 'SLUG_TAKEN', data: { freeSlug: `${slug}-2` } } }
  const created = await Promise.allSettled(
    Array.from({ length: 4 }, () => manager.articles.create(draft({ slug }))),
  )
  expect(created.filter(({ status }) => status === 'rejected')).toMatchObject([refusal, refusal, refusal])

  const articles = await Promise.all(Array.from({ length: 4 }, () => manager.articles.create(draft())))
  const wanted = `${slug}-wanted`
  const updated = await Promise.allSettled(
    articles.map((article) => manager.articles.update({ ...article, slug: wanted })),
  )
  const refused = updated.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const outcome of refused)
    expect(outcome).toMatchObject({ reason: { code: 'SLUG_TAKEN', data: { freeSlug: `${wanted}-2` } } })
})

test.each(['new', 'counts', 'drafts', 'Not-Lower', 'two--hyphens', '', 'x'.repeat(121)])(
  'an article cannot have the address %s',
  async (slug) => {
    await expect(manager.articles.create(draft({ slug }))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  },
)

test('publishing sets the date, unpublishing takes it away', async () => {
  const article = await manager.articles.create(draft())
  const out = await manager.articles.update({ ...article, isPublished: true })
  expect((await reader.articles.find({ slug: out.slug })).publishedAt).not.toBeNull()

  await manager.articles.unpublish({ id: article.id })
  await expect(reader.articles.find({ slug: out.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what a former member wrote stays', async () => {
  const author = await server.addMember({ role: 'manager', fullName: 'Leaving Soon' })
  const client = server.clientOf(await server.tokenOf(author))
  const { slug } = await client.articles.create(draft({ isPublished: true }))
  expect((await reader.articles.find({ slug })).authorName).toBe('Leaving Soon')

  await server.db.transaction((tx) =>
    server.plumbline.auth.accounts.remove(tx, [author.userId], { id: null, ip: '192.0.2.9' }),
  )
  expect((await reader.articles.find({ slug })).authorName).toBe('Former member')
})

test.each([
  [{ title: '   ' }, 'title'],
  [{ title: 'x'.repeat(161) }, 'title'],
  [{ slug: 'Not A Slug' }, 'slug'],
  [{ body: 'x'.repeat(200_001) }, 'body'],
])('a draft that breaks a limit is refused: %#', async (values, field) => {
  await expect(manager.articles.create(draft(values))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ path: [field] }] },
  })
})

test('every write left its mark in the audit log', async () => {
  expect(await verifyAuditChain(server.db)).toMatchObject({ outcome: 'whole' })
  const { rows } = await server.db.execute(
    sql`select distinct action from audit_log where action like 'article.%' order by 1`,
  )
  expect(rows).toEqual(
    ['article.create', 'article.delete', 'article.unpublish', 'article.update'].map((action) => ({ action })),
  )
})

test('everything that was saved is kept, what came with the program too, until the article is deleted', async () => {
  const seeded = (await reader.articles.list({ category: 'fair-lending' })).items.at(-1)
  const source = await manager.articles.source({ slug: seeded!.slug })
  await manager.articles.update({ ...source, title: 'Second wording' })
  await other.articles.unpublish({ id: source.id })

  const versions = await manager.articles.revisions({ id: source.id })
  expect(versions).toMatchObject([
    { version: 3, title: 'Second wording', savedByName: 'Anton Administrator' },
    { version: 2, title: 'Second wording', savedByName: 'Maria Manager' },
    { version: 1, title: source.title, savedByName: null },
  ])
  const { id, version: _version, ...fields } = source
  expect(await manager.articles.revision({ id, version: 1 })).toEqual(fields)
  expect(await manager.articles.revision({ id, version: 3 })).toMatchObject({ isPublished: false })
  await expect(manager.articles.revision({ id, version: 4 })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await manager.articles.remove({ id })
  expect(await manager.articles.revisions({ id })).toEqual([])
})

test('the versions of an article are no way to those of other texts', async () => {
  const administrator = await server.signedIn({ role: 'admin' })
  const post = await administrator.blog.create({
    title: 'For administrators until it is out',
    slug: 'for-administrators-until-it-is-out',
    excerpt: 'Short.',
    content: 'Words.',
    category: null,
    tags: [],
    featuredImageUrl: null,
    isFeatured: false,
    isPublished: false,
    publishedAt: null,
  })
  expect(await administrator.blog.revisions({ id: post.id })).toHaveLength(1)
  expect(await manager.articles.revisions({ id: post.id })).toEqual([])
  await expect(manager.articles.revision({ id: post.id, version: 1 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
