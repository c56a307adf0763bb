import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../db.ts'
import { openDatabaseInMemory } from '../embedded-database.ts'
import { type MigrationSet, migrate, readMigrations } from '../migrate.ts'
import { openPostgres } from '../postgres-database.ts'

/** Set by the test runner for the run on PostgreSQL: a server in which databases may be created. */
const SERVER_URL = 'TEST_POSTGRES_URL'

export interface TestDatabase extends Database {
  /** Set on PostgreSQL, so that a test can open the same database from a second process. */
  url?: string
}

/** The test runner says for which engine a run is; the server's address alone would reach both runs. */
export const onPostgres = process.env.TEST_ENGINE === 'postgres'

/**
 * A migrated, empty database of its own, on the engine of this run. The migrated
 * state is made once and copied: tens of milliseconds instead of seconds.
 */
export async function startTestDatabase(sets: readonly MigrationSet[]): Promise<TestDatabase> {
  const checksums = readMigrations(sets).map(({ checksum }) => checksum)
  const fingerprint = createHash('sha256').update(checksums.join()).digest('hex').slice(0, 16)
  return onPostgres ? copyOnPostgres(sets, fingerprint) : copyInMemory(sets, fingerprint)
}

async function copyInMemory(sets: readonly MigrationSet[], fingerprint: string): Promise<TestDatabase> {
  const folder = join(tmpdir(), 'plumbline-test-templates')
  const template = join(folder, `${fingerprint}.tar`)
  if (!existsSync(template)) {
    const database = await openDatabaseInMemory()
    await migrate(database.db, sets)
    const dump = await database.dump()
    await database.close()
    mkdirSync(folder, { recursive: true })
    const unfinished = `${template}.${process.pid}`
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()))
    renameSync(unfinished, template)
  }
  return openDatabaseInMemory({ loadDataDir: new Blob([readFileSync(template)]) })
}

async function copyOnPostgres(sets: readonly MigrationSet[], fingerprint: string): Promise<TestDatabase> {
  const template = `template_${fingerprint}`
  await asServer(async (server) => {
    await server.query('select pg_advisory_lock(1)')
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return
    const building = `building_${randomBytes(6).toString('hex')}`
    await server.query(`create database ${building}`)
    const database = await openPostgres(urlOf(building), throwIt)
    await migrate(database.db, sets)
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

/** Dropping the database ends its idle connections with an error that nobody needs to hear of. */
function ignoreShutdown() {}
