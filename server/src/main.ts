import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import { DatabaseSetupError } from '@plumbline/database/db.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { listen } from './http-server.ts'
import { createLog } from './log.ts'
import { ensureFirstAdministrator } from './members/first-administrator.ts'
import { createPageServer } from './pages/page-server.ts'
import { assemble } from './plumbline.ts'
import { callInProcess } from './router.ts'
import { loadWebBuild } from './web-build.ts'

async function main() {
  const config = readConfig(process.env)
  const authSettings = readAuthSettings(process.env)
  const log = createLog(config.LOG_LEVEL)
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDirectory: config.DATA_DIR,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })

  const plumbline = await assemble(config, authSettings, log, database)
  const administrator = await ensureFirstAdministrator(database.db, plumbline.auth, {
    email: config.ADMIN_EMAIL,
    password: config.ADMIN_PASSWORD,
  })
  const web = await loadWebBuild()
  const pages = createPageServer({
    ...web,
    cache: plumbline.pageCache,
    apiFor: (clientAddress) =>
      callInProcess({ ...plumbline.services, requestId: 'page', clientAddress, bearer: undefined }),
    trustedProxies: config.TRUST_PROXY,
    origin: config.publicUrl,
  })
  const server = await listen(createApp(plumbline, { pages, clientDirectory: web.clientDirectory }), {
    port: config.PORT,
    host: config.HOST,
  })

  console.log(`\nPlumbline is ready at ${config.publicUrl}`)
  console.log(`Data: ${config.DATABASE_URL ? 'PostgreSQL, by DATABASE_URL' : config.DATA_DIR}`)

  if (administrator) {
    console.log(`\nSign in at ${config.publicUrl}/login as ${administrator.email}`)
    if (administrator.madePassword) {
      console.log(
        `with the password ${administrator.madePassword} (shown this once; change it after signing in).`,
      )
    }
  }

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    plumbline.stopping = true
    await server.stop()
    await plumbline.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: NodeJS.ErrnoException) => {
  const expected = error instanceof ConfigError || error instanceof DatabaseSetupError
  if (error.code === 'EADDRINUSE') {
    console.error('The port is taken by another program. Stop that one, or set PORT to another number.')
  } else if (expected) console.error(error.message)
  else console.error(error)
  process.exit(1)
})
