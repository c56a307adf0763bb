import { join } from 'node:path'
import type { Auth } from '@plumbline/auth/auth.ts'
import type { AuthSettings } from '@plumbline/auth/auth-settings.ts'
import type { Database } from '@plumbline/database/db.ts'
import { migrate } from '@plumbline/database/migrate.ts'
import {
  announceCounts,
  COUNTS_CHANNEL,
  createSharedCounts,
  type SharedCounts,
} from '../http/shared-counts.ts'
import { backgroundJobs } from '../job-list.ts'
import { DEADLINES, SAMPLE_PARTS, WAITING } from '../nouns.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { announcePagesChanged, PAGES_CHANNEL } from '../platform/cache/pages-channel.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import { once, SECOND_MS } from '../platform/jobs/background-job.ts'
import { type BackgroundPace, createPace } from '../platform/jobs/background-pace.ts'
import { LIVE_CHANNEL } from '../platform/live/live-channel.ts'
import { createLiveStreams, type LiveStreams } from '../platform/live/live-streams.ts'
import type { Log } from '../platform/log.ts'
import { createMailDelivery } from '../platform/mail/mail-delivery.ts'
import { createMailTransport } from '../platform/mail/mail-transport.ts'
import type { RequestContext } from '../platform/procedures.ts'
import { storageKey } from '../platform/sealing/storage-key.ts'
import { createFindKeyMember } from '../platform/session/key-session.ts'
import { createFindMember } from '../platform/session/member-session.ts'
import type { Telemetry } from '../platform/telemetry/telemetry.ts'
import type { Tracer } from '../platform/telemetry/tracer.ts'
import { loadSampleData } from '../publishing/seed-content/load-sample-data.ts'
import { readAddedParts } from '../regulations/library/added-parts.ts'
import { enterBundledParts } from '../regulations/library/fill-library.ts'
import { createAuthService } from './auth-service.ts'
import { type BackgroundLoop, startLoop } from './background-loop.ts'
import { registerBackgroundMetrics, registerFileMetrics } from './background-metrics.ts'
import type { Config } from './config.ts'
import { checkObjectStore, openFileBytes, placeOfFiles } from './file-places.ts'
import { createMetrics, type Metrics, registerLiveMetric } from './metrics.ts'
import { MIGRATIONS } from './migrations.ts'
import { startTelemetry, traced } from './start-telemetry.ts'

/** Everything that one process shares, put together once. */
export interface Plumbline {
  config: Config
  log: Log
  metrics: Metrics
  database: Database
  auth: Auth
  pageCache: PageCache
  live: LiveStreams
  sharedCounts: SharedCounts
  tracer: Tracer | undefined
  telemetry: Telemetry | undefined
  bypassCacheKey: Buffer
  /** What each request is handed, less what is its own. */
  services: Omit<RequestContext, 'requestId' | 'clientAddress' | 'bearer' | 'idempotencyKey' | 'onReplay'>
  stopping: boolean
  pace: BackgroundPace
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
  if (sampleData) {
    await loadSampleData(db)
    await enterBundledParts(db, config.REGULATION_LIBRARY)
  }
  await readAddedParts(db)

  const auth = await createAuthService(database, { settings: authSettings, siteUrl: config.publicUrl, log })
  const pageCache = createPageCache()
  const queryCache = createQueryCache()
  const forgetPages = () => {
    queryCache.clear()
    pageCache.clear()
  }
  await database.listen(PAGES_CHANNEL, () => {
    forgetPages()
    // A page that was made before this process knew of a new part lacks its links.
    readAddedParts(db).then(forgetPages, (error) => log.warn({ err: error }, 'added parts were not read'))
  })
  const findMember = createFindMember(db)
  const live = createLiveStreams(findMember)
  await database.listen(LIVE_CHANNEL, (userId) => void live.announce(userId))
  const sharedCounts = createSharedCounts((message) => announceCounts(db, message))
  const isOneOfSeveral = database.engine === 'postgres'
  if (isOneOfSeveral) await database.listen(COUNTS_CHANNEL, sharedCounts.hear)
  const transport = createMailTransport({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outboxDirectory: join(config.DATA_DIR, 'outbox'),
  })
  if (!config.SMTP_URL) log.info('without SMTP_URL, mail is written to the outbox folder in DATA_DIR')
  const metrics = createMetrics()
  const telemetry = await startTelemetry(config, metrics, log)
  registerBackgroundMetrics(metrics.registry, db)
  registerLiveMetric(metrics.registry, live)
  const mail = createMailDelivery(db, transport, log)
  const pagesChanged = async () => {
    forgetPages()
    await announcePagesChanged(db)
  }
  const fileBytes = openFileBytes(db, config)
  await checkObjectStore(fileBytes, log)
  registerFileMetrics(metrics.registry, db, fileBytes, placeOfFiles(config))
  let loops: BackgroundLoop[] = []
  const pace = createPace()

  return {
    config,
    log,
    metrics,
    database,
    auth,
    pageCache,
    live,
    sharedCounts,
    tracer: telemetry?.tracer,
    telemetry,
    bypassCacheKey: await auth.keyFor('bypass-cache'),
    services: {
      db,
      auth,
      findMember,
      findKeyMember: createFindKeyMember(db),
      submissionsPerHour: config.SUBMISSIONS_PER_HOUR,
      webhookHosts: config.WEBHOOK_ALLOWED_HOSTS,
      regulationSources: config.REGULATION_SOURCES,
      fileQuotaBytes: config.FILE_QUOTA_GB * 1024 ** 3,
      storageKey: storageKey(config.STORAGE_KEY, config.DATA_DIR),
      fileBytes,
      queryCache,
      publicUrl: config.publicUrl,
      assistantModel: config.ASSISTANT_URL
        ? { url: config.ASSISTANT_URL, model: config.ASSISTANT_MODEL!, key: config.ASSISTANT_KEY }
        : undefined,
      deadlines: DEADLINES,
      waiting: WAITING,
      sampleParts: SAMPLE_PARTS,
      pagesChanged,
    },
    stopping: false,
    pace,
    beginWork() {
      const jobs = backgroundJobs({
        db,
        database,
        auth,
        log,
        publicUrl: config.publicUrl,
        pagesChanged,
        webhookHosts: config.WEBHOOK_ALLOWED_HOSTS,
        regulationSources: config.REGULATION_SOURCES,
        retention: config.RETENTION,
        fileBytes,
        keepFilesIn: placeOfFiles(config),
        anchorKeepers: { email: config.AUDIT_ANCHOR_EMAIL, url: config.AUDIT_ANCHOR_URL },
        deliverNextMail: mail.deliverNext,
        now: () => new Date(),
      })
      if (isOneOfSeveral)
        jobs.push({
          ...{ name: 'shared counts', everyMs: SECOND_MS, isPrompt: true },
          run: () => once(sharedCounts.tell()),
        })
      loops = jobs.map((job) => {
        const { name, everyMs, isPrompt } = job
        const work = traced(telemetry, job)
        return startLoop({ name, everyMs, log, work: isPrompt ? work : () => pace.run(work) })
      })
    },
    async close() {
      live.close()
      pace.end()
      await Promise.all(loops.map((loop) => loop.stop()))
      await auth.settled()
      await telemetry?.close()
      await database.close()
    },
  }
}
