import { setTimeout } from 'node:timers/promises'
import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import { DatabaseSetupError } from '@plumbline/database/db.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import type { createApp } from '../http/app.ts'
import { type HttpServer, listen } from '../http/http-server.ts'
import { SAMPLE_PARTS } from '../nouns.ts'
import { openControlSocket } from '../operator/commands/control-socket.ts'
import { createCachedPageListener } from '../pages/cached-page-listener.ts'
import { ConfigError } from '../platform/config-error.ts'
import { batchedOutput, createLog } from '../platform/log.ts'
import { startResting } from '../platform/memory/memory-at-rest.ts'
import { ensureFirstAdministrator, makePassword } from '../tenancy/members/first-administrator.ts'
import { makeSampleInstitution } from '../tenancy/sample-institution/sample-institution.ts'
import { type Config, readConfig, reservedBytesOf } from './config.ts'
import { placeOfFiles } from './file-places.ts'
import { assemble, type Plumbline } from './plumbline.ts'
import { openSite } from './site.ts'

/** Runs the program: opens and migrates the database, listens, and shuts down gracefully on a signal. */
export async function serveForever(
  environment: Record<string, string | undefined>,
  { isDevelopment }: { isDevelopment: boolean },
): Promise<void> {
  const config = readConfig(environment)
  const authSettings = asConfigError(() => readAuthSettings(environment))
  const log = createLog(config.LOG_LEVEL, batchedOutput(), { traced: config.telemetry !== undefined })
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    databaseDirectUrl: config.DATABASE_DIRECT_URL,
    dataDirectory: config.DATA_DIR,
    reservedBytes: reservedBytesOf(config),
    onError: (error) => log.warn({ err: error }, 'the database has trouble'),
  })
  const plumbline = await assemble(config, authSettings, log, database)
  plumbline.metrics.restarts.inc(Number(environment.PLUMBLINE_RESTARTS ?? 0))
  const administrator = await ensureFirstAdministrator(database.db, plumbline.auth, {
    email: config.ADMIN_EMAIL,
    password: config.ADMIN_PASSWORD,
  })
  const site = await openSite(plumbline, { isDevelopment })
  const server = await listenOrSayWhy(plumbline, site.app)
  const control = config.DATABASE_URL
    ? undefined
    : await openControlSocket(config.DATA_DIR, {
        ...database,
        auth: plumbline.auth,
        regulationSources: config.REGULATION_SOURCES,
        fileBytes: plumbline.services.fileBytes,
        keepFilesIn: placeOfFiles(config),
      })

  plumbline.beginWork()
  startResting()

  const sample = config.SAMPLE_INSTITUTION === 'true' ? await makeSample(plumbline) : undefined
  announce(config, administrator, sample)
  // To what started it, where that waits for it.
  process.send?.('ready')

  const stop = async () => {
    if (plumbline.stopping) return
    plumbline.stopping = true
    await setTimeout(config.DRAIN_SECONDS * 1000)
    // An open stream would hold up the stop; its browser connects to another process.
    plumbline.live.close()
    await server.stop()
    await control?.close()
    await site.close()
    await plumbline.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // What started it was killed: nobody would start it again, and its place is to be free for the next.
  if (process.connected) process.once('disconnect', stop)
}

function asConfigError<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new ConfigError(cause instanceof Error ? cause.message : String(cause))
  }
}

async function listenOrSayWhy(plumbline: Plumbline, app: ReturnType<typeof createApp>): Promise<HttpServer> {
  const first = createCachedPageListener(plumbline)
  const { PORT, HOST } = plumbline.config
  try {
    return await listen(app, { port: PORT, host: HOST, first, onRequest: plumbline.pace.requestArrived })
  } catch (cause) {
    await plumbline.close()
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new DatabaseSetupError(
        `The port ${PORT} is taken by another program. Stop that one, or set PORT to another number.`,
      )
    throw cause
  }
}

async function makeSample({ config, database, auth, log }: Plumbline): Promise<string | undefined> {
  const password = config.SAMPLE_PASSWORD ?? makePassword()
  const { isNew } = await makeSampleInstitution(database.db, auth, {
    parts: SAMPLE_PARTS,
    actor: { id: null, ip: '127.0.0.1' },
    password,
  })
  if (!isNew) return undefined
  log.info('the sample institution was made')
  return config.SAMPLE_PASSWORD ? undefined : password
}

function announce(
  config: Config,
  administrator: Awaited<ReturnType<typeof ensureFirstAdministrator>>,
  samplePassword: string | undefined,
): void {
  const lines = [
    '',
    `Plumbline is ready at ${config.publicUrl}`,
    `Data: ${config.DATABASE_URL ? 'PostgreSQL, by DATABASE_URL' : config.DATA_DIR}`,
  ]
  if (administrator) {
    lines.push('', `Sign in at ${config.publicUrl}/login as ${administrator.email}`)
    if (administrator.madePassword)
      lines.push(
        `with the password ${administrator.madePassword} (shown this once; change it after signing in).`,
      )
  }
  if (samplePassword)
    lines.push(
      '',
      'The sample institution is ready: manager@, officer@ and analyst@harborlight.example',
      `with the password ${samplePassword} (shown this once).`,
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}
