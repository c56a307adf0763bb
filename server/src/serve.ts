import { setTimeout } from 'node:timers/promises'
import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import { DatabaseSetupError } from '@plumbline/database/db.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import type { createApp } from './app.ts'
import { openControlSocket } from './commands/control-socket.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type HttpServer, listen } from './http-server.ts'
import { createLog, gatheredOutput } from './log.ts'
import { ensureFirstAdministrator } from './members/first-administrator.ts'
import { collectAtRest } from './memory-at-rest.ts'
import { createKeptPageListener } from './pages/kept-page-listener.ts'
import { assemble, type Plumbline } from './plumbline.ts'
import { openSite } from './site.ts'

/** The whole program: opens the database, brings it up to date, listens, and ends in order when it is told to. */
export async function serveForever(
  environment: Record<string, string | undefined>,
  { isDevelopment }: { isDevelopment: boolean },
): Promise<void> {
  const config = readConfig(environment)
  const authSettings = namingTheFault(() => readAuthSettings(environment))
  const log = createLog(config.LOG_LEVEL, gatheredOutput())
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDirectory: config.DATA_DIR,
    onError: (error) => log.warn({ err: error }, 'the database has trouble'),
  })
  const plumbline = await assemble(config, authSettings, log, database)
  const administrator = await ensureFirstAdministrator(database.db, plumbline.auth, {
    email: config.ADMIN_EMAIL,
    password: config.ADMIN_PASSWORD,
  })
  const site = await openSite(plumbline, { isDevelopment })
  const server = await listenOrSayWhy(plumbline, site.app)
  const control = config.DATABASE_URL
    ? undefined
    : await openControlSocket(config.DATA_DIR, { ...database, auth: plumbline.auth })

  plumbline.beginWork()
  const memory = globalThis.gc && collectAtRest(globalThis.gc)

  announce(config, administrator)

  const stop = async () => {
    if (plumbline.stopping) return
    plumbline.stopping = true
    memory?.stop()
    await setTimeout(config.DRAIN_SECONDS * 1000)
    await server.stop()
    await control?.close()
    await site.close()
    await plumbline.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function namingTheFault<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new ConfigError(cause instanceof Error ? cause.message : String(cause))
  }
}

async function listenOrSayWhy(plumbline: Plumbline, app: ReturnType<typeof createApp>): Promise<HttpServer> {
  const first = createKeptPageListener(plumbline)
  const { PORT, HOST } = plumbline.config
  try {
    return await listen(app, { port: PORT, host: HOST, first })
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

function announce(config: Config, administrator: Awaited<ReturnType<typeof ensureFirstAdministrator>>): void {
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
  process.stdout.write(`${lines.join('\n')}\n`)
}
