import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertInstitution } from '../tenancy/institutions/institution-store.ts'
import { callOperation, readStatementBudgets } from './noun-budgets.ts'
import { operations } from './operation-list.ts'
import { nodesOf, type Plan, planOf } from './statement-plans.ts'
import { createStatementRecorder, type Statement } from './statement-recorder.ts'
import { startTestServer } from './test-server.ts'

const server = await startTestServer({ withSampleData: true })
const { db, nobody } = server
const admin = await server.signedIn({ role: 'admin' })
const recorder = createStatementRecorder(db)
afterAll(async () => {
  recorder.stop()
  await server.close()
})

const ROWS = 20_000
/** Those that grow with the years. */
const LARGE_TABLES = [
  'blog_posts',
  'press_releases',
  'articles',
  'renderings',
  'user_profiles',
  'users',
  'audit_log',
  'sessions',
]

beforeAll(async () => {
  await db.execute(sql`
    insert into blog_posts (title, slug, excerpt, content, category, byline, is_published, published_at)
    select 'Post ' || n, 'post-' || n, 'About ' || n % 97, repeat('lending ', 20) || n, 'Examinations', 'Editorial', true,
      now() - n * interval '1 hour' from generate_series(1, ${ROWS}::integer) n`)
  await db.execute(sql`
    insert into press_releases (title, slug, excerpt, content, published_at)
    select 'Item ' || n, 'item-' || n, 'About ' || n % 97, 'Words.', now() - n * interval '1 hour'
    from generate_series(1, ${ROWS}::integer) n`)
  await db.execute(sql`
    insert into articles (slug, title, excerpt, body, category, byline, is_published, published_at)
    select 'copy-' || n, 'Copy ' || n, 'About ' || n % 97, repeat('lending ', 20) || n, 'hmda', 'Editorial', true,
      now() - n * interval '1 hour' from generate_series(1, ${ROWS}::integer) n`)
  await db.execute(sql`alter table user_profiles disable trigger user_profiles_counted`)
  await db.execute(sql`
    insert into auth.users (email, created_at, updated_at)
    select 'person-' || n || '@bank.example', now(), now() from generate_series(1, ${ROWS}::integer) n`)
  const { id: bank } = await insertInstitution(db, { name: 'Bank', type: 'credit_union' })
  await db.execute(sql`
    insert into user_profiles (user_id, institution_id, full_name, role, created_at)
    select id, ${bank}, 'Person ' || email, 'user', now() - random() * interval '900 days'
    from auth.users where email like 'person-%'`)
  for (const table of [
    'blog_posts',
    'press_releases',
    'articles',
    'renderings',
    'user_profiles',
    'auth.users',
  ])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}, 120_000)

type Call = () => Promise<unknown>

/** Public ones are called by nobody, the others by an administrator. */
const budgets = (await readStatementBudgets()).filter(({ amongMany }) => amongMany)
const isPublic = new Set(operations.filter(({ access }) => access === 'everyone').map(({ name }) => name))

describe.each(budgets)('$name', ({ operation, atMost, input = {} }) => {
  let asked: Statement[]
  beforeAll(async () => {
    const given = typeof input === 'function' ? input() : input
    const call = () => callOperation(isPublic.has(operation) ? nobody : admin, operation, given)
    // What a process looks up once, such as the keys that tokens are read with, is not counted.
    await call()
    server.plumbline.services.queryCache.clear()
    asked = await recorder.during(call)
  })

  test(`costs ${atMost} statements at most`, () => {
    expect(asked.length, asked.map(({ sql: text }) => text).join('\n\n')).toBeLessThanOrEqual(atMost)
    expect(asked.length).toBeGreaterThan(0)
  })

  test('reads no large table from end to end', async () => {
    for (const statement of asked.filter((each) => !COUNTS_ALL.test(each.sql))) {
      const scanned = scannedTables(await planOf(db, statement)).filter((table) =>
        LARGE_TABLES.includes(table),
      )
      expect(scanned, statement.sql).toEqual([])
    }
  })
})

test.each<[string, Call, Call]>([
  ['post', () => nobody.blog.post({ slug: 'post-1' }), () => nobody.blog.post({ slug: 'post-2' })],
  ['press item', () => nobody.press.item({ slug: 'item-1' }), () => nobody.press.item({ slug: 'item-2' })],
])('a second %s asks no more for those among which kin is found', async (_, first, second) => {
  server.plumbline.services.queryCache.clear()
  await first()
  expect(await recorder.during(second)).toHaveLength(1)
})

test('a page of the filtered user list is not planned anew for each place in it', async () => {
  for (let page = 1; page <= 20; page++) await admin.users.list({ role: 'user', page })
  const { rows } = await db.execute<{ kept: number; anew: number }>(sql`
    select generic_plans::integer as kept, custom_plans::integer as anew from pg_prepared_statements
    where statement like '%shown%role = %' order by generic_plans + custom_plans desc limit 1`)
  const { kept, anew } = rows[0]!
  expect(kept).toBeGreaterThan(anew)
})

/** Counts of a whole list are made once and cached until something is written. */
const COUNTS_ALL = /^select count\(\*\) from|^select "category", count\(\*\)/

const scannedTables = (plan: Plan): string[] =>
  nodesOf(plan).flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []))
