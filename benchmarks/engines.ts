import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Db } from '@plumbline/database/db.ts'
import * as ownDatabase from '@plumbline/database/open-database.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { startProduct } from './programs.ts'

export const ENGINES = ['postgres', 'embedded'] as const
export type Engine = (typeof ENGINES)[number]

export const ADMINISTRATOR = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'Correct-Horse!7' }

export interface Place {
  /** Settings that a program needs to open the database. */
  environment: Record<string, string>
  /** For a second program beside the first: the same PostgreSQL database, or a copy of the embedded one. */
  copy: () => Record<string, string>
  /** A database of its own on either engine, as this one is now. No program may have this one open. */
  duplicate: (of: Record<string, string>, name: string) => Promise<Record<string, string>>
  remove: () => Promise<void>
}

/**
 * A database as the first start leaves it, plus what `fill` adds, of this version or that of other sources. Undefined
 * where the machine lacks the engine.
 */
export async function prepare(
  engine: Engine,
  fill: (db: Db) => Promise<void>,
  root?: string,
): Promise<Place | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-benchmark-'))
  const server = engine === 'postgres' ? await startPostgresServer() : undefined
  if (engine === 'postgres' && !server) return undefined
  const environment: Record<string, string> = {
    DATA_DIR: join(folder, 'data'),
    ...(server && { DATABASE_URL: server.url }),
  }
  const first = await startProduct({ ...environment, ...ADMINISTRATOR }, root)
  await first.stop()
  const { openDatabase } = root ? await openerOf(root) : ownDatabase
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
    async duplicate(of, name) {
      const copied = { ...of, DATA_DIR: join(folder, name) }
      // On PostgreSQL there may be none yet.
      if (existsSync(of.DATA_DIR!)) cpSync(of.DATA_DIR!, copied.DATA_DIR, { recursive: true })
      return server ? { ...copied, DATABASE_URL: await duplicateDatabase(of.DATABASE_URL!, name) } : copied
    },
    async remove() {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const openerOf = (root: string): Promise<typeof ownDatabase> =>
  import(pathToFileURL(join(root, 'database/src/open-database.ts')).href)

async function duplicateDatabase(url: string, name: string): Promise<string> {
  const at = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  const client = new pg.Client(at('template1'))
  await client.connect()
  const template = pg.escapeIdentifier(new URL(url).pathname.slice(1))
  await client.query(`create database ${pg.escapeIdentifier(name)} template ${template}`)
  await client.end()
  return at(name)
}
