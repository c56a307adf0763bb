import { setTimeout } from 'node:timers/promises'
import { Pool } from 'undici'
import { ENGINES, type Engine, prepare } from './engines.ts'
import { fillInstitutions, fillPosts, fillRegulations } from './large-data.ts'
import { median, percentile } from './load.ts'
import { findPostmaster, secondsOf, secondsOfFamily } from './processor-time.ts'
import { type Program, startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

const POSTS_AT_MOST = 10_000
const ASKED_EVERY_MS = 100
/** The compiler is warm afterwards. */
const WARM_FOR_MS = 15_000
const REST_LOOK_MS = 10_000
/** Of one core, while nobody asks. */
const REST_BELOW = 0.05
const REST_WITHIN_MS = 3_600_000

/** What members open. */
const PATHS = ['/api/me', '/api/tasks?whose=all', '/api/dashboard', '/api/blog', '/api/me', '/api/policies']

interface Felt {
  median: number
  p95: number
  worst: number
  /** Of one core, the database included. */
  share: number
}

export interface BackgroundOptions {
  institutions: number | undefined
  minutes: number
}

/**
 * The first minutes after many institutions were loaded: what a member feels, and what background work takes, beside
 * the same program and the same requests once it rests.
 */
export async function measureBackground(
  only: (item: string) => boolean,
  { institutions = 2_000, minutes }: BackgroundOptions,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of ENGINES.filter(only)) {
    console.error(`  ${institutions.toLocaleString('en-US')} institutions, ${engine} …`)
    const place = await prepare(engine, async (db) => {
      await fillRegulations(db)
      await fillInstitutions(db, institutions)
      await fillPosts(db, Math.min(POSTS_AT_MOST, institutions))
    })
    if (!place) continue
    const postmaster = engine === 'postgres' ? await findPostmaster(place.environment) : undefined
    const product = await startProduct({
      ...place.environment,
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
    })
    const seconds = () => secondsOf(product.pid) + (postmaster ? secondsOfFamily(postmaster) : 0)
    const first = await feel(product, seconds, minutes * 60_000)
    const restAfter = await untilRest(seconds)
    const rest = await feel(product, seconds, minutes * 60_000)
    await product.stop()
    await place.remove()
    rows.push(...asRows(engine, first, rest, restAfter))
  }
  return rows
}

function asRows(engine: Engine, first: Felt, rest: Felt, restAfter: number): Row[] {
  const row = (item: string, unit: string, ours: number, yardstick: number): Row => ({
    part: 'background',
    ...{ item, engine, unit, ours, yardstick },
    ratio: ours / yardstick,
  })
  return [
    row('a member’s median, of that at rest', 'ms', first.median, rest.median),
    row('95th percentile, likewise', 'ms', first.p95, rest.p95),
    row('worst, likewise', 'ms', first.worst, rest.worst),
    row('processor with the same requests, likewise', '% of a core', first.share * 100, rest.share * 100),
    row('background work, of a tenth of a core', '% of a core', (first.share - rest.share) * 100, 10),
    row('until rest, once nobody asked', 's', restAfter / 1000, REST_WITHIN_MS / 1000),
  ]
}

/** Asks at a fixed rate, whether answers come or not: what holds one up is seen by all that follow. */
async function feel(product: Program, seconds: () => number, forMs: number): Promise<Felt> {
  const { bearer } = await signIn(product.origin)
  const pool = new Pool(product.origin, { connections: 20, pipelining: 1 })
  const headers = { authorization: `Bearer ${bearer}` }
  const times: number[] = []
  const started = performance.now()
  const measuredFrom = started + WARM_FOR_MS
  const under: Promise<void>[] = []
  let before = 0
  let since = 0
  for (let number = 0; performance.now() < measuredFrom + forMs; number++) {
    if (before === 0 && performance.now() >= measuredFrom) {
      before = seconds()
      since = performance.now()
    }
    under.push(ask(number))
    await setTimeout(Math.max(0, started + (number + 1) * ASKED_EVERY_MS - performance.now()))
  }
  const share = (seconds() - before) / ((performance.now() - since) / 1000)
  await Promise.all(under)
  await pool.close()
  return { median: median(times), p95: percentile(times, 0.95), worst: percentile(times, 1), share }

  async function ask(number: number) {
    const path = PATHS[number % PATHS.length]!
    const asked = performance.now()
    const answer = await pool.request({ path, method: 'GET', headers })
    await answer.body.arrayBuffer()
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`)
    if (asked >= measuredFrom) times.push(performance.now() - asked)
  }
}

/** Nobody asks meanwhile, so that background work may take what it wants. */
async function untilRest(seconds: () => number): Promise<number> {
  const started = performance.now()
  for (let before = seconds(); performance.now() - started < REST_WITHIN_MS; before = seconds()) {
    await setTimeout(REST_LOOK_MS)
    if ((seconds() - before) / (REST_LOOK_MS / 1000) < REST_BELOW) break
  }
  return performance.now() - started
}
