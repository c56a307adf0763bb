import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@plumbline/database/db.ts'
import { migrate } from '@plumbline/database/migrate.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { NO_QUERY_CACHE } from '@plumbline/server/platform/cache/query-cache.ts'
import { MIGRATIONS } from '@plumbline/server/program/migrations.ts'
import { listPublishedPosts } from '@plumbline/server/publishing/blog/blog-store.ts'
import { blogPostsTable } from '@plumbline/server/publishing/blog/blog-tables.ts'
import { sql } from 'drizzle-orm'
import { ENGINES, type Engine } from './engines.ts'
import { findPostmaster, millisecondsOf } from './processor-time.ts'
import { createProse } from './prose.ts'
import type { Row } from './report.ts'

const SIZES = [10_000, 100_000]
const BATCH = 500
const SAVED_ONE_BY_ONE = 100
const TIMES_EACH = 3
/** The aims: milliseconds of a search at the 95th percentile, and bytes beside those of the texts. */
const SEARCH_MS = 60
const TIMES_THE_TEXTS = 4
const SAVE_MS = 50

/** Phrases that have too few matches near the newest, and too many words that begin or end so, are the hard ones. */
const SEARCHES = {
  'one letter': ['e', 'z', '7', '§'],
  'two letters': ['th', 'zq', 'xv', 'q1', 'y)'],
  'a rare word': ['sunfenmonven', 'barcorgoring', 'rescindable', 'overbroad', 'taskwise'],
  'a frequent word': ['loan', 'disclosure', 'the', 'appraisal', 'escrow', 'currency'],
  'a part of words': ['tention', 'scind', 'isclos', 'ngoring', 'oan offic', 'ebt cons', 'zelsun', 'tionat'],
  'a phrase of frequent words': [
    'of the loan',
    'the loan estimate',
    'to the borrower',
    'in the file',
    'on the loan is',
    'for the rate of',
    'days of the loan',
    'the notice of the',
    'a loan that is',
    'and the bank',
  ],
  'numbers and words': [
    '3 business days',
    '9 the',
    '3 4',
    '7 days after',
    '12 of the',
    '843 days',
    '$12,345',
    '1 loan',
  ],
  'a citation': [
    '1026.19(e)(1)',
    '12 cfr 1002.9',
    '1003.4(a)',
    '12 cfr 1026.43',
    '15 usc 1681m',
    '12 cfr 1026.19(f)(1)(ii)',
    'reg. z',
  ],
  'half a sentence': [
    'the form must be delivered or mailed no later than',
    'a notice of adverse action is late, incomplete or untrue',
  ],
  signs: ['file, and', '(a)', '**', '100%'],
  'no match': [
    'nothing like this',
    'loan of the zebra',
    'qwxyz',
    'the of loan',
    'of the of',
    'estimate closing',
    'disclosures disclosures',
    'bank of credit union',
    'interestation',
  ],
}

/**
 * What searching posts of real prose costs: bytes, seconds to load and to save, and the time of the processor that each
 * kind of search takes, here and in PostgreSQL.
 */
export async function measureSearchWeight(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of ENGINES)
    for (const size of SIZES.filter((each) => only(`${each.toLocaleString('en-US')} texts, ${engine}`))) {
      console.error(`  ${size.toLocaleString('en-US')} texts, ${engine} …`)
      rows.push(...(await measure(engine, size)))
    }
  return rows
}

