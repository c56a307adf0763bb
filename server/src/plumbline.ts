import { join } from 'node:path'
import type { Auth } from '@plumbline/auth/auth.ts'
import type { AuthSettings } from '@plumbline/auth/auth-settings.ts'
import type { Database } from '@plumbline/database/db.ts'
import { migrate } from '@plumbline/database/migrate.ts'
import { createAuthService } from './auth-service.ts'
import { type BackgroundLoop, startLoop } from './background-loop.ts'
import { registerBackgroundMetrics } from './background-metrics.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { createMailDelivery } from './mail/mail-delivery.ts'
import { createMailTransport } from './mail/mail-transport.ts'
import { createFindMember } from './members/member-session.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { MIGRATIONS } from './migrations.ts'
import { createKeptAnswers } from './pages/kept-answers.ts'
import { createPageCache, type PageCache } from './pages/page-cache.ts'
import { announcePagesChanged, PAGES_CHANNEL } from './pages/pages-channel.ts'
import type { RequestContext } from './procedures.ts'
import { makeNextReport } from './reports/report-work.ts'
import { createTidying } from './retention/deleted-rows.ts'
import { deleteOverdueWhenDue } from './retention/retention-schedule.ts'
import { loadSampleData } from './sample-data/load-sample-data.ts'

const LOOK_EVERY_MS = 1_000
const CHECKPOINT_EVERY_MS = 5_000
const HOUR_MS = 3_600_000

/** Everything that one process shares, put together once. */
export interface Plumbline {
  config: Config
  log: Log
  metrics: Metrics
  database: Database
  auth: Auth
  pageCache: PageCache
  /** What each request is handed, less what is its own. */
  services: Omit<RequestContext, 'requestId' | 'clientAddress' | 'bearer'>
  stopping: boolean
  /** Begins what runs beside the requests. Tests do not: they look at what waits, and carry it out themselves. */
  beginWork(): void
  /** Ends what runs beside the requests, then closes the database. */
  close(): Promise<void>
}

interface AssembleOptions {
  /** False in tests, which start from nothing. */
  sampleData?: boolean
}

export async function assemble(
  config: Config,
  authSettings: AuthSettings,
  log: Log,
  database: Database,
  { sampleData = true }: AssembleOptions = {},
): Promise<Plumbline> {
  const { db } = database
  const applied = await migrate(db, MIGRATIONS)
  if (applied.length > 0) log.info({ migrations: applied.length }, 'the database was brought up to date')
  if (sampleData) await loadSampleData(db)

  const auth = await createAuthService(database, { settings: authSettings, siteUrl: config.publicUrl, log })
  const pageCache = createPageCache()
  const keptAnswers = createKeptAnswers()
  const forgetPages = () => {
    keptAnswers.clear()
    pageCache.clear()
  }
  await database.listen(PAGES_CHANNEL, forgetPages)
  const transport = createMailTransport({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outboxDirectory: join(config.DATA_DIR, 'outbox'),
  })
  if (!config.SMTP_URL) log.info('without SMTP_URL, mail is written to the outbox folder in DATA_DIR')
  const metrics = createMetrics()
  registerBackgroundMetrics(metrics.registry, db)
  const mail = createMailDelivery(db, transport, log)
  const begin = (name: string, everyMs: number, work: () => Promise<boolean>) =>
    startLoop({ name, everyMs, log, work })
  let loops: BackgroundLoop[] = []

  return {
    config,
    log,
    metrics,
    database,
    auth,
    pageCache,
    services: {
      db,
      auth,
      findMember: createFindMember(db),
      filingsPerHour: config.FILINGS_PER_HOUR,
      keptAnswers,
      async pagesChanged() {
        forgetPages()
        await announcePagesChanged(db)
      },
    },
    stopping: false,
    beginWork() {
      loops = [
        begin('mail', LOOK_EVERY_MS, mail.deliverNext),
        begin('reports', LOOK_EVERY_MS, () => makeNextReport(db, log)),
        // Several processes may do it at once: what is gone is gone.
        begin('housekeeping', HOUR_MS, () => once(auth.housekeeping())),
      ]
      const { upkeep } = database
      const tidying = upkeep && createTidying(upkeep, log)
      if (upkeep) loops.push(begin('checkpoints', CHECKPOINT_EVERY_MS, () => once(upkeep.checkpoint())))
      if (tidying) loops.push(begin('tidying', HOUR_MS, () => once(tidying.little())))
      if (config.RETENTION === 'daily')
        loops.push(
          begin('retention', HOUR_MS, async () => {
            const wasDue = await deleteOverdueWhenDue(db, log, new Date())
            if (wasDue) await tidying?.thorough()
            return wasDue
          }),
        )
    },
    async close() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await auth.settled()
      await database.close()
    },
  }
}

/** Work of which there is no more until the next look. */
async function once(work: Promise<void>): Promise<boolean> {
  await work
  return false
}
