/**
 * What a hundred times as many posts cost a reader: searching and paging with 100 and with
 * 10,000 posts, each page rendered anew (no rendered page is kept), p95 beside p95. Which
 * posts match a search is found once and kept for a while, as in production; what the first
 * one to ask waits for stands beside it.
 *
 *   node scripts/run.mjs build && node benchmarks/blog-growth.ts
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from '@plumbline/database/db.ts'
import { openDatabaseInMemory } from '@plumbline/database/embedded-database.ts'
import { openPostgres } from '@plumbline/database/postgres-database.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { blogPostsTable } from '@plumbline/server/blog/blog-tables.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { startSite } from './site.ts'

const SMALL = 100
const LARGE = 10_000
const LOADS = 300
const BATCH = 500

/** Words and phrases that readers of such a blog look for, from rare to those in nearly every post. */
const SEARCHES = [
  ...['hmda', 'trid', 'rate lock', 'adverse action', 'notice of error', 'check digit', 'ULI', 'sample'],
  ...[
    'threshold',
    'examination',
    'business day',
    'closing disclosure',
    'evidence',
    'register',
    'partial exemption',
  ],
  ...['rule', 'loan', 'the', '1026.19', '12 CFR', 'zzzz', '%', '_'],
]

let seed = 20_260_304
/** The same sequence at every run. */
function below(limit: number): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % limit
}

const folder = new URL('../content/', import.meta.url)
const paragraphs = ['blog/', 'articles/', 'press/'].flatMap((kind) =>
  readdirSync(new URL(kind, folder)).flatMap((name) =>
    readFileSync(new URL(kind + name, folder), 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .split('\n\n')
      .filter((paragraph) => paragraph.length > 80),
  ),
)
const CATEGORIES = ['Regulatory Updates', 'Examinations', 'Best Practices', 'Data and Reporting', 'Product']

function newPost(number: number) {
  const content = Array.from({ length: 6 + below(10) }, () => paragraphs[below(paragraphs.length)]).join(
    '\n\n',
  )
  return {
    title: `${content.split(' ').slice(3, 9).join(' ')} ${number}`,
    slug: `post-${number}`,
    excerpt: content.slice(0, 200),
    content,
    category: CATEGORIES[below(CATEGORIES.length)]!,
    tags: ['HMDA', 'TRID'],
    byline: 'Plumbline Editorial',
    isPublished: true,
    isFeatured: below(10) === 0,
    publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000),
  }
}

async function measure(database: Database, posts: number) {
  const site = await startSite(database, { sampleData: false })
  for (let number = 0; number < posts; number += BATCH) {
    const length = Math.min(BATCH, posts - number)
    await site.db.insert(blogPostsTable).values(Array.from({ length }, (_, index) => newPost(number + index)))
  }
  // What the server does by itself in the background.
  await site.db.execute(sql`vacuum analyze blog_posts`)

  const load = async (path: string) => {
    site.forgetPages()
    const started = performance.now()
    await site.get(path)
    return performance.now() - started
  }
  const address = (search: string) => `/blog?search=${encodeURIComponent(search)}&page=${1 + below(3)}`
  for (let warm = 0; warm < 30; warm++) await load(`/blog?page=${warm + 1}`)

  const first: number[] = []
  for (const search of SEARCHES) first.push(await load(address(search)))
  const searching: number[] = []
  const paging: number[] = []
  for (let loads = 0; loads < LOADS; loads++) {
    searching.push(await load(address(SEARCHES[below(SEARCHES.length)]!)))
    paging.push(await load(`/blog?page=${1 + below(Math.ceil(posts / 6))}`))
  }
  await site.close()
  return { searching: p95(searching), paging: p95(paging), 'a first search': p95(first) }
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

async function compare(engine: string, open: (name: string) => Promise<Database>) {
  const small = await measure(await open('small'), SMALL)
  const large = await measure(await open('large'), LARGE)
  return (['searching', 'paging', 'a first search'] as const).map((what) => ({
    engine,
    what,
    [`p95 with ${SMALL}, ms`]: small[what].toFixed(1),
    [`p95 with ${LARGE}, ms`]: large[what].toFixed(1),
    ratio: (large[what] / small[what]).toFixed(2),
  }))
}

const rows = await compare('embedded', () => openDatabaseInMemory())
const server = await startPostgresServer()
if (server) {
  const found = await compare('PostgreSQL', async (name) => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return openPostgres(url.href, () => {})
  })
  rows.push(...found)
  await server.stop()
} else console.log('No PostgreSQL on this machine: measured the embedded engine only.')
console.table(rows)
