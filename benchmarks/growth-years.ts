import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '@plumbline/database/backup/restore-backup.ts'
import { writeBackup } from '@plumbline/database/backup/write-backup.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { limitStatementsTo } from '@plumbline/database/statement-limits.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { deleteOverdue } from '@plumbline/server/operator/retention/retention-work.ts'
import { verifyAuditChain } from '@plumbline/server/platform/audit-log/audit-verification.ts'
import { MIGRATIONS } from '@plumbline/server/program/migrations.ts'
import pg from 'pg'
import { type Place, prepare } from './engines.ts'
import { fillYears, type Size } from './growth-fill.ts'
import { listTimes } from './growth-lists.ts'
import { describeAssumptions, describeSizes, MEGABYTE, totalBytes } from './growth-sizes.ts'
import type { Row } from './report.ts'

const SMALL: Size = { institutions: 1, years: 1 }
const YEARS = 5
/** What the figures are extrapolated to. */
const INSTITUTIONS = 5_000
const HOUR = 3_600

/**
 * Fills PostgreSQL with institutions of five years, and prints rows and bytes of each table for all 5,000. Then it measures
 * a backup and its restoration, the daily run of retention, and lists beside those of one institution in its first year.
 */
export async function measureYears(
  only: (item: string) => boolean,
  { institutions = 100 }: { institutions: number | undefined },
): Promise<Row[]> {
  const size = { institutions, years: YEARS }
  const place = await filled(size)
  if (!place) return []
  const rows: Row[] = []
  const row = (item: string, unit: string, ours: number, yardstick = ours) => {
    console.error(`  ${item}: ${ours.toFixed(1)} ${unit}`)
    rows.push({
      part: 'growth-years',
      item,
      engine: 'postgres',
      unit,
      ours,
      yardstick,
      ratio: ours / yardstick,
    })
  }
  await limitStatementsTo(HOUR, async () => {
    const { db, close } = await openPlace(place)
    console.log(`${describeAssumptions()}\n`)
    console.log(await describeSizes(db, INSTITUTIONS / institutions))
    row('database', 'MB', (await totalBytes(db)) / MEGABYTE)
    if (only('retention'))
      row('retention, the run of a day', 's', await timed(() => deleteOverdue(db, new Date())))
    if (only('audit')) row('verification of the audit log', 's', await timed(() => verifyAuditChain(db)))
    await close()
  })
  if (only('lists')) {
    const large = await listTimes(place.environment, TASK)
    const small = await filled(SMALL)
    const few = await listTimes(small!.environment, TASK)
    await small!.remove()
    for (const [item, time] of Object.entries(large))
      row(`${item}, beside one of a year`, 'ms', time, few[item]!)
  }
  await place.remove()
  if (only('backup')) await measureBackup(Math.ceil(institutions / 10), row)
  return rows
}

/** The hundredth task of the first institution, named as in `growth-rows.ts`. */
const TASK = createHash('md5')
  .update('task0-100')
  .digest('hex')
  .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')

async function filled(size: Size): Promise<Place | undefined> {
  console.error(`  filling: institutions ${size.institutions}, years ${size.years} …`)
  const place = await prepare('postgres', (db) => fillYears(db, size))
  if (!place) return undefined
  const client = new pg.Client({ connectionString: place.environment.DATABASE_URL! })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
  return place
}

const onError = (error: Error) => console.error(error.message)

const openPlace = ({ environment }: Place) =>
  openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDirectory: environment.DATA_DIR!,
    onError,
  })

/** Of a tenth of the institutions, because the restored database lies beside the first one. */
async function measureBackup(
  institutions: number,
  row: (item: string, unit: string, ours: number, yardstick?: number) => void,
) {
  const place = (await filled({ institutions, years: YEARS }))!
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-growth-'))
  const file = join(folder, 'growth.backup')
  const server = (await startPostgresServer())!
  const fresh = await openDatabase({ databaseUrl: server.url, dataDirectory: folder, onError })
  await limitStatementsTo(HOUR, async () => {
    const { db, close } = await openPlace(place)
    const bytes = await totalBytes(db)
    row(`backup of ${institutions}`, 's', await timed(() => writeBackup(db, file)))
    row(
      `size of a backup of ${institutions}, beside the database`,
      'MB',
      statSync(file).size / MEGABYTE,
      bytes / MEGABYTE,
    )
    row(`restoration of ${institutions}`, 's', await timed(() => restoreBackup(fresh.db, MIGRATIONS, file)))
    row(
      `restored database of ${institutions}`,
      'MB',
      (await totalBytes(fresh.db)) / MEGABYTE,
      bytes / MEGABYTE,
    )
    await close()
  })
  await fresh.close()
  await server.stop()
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
