import { existsSync } from 'node:fs'
import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { WEB_FOLDER } from '../../platform/project-folders.ts'
import { MIGRATIONS } from '../../program/migrations.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { readContentTexts } from './content-files.ts'
import { loadSampleData } from './load-sample-data.ts'
import { loadFolder } from './loaded-content.ts'

const { db, close } = await startTestDatabase(MIGRATIONS)
const server = await startTestServer({ withSampleData: true })
const admin = await server.signedIn({ role: 'admin', fullName: 'Dana Example' })
afterAll(async () => {
  await close()
  await server.close()
})

const PRESS = {
  kind: 'press',
  folder: 'press',
  schema: z.looseObject({ title: z.string() }),
  correct: async () => undefined,
}

test('each file is loaded once, and not even parsed again; one that is new, alone', async () => {
  const load = vi.fn(async (_tx: unknown, { slug }: { slug: string }) => slug)
  const loaded = () => load.mock.calls.map(([, { slug }]) => slug)
  const all = (await readContentTexts('press')).map(({ slug }) => slug)
  await loadFolder(db, { ...PRESS, load })
  expect(loaded()).toEqual(all)

  load.mockClear()
  await loadFolder(db, { ...PRESS, schema: z.never(), load })
  expect(loaded()).toEqual([])

  await db.execute(sql`delete from loaded_content where slug = ${all[2]}`)
  await loadFolder(db, { ...PRESS, load })
  expect(loaded()).toEqual([all[2]])
})

test('several processes that start at once load each file once', async () => {
  await db.execute(sql`delete from loaded_content`)
  const load = vi.fn(async () => {})
  await Promise.all([loadFolder(db, { ...PRESS, load }), loadFolder(db, { ...PRESS, load })])
  expect(load).toHaveBeenCalledTimes((await readContentTexts('press')).length)
})

test('sample posts have pictures with alternative texts, and a sample press item leads to another site', async () => {
  const { rows: pictures } = await server.db.execute<{ url: string; alt: string }>(sql`
    select featured_image_url as url, featured_image_alt as alt from blog_posts where featured_image_url is not null`)
  expect(pictures.length).toBeGreaterThanOrEqual(6)
  for (const { url, alt } of pictures) {
    expect(alt).toMatch(/\w+ \w+ \w+/)
    expect(existsSync(new URL(`public${url}`, WEB_FOLDER)), url).toBe(true)
  }
  const { rows: press } = await server.db.execute(sql`
    select 1 from press_releases where external_url like 'https://%'`)
  expect(press).not.toEqual([])
})

/** As a database that an older program filled, which said something else. */
async function olderWords() {
  await server.db.execute(sql`update loaded_content set digest = 'older', version = 1`)
  for (const [table, words] of [
    ['articles', 'body'],
    ['blog_posts', 'content'],
    ['press_releases', 'content'],
    ['regulatory_updates', 'description'],
  ] as const)
    await server.db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(words)} = 'What was right before.'`,
    )
}

const slugOf = async (table: string) => {
  const { rows } = await server.db.execute<{ slug: string }>(
    sql`select slug from ${sql.identifier(table)} order by slug limit 1`,
  )
  return rows[0]!.slug
}

async function corrections() {
  const { rows } = await server.db.execute<{ detail: string }>(
    sql`select detail from audit_log where action = 'content.correct'`,
  )
  return rows.map(({ detail }) => JSON.parse(detail))
}

test('corrects texts that a newer program corrects, and stores what was there before', async () => {
  const slug = await slugOf('articles')
  const article = await admin.articles.edit({ slug })
  const post = await server.nobody.blog.post({ slug: await slugOf('blog_posts') })
  const updates = await admin.regulatoryUpdates.latest({})
  await olderWords()
  await loadSampleData(server.db)

  const corrected = await admin.articles.edit({ slug })
  expect(corrected).toEqual({ ...article, version: 2, savedAt: corrected.savedAt })
  const versions = await admin.articles.revisions({ id: article.id })
  expect(versions.map(({ version, savedByName }) => [version, savedByName])).toEqual([
    [2, null],
    [1, null],
  ])
  expect(await admin.articles.revision({ id: article.id, version: 1 })).toMatchObject({
    body: 'What was right before.',
  })
  expect(await server.nobody.blog.post({ slug: post.slug })).toMatchObject({ html: post.html })
  expect(await admin.regulatoryUpdates.latest({})).toEqual(updates)
  expect(await corrections()).toContainEqual({ kind: 'article', slug, version: 2 })

  const count = (await corrections()).length
  await loadSampleData(server.db)
  await server.db.execute(sql`update loaded_content set digest = null`)
  await loadSampleData(server.db)
  expect((await corrections()).length).toBe(count)
  expect((await admin.articles.edit({ slug })).version).toBe(2)
})

test('what somebody has saved, or deleted, is left as it is, whatever a newer program says', async () => {
  const [saved, removed] = (await admin.articles.list({})).items
  const source = await admin.articles.edit({ slug: saved!.slug })
  await admin.articles.update({ ...source, body: 'Our own words.' })
  await admin.articles.delete({ id: removed!.id })
  await server.db.execute(sql`update loaded_content set digest = 'older' where kind = 'article'`)
  await loadSampleData(server.db)
  expect(await admin.articles.edit({ slug: saved!.slug })).toMatchObject({ body: 'Our own words.' })
  await expect(admin.articles.edit({ slug: removed!.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('several processes that start at once correct each text once', async () => {
  const slug = await slugOf('press_releases')
  const { version } = (
    await server.db.execute<{ version: number }>(sql`select version from press_releases where slug = ${slug}`)
  ).rows[0]!
  await server.db.execute(
    sql`update press_releases set content = 'What was right before.' where slug = ${slug}`,
  )
  await server.db.execute(sql`update loaded_content set digest = 'older' where slug = ${slug}`)
  await Promise.all([loadSampleData(server.db), loadSampleData(server.db)])
  const { rows } = await server.db.execute<{ version: number; content: string }>(
    sql`select version, content from press_releases where slug = ${slug}`,
  )
  expect(rows[0]!.version).toBe(version + 1)
  expect(rows[0]!.content).not.toBe('What was right before.')
})
