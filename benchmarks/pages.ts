import { ENGINES, prepare } from './engines.ts'
import { drive, median } from './load.ts'
import { startBareServer, startProduct } from './programs.ts'
import type { Row } from './report.ts'

const PATHS = [
  '/',
  '/pricing',
  '/blog',
  '/blog/thresholds-that-changed-for-2026',
  '/press',
  '/privacy',
  '/login',
]
const CONNECTIONS = 10
const ROUNDS = 3
const ROUND_MS = 1_500
/** This cookie bypasses the page cache. */
const BYPASSING_CACHE = { cookie: 'plumbline-fresh=1' }

/** Public pages: from the cache beside the same bytes from a bare server, and rendered for each request. */
export async function measurePages(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of ENGINES) {
    const place = await prepare(engine, async () => {})
    if (!place) continue
    const product = await startProduct(place.environment)
    const bare = await startBareServer(place.copy())
    try {
      for (const path of PATHS.filter(only)) {
        await fetch(`${bare.origin}/keep?url=${encodeURIComponent(product.origin + path)}`)
        const headers = { 'accept-encoding': 'identity' }
        const rates = await oneAtATime({
          kept: () =>
            drive(product.origin, () => ({ path, headers }), { connections: CONNECTIONS, forMs: ROUND_MS }),
          bare: () =>
            drive(bare.origin, () => ({ path, headers }), { connections: CONNECTIONS, forMs: ROUND_MS }),
          rendered: () =>
            drive(product.origin, () => ({ path, headers: { ...headers, ...BYPASSING_CACHE } }), {
              connections: CONNECTIONS,
              forMs: ROUND_MS,
            }),
        })
        const row = { part: 'pages', engine, unit: 'a second', ours: rates.kept }
        rows.push({
          ...row,
          item: `${path}, kept, beside bare bytes`,
          yardstick: rates.bare,
          ratio: rates.kept / rates.bare,
        })
        rows.push({
          ...row,
          item: `${path}, kept, beside rendered`,
          yardstick: rates.rendered,
          ratio: rates.kept / rates.rendered,
        })
      }
    } finally {
      await Promise.all([product.stop(), bare.stop()])
      await place.remove()
    }
  }
  return rows
}

async function oneAtATime<Name extends string>(
  runs: Record<Name, () => Promise<{ perSecond: number }>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (const name of names) await runs[name]()
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) rates[name].push((await runs[name]()).perSecond)
  return Object.fromEntries(names.map((name) => [name, median(rates[name])])) as Record<Name, number>
}
