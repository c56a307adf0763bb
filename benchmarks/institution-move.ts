import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@plumbline/database/db.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { sql } from 'drizzle-orm'
import { startPostgresServer } from '../database/src/testing/postgres-server.ts'
import { SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from '../scripts/server-process.mjs'
import { readShapes } from '../server/src/tenancy/institution-export/export-rows.ts'
import { insertInstitution } from '../server/src/tenancy/institutions/institution-store.ts'
import { compareExports } from '../server/src/testing/compare-exports.ts'
import { residentMegabytes, watchMemory } from '../server/src/testing/file-work.ts'
import {
  filledDataDirectory,
  isFilled,
  newDataDirectory,
  startProgram,
} from '../server/src/testing/program.ts'
import { ADMINISTRATOR_SETTINGS, signInAt } from '../server/src/testing/visitor.ts'
import { fillInstitution } from './full-institution.ts'

const MB_ALLOWED = 150
const RESTING_MS = 5_000
const SAMPLE_MS = 50

interface Installation {
  environment: Record<string, string>
  /** The administrator's own. */
  institutionId: string
  bytes: () => Promise<number>
  remove: () => Promise<void>
}

interface Move {
  engine: string
  rows: number
  megabytes: number
}

/**
 * Moves a large institution to another installation: a download that breaks off and is started again, the export by
 * command, an import that is killed and run again, and a second export, which must be the same. The memory at rest of
 * a command is what the same command takes for an empty institution.
 */
export async function measureMove({ engine, rows, megabytes }: Move): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-move-'))
  const [archive, again, empty] = ['first.zip', 'second.zip', 'empty.zip'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  const places: Installation[] = []
  let isGood = true
  const report = (what: string, took: number, rest: number, highest: number) => {
    const above = highest - rest
    if (above > MB_ALLOWED) isGood = false
    console.log(
      `${what}: ${(took / 1000).toFixed(1)} s; at rest ${rest.toFixed(0)} MB, highest ${highest.toFixed(0)} MB, above rest ${above.toFixed(0)} MB (allowed ${MB_ALLOWED} MB)`,
    )
  }
  try {
    const [there, here] = [await install(engine, places), await install(engine, places)]
    const target = await withDatabase(here, addEmptyInstitution)
    const filling = performance.now()
    await withDatabase(there, (db) => fillInstitution(db, { rows, megabytes }))
    console.log(
      `${engine}: ${rows} rows and ${megabytes} MB of files filled in ${((performance.now() - filling) / 1000).toFixed(0)} s`,
    )
    await measureDownload(there, report)

    const resting = await runCommand(here, ['export-institution', target, empty])
    const exported = await runCommand(there, ['export-institution', there.institutionId, archive])
    report(
      `export by command, ${(statSync(archive).size / 2 ** 20).toFixed(0)} MB`,
      exported.took,
      resting.highest,
      exported.highest,
    )

    const into = ['--into', target]
    const restingImport = await runCommand(here, ['import-institution', empty, ...into])
    const tried = await runCommand(here, ['import-institution', archive, ...into])
    report('dry run of the import', tried.took, restingImport.highest, tried.highest)
    const before = await here.bytes()
    const killed = await runCommand(here, ['import-institution', archive, ...into, '--apply'], {
      killWhen: async () => (await here.bytes()) - before > (megabytes / 2) * 2 ** 20,
    })
    if (!killed.isKilled) throw new Error('the import ended before it could be killed')
    const left = await withDatabase(here, async (db) => {
      const { rows: found } = await db.execute<{ count: number }>(sql`
        select (select count(*) from tasks where institution_id = ${target})::integer
          + (select count(*) from file_chunks where institution_id = ${target})::integer as count`)
      return found[0]!.count
    })
    console.log(`import killed after ${(killed.took / 1000).toFixed(1)} s: ${left} rows stayed`)
    if (left > 0) isGood = false
    const imported = await runCommand(here, ['import-institution', archive, ...into, '--apply'])
    report('import', imported.took, restingImport.highest, imported.highest)

    await runCommand(here, ['export-institution', target, again])
    const shapes = await withDatabase(here, readShapes)
    const { differences, rows: counts, files } = await compareExports(archive, again, shapes)
    for (const difference of differences) console.error(difference)
    if (differences.length > 0) isGood = false
    console.log(
      `the second export: ${Object.values(counts).reduce((sum, count) => sum + count, 0)} rows of ${Object.keys(counts).length} nouns and ${files} files, ${differences.length === 0 ? 'all the same' : 'not the same'}`,
    )
  } finally {
    for (const place of places) await place.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  return isGood
}

/** The people who move have no account here yet. */
async function addEmptyInstitution(db: Db): Promise<string> {
  await db.execute(sql`update auth.users set email = 'here-' || email`)
  const { id } = await insertInstitution(db, { name: 'Moved', type: 'credit_union', plan: 'enterprise' })
  return id
}

type Report = (what: string, took: number, rest: number, highest: number) => void

async function measureDownload(there: Installation, report: Report): Promise<void> {
  const program = await startProgram(there.environment, undefined, [], SERVER_FLAGS)
  const memory = watchMemory(program.child.pid!, SAMPLE_MS)
  try {
    const manager = await signInAt(program.origin)
    const { body } = await manager.call('POST', '/api/institution-export', { examIds: [] })
    const address = `${program.origin}${body.path}`
    await delay(RESTING_MS)
    const rest = memory.rest()
    const start = performance.now()
    const first = await download(address)
    report(
      `download, ${(first.byteSize / 2 ** 20).toFixed(0)} MB`,
      performance.now() - start,
      rest,
      memory.highest(),
    )
    const restart = performance.now()
    await download(address, first.byteSize / 2)
    const second = await download(address)
    report(
      'download broken off in the middle and started again',
      performance.now() - restart,
      rest,
      memory.highest(),
    )
    if (second.byteSize < first.byteSize * 0.99) throw new Error('the second download was shorter')
  } finally {
    memory.end()
    await program.stop()
  }
}

async function download(address: string, breakAfter = Number.POSITIVE_INFINITY) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the export was answered ${response.status}`)
  const hash = createHash('sha256')
  let byteSize = 0
  for await (const piece of response.body!) {
    hash.update(piece)
    byteSize += piece.length
    if (byteSize > breakAfter) break
  }
  return { byteSize, sha256: hash.digest('hex') }
}

/** A database as the first start leaves it, with all texts of law. */
async function install(engine: string, places: Installation[]): Promise<Installation> {
  const server = engine === 'postgres' ? await startPostgresServer() : undefined
  if (engine === 'postgres' && !server) throw new Error('this machine has no PostgreSQL')
  const dataDirectory = server ? newDataDirectory() : await filledDataDirectory()
  const environment: Record<string, string> = {
    DATA_DIR: dataDirectory,
    ...(server && { DATABASE_URL: server.url }),
    ...SERVER_ENVIRONMENT,
    ...ADMINISTRATOR_SETTINGS,
    AUTH_RATE_LIMITS: 'off',
    REQUESTS_PER_MINUTE: 'off',
    FILE_QUOTA_GB: '10',
  }
  const place: Installation = {
    environment,
    institutionId: '',
    bytes: server
      ? () =>
          withDatabase(place, async (db) => {
            const { rows } = await db.execute<{ bytes: string }>(
              sql`select pg_database_size(current_database()) as bytes`,
            )
            return Number(rows[0]!.bytes)
          })
      : async () => sizeOf(dataDirectory),
    async remove() {
      await server?.stop()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
  places.push(place)
  if (server) {
    const program = await startProgram(environment, undefined, [], SERVER_FLAGS)
    while (!(await isFilled(program.origin))) await delay(500)
    await program.stop()
  }
  place.institutionId = await withDatabase(place, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select institution_id as id from user_profiles where role = 'admin' limit 1`,
    )
    return rows[0]!.id
  })
  return place
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) =>
        sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}

async function withDatabase<Result>(
  { environment }: Installation,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDirectory: environment.DATA_DIR!,
    onError: (error) => console.error(error),
  })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

interface Ran {
  took: number
  highest: number
  isKilled: boolean
}

/** Runs an operator command as `npm run plumbline` does, and watches its memory. */
async function runCommand(
  { environment }: Installation,
  args: readonly string[],
  { killWhen }: { killWhen?: () => Promise<boolean> } = {},
): Promise<Ran> {
  const start = performance.now()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...SERVER_FLAGS, SERVER, 'command', ...args],
    { env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let highest = 0
  let isEnded = false
  let isKilled = false
  const sampling = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(child.pid!) ?? 0)
  }, SAMPLE_MS)
  ended.then(() => {
    isEnded = true
  })
  while (killWhen && !isEnded && !isKilled) {
    await delay(200)
    if (await killWhen()) isKilled = child.kill('SIGKILL')
  }
  const status = await ended
  clearInterval(sampling)
  if (status !== 0 && !isKilled) throw new Error(`${args[0]} failed:\n${errors}`)
  return { took: performance.now() - start, highest, isKilled }
}
