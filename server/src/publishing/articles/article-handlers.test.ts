import { ARTICLE_CATEGORIES } from '@plumbline/contract/publishing/article-categories.ts'
import type { ArticleFields } from '@plumbline/contract/publishing/articles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { readShared } from '../../insight/dashboard/daily-snapshots.ts'
import { verifyAuditChain } from '../../platform/audit-log/audit-verification.ts'
import { bulkyText, tableBytes } from '../../testing/table-bytes.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { readContentTexts } from '../seed-content/content-files.ts'

const server = await startTestServer({ withSampleData: true })
afterAll(server.close)

const [reader, manager, writer, other] = await Promise.all([
  server.signedIn({ role: 'user' }),
  server.signedIn({ role: 'manager' }),
  server.signedIn({ role: 'admin', fullName: 'Maria Example' }),
  server.signedIn({ role: 'admin', fullName: 'Anton Administrator' }),
])

let written = 0
function draft(values: Partial<ArticleFields> = {}): ArticleFields {
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

const SPECIFIED = { 'qualified-mortgage': 12, trid: 8, hmda: 7, 'fair-lending': 9, 'bsa-aml': 9 }

test('an institution sees the whole library, the sample institution its specified articles', async () => {
  const seeded = await startTestServer({ withSampleData: true })
  const client = await seeded.signedIn()
  const files = (await readContentTexts('articles')).length
  const counts = await client.articles.counts()
  expect(counts).toMatchObject(SPECIFIED)
  expect(Object.keys(counts)).toEqual(ARTICLE_CATEGORIES)
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(files)
  expect((await client.articles.list({})).totalCount).toBe(files)
  const deposits = await client.articles.list({ category: 'deposits' })
  expect(deposits.totalCount).toBe(counts.deposits)
  expect(await complianceArticlesOf(client)).toBe(files)

  const sample = await seeded.newInstitution({ name: 'Sample Credit Union' })
  await seeded.db.execute(sql`update institutions set is_sample = true where id = ${sample.id}`)
  const visitor = await sample.signedIn({ role: 'manager' })
  expect(await visitor.articles.counts()).toEqual(SPECIFIED)
  expect(await visitor.articles.list({})).toMatchObject({ totalCount: 45, pageCount: 2 })
  expect((await visitor.articles.list({ category: 'deposits' })).items).toEqual([])
  const { title, slug } = deposits.items[0]!
  expect((await visitor.articles.list({ search: title })).items).toEqual([])
  expect(await complianceArticlesOf(visitor)).toBe(45)
  expect(await visitor.articles.find({ slug })).toMatchObject({ title })

  const { articlesBy } = await readShared(seeded.db)
  expect(articlesBy(sample.id, { day: '2026-11-27' })).toHaveLength(45)
  const { id: elsewhere } = await seeded.newInstitution()
  expect(articlesBy(elsewhere, { day: '2026-11-27' })).toHaveLength(files)
  await seeded.close()
})

async function complianceArticlesOf(client: TestClient) {
  const { statCards } = await client.dashboard.overview()
  return statCards.find(({ id }) => id === 'compliance-articles')!.value
}

test('loading the library again changes nothing that was edited or deleted', async () => {
  const { loadArticles } = await import('../seed-content/load-articles.ts')
  const before = await reader.articles.list({ search: 'two definitions of a business day' })
  const slug = before.items[0]!.slug
  const source = await writer.articles.edit({ slug })
  const [doomed] = (await reader.articles.list({ category: 'bsa-aml' })).items
  await writer.articles.update({ ...source, title: 'Edited by hand' })
  await writer.articles.delete({ id: doomed!.id })

  await loadArticles(server.db)

  expect((await reader.articles.find({ slug })).title).toBe('Edited by hand')
  await expect(reader.articles.find({ slug: doomed!.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the search box matches title or excerpt in any case, within the category', async () => {
  await writer.articles.create(draft({ title: 'Zebra crossings', isPublished: true }))
  await writer.articles.create(draft({ excerpt: 'On ZEBRA stripes.', category: 'trid', isPublished: true }))

  expect((await reader.articles.list({ search: 'zebra' })).totalCount).toBe(2)
  expect((await reader.articles.list({ search: 'bra cros' })).totalCount).toBe(1)
  expect((await reader.articles.list({ search: 'zebra', category: 'trid' })).totalCount).toBe(1)
})

test.each(['%', '_', `' or 1=1 --`, '\\', '((((', 'a:*&|!', '.*', '"'])(
  'a search for %s is only text',
  async (query) => {
    const everything = (await reader.articles.list({})).totalCount
    expect((await reader.articles.list({ search: query })).totalCount).toBeLessThan(everything)
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
  const { slug } = await writer.articles.create(draft({ body, isPublished: true }))

  const article = await reader.articles.find({ slug })

  expect(article.headings.map(({ text }) => text)).toEqual(['First', 'Second'])
  expect(article.html).not.toMatch(/<script|javascript:|iframe/)
  expect(article.related).toHaveLength(3)
})

test('drafts are for those who write', async () => {
  const { slug } = await writer.articles.create(draft({ title: 'Not yet' }))

  for (const person of [reader, manager])
    await expect(person.articles.find({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await writer.articles.find({ slug })).title).toBe('Not yet')
  expect((await writer.articles.drafts()).map((article) => article.slug)).toContain(slug)
  const found = await reader.articles.list({ search: 'Not yet' })
  expect(found.items.map((article) => article.slug)).not.toContain(slug)
})

test.each([
  ['users', reader],
  ['managers', manager],
])('of the shared library %s read; administrators alone write it', async (_who, person) => {
  const { id, slug, version } = await writer.articles.create(draft({ isPublished: true }))
  const calls = [
    person.articles.create(draft()),
    person.articles.update({ ...draft(), id, version }),
    person.articles.unpublish({ id }),
    person.articles.delete({ id }),
    person.articles.drafts(),
    person.articles.edit({ slug }),
    person.articles.revisions({ id }),
    person.articles.revision({ id, version }),
    person.writing.editing({ kind: 'article', id }),
  ]
  for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: 'FORBIDDEN', status: 403 })
  expect(await person.articles.find({ slug })).toMatchObject({ id })
})

test('the second to save is told who was first', async () => {
  const article = await writer.articles.create(draft())
  await writer.articles.update({ ...article, title: 'By Maria' })

  await expect(other.articles.update({ ...article, title: 'By Anton' })).rejects.toMatchObject({
    code: 'EDITED_MEANWHILE',
    data: { savedByName: 'Maria Example', title: 'By Maria', version: 2 },
  })
  expect((await writer.articles.edit({ slug: article.slug })).title).toBe('By Maria')
})

test('an address that is taken is refused, and a free one offered', async () => {
  const { slug } = await writer.articles.create(draft())
  await expect(writer.articles.create(draft({ slug }))).rejects.toMatchObject({
    code: 'SLUG_UNAVAILABLE',
    data: { because: 'taken', free: `${slug}-2` },
  })
})

test('of an article whose address is taken nothing is written, however often it comes', async () => {
  const { slug } = await writer.articles.create(draft())
  const own = await writer.articles.create(draft())
  const refusal = { code: 'SLUG_UNAVAILABLE', data: { because: 'taken', free: `${slug}-2` } }
  const tables = ['articles', 'revisions']
  const body = bulkyText()
  const before = await tableBytes(server.db, tables)
  for (let time = 0; time < 10; time++) {
    await expect(writer.articles.create(draft({ slug, body }))).rejects.toMatchObject(refusal)
    await expect(writer.articles.update({ ...own, slug, body })).rejects.toMatchObject(refusal)
  }
  // Less than one of them: what the database keeps for itself may grow a little.
  expect((await tableBytes(server.db, tables)) - before).toBeLessThan(body.length)
})

test('for a long address that is taken one is offered that is not too long', async () => {
  const slug = 'x'.repeat(120)
  await writer.articles.create(draft({ slug }))
  const refusal = await writer.articles.create(draft({ slug })).catch((error) => error)
  expect(refusal).toMatchObject({ code: 'SLUG_UNAVAILABLE' })
  expect(await writer.articles.create(draft({ slug: refusal.data.free }))).toBeDefined()
})

test('of several who take one address at the same moment one has it, and the others are told', async () => {
  const { slug } = draft()
  const refusal = {
    status: 'rejected',
    reason: { code: 'SLUG_UNAVAILABLE', data: { because: 'taken', free: `${slug}-2` } },
  }
  const created = await Promise.allSettled(
    Array.from({ length: 4 }, () => writer.articles.create(draft({ slug }))),
  )
  expect(created.filter(({ status }) => status === 'rejected')).toMatchObject([refusal, refusal, refusal])

  const articles = await Promise.all(Array.from({ length: 4 }, () => writer.articles.create(draft())))
  const wanted = `${slug}-wanted`
  const updated = await Promise.allSettled(
    articles.map((article) => writer.articles.update({ ...article, slug: wanted })),
  )
  const refused = updated.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const outcome of refused)
    expect(outcome).toMatchObject({
      reason: { code: 'SLUG_UNAVAILABLE', data: { because: 'taken', free: `${wanted}-2` } },
    })
})

test.each(['new', 'counts', 'drafts', 'own', 'Not-Lower', 'two--hyphens', '', 'x'.repeat(121)])(
  'an article cannot have the address %s',
  async (slug) => {
    await expect(writer.articles.create(draft({ slug }))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  },
)

test('publishing sets the date, unpublishing takes it away', async () => {
  const article = await writer.articles.create(draft())
  const out = await writer.articles.update({ ...article, isPublished: true })
  expect((await reader.articles.find({ slug: out.slug })).publishedAt).not.toBeNull()

  await writer.articles.unpublish({ id: article.id })
  await expect(reader.articles.find({ slug: out.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what a former member wrote stays', async () => {
  const author = await server.addMember({ role: 'admin', fullName: 'Leaving Soon' })
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
  await expect(writer.articles.create(draft(values))).rejects.toMatchObject({
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

test('stores every saved version, also the one that came with the program, until the article is deleted', async () => {
  const seeded = (await reader.articles.list({ category: 'fair-lending' })).items.at(-1)
  const source = await writer.articles.edit({ slug: seeded!.slug })
  await writer.articles.update({ ...source, title: 'Second wording' })
  await other.articles.unpublish({ id: source.id })

  const versions = await writer.articles.revisions({ id: source.id })
  expect(versions).toMatchObject([
    { version: 3, title: 'Second wording', savedByName: 'Anton Administrator' },
    { version: 2, title: 'Second wording', savedByName: 'Maria Example' },
    { version: 1, title: source.title, savedByName: null },
  ])
  const { id, version: _version, savedAt: _savedAt, savedByName: _savedByName, ...fields } = source
  expect(await writer.articles.revision({ id, version: 1 })).toEqual(fields)
  expect(await writer.articles.revision({ id, version: 3 })).toMatchObject({ isPublished: false })
  await expect(writer.articles.revision({ id, version: 4 })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await writer.articles.delete({ id })
  expect(await writer.articles.revisions({ id })).toEqual([])
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
  expect(await writer.articles.revisions({ id: post.id })).toEqual([])
  await expect(writer.articles.revision({ id: post.id, version: 1 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
