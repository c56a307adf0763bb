import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { ENGINES, type Engine, prepare } from './engines.ts'
import { below, fillPosts, fillRegulations, fillUsers, somePhrase } from './large-data.ts'
import { type Answered, type Ask, drive, median } from './load.ts'
import { type Program, startBareServer, startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

const POSTS = 10_000
const POST_PAGES = Math.floor(POSTS / 6)
/** A small set of paths that readers request repeatedly. */
const POSTS_READ = 500
const USERS = 100_000
/** So many different searches that caches have forgotten the first before it is asked again. */
const PHRASES = 20_000
const CONNECTIONS = [1, 10, 50]
const ROUNDS = 3
const ROUND_MS = 1_000

const WORDS = [
  'hmda',
  'trid',
  'rate lock',
  'adverse action',
  'threshold',
  'examination',
  'closing disclosure',
]
const CATEGORIES = ['Regulatory Updates', 'Examinations', 'Best Practices']

interface Item {
  item: string
  ours: (number: number) => Ask
  bare: (number: number) => Ask
}

/** Each operation beside a bare server that runs the best SQL for the same response. */
export async function measureApi(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of ENGINES) {
    const place = await prepare(engine, async (db) => {
      await fillPosts(db, POSTS)
      await indexTrigrams(db)
      await fillUsers(db, USERS)
      await fillRegulations(db)
    })
    if (!place) continue
    const product = await startProduct({
      ...place.environment,
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
    })
    // Before the copy: the bare server looks the session up in it.
    const token = await signIn(product.origin)
    const bare = await startBareServer(place.copy())
    try {
      for (const item of itemsFor(token).filter(({ item }) => only(item)))
        for (const connections of CONNECTIONS)
          rows.push(await compare(engine, item, connections, { product, bare }))
    } finally {
      await Promise.all([product.stop(), bare.stop()])
      await place.remove()
    }
  }
  return rows
}

function itemsFor(token: { bearer: string; user: string; session: string }): Item[] {
  const headers = { authorization: `Bearer ${token.bearer}` }
  const random = (limit: number, number: number) => (number * 7_919) % Math.floor(limit)
  const phrases = Array.from({ length: PHRASES }, () => encodeURIComponent(somePhrase()))
  /** All posts, or all pages, in turn: none is read twice while caches keep it. */
  const turns = { ours: 0, bare: 0 }
  const next = (who: 'ours' | 'bare') => turns[who]++ % POSTS
  const pick = (values: string[], number: number) => encodeURIComponent(values[number % values.length]!)
  const posts = () => `?page=${1 + below(Math.floor(POST_PAGES / 4))}`
  const search = (number: number) =>
    `?search=${pick(WORDS, number)}&category=${pick(CATEGORIES, number)}&page=${1 + (number % 2)}`
  const users = (number: number) => `?page=${1 + random(USERS / 25 / 4, number)}`
  const person = (number: number) => `?search=${encodeURIComponent(`person ${random(USERS, number)}`)}`
  const both = (ourPath: string, barePath: string, query: (number: number) => string, signedIn = false) => ({
    ours: (number: number): Ask => ({ path: ourPath + query(number), ...(signedIn && { headers }) }),
    bare: (number: number): Ask => ({ path: barePath + query(number) }),
  })
  return [
    { item: 'blog list', ...both('/api/blog', '/posts', posts) },
    {
      item: 'blog list, not cached',
      ours: () => ({ path: `/api/blog?page=${1 + (turns.ours++ % POST_PAGES)}` }),
      bare: () => ({ path: `/posts?page=${1 + (turns.bare++ % POST_PAGES)}` }),
    },
    { item: 'blog search in a category', ...both('/api/blog', '/posts/search', search) },
    {
      item: 'search, asked for the first time',
      ours: (number) => ({ path: `/api/blog?search=${phrases[number % phrases.length]}` }),
      bare: (number) => ({ path: `/posts/search?search=${phrases[number % phrases.length]}` }),
    },
    {
      item: 'one post, not cached',
      ours: () => ({ path: `/api/blog-posts/post-${next('ours')}` }),
      bare: () => ({ path: `/post?slug=post-${next('bare')}` }),
    },
    {
      item: 'one post',
      ours: (number) => ({ path: `/api/blog-posts/post-${random(POSTS_READ, number)}` }),
      bare: (number) => ({ path: `/post?slug=post-${random(POSTS_READ, number)}` }),
    },
    { item: 'user list', ...both('/api/users', '/users', users, true) },
    { item: 'user search', ...both('/api/users', '/users', person, true) },
    {
      item: 'user filter',
      ...both('/api/users', '/users', (number) => `?role=manager&page=${1 + (number % 40)}`, true),
    },
    {
      item: 'who am I',
      ours: () => ({ path: '/api/me', headers }),
      bare: () => ({ path: `/me?user=${token.user}&session=${token.session}` }),
    },
  ]
}

/** Runs both alternately several times, so that other load on the machine affects both. */
async function compare(
  engine: Engine,
  { item, ours, bare }: Item,
  connections: number,
  programs: { product: Program; bare: Program },
): Promise<Row> {
  const run = (program: Program, ask: (number: number) => Ask) =>
    drive(program.origin, ask, { connections, forMs: ROUND_MS })
  await run(programs.product, ours)
  await run(programs.bare, bare)
  const rounds: { ours: Answered; bare: Answered }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ ours: await run(programs.product, ours), bare: await run(programs.bare, bare) })
  const middle = (who: 'ours' | 'bare', what: keyof Answered) =>
    median(rounds.map((round) => round[who][what]))
  return {
    part: 'api',
    item: `${item}, ${connections} at once`,
    engine,
    unit: 'a second',
    ours: middle('ours', 'perSecond'),
    yardstick: middle('bare', 'perSecond'),
    ratio: middle('ours', 'perSecond') / middle('bare', 'perSecond'),
    p99Ratio: middle('ours', 'p99') / middle('bare', 'p99'),
  }
}

/** For the bare server: the best that one statement can search by. The product has no such index. */
async function indexTrigrams(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`create index yardstick_search on blog_posts using gin (search_text gin_trgm_ops)`)
  })
}
