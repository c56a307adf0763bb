import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import type { Database } from '@plumbline/database/db.ts'
import { readConfig } from '@plumbline/server/config.ts'
import { createLog } from '@plumbline/server/log.ts'
import { assemble } from '@plumbline/server/plumbline.ts'
import { callInProcess } from '@plumbline/server/router.ts'
import { openSite } from '@plumbline/server/site.ts'

/** The whole product in this process, asked without a network in between. */
export async function startSite(database: Database, options: { sampleData: boolean }) {
  const config = readConfig({ DATA_DIR: '/nonexistent', LOG_LEVEL: 'silent' })
  const plumbline = await assemble(config, readAuthSettings({}), createLog('silent'), database, {
    ...options,
    inBackground: false,
  })
  const api = callInProcess({
    ...plumbline.services,
    requestId: 'page',
    clientAddress: '127.0.0.1',
    bearer: undefined,
  })
  const { app } = await openSite(plumbline, { isDevelopment: false })
  return {
    db: database.db,
    api,
    async get(path: string, cookie = ''): Promise<void> {
      const response = await app.request(path, { headers: { cookie, 'accept-encoding': 'br' } })
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      await response.arrayBuffer()
    },
    forgetPages: () => plumbline.pageCache.clear(),
    close: () => plumbline.close(),
  }
}
