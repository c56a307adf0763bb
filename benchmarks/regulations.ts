import { readdirSync, statSync } from 'node:fs'
import type { Db } from '@plumbline/database/db.ts'
import { compareTexts } from '@plumbline/rules/regulations/compare-texts.ts'
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { sql } from 'drizzle-orm'
import {
  REGULATION_DATA_FOLDER,
  readBundledHistory,
} from '../server/src/regulations/history/bundled-history.ts'
import { ENGINES, type Engine, prepare } from './engines.ts'
import { fillRegulations } from './large-data.ts'
import { type Answered, type Ask, drive, median } from './load.ts'
import { type Program, startBareServer, startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

const ROUNDS = 3
const ROUND_MS = 1_500
const FILL_SECONDS = 60
const REDLINE_SECONDS = 1.5
const REDLINE_TIMES = 5
const WAITED_AT_MOST_MS = 50

/** Paragraphs that people look up, and days on which they stood in other words. */
const CITATIONS = [
  ...['1026.19(f)(1)(ii)', '1026.43(e)(3)(ii)', '1026.32(a)(1)(ii)', '1026.35(b)(1)', '1024.17(c)(1)'],
  ...['1003.4(a)(12)', '1002.9(a)(1)', '1026.2(a)(6)', '1024.41(b)(2)', '1026.22(a)(2)'],
]
const DAYS = ['2024-08-01', '2025-01-15', '2025-06-01', '2026-01-15', '2026-03-01']
const WORDS = [
  ...['waiting period', 'points and fees', 'adverse action', 'escrow cushion', 'rate spread'],
  ...['loss mitigation', 'finance charge tolerance', 'seasonal employee', 'credit report', 'prepaid account'],
]

/** The library beside a bare server with the best SQL, and what its history weighs. */
export async function measureRegulations(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = only('redline') ? [comparePart()] : []
  for (const engine of ENGINES) {
    let filled: Row[] = []
    const place = await prepare(engine, async (db) => {
      filled = await fill(db, engine)
    })
    if (!place) continue
    rows.push(...filled)
    const product = await startProduct({
      ...place.environment,
      REQUESTS_PER_MINUTE: 'off',
      AUTH_RATE_LIMITS: 'off',
    })
    const bare = await startBareServer(place.copy())
    try {
      for (const item of ITEMS.filter(({ item }) => only(item)))
        rows.push(await compare(engine, item, { product, bare }))
      if (only('section')) rows.push(await sectionOfAnyDay(engine, product))
      if (only('redline')) rows.push(await requestsBesideRedline(engine, product))
    } finally {
      await Promise.all([product.stop(), bare.stop()])
      await place.remove()
    }
  }
  return rows
}

async function fill(db: Db, engine: Engine): Promise<Row[]> {
  const began = performance.now()
  await fillRegulations(db)
  const seconds = (performance.now() - began) / 1000
  const megabytes = (await databaseBytes(db)) / 1_000_000
  const bundled = bundledMegabytes()
  const base = { part: 'regulations', engine }
  return [
    {
      ...base,
      item: 'first fill, at most',
      unit: 's',
      ours: seconds,
      yardstick: FILL_SECONDS,
      ratio: seconds / FILL_SECONDS,
    },
    {
      ...base,
      item: 'all history in the database, against the bundle',
      unit: 'MB',
      ours: megabytes,
      yardstick: bundled,
      ratio: megabytes / bundled,
    },
  ]
}

async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select sum(pg_total_relation_size(c.oid))::text as bytes from pg_class c
    where c.relkind = 'r' and (c.relname like 'regulation%' or c.relname = 'regulatory_updates')`)
  return Number(rows[0]!.bytes)
}

function bundledMegabytes(): number {
  const files = readdirSync(REGULATION_DATA_FOLDER)
  return (
    files.reduce((sum, name) => sum + statSync(new URL(name, REGULATION_DATA_FOLDER)).size, 0) / 1_000_000
  )
}

/** All of part 1026 between its first and its last day, on one core. */
function comparePart(): Row {
  const history = readBundledHistory('1026')
  const last = history.events.findLast(({ version }) => version !== null)!.version
  const before = splitRegulationText('1026', history.linesOf(history.firstVersion.id)).paragraphs
  const after = splitRegulationText('1026', history.linesOf(last)).paragraphs
  compareTexts(before, after)
  const times = Array.from({ length: REDLINE_TIMES }, () => {
    const began = performance.now()
    compareTexts(before, after)
    return (performance.now() - began) / 1000
  })
  const ours = median(times)
  return {
    ...{ part: 'regulations', item: 'redline of part 1026, at most', engine: 'one core', unit: 's' },
    ...{ ours, yardstick: REDLINE_SECONDS, ratio: ours / REDLINE_SECONDS },
  }
}

interface Item {
  item: string
  ours: (number: number) => Ask
  bare: (number: number) => Ask
}

const pick = (values: readonly string[], number: number) =>
  encodeURIComponent(values[number % values.length]!)
const ITEMS: readonly Item[] = [
  {
    item: 'citation',
    ours: (number) => ({
      path: `/api/regulations/citation?citation=${pick(CITATIONS, number)}&on=${pick(DAYS, number)}`,
    }),
    bare: (number) => ({
      path: `/regulation/paragraph?key=${pick(CITATIONS, number)}&on=${pick(DAYS, number)}`,
    }),
  },
  {
    item: 'search over all parts',
    ours: (number) => ({ path: `/api/regulations/search?q=${pick(WORDS, number)}&on=${pick(DAYS, number)}` }),
    bare: (number) => ({ path: `/regulation/search?q=${pick(WORDS, number)}&on=${pick(DAYS, number)}` }),
  },
]

async function compare(
  engine: Engine,
  { item, ours, bare }: Item,
  { product, bare: server }: { product: Program; bare: Program },
): Promise<Row> {
  const run = (program: Program, ask: (number: number) => Ask) =>
    drive(program.origin, ask, { connections: 4, forMs: ROUND_MS })
  await run(product, ours)
  await run(server, bare)
  const rounds: { ours: Answered; bare: Answered }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ ours: await run(product, ours), bare: await run(server, bare) })
  const middle = (who: 'ours' | 'bare', what: keyof Answered) =>
    median(rounds.map((round) => round[who][what]))
  return {
    ...{ part: 'regulations', item, engine, unit: 'a second' },
    ours: middle('ours', 'perSecond'),
    yardstick: middle('bare', 'perSecond'),
    ratio: middle('ours', 'perSecond') / middle('bare', 'perSecond'),
    p99Ratio: middle('ours', 'p99') / middle('bare', 'p99'),
  }
}

/** A section with its commentary as of any day, beside one paragraph of it: at most three times as long. */
async function sectionOfAnyDay(engine: Engine, { origin }: Program): Promise<Row> {
  const options = { connections: 1, forMs: ROUND_MS }
  const section = (number: number) => ({ path: `/api/regulations/1026/19?on=${pick(DAYS, number)}` })
  const paragraph = (number: number) => ({
    path: `/api/regulations/citation?citation=1026.19(f)(1)(ii)&on=${pick(DAYS, number)}`,
  })
  await drive(origin, section, options)
  await drive(origin, paragraph, options)
  const ours = (await drive(origin, section, options)).p95
  const yardstick = (await drive(origin, paragraph, options)).p95
  return {
    ...{ part: 'regulations', item: 'section of any day, p95', engine, unit: 'ms' },
    ...{ ours, yardstick, ratio: ours / yardstick },
  }
}

/** While the whole part is compared, another request waits for nothing. */
async function requestsBesideRedline(engine: Engine, { origin }: Program): Promise<Row> {
  const { bearer } = await signIn(origin)
  const redline = fetch(`${origin}/api/regulations/redline?part=1026&from=2024-05-15&to=2026-03-01`, {
    headers: { authorization: `Bearer ${bearer}` },
  }).then(async (answer) => {
    if (!answer.ok) throw new Error(`The redline answered ${answer.status}.`)
    await answer.arrayBuffer()
  })
  let isRunning = true
  void redline.finally(() => {
    isRunning = false
  })
  const waits: number[] = []
  while (isRunning) {
    const began = performance.now()
    await fetch(`${origin}/readyz`)
    waits.push(performance.now() - began)
  }
  await redline
  const ours = Math.max(...waits)
  return {
    ...{ part: 'regulations', item: 'longest wait beside a redline, at most', engine, unit: 'ms' },
    ...{ ours, yardstick: WAITED_AT_MOST_MS, ratio: ours / WAITED_AT_MOST_MS },
  }
}