async function measure(engine: Engine, size: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-search-weight-'))
  const server = engine === 'postgres' ? await startPostgresServer() : undefined
  if (engine === 'postgres' && !server) return []
  const { db, close } = await openDatabase({
    databaseUrl: server?.url,
    dataDirectory: folder,
    onError: (error) => console.error(error),
  })
  await migrate(db, MIGRATIONS)
  const row = (item: string, unit: string, ours: number, yardstick: number): Row => ({
    part: 'search-weight',
    item: `${size.toLocaleString('en-US')} texts, ${item}`,
    engine,
    unit,
    ours,
    yardstick,
    ratio: ours / yardstick,
  })
  const load = createLoad(db)
  const loading = await seconds(() => load.many(size))
  const saving = percentile(await load.oneByOne(SAVED_ONE_BY_ONE), 0.95)
  await db.execute(sql`vacuum analyze blog_posts`)

  const texts = await megabytes(
    db,
    sql`select sum(octet_length(title || excerpt || content))::bigint as bytes from blog_posts`,
  )
  const parts = await derivedParts(db)
  const derived = Object.values(parts).reduce((sum, each) => sum + each, 0)
  const postmaster = server && (await findPostmaster({ DATABASE_URL: server.url, DATA_DIR: folder }))
  const times = await timesOfSearches(db, postmaster)
  await close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
  return [
    row('loading, of the bytes of the texts in MB', 's', loading, texts),
    row('saving one, 95th percentile', 'ms', saving, SAVE_MS),
    ...Object.entries(parts).map(([name, bytes]) => row(name, 'MB', bytes, texts)),
    row('all that is derived, of the aim', 'MB', derived, texts * TIMES_THE_TEXTS),
    ...Object.entries(times).map(([kind, all]) =>
      row(`${kind}, 95th percentile`, 'ms', percentile(all, 0.95), SEARCH_MS),
    ),
    row('all searches, median', 'ms', percentile(Object.values(times).flat(), 0.5), SEARCH_MS),
    row('all searches, 95th percentile', 'ms', percentile(Object.values(times).flat(), 0.95), SEARCH_MS),
  ]
}

/** With all indexes in place, as the product saves. */
function createLoad(db: Db) {
  const prose = createProse()
  let number = 0
  const next = () => {
    number += 1
    const content = prose.text()
    return {
      title: prose.title(),
      slug: `post-${number}`,
      excerpt: content.slice(0, 200),
      content,
      category: 'Examinations',
      byline: 'Plumbline Editorial',
      isPublished: true,
      publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000),
    }
  }
  return {
    async many(count: number) {
      for (let loaded = 0; loaded < count; loaded += BATCH)
        await db.transaction(async (tx) => {
          // Some batch also writes what the indexes have put off.
          await tx.execute(sql`set local statement_timeout = 0`)
          await tx.insert(blogPostsTable).values(Array.from({ length: BATCH }, next))
        })
    },
    async oneByOne(count: number): Promise<number[]> {
      const times: number[] = []
      for (let saved = 0; saved < count; saved++) {
        const post = next()
        times.push(1000 * (await seconds(() => db.insert(blogPostsTable).values(post))))
      }
      return times
    },
  }
}

/** Megabytes of what a search of posts needs beside them: a copy of the text, indexes on it, and tables of terms. */
async function derivedParts(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; bytes: string }>(sql`
    select 'search_text' as name, sum(octet_length(search_text)) as bytes from blog_posts
    union all
    select c.relname, pg_relation_size(c.oid) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where i.indrelid = 'blog_posts'::regclass and a.amname = 'gin'
    union all
    select c.relname, pg_table_size(c.oid) from pg_class c
      where c.relname in ('search_words', 'search_pairs') or c.oid in (
        select indexrelid from pg_index where indrelid::regclass::text in ('search_words', 'search_pairs'))`)
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes) / 1e6]))
}

async function megabytes(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(query)
  return Number(rows[0]!.bytes) / 1e6
}

async function timesOfSearches(db: Db, postmaster: number | undefined): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {}
  for (const [kind, searches] of Object.entries(SEARCHES))
    for (const search of searches)
      for (let time = 0; time < TIMES_EACH; time++) {
        const ask = () => listPublishedPosts(db, NO_QUERY_CACHE, { search }, 1)
        const took = await millisecondsOf(ask, postmaster)
        if (took > SEARCH_MS) console.error(`    ${search}: ${took.toFixed(0)} ms`)
        times[kind] = [...(times[kind] ?? []), took]
      }
  return times
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
