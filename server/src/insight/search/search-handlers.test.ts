import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer({ withSampleData: true })
afterAll(server.close)
const reader = await server.signedIn()

const administrator = await server.signedIn({ role: 'admin' })

const titlesOf = (hits: { title: { text: string }[] }[]) =>
  hits.map(({ title }) => title.map(({ text }) => text).join(''))

test('articles and updates are found by words, and what matched is marked', async () => {
  const { articles, regulatoryUpdates } = await reader.search.everything({ query: 'business day' })
  expect(titlesOf(articles)[0]).toMatch(/business day/i)
  expect(articles[0]!.title.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase())).toContain(
    'business',
  )

  const updates = await reader.search.everything({ query: 'HMDA reporting' })
  expect(titlesOf(updates.regulatoryUpdates)).toContain('HMDA reporting changes')
  expect(regulatoryUpdates.length).toBeLessThanOrEqual(6)
})

test('a section is found by its number', async () => {
  const { articles } = await reader.search.everything({ query: '1026.19' })
  const marked = articles
    .flatMap(({ title, snippet }) => [...title, ...snippet])
    .filter(({ isMatch }) => isMatch)
  expect(marked.map(({ text }) => text)).toContain('1026.19')
})

test('a word that is still being typed is found by its beginning', async () => {
  const { articles } = await reader.search.everything({ query: 'apprais' })
  expect(articles.length).toBeGreaterThan(0)
})

test('titles come before text', async () => {
  const { articles } = await reader.search.everything({ query: 'balloon' })
  expect(titlesOf(articles)[0]).toMatch(/balloon/i)
})

test.each(['bussiness day', 'tolerence', 'qualfied mortgage'])(
  'typing errors are forgiven: %s',
  async (query) => {
    const { articles, regulatoryUpdates } = await reader.search.everything({ query })
    expect(articles.length + regulatoryUpdates.length).toBeGreaterThan(0)
  },
)

/** In the text, where nothing that only looks alike is found; of no other text of the library. */
const CITING = 'Zettel: § 8026.19 and 8026.43(e), as TILA/RESPA asks, of a zettel-end loan'

beforeAll(() =>
  administrator.articles.create({
    title: 'What it cites',
    slug: 'zettel',
    excerpt: 'Short.',
    body: CITING,
    category: 'trid',
    tags: [],
    topics: [],
    citations: [],
    isFeatured: false,
    isPublished: true,
  }),
)

test.each([
  '8026.19',
  '8026.1',
  '8026.',
  '§8026.19',
  '8026.43(e)',
  'zettel 8026.43',
  'TILA/RESPA',
  'tila/re',
  'zettel-en',
  'zettel end',
  `"8026.19"`,
  `'8026.19':* & \\`,
  `zettel' | \\'`,
])('what is cited is found by its number as it is typed: %s', async (query) => {
  expect(titlesOf((await reader.search.everything({ query })).articles)).toContain('What it cites')
})

test.each(['8026.20', '8026.43(f)', 'TILA/HMDA'])('what is not cited is not: %s', async (query) => {
  expect(titlesOf((await reader.search.everything({ query })).articles)).not.toContain('What it cites')
})

test.each(['le timing', 'LE timing'])(
  'what the field says finds the words of the texts: %s',
  async (query) => {
    const { articles } = await reader.search.everything({ query })
    expect(titlesOf(articles).join()).toMatch(/loan estimate/i)
  },
)

test('thresholds, help, and the own work are found beside the texts', async () => {
  const colleague = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await colleague.tasks.create({ title: 'Count the pelicans' })
  const { work } = await colleague.search.everything({ query: 'pelican' })
  expect(work).toMatchObject([{ href: expect.stringContaining('tasks'), isCited: false }])
  expect((await reader.search.everything({ query: 'pelican' })).work).toEqual([])
  const { thresholds, help } = await reader.search.everything({ query: 'HOEPA points and fees threshold' })
  expect(titlesOf(thresholds).join()).toMatch(/HOEPA.*\$/)
  expect(help).toEqual([])
  expect((await reader.search.everything({ query: 'password' })).help.length).toBeGreaterThan(0)
})

test('a record is found by its name and the word for its kind, with other words between', async () => {
  const colleague = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { id } = await colleague.policies.create({ title: 'Fair housing and lending', body: '' })
  const href = `/policies/${id}`
  for (const query of ['fair lending policy', 'our policy on fair lending', 'fair housing'])
    expect((await colleague.search.everything({ query })).work).toMatchObject([{ href }])
  expect((await reader.search.everything({ query: 'fair housing policy' })).work).toEqual([])
})

test('signs without a word find nothing', async () => {
  const found = await reader.search.everything({ query: '%%% --' })
  expect(Object.values(found).flat()).toEqual([])
})

test('nobody searches', async () => {
  await expect(server.nobody.search.everything({ query: 'hmda' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
})
