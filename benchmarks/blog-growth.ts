/**
 * What a hundred times as many posts cost a reader: searching and paging with 100 and with
 * 10,000 posts, each page rendered anew (no rendered page is kept), p95 beside p95. Which
 * posts match a search is found once and kept for a while, as in production; what the first
 * one to ask waits for stands beside it.
 *
 *   node scripts/run.mjs build && node benchmarks/blog-growth.ts
 */
import type { Database } from '@plumbline/database/db.ts'
import { openDatabaseInMemory } from '@plumbline/database/embedded-database.ts'
import { openPostgres } from '@plumbline/database/postgres-database.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import pg from 'pg'
import { below, fillPosts } from './large-data.ts'
import { startSite } from './site.ts'

const SMALL = 100
const LARGE = 10_000
const LOADS = 300

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

async function measure(database: Database, posts: number) {
  const site = await startSite(database, { sampleData: false })
  await fillPosts(site.db, posts)

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
