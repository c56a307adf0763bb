import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { OLDEST_SHOWN, RENDERER } from '../../platform/markdown/renderer-version.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { claimStale } from './rendering-store.ts'
import { renderStale } from './rendering-work.ts'

vi.mock('../../platform/markdown/renderer-version.ts', () => ({ RENDERER: 3, OLDEST_SHOWN: 2 }))

let server: TestServer
let admin: Awaited<ReturnType<TestServer['signedIn']>>
let manager: Awaited<ReturnType<TestServer['signedIn']>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signedIn({ role: 'admin' })
  manager = await server.signedIn({ role: 'manager' })
})
afterAll(() => server.close())

let written = 0
const SOURCE = '## Scope\n\nEverybody *reads*.\n\n- [ ] Look it up'
const HTML = '<h2 id="section-scope">Scope</h2>\n<p>Everybody <em>reads</em>.</p>'

const TEXTS = {
  article: {
    table: 'renderings',
    async make() {
      const slug = `article-${++written}`
      const { id } = await admin.articles.create({
        ...{ title: 'A text', slug, excerpt: 'About it.', body: SOURCE, category: 'hmda', tags: [] },
        ...{ topics: ['hmda'], citations: [], isFeatured: false, isPublished: true },
      })
      return { id, read: async () => (await admin.articles.find({ slug })).html }
    },
  },
  post: {
    table: 'renderings',
    async make() {
      const slug = `post-${++written}`
      const { id } = await admin.blog.create({
        ...{ title: 'A text', slug, excerpt: 'About it.', content: SOURCE, category: null, tags: [] },
        ...{ featuredImageUrl: null, featuredImageAlt: '', isFeatured: false, isPublished: true },
        publishedAt: null,
      })
      return { id, read: async () => (await readPost(slug)).html }
    },
  },
  'press item': {
    table: 'renderings',
    async make() {
      const { id, title } = await admin.press.create({
        ...{ title: `Item ${++written}`, excerpt: 'About it.', content: SOURCE, type: 'press_release' },
        ...{ publicationName: null, author: null, externalUrl: null, imageUrl: null, isFeatured: false },
        ...{ tags: [], publishedAt: null },
      })
      const slug = title.toLowerCase().replace(' ', '-')
      return { id, read: async () => (await readItem(slug)).html }
    },
  },
  'article of an institution': {
    table: 'work_renderings',
    async make() {
      const { id } = await manager.institutionArticles.create({
        ...{ title: 'Ours', summary: 'About it.', category: 'hmda', body: SOURCE, isPublished: true },
      })
      return { id, read: async () => (await manager.institutionArticles.find({ id })).html }
    },
  },
  task: {
    table: 'work_renderings',
    async make() {
      const { id } = await manager.tasks.create({ title: 'Do it', description: SOURCE })
      return { id, read: async () => (await manager.tasks.find({ id })).descriptionHtml }
    },
  },
  'version of a policy': {
    table: 'work_renderings',
    async make() {
      const policy = await manager.policies.create({
        title: 'Ours',
        topic: null,
        ownerId: null,
        body: SOURCE,
      })
      const { id: versionId } = policy.versions[0]!
      const read = async () => (await manager.policies.findVersion({ id: policy.id, versionId })).html
      return { id: versionId, read }
    },
  },
} as const

/** Other tests of this file change what is stored behind the cache. */
function readPost(slug: string) {
  server.plumbline.services.queryCache.clear()
  return server.nobody.blog.post({ slug })
}
function readItem(slug: string) {
  server.plumbline.services.queryCache.clear()
  return server.nobody.press.item({ slug })
}

async function stored(table: string, id: string) {
  const { rows } = await server.db.execute<{ renderer: number; html: string; claimed: boolean }>(sql`
    select renderer, html, claimed_until is not null as claimed from ${sql.identifier(table)} where text_id = ${id}`)
  return rows[0]
}

const change = (table: string, id: string, to: { renderer: number; html: string }) =>
  server.db.execute(sql`
    update ${sql.identifier(table)} set renderer = ${to.renderer}, html = ${to.html} where text_id = ${id}`)

async function renderAll() {
  while (await renderStale(server.db, server.plumbline.log));
}

