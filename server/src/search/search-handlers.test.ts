import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ withSampleData: true })
afterAll(server.close)
const reader = await server.signedIn()

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

test('signs without a word find nothing', async () => {
  expect(await reader.search.everything({ query: '%%% --' })).toEqual({ articles: [], regulatoryUpdates: [] })
})

test('nobody searches', async () => {
  await expect(server.nobody.search.everything({ query: 'hmda' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
})
