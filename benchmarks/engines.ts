import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@plumbline/database/db.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { sql } from 'drizzle-orm'
import { startProduct } from './programs.ts'

export const ENGINES = ['postgres', 'embedded'] as const
export type Engine = (typeof ENGINES)[number]

export const ADMINISTRATOR = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'Correct-Horse!7' }

export interface Place {
  /** Settings that a program needs to open the database. */
  environment: Record<string, string>
  /** For a second program beside the first: the same PostgreSQL database, or a copy of the embedded one. */
  copy: () => Record<string, string>
  remove: () => Promise<void>
}

/**
 * A database as the first start leaves it, plus what `fill` adds. Undefined where the machine lacks the
 * engine.
 */
export async function prepare(engine: Engine, fill: (db: Db) => Promise<void>): Promise<Place | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-benchmark-'))
  const server = engine === 'postgres' ? await startPostgresServer() : undefined
  if (engine === 'postgres' && !server) return undefined
  const environment: Record<string, string> = {
    DATA_DIR: join(folder, 'data'),
    ...(server && { DATABASE_URL: server.url }),
  }
  const first = await startProduct({ ...environment, ...ADMINISTRATOR })
  await first.stop()
  const { db, close } = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDirectory: environment.DATA_DIR!,
    onError: (error) => console.error(error),
  })
  if (server) {
    await db.execute(sql`alter system set fsync = on`)
    await db.execute(sql`select pg_reload_conf()`)
  }
  await fill(db)
  await close()
  return {
    environment,
    copy() {
      if (server) return environment
      cpSync(environment.DATA_DIR!, join(folder, 'copy'), { recursive: true })
      return { DATA_DIR: join(folder, 'copy') }
    },
    async remove() {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
