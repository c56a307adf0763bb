import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const { db, nobody, plumbline } = server
afterAll(server.close)
const administrator = await server.signedIn({ role: 'admin' })

const POSTS = 8_000
// Post 1 is the newest. The words stand for how often a search meets what it looks for, and where.
await db.execute(sql`
  insert into blog_posts (title, slug, excerpt, content, byline, is_published, published_at)
  select 'Post ' || n, 'post-' || n, '',
    case when n % 2 = 0 then 'common ' else '' end ||
    case when n % 40 = 0 then 'frequent ' else '' end ||
    case when n % 100 = 0 then 'occasional ' else '' end ||
    case when n % 3000 = 0 then 'rare ' else '' end ||
    case when n > ${POSTS - 300} then 'old ' else '' end ||
    case when n between 381 and 390 or n > 7000 then 'scattered ' else '' end,
    'Plumbline Editorial', true, now() - n * interval '1 hour'
  from generate_series(1, ${POSTS}::integer) n`)
// Further back than any walk goes, some of them with a word that no other post has.
const OLDEST = 60_000
await db.execute(sql`
  insert into blog_posts (title, slug, excerpt, content, byline, is_published, published_at)
  select 'Post ' || n, 'post-' || n, '', case when n > ${OLDEST - 8_100} then 'ancient relic-' || n when n % 2 = 0 then 'massed' else '' end,
    'Plumbline Editorial', true, now() - n * interval '1 hour'
  from generate_series(${POSTS + 1}::integer, ${OLDEST}::integer) n`)
// Older than the nearest, so that an index must name them.
const LONG_WORD = `${'x'.repeat(600)}needle${'x'.repeat(600)}`
const TEXTS = {
  3001: 'A copy of the **Loan Officer** rule',
  3002: 'A copy of the rule, for the loan officers',
  3003: 'Costs of 100% and a_b',
  3004: `Before ${LONG_WORD} after`,
  3005: 'Two  blanks here',
  3006: 'Ein Maßstab für Größen',
  3007: 'Within 7 working days',
  3008: 'Within 17 working weeks',
}
for (const [number, text] of Object.entries(TEXTS))
  await db.execute(sql`update blog_posts set content = ${text} where slug = ${`post-${number}`}`)
await db.execute(sql`
  update blog_posts set content = ${LONG_WORD.replace('needle', 'hoard')}
  where published_at between now() - interval '50070.5 hours' and now() - interval '50000.5 hours'`)
await db.execute(sql`update blog_posts set content = 'hoard' where slug = 'post-20000'`)
await db.execute(sql`vacuum analyze blog_posts`)

const found = async (search: string, page = 1) =>
  (await nobody.blog.list({ search, page })).items.map(({ slug }) => Number(slug.slice('post-'.length)))

test.each([
  ['among the nearest rows', 'common', 1, [2, 4, 6, 8, 10, 12]],
  ['among the nearest rows, its last page', 'common', 10, [110, 112, 114, 116, 118, 120]],
  ['by the index, among some thousand', 'frequent', 10, [2200, 2240, 2280, 2320, 2360, 2400]],
  ['by the index, among twice as many', 'occasional', 10, [5500, 5600, 5700, 5800, 5900, 6000]],
  ['by the index', 'rare', 1, [3000, 6000]],
  ['by the index, many that are old', 'old', 1, [7701, 7702, 7703, 7704, 7705, 7706]],
  ['by the index, a few near, the others far', 'scattered', 3, [7003, 7004, 7005, 7006, 7007, 7008]],
  ['by the index, among many thousand', 'massed', 1, [8002, 8004, 8006, 8008, 8010, 8012]],
  ['by the index, among all', 'ancient', 1, [51901, 51902, 51903, 51904, 51905, 51906]],
  ['beyond any walk, in too many different words', 'relic-5', 1, [51901, 51902, 51903, 51904, 51905, 51906]],
  ['by a part of a word', 'oan offic', 1, [3001, 3002]],
  ['by the end of a word and the beginning of the next', 'N OFF', 1, [3001, 3002]],
  ['by parts of words and whole ones between them', 'f the rul', 1, [3002]],
  ['by an end of thousands of words and the beginning of the next', '7 WO', 1, [3007, 3008]],
  ['by an end of thousands of words and whole words', '7 working d', 1, [3007]],
  ['by an end of thousands of words, only where the next begins so', '7 days', 1, []],
  ['by an end of thousands of words, only where the next is whole', '7 work days', 1, []],
  ['by many words', 'copy of the **loan officer** ru', 1, [3001]],
  ['only where words stand side by side', 'the officer', 1, []],
  ['only where words stand in this order', 'officer loan', 1, []],
  ['only where pairs of words belong together', 'copy of the loan', 1, []],
  ['by signs that mean something to a database', '100% and a_', 1, [3003]],
  ['by signs that stand for themselves alone', '1_0% a', 1, []],
  ['in a word too long for an index', 'needle', 1, [3004]],
  ['from a word too long for an index on', `needle${'x'.repeat(100)}`, 1, [3004]],
  [
    'in words too long for an index, and in one that is not',
    'hoard',
    1,
    [20000, 50001, 50002, 50003, 50004, 50005],
  ],
  ['with the blanks that stand between words', 'two  blanks', 1, [3005]],
  ['in words beyond ASCII', 'MASSSTAB', 1, []],
  ['in words with letters beyond ASCII', 'aßstab FÜR g', 1, [3006]],
  ['nowhere', 'nothing', 1, []],
])('what matches is found %s', async (_, search, page, expected) => {
  expect(await found(search, page)).toEqual(expected)
})

test('what is dated before and after all that an index tells apart is found in its place', async () => {
  await db.execute(sql`
    insert into blog_posts (title, slug, excerpt, content, byline, is_published, published_at)
    values ('Far', 'post-99997', '', 'frequent', 'Plumbline Editorial', true, '9000-01-01'),
      ('Further', 'post-99998', '', 'frequent rare', 'Plumbline Editorial', true, '9999-12-31'),
      ('First', 'post-70000', '', 'rare', 'Plumbline Editorial', true, '0001-01-01')`)
  const managed = async (search: string) =>
    (await administrator.blog.manage({ search })).items.map(({ slug }) => Number(slug.slice('post-'.length)))
  expect(await managed('frequent')).toEqual([99998, 99997, 40, 80, 120, 160])
  expect(await managed('rare')).toEqual([99998, 3000, 6000, 70000])
  await db.execute(sql`delete from blog_posts where slug in ('post-99997', 'post-99998', 'post-70000')`)
  plumbline.services.queryCache.clear()
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
  plumbline.services.queryCache.clear()
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
