/**
 * What many rows cost: the user list with 1,000 and with 100,000 users, the blog's managed
 * list with as many posts, the article search with 500 and with 50,000 articles, through the whole server, p95 beside p95, on both engines.
 *
 *   node benchmarks/list-growth.ts
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Db } from '@plumbline/database/db.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { sql } from 'drizzle-orm'
import { fillArticles, fillUsers } from './large-data.ts'

const USERS = [1_000, 100_000] as const
const POSTS = [1_000, 100_000] as const
const ARTICLES = [500, 50_000] as const
const LOADS = 120
const WARM_LOADS = 20
const BATCH = 990

/** Each engine in a process of its own: which one a test server uses is decided when it is loaded. */
async function measureBothEngines() {
  const run = (environment: Record<string, string>) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', fileURLToPath(import.meta.url)], {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
  run({ TEST_ENGINE: 'embedded' })
  const server = await startPostgresServer()
  if (!server) return console.log('No PostgreSQL on this machine: measured the embedded engine only.')
  run({ TEST_ENGINE: 'postgres', TEST_POSTGRES_URL: server.url })
  await server.stop()
}

async function measureOneEngine() {
  const users = [await measureUsers(USERS[0]), await measureUsers(USERS[1])]
  console.log(process.env.TEST_ENGINE)
  console.table(compare(users, USERS))
  const posts = [await measureManagedPosts(POSTS[0]), await measureManagedPosts(POSTS[1])]
  console.table(compare(posts, POSTS))
  const articles = [await measureArticles(ARTICLES[0]), await measureArticles(ARTICLES[1])]
  console.table(compare(articles, ARTICLES))
}

type Measured = Record<string, number>

function compare([small, large]: Measured[], [few, many]: readonly [number, number]) {
  return Object.keys(small!).map((what) => ({
    what,
    rows: `${few} and ${many}`,
    'p95 with few, ms': small![what]!.toFixed(1),
    'p95 with many, ms': large![what]!.toFixed(1),
    ratio: (large![what]! / small![what]!).toFixed(2),
  }))
}

async function measureUsers(count: number): Promise<Measured> {
  const { startTestServer } = await import('@plumbline/server/testing/test-server.ts')
  const server = await startTestServer()
  const admin = await server.signedIn({ role: 'admin' })
  await fillUsers(server.db, count)
  const page = (number: number) => Math.floor((number * 7_919) % Math.floor(count / 25)) + 1
  const name = (number: number) => `person ${(number * 7_919) % count}`
  const measured = {
    'users: a page': await p95((n) => admin.users.list({ page: page(n) })),
    'users: a search': await p95((n) => admin.users.list({ search: name(n) })),
    'users: a filter': await p95((n) =>
      admin.users.list({ role: 'manager', companyType: 'community_bank', page: (n % 5) + 1 }),
    ),
  }
  await server.close()
  return measured
}

async function measureManagedPosts(count: number): Promise<Measured> {
  const { startTestServer } = await import('@plumbline/server/testing/test-server.ts')
  const server = await startTestServer()
  const admin = await server.signedIn({ role: 'admin' })
  await fillManagedPosts(server.db, count)
  const page = (number: number) => ((number * 7_919) % Math.floor(count / 60)) + 1
  const anew = () => server.plumbline.services.keptAnswers.clear()
  const measured = {
    'managed posts: a page': await p95((n) => admin.blog.manage({ page: page(n) })),
    'managed posts: a page of drafts': await p95((n) =>
      admin.blog.manage({ status: 'draft', page: page(n) }),
    ),
    'managed posts: scheduled': await p95(() => admin.blog.manage({ status: 'scheduled' })),
    'managed posts: a category': await p95((n) =>
      admin.blog.manage({ category: 'Kind 3', page: (n % 5) + 1 }),
    ),
    'managed posts: a first search': await p95((n) => {
      anew()
      return admin.blog.manage({ search: n % 2 ? 'common' : `number ${(n * 7_919) % count} ` })
    }),
    'managed posts: counted anew': await p95((n) => {
      anew()
      return admin.blog.manage({ page: page(n) })
    }),
  }
  await server.close()
  return measured
}

/** Of every state, as administrators see them. */
async function fillManagedPosts(db: Db, count: number) {
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count)
    await db.execute(sql`
      insert into blog_posts (title, slug, excerpt, content, byline, category, is_published, published_at, updated_at)
      select 'Post number ' || n || ' of many', 'post-' || n, 'What it says.',
        repeat('A common word beside others. ', 20), 'Plumbline Editorial', 'Kind ' || n % 8, n % 5 <> 0,
        case when n % 5 <> 0 then now() + (20 - n) * interval '1 minute' end, now() - n * interval '1 minute'
      from generate_series(${first}::integer, ${last}::integer) n`)
  }
  await db.execute(sql`vacuum analyze blog_posts`)
}

/** From words that stand in few titles to those that stand in many texts. */
const SEARCHES = [
  'escrow',
  'adverse action',
  'balloon',
  'business day',
  'tolerence',
  'seasoned',
  'ofac',
  'appraisal copies',
]

async function measureArticles(count: number): Promise<Measured> {
  const { startTestServer } = await import('@plumbline/server/testing/test-server.ts')
  const server = await startTestServer({ withSampleData: true })
  const reader = await server.signedIn()
  await fillArticles(server.db, count)
  const query = (number: number) => SEARCHES[number % SEARCHES.length]!
  const measured = {
    'articles: a page': await p95((n) => reader.articles.list({ page: (n % 10) + 1 })),
    'articles: a search': await p95((n) => {
      // Every search is a first one: nothing of an earlier one is kept.
      server.plumbline.services.keptAnswers.clear()
      return reader.articles.list({ search: query(n) })
    }),
    'the header search': await p95((n) => reader.search.everything({ query: query(n) })),
  }
  await server.close()
  return measured
}

async function p95(load: (number: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let number = 0; number < WARM_LOADS + LOADS; number++) {
    const started = performance.now()
    await load(number)
    if (number >= WARM_LOADS) times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

if (process.env.TEST_ENGINE) await measureOneEngine()
else await measureBothEngines()
