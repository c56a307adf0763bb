import { fileURLToPath } from 'node:url'
import type { Database } from '@plumbline/database/db.ts'
import { type MigrationSet, migrate } from '@plumbline/database/migrate.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createPageCache, type PageCache } from './pages/page-cache.ts'
import type { RequestContext } from './procedures.ts'

export const MIGRATIONS: readonly MigrationSet[] = [
  { module: 'server', directory: fileURLToPath(new URL('../migrations', import.meta.url)) },
]

/** Sent by whoever changes what a public page shows. */
export const PAGES_CHANNEL = 'plumbline_pages'

/** Everything that one process shares, put together once. */
export interface Plumbline {
  config: Config
  log: Log
  metrics: Metrics
  database: Database
  pageCache: PageCache
  /** What each request is handed, less what is its own. */
  services: Omit<RequestContext, 'requestId' | 'clientAddress'>
  stopping: boolean
}

export async function assemble(config: Config, log: Log, database: Database): Promise<Plumbline> {
  const applied = await migrate(database.db, MIGRATIONS)
  if (applied.length > 0) log.info({ migrations: applied.length }, 'the database was brought up to date')
  const pageCache = createPageCache()
  await database.listen(PAGES_CHANNEL, () => pageCache.clear())
  return {
    config,
    log,
    metrics: createMetrics(),
    database,
    pageCache,
    services: { db: database.db },
    stopping: false,
  }
}
