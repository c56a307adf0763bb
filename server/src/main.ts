import { DatabaseSetupError } from '@plumbline/database/db.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { listen } from './http-server.ts'
import { createLog } from './log.ts'
import { createPageServer } from './pages/page-server.ts'
import { assemble } from './plumbline.ts'
import { callInProcess } from './router.ts'
import { loadSampleData } from './sample-data/load-sample-data.ts'
import { loadWebBuild } from './web-build.ts'

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDirectory: config.DATA_DIR,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })

  const plumbline = await assemble(config, log, database)
  await loadSampleData(database.db)
  const web = await loadWebBuild()
  const api = callInProcess({ ...plumbline.services, requestId: 'page', clientAddress: '127.0.0.1' })
  const pages = createPageServer({ ...web, cache: plumbline.pageCache, api, origin: config.publicUrl })
  const server = await listen(createApp(plumbline, { pages, clientDirectory: web.clientDirectory }), {
    port: config.PORT,
    host: config.HOST,
  })

  console.log(`\nPlumbline is ready at ${config.publicUrl}`)
  console.log(`Data: ${config.DATABASE_URL ? 'PostgreSQL, by DATABASE_URL' : config.DATA_DIR}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    plumbline.stopping = true
    await server.stop()
    await database.close()
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
