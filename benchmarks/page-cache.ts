/**
 * What keeping rendered pages is worth: the blog's list and one post, rendered for each
 * request and sent from the cache, in one run on one machine, so that only the ratio counts.
 *
 *   node scripts/run.mjs build && node benchmarks/page-cache.ts
 */
import { openDatabaseInMemory } from '@plumbline/database/embedded-database.ts'
import { FRESH_COOKIE } from '@plumbline/server/pages/page-server.ts'
import { startSite } from './site.ts'

const ROUND_MS = 3000
const ROUNDS = 3
const PATHS = ['/blog', '/blog/thresholds-that-changed-for-2026', '/press']

const site = await startSite(await openDatabaseInMemory(), { sampleData: true })
const rows = []
for (const path of PATHS) {
  // The cookie of a writer passes the cache by.
  const anew = () => site.get(path, `${FRESH_COOKIE}=1`)
  const kept = () => site.get(path)
  await anew()
  await kept()
  const rates = { rendered: 0, cached: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    rates.rendered = Math.max(rates.rendered, await rateOf(anew))
    rates.cached = Math.max(rates.cached, await rateOf(kept))
  }
  rows.push({
    path,
    'rendered, pages a second': Math.round(rates.rendered),
    'cached, pages a second': Math.round(rates.cached),
    ratio: Math.round(rates.cached / rates.rendered),
  })
}
console.table(rows)
await site.close()

async function rateOf(load: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  let loads = 0
  while (performance.now() - started < ROUND_MS) {
    await load()
    loads++
  }
  return (loads * 1000) / (performance.now() - started)
}
