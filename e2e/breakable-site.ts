/**
 * The whole product on a database in memory, whose lists for readers can be lost and found
 * again: by `lose` and `find` on standard input. Each is answered on standard output.
 */
import { createInterface } from 'node:readline'
import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import { openDatabaseInMemory } from '@plumbline/database/embedded-database.ts'
import { readConfig } from '@plumbline/server/config.ts'
import { listen } from '@plumbline/server/http-server.ts'
import { createLog } from '@plumbline/server/log.ts'
import { ensureFirstAdministrator } from '@plumbline/server/members/first-administrator.ts'
import { assemble } from '@plumbline/server/plumbline.ts'
import { openSite } from '@plumbline/server/site.ts'
import { sql } from 'drizzle-orm'
import { ADMINISTRATOR } from './cast.ts'

const TABLES = ['blog_posts', 'press_releases']
const RENAMINGS: Record<string, (table: string) => string> = {
  lose: (table) => `alter table ${table} rename to ${table}_lost`,
  find: (table) => `alter table ${table}_lost rename to ${table}`,
}

const config = readConfig({
  PORT: process.argv[2],
  DATA_DIR: '/nonexistent',
  LOG_LEVEL: 'silent',
})
const database = await openDatabaseInMemory()
const auth = readAuthSettings({ AUTH_RATE_LIMITS: 'off' })
const plumbline = await assemble(config, auth, createLog('silent'), database, { inBackground: false })
await ensureFirstAdministrator(database.db, plumbline.auth, ADMINISTRATOR)
const { app } = await openSite(plumbline, { isDevelopment: false })
await listen(app, { port: config.PORT, host: '127.0.0.1' })
console.log('ready')

for await (const command of createInterface(process.stdin)) {
  for (const table of TABLES) await database.db.execute(sql.raw(RENAMINGS[command]!(table)))
  plumbline.pageCache.clear()
  plumbline.services.keptAnswers.clear()
  console.log(command)
}
