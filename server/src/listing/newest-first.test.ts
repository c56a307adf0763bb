import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const { db, nobody, plumbline, close } = await startTestServer()
afterAll(close)

const POSTS = 8_000
// Post 1 is the newest. The words stand for how often a search meets what it looks for, and where.
await db.execute(sql`
  insert into blog_posts (title, slug, excerpt, content, byline, is_published, published_at)
  select 'Post ' || n, 'post-' || n, '',
    case when n % 2 = 0 then 'common ' else '' end ||
    case when n % 40 = 0 then 'frequent ' else '' end ||
    case when n % 3000 = 0 then 'rare ' else '' end ||
    case when n > ${POSTS - 300} then 'old ' else '' end ||
    case when n between 381 and 390 or n > 7000 then 'scattered ' else '' end,
    'Plumbline Editorial', true, now() - n * interval '1 hour'
  from generate_series(1, ${POSTS}::integer) n`)
// Further back than any walk goes: so many that the index alone does not put them in order, too.
const OLDEST = 60_000
await db.execute(sql`
  insert into blog_posts (title, slug, excerpt, content, byline, is_published, published_at)
  select 'Post ' || n, 'post-' || n, '', case when n > ${OLDEST - 8_100} then 'ancient' when n % 2 = 0 then 'massed' else '' end,
    'Plumbline Editorial', true, now() - n * interval '1 hour'
  from generate_series(${POSTS + 1}::integer, ${OLDEST}::integer) n`)
await db.execute(sql`vacuum analyze blog_posts`)

const found = async (search: string, page = 1) =>
  (await nobody.blog.list({ search, page })).items.map(({ slug }) => Number(slug.slice('post-'.length)))

test.each([
  ['among the nearest rows', 'common', 1, [2, 4, 6, 8, 10, 12]],
  ['among the nearest rows, its last page', 'common', 10, [110, 112, 114, 116, 118, 120]],
  ['on a longer walk', 'frequent', 10, [2200, 2240, 2280, 2320, 2360, 2400]],
  ['by the index', 'rare', 1, [3000, 6000]],
  ['by the index, many that are old', 'old', 1, [7701, 7702, 7703, 7704, 7705, 7706]],
  ['a few near, the others beyond the longest walk', 'scattered', 3, [7003, 7004, 7005, 7006, 7007, 7008]],
  ['on the widest walk', 'massed', 1, [8002, 8004, 8006, 8008, 8010, 8012]],
  ['beyond any walk', 'ancient', 1, [51901, 51902, 51903, 51904, 51905, 51906]],
  ['nowhere', 'nothing', 1, []],
])('what matches is found %s', async (_, search, page, expected) => {
  expect(await found(search, page)).toEqual(expected)
})

test('far pages without a search are found as near ones are', async () => {
  expect(await found('', 1_000)).toEqual([5995, 5996, 5997, 5998, 5999, 6000])
  expect(await found('', 9_998)).toEqual([59983, 59984, 59985, 59986, 59987, 59988])
})

test('the last page has what is left, and beyond it is nothing', async () => {
  await db.execute(sql`
    insert into blog_posts (title, slug, excerpt, content, byline, is_published, published_at)
    values ('Post 0', 'post-0', '', '', 'Plumbline Editorial', true, now())`)
  // As after a write of the product's own.
  plumbline.services.keptAnswers.clear()
  expect(await found('', 10_001)).toEqual([60000])
  expect(await found('', 10_000)).toEqual([59994, 59995, 59996, 59997, 59998, 59999])
  expect(await found('', 10_002)).toEqual([])
})

test.each([
  ['common', true],
  ['old', true],
  ['rare', false],
])('a search for %s says whether there is more than it shows: %s', async (search, onlyNewest) => {
  expect(await nobody.blog.list({ search })).toMatchObject({ onlyNewest })
})
