import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { db, nobody } = server
const admin = await server.signedIn({ role: 'admin', fullName: 'Dana Example' })
const colleague = await server.signedIn({ role: 'admin', fullName: 'Robin Example' })
afterAll(() => server.close())
beforeEach(() => db.execute(sql`delete from press_releases`))

const fields = {
  title: 'A library opens',
  excerpt: 'It holds articles.',
  content: 'Some **words**.',
  type: 'press_release' as const,
  publicationName: 'Plumbline Newsroom',
  author: null,
  publishedAt: null,
  externalUrl: 'https://example.com/story?a=1',
  imageUrl: null,
  isFeatured: false,
  tags: ['Product'],
}

test('an item without a date is out now, at an address made from its title', async () => {
  await admin.press.create(fields)

  expect(await nobody.press.item({ slug: 'a-library-opens' })).toMatchObject({
    title: fields.title,
    html: '<p>Some <strong>words</strong>.</p>',
    externalUrl: fields.externalUrl,
  })
})

test('items of one title have addresses of their own, and a title without letters has one too', async () => {
  await Promise.all([admin.press.create(fields), colleague.press.create(fields)])
  await admin.press.create({ ...fields, title: '日本語' })

  const { items } = await nobody.press.list({})
  expect(items.map(({ slug }) => slug).sort()).toEqual(['a-library-opens', 'a-library-opens-2', 'press-item'])
})

test('the newest come first; a type and a search narrow the list', async () => {
  const at = (day: number) => `2026-01-0${day}T10:00:00Z`
  await admin.press.create({
    ...fields,
    title: 'Old',
    publishedAt: at(1),
    type: 'news_article',
    tags: ['HMDA'],
  })
  await admin.press.create({ ...fields, title: 'New 100%', publishedAt: at(3), type: 'media_mention' })
  await admin.press.create({ ...fields, title: 'Middle', publishedAt: at(2), content: 'hidden words' })
  const titles = async (input: Parameters<typeof nobody.press.list>[0]) =>
    (await nobody.press.list(input)).items.map(({ title }) => title)

  expect(await titles({})).toEqual(['New 100%', 'Middle', 'Old'])
  expect(await titles({ type: 'news_article' })).toEqual(['Old'])
  expect(await titles({ search: 'hmda' })).toEqual(['Old'])
  expect(await titles({ search: '%' })).toEqual(['New 100%'])
  expect(await titles({ search: '_' })).toEqual([])
  expect(await titles({ search: 'HOLDS ARTICLES', type: 'media_mention' })).toEqual(['New 100%'])
  expect(await titles({ search: 'hidden' })).toEqual([])
})

test('an item dated ahead waits for its date, and a preview link shows it before', async () => {
  const item = await admin.press.create({ ...fields, publishedAt: '2099-01-01T00:00:00Z' })

  expect((await nobody.press.list({})).totalCount).toBe(0)
  expect(await nobody.press.addresses()).toEqual([])
  await expect(nobody.press.item({ slug: 'a-library-opens' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await admin.press.scheduled()).toMatchObject([{ id: item.id }])
  const { path } = await admin.press.previewLink({ id: item.id })
  const token = path.replace('/press/preview/', '')
  expect(await nobody.press.preview({ token })).toMatchObject({ title: fields.title })
  await expect(nobody.press.preview({ token: `${token.slice(0, -1)}!` })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('the second of two editors is told who saved, and every version is stored', async () => {
  const item = await admin.press.create(fields)
  await colleague.press.update({ ...item, title: 'Theirs' })

  await expect(admin.press.update({ ...item, title: 'Mine' })).rejects.toMatchObject({
    code: 'EDITED_MEANWHILE',
    data: { savedByName: 'Robin Example', title: 'Theirs', version: 2 },
  })
  expect((await admin.press.revisions({ id: item.id })).map(({ title }) => title)).toEqual([
    'Theirs',
    fields.title,
  ])
  expect(await admin.press.revision({ id: item.id, version: 1 })).toMatchObject({ title: fields.title })
})

test('a new title leaves the address as it was', async () => {
  const item = await admin.press.create(fields)
  await admin.press.update({ ...item, title: 'Renamed' })
  expect(await nobody.press.item({ slug: 'a-library-opens' })).toMatchObject({ title: 'Renamed' })
})

test('a deleted item is gone', async () => {
  const item = await admin.press.create(fields)
  await admin.press.delete({ id: item.id })
  expect((await nobody.press.list({})).totalCount).toBe(0)
  await expect(admin.press.edit({ id: item.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  { title: '' },
  { excerpt: ' ' },
  { content: '' },
  { type: 'advertisement' },
  { externalUrl: 'javascript:alert(1)' },
  { externalUrl: 'example.com' },
  { imageUrl: 'data:text/html,x' },
  { publishedAt: 'soon' },
  { publishedAt: '1800-01-01T00:00:00Z' },
])('nonsense is refused: %j', async (wrong) => {
  const sent = admin.press.create({ ...fields, ...wrong } as typeof fields)
  await expect(sent).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400 })
})

const someId = '00000000-0000-4000-8000-000000000000'

test.each([
  ['nobody', undefined, 'UNAUTHORIZED'],
  ['a user', 'user', 'FORBIDDEN'],
  ['a manager', 'manager', 'FORBIDDEN'],
] as const)('%s runs no press page', async (_, role, code) => {
  const client = role ? await server.signedIn({ role }) : nobody
  const calls = [
    client.press.scheduled(),
    client.press.edit({ id: someId }),
    client.press.create(fields),
    client.press.update({ ...fields, id: someId, version: 1 }),
    client.press.delete({ id: someId }),
    client.press.revisions({ id: someId }),
    client.press.revision({ id: someId, version: 1 }),
    client.press.previewLink({ id: someId }),
  ]
  for (const outcome of await Promise.allSettled(calls))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code } })
})
