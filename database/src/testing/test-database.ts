import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database, Db } from '../db.ts'
import { openDatabaseInMemory } from '../embedded-database.ts'
import { type MigrationSet, migrate, readMigrations } from '../migrate.ts'
import { openPostgres } from '../postgres-database.ts'

/** Set by the test runner for the run on PostgreSQL: a server in which databases may be created. */
const SERVER_URL = 'TEST_POSTGRES_URL'

export interface TestDatabase extends Database {
  /** Set on PostgreSQL, so that a test can open the same database from a second process. */
  url?: string
}

/** The engine of this run; the server's address alone would reach both runs. */
export const onPostgres = process.env.TEST_ENGINE === 'postgres'

/**
 * Opens a migrated, empty database on the engine of this run, copied from a template: tens of milliseconds
 * instead of seconds.
 */
export async function startTestDatabase(
  sets: readonly MigrationSet[],
  filling: Filling = NOTHING,
): Promise<TestDatabase> {
  const checksums = readMigrations(sets).map(({ checksum }) => checksum)
  const inputs = [...checksums, filling.digest].join()
  const fingerprint = createHash('sha256').update(inputs).digest('hex').slice(0, 16)
  const prepare = async (db: Db) => {
    await migrate(db, sets)
    await filling.fill(db)
  }
  return onPostgres ? copyOnPostgres(prepare, fingerprint) : copyInMemory(prepare, fingerprint)
}

/** Rows that the template holds besides the migrated tables; `digest` changes with them. */
export interface Filling {
  digest: string
  fill: (db: Db) => Promise<void>
}

const NOTHING: Filling = { digest: '', fill: async () => {} }

type Prepare = (db: Db) => Promise<void>

async function copyInMemory(prepare: Prepare, fingerprint: string): Promise<TestDatabase> {
  const folder = join(tmpdir(), 'plumbline-test-templates')
  const template = join(folder, `${fingerprint}.tar`)
  if (!existsSync(template)) {
    const database = await openDatabaseInMemory()
    await prepare(database.db)
    const dump = await database.dump()
    await database.close()
    mkdirSync(folder, { recursive: true })
    const unfinished = `${template}.${process.pid}`
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()))
    renameSync(unfinished, template)
  }
  return openDatabaseInMemory({ loadDataDir: new Blob([readFileSync(template)]) })
}

async function copyOnPostgres(prepare: Prepare, fingerprint: string): Promise<TestDatabase> {
  const template = `template_${fingerprint}`
  await asServer(async (server) => {
    await server.query('select pg_advisory_lock(1)')
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return
    const building = `building_${randomBytes(6).toString('hex')}`
    await server.query(`create database ${building}`)
    const database = await openPostgres(urlOf(building), throwIt)
    await prepare(database.db)
    await database.close()
    await server.query(`alter database ${building} rename to ${template}`)
  })
  const name = `test_${randomBytes(8).toString('hex')}`
  await asServer((server) => server.query(`create database ${name} template ${template}`))
  const url = urlOf(name)
  const database = await openPostgres(url, ignoreShutdown)
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await asServer((server) => server.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function asServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: process.env[SERVER_URL] })
  await server.connect()
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}

function urlOf(database: string): string {
  const url = new URL(process.env[SERVER_URL]!)
  url.pathname = `/${database}`
  return url.href
}

function throwIt(error: Error): never {
  throw error
}

/** Dropping the database ends its idle connections with an error that no test needs. */
function ignoreShutdown() {}