describe.each(Object.entries(TEXTS))('%s', (_, { table, make }) => {
  test('is rendered when it is saved, and reading shows what is stored', async () => {
    const { id, read } = await make()
    expect(await read()).toContain(HTML)
    expect(await stored(table, id)).toMatchObject({ renderer: RENDERER, html: await read() })

    await change(table, id, { renderer: RENDERER, html: '<p>As stored</p>' })
    expect(await read()).toBe('<p>As stored</p>')
    await renderAll()
    expect(await read()).toBe('<p>As stored</p>')
  })

  test('of an earlier renderer is shown until the background has rendered it again', async () => {
    const { id, read } = await make()
    await change(table, id, { renderer: RENDERER - 1, html: '<p>Of an earlier renderer</p>' })
    expect(await read()).toBe('<p>Of an earlier renderer</p>')
    await renderAll()
    expect(await read()).toContain(HTML)
    expect(await stored(table, id)).toMatchObject({ renderer: RENDERER, claimed: false })
  })

  test('of a renderer that was dangerous is not shown', async () => {
    const { id, read } = await make()
    await change(table, id, { renderer: OLDEST_SHOWN - 1, html: '<p>Dangerous</p>' })
    expect(await read()).toContain(HTML)
  })

  test('of a later renderer, in a process of another version, is left alone', async () => {
    const { id, read } = await make()
    await change(table, id, { renderer: RENDERER + 1, html: '<p>Of a later renderer</p>' })
    await renderAll()
    expect(await read()).toBe('<p>Of a later renderer</p>')
  })

  test('takes its rendering along when it is deleted', async () => {
    const { id } = await make()
    await server.db.execute(sql`
      with one as (delete from articles where id = ${id}), two as (delete from blog_posts where id = ${id}),
        three as (delete from press_releases where id = ${id}), four as (delete from tasks where id = ${id}),
        five as (delete from institution_articles where id = ${id})
      delete from policy_versions where id = ${id}`)
    expect(await stored(table, id)).toBeUndefined()
  })
})

test('a text that was changed without its rendering is never shown with the old one', async () => {
  const { id, read } = await TEXTS.article.make()
  await server.db.execute(sql`update articles set body = 'Changed **behind** the program' where id = ${id}`)
  expect(await read()).toBe('<p>Changed <strong>behind</strong> the program</p>')
  await renderAll()
  expect(await stored('renderings', id)).toMatchObject({ html: await read() })

  const citation = { cite: 'the program', note: 'A note in the margin.' }
  await server.db.execute(
    sql`update articles set citations = ${JSON.stringify([citation])}::jsonb where id = ${id}`,
  )
  await renderAll()
  expect((await stored('renderings', id))!.html).toContain('A note in the margin.')
})

test('what the background rendered of an earlier wording is not stored', async () => {
  const { renderText } = await import('./text-rendering-store.ts')
  const { storeStale } = await import('./rendering-store.ts')
  const { id, read } = await TEXTS.post.make()
  await change('renderings', id, { renderer: 0, html: '' })
  const { rows } = await server.db.execute<{ wording: number }>(
    sql`select wording from renderings where text_id = ${id}`,
  )
  const outdated = await renderText(server.db, 'Outdated')
  await server.db.execute(sql`update blog_posts set content = 'Newer' where id = ${id}`)

  await storeStale(server.db, 'renderings', { textId: id, wording: rows[0]!.wording }, outdated)
  expect(await read()).toBe('<p>Newer</p>')
  await renderAll()
  expect(await stored('renderings', id)).toMatchObject({ html: '<p>Newer</p>' })
})

test('two processes share the texts, and what a killed one had claimed is rendered by another', async () => {
  const made = []
  for (let count = 0; count < 12; count++) made.push((await TEXTS.post.make()).id)
  for (const id of made) await change('renderings', id, { renderer: 0, html: '' })

  const killed = await claimStale(server.db, 'renderings')
  const second = await claimStale(server.db, 'renderings')
  expect(killed).toHaveLength(10)
  expect([...killed, ...second].toSorted()).toEqual(made.toSorted())
  await renderAll()
  expect(await stored('renderings', killed[0]!)).toMatchObject({ renderer: 0, claimed: true })

  await server.db.execute(sql`update renderings set claimed_until = now() where claimed_until is not null`)
  await renderAll()
  for (const id of made) expect(await stored('renderings', id)).toMatchObject({ renderer: RENDERER })
})

test('a text that cannot be rendered keeps nobody else waiting', async () => {
  const involved = (await TEXTS.post.make()).id
  const { id } = await TEXTS.post.make()
  await server.db.execute(
    sql`update blog_posts set content = repeat('- ', 5000) || 'x' where id = ${involved}`,
  )
  await change('renderings', id, { renderer: 0, html: '' })
  await renderAll()
  expect(await stored('renderings', id)).toMatchObject({ renderer: RENDERER })
  expect(await stored('renderings', involved)).toMatchObject({ renderer: 0, claimed: true })
})

test('unpublishing keeps the rendering', async () => {
  const { id } = await TEXTS.article.make()
  await change('renderings', id, { renderer: RENDERER, html: '<p>As stored</p>' })
  await admin.articles.unpublish({ id })
  expect(await stored('renderings', id)).toMatchObject({ renderer: RENDERER, html: '<p>As stored</p>' })
})

test('shipped texts are rendered in the background after the start', async () => {
  const seeded = await startTestServer({ withSampleData: true })
  const left = async () =>
    (
      await seeded.db.execute<{ count: number }>(
        sql`select count(*)::integer as count from renderings where renderer = 0`,
      )
    ).rows[0]!.count
  expect(await left()).toBeGreaterThan(50)
  while (await renderStale(seeded.db, seeded.plumbline.log));
  expect(await left()).toBe(0)
  await seeded.close()
}, 120_000)
