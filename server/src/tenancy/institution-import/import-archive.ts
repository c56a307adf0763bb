import { createHash } from 'node:crypto'
import type { Actor, Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { moveFindingsToExams } from '../../compliance/findings/finding-store.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { openZip, UnreadableZip, type ZipReader } from '../../platform/files/zip-reader.ts'
import { enterInstitution } from '../../platform/session/institution-scope.ts'
import { SCHEMA_VERSION } from '../institution-export/export-archive.ts'
import { eachExported } from '../institution-export/exported-tables.ts'
import { lockInstitution } from '../institutions/institution-store.ts'
import { importEarlierLog } from './earlier-log.ts'
import { mapIds } from './id-mapping.ts'
import { importFile } from './import-files.ts'
import { dataFile, eachLine, type Row } from './import-lines.ts'
import { importPeople } from './import-people.ts'
import { type ImportProblem, Problems, TooManyProblems, UnreadableImport } from './import-problems.ts'
import { type ImportTarget, importRows } from './import-rows.ts'
import { readImportTables } from './import-tables.ts'

export interface ImportReport {
  from: { id: string; name: string; madeAt: string }
  rows: Record<string, number>
  people: { created: number; here: number }
  files: number
  earlierLog: number
  /** Rows that name regulatory updates which this installation does not have. */
  withoutUpdate: number
  problems: readonly ImportProblem[]
  /** There is nothing to mend, and it was no dry run. */
  isImported: boolean
}

interface ImportOptions {
  institutionId: string
  path: string
  actor: Actor
  isDryRun: boolean
}

const Manifest = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION, { error: `schemaVersion: this program reads ${SCHEMA_VERSION}.` }),
  madeAt: z.iso.datetime(),
  institution: z.object({ id: z.guid(), name: z.string().min(1).max(160) }),
  updates: z.record(z.guid(), z.string().max(200)).default({}),
})
type Manifest = z.infer<typeof Manifest>

const MANIFEST_BYTES_AT_MOST = 16 * 1024 * 1024
const SUMS_BYTES_AT_MOST = 256 * 1024 * 1024

/**
 * Reads an archive from the disk into an empty institution, in one transaction: all of it is there or nothing.
 * A dry run does the same and takes it back. One row and one piece of a file are in memory at a time.
 */
export async function importArchive(db: Db, auth: Auth, options: ImportOptions): Promise<ImportReport> {
  const zip = await openZip(options.path)
  try {
    await checkHashes(zip)
    const manifest = await readManifest(zip)
    const report: ImportReport = {
      from: { ...manifest.institution, madeAt: manifest.madeAt },
      rows: {},
      people: { created: 0, here: 0 },
      files: 0,
      earlierLog: 0,
      withoutUpdate: 0,
      problems: [],
      isImported: false,
    }
    try {
      await db.transaction(async (tx) => {
        await importInto(tx, auth, zip, manifest, options, report)
        if (options.isDryRun || report.problems.length > 0) throw new TakenBack()
      })
      return { ...report, isImported: true }
    } catch (error) {
      if (error instanceof TakenBack) return report
      throw error
    }
  } finally {
    await zip.close()
  }
}

class TakenBack extends Error {}

async function importInto(
  tx: Db,
  auth: Auth,
  zip: ZipReader,
  manifest: Manifest,
  { institutionId, actor, isDryRun }: ImportOptions,
  report: ImportReport,
) {
  if (!(await lockInstitution(tx, institutionId)))
    throw new UnreadableImport(`There is no institution ${institutionId}.`)
  await requireEmpty(tx, institutionId)
  const ids = mapIds(institutionId)
  ids.known.set(manifest.institution.id.toLowerCase(), institutionId)
  const problems = new Problems()
  report.problems = problems.list
  const target: ImportTarget = { institutionId, ids, problems, refused: new Set() }
  try {
    await takeSettings(tx, zip, institutionId)
    report.people = await importPeople(tx, auth, target, zip, actor)
    // Nearly every row names somebody.
    if (problems.list.length > 0) return
    await mapUpdates(tx, manifest, ids.known)
    const updates = await listUpdates(tx)
    await enterInstitution(tx, institutionId)
    await tx.execute(sql`select set_config('plumbline.importing_institution', ${institutionId}, true)`)
    await tx.execute(sql`set constraints all deferred`)
    for (const table of await readImportTables(tx)) {
      if (!zip.has(dataFile(table.name))) continue
      const isOfUpdate = table.columns.some(({ name }) => name === 'update_id')
      const isFile = table.name === 'files'
      const { stored, leftOut } = await importRows(tx, target, {
        zip,
        table,
        ...(isOfUpdate && { leaveOut: (row: Row) => !updates.has(ids.mapped(String(row.update_id))) }),
        ...(isFile && {
          prepare: (row: Row) => ({ ...row, stored_at: null }),
          finish: async (inner: Db, lines: readonly { line: number; row: Row }[]) => {
            for (const { line, row } of lines)
              await importFile(inner, target, zip, { file: dataFile('files'), line }, row, isDryRun)
          },
        }),
      })
      report.rows[table.name] = stored
      report.withoutUpdate += leftOut
      if (isFile) report.files = stored
    }
    await moveFindingsToExams(tx, institutionId)
    await refuseFutureSignatures(tx, institutionId, problems)
    report.earlierLog = await importEarlierLog(tx, institutionId, zip, problems)
  } catch (error) {
    if (!(error instanceof TooManyProblems)) throw error
    return
  }
  if (problems.list.length > 0) return
  const rowCount = Object.values(report.rows).reduce((sum, count) => sum + count, 0)
  await tx.execute(sql`
    insert into institution_imports (institution_id, from_id, from_name, made_at, row_count, file_count)
    values (${institutionId}, ${manifest.institution.id}, ${manifest.institution.name}, ${manifest.madeAt}, ${rowCount}, ${report.files})`)
  await recordAudit(tx, {
    action: 'institution.imported',
    actorId: actor.id,
    subjectId: institutionId,
    ip: actor.ip,
    institutionId,
    detail: { from: manifest.institution.id, rows: rowCount, files: report.files },
  })
}

const SIGNED = [
  ['policy_approvals', 'decided_at'],
  ['attestations', 'signed_at'],
  ['update_assessments', 'signed_at'],
] as const

/** What is dated after the import would look as if it had happened here. */
async function refuseFutureSignatures(tx: Db, institutionId: string, problems: Problems) {
  for (const [table, field] of SIGNED) {
    const { rows } = await tx.execute(sql`
      select 1 from ${sql.identifier(table)}
      where institution_id = ${institutionId} and ${sql.identifier(field)} > now() limit 1`)
    if (rows.length > 0)
      problems.add({ file: dataFile(table), field, because: 'A moment lies in the future.' })
  }
}

/** What the program writes for every institution goes; anything that a person made refuses the import. */
async function requireEmpty(tx: Db, institutionId: string) {
  for (const [name, table] of eachExported()) {
    if (table.imported !== 'rows') continue
    const own = sql`${sql.identifier(name)} where institution_id = ${institutionId}`
    if (table.isOfProgram) await tx.execute(sql`delete from ${own}`)
    const { rows } = await tx.execute(sql`select 1 from ${own} limit 1`)
    if (rows.length > 0)
      throw new UnreadableImport(
        `The institution is not empty: it has ${name.replaceAll('_', ' ')}. Make a new one.`,
      )
  }
}

/** The time zone and the rules of sign-in. Name, type, plan, and trial are this installation’s decisions. */
async function takeSettings(tx: Db, zip: ZipReader, institutionId: string) {
  for await (const { row } of eachLine(zip, 'institutions')) {
    await tx.execute(sql`
      update institutions i set time_zone = r.time_zone, requires_second_factor = r.requires_second_factor,
        session_idle_minutes = r.session_idle_minutes, invitation_domains = r.invitation_domains, updated_at = now()
      from json_populate_record(null::institutions, ${JSON.stringify(row ?? {})}::json) r
      where i.id = ${institutionId} and r.time_zone in (select name from pg_timezone_names)
        and r.requires_second_factor is not null and r.invitation_domains is not null`)
  }
}

async function mapUpdates(tx: Db, { updates }: Manifest, known: Map<string, string>) {
  const { rows } = await tx.execute<{ old: string; id: string }>(sql`
    select n.key as old, u.id from json_each_text(${JSON.stringify(updates)}::json) n
    join regulatory_updates u on u.slug = n.value`)
  for (const { old, id } of rows) known.set(old.toLowerCase(), id)
}

async function listUpdates(tx: Db): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from regulatory_updates`)
  return new Set(rows.map(({ id }) => id))
}

/** Every file is listed and has the bytes that the list says. */
async function checkHashes(zip: ZipReader) {
  const sums = (await textOf(zip, 'SHA256SUMS', SUMS_BYTES_AT_MOST)).split('\n').filter(Boolean)
  const listed = new Map(sums.map((line) => [line.slice(66), line.slice(0, 64)]))
  for (const path of listed.keys())
    if (!zip.has(path)) throw new UnreadableImport(`${path} is missing: SHA256SUMS lists it.`)
  for (const path of zip.paths) {
    if (path === 'SHA256SUMS') continue
    const hash = createHash('sha256')
    for await (const piece of zip.read(path)) hash.update(piece)
    const digest = hash.digest('hex')
    if (!listed.has(path))
      throw new UnreadableImport(`${path} is not listed in SHA256SUMS. Its hash is ${digest}.`)
    if (listed.get(path) !== digest)
      throw new UnreadableImport(
        `${path} was changed: SHA256SUMS has ${listed.get(path)}, the file ${digest}. Correct the list if you changed it.`,
      )
  }
}

async function readManifest(zip: ZipReader): Promise<Manifest> {
  let value: unknown
  try {
    value = JSON.parse(await textOf(zip, 'manifest.json', MANIFEST_BYTES_AT_MOST))
  } catch (error) {
    if (error instanceof UnreadableZip) throw error
    throw new UnreadableImport('manifest.json is no JSON.')
  }
  const { data, error } = Manifest.safeParse(value)
  if (data) return data
  const issue = error.issues[0]!
  throw new UnreadableImport(`manifest.json: ${issue.path.join('.')}: ${issue.message}`)
}

async function textOf(zip: ZipReader, path: string, bytesAtMost: number): Promise<string> {
  if (zip.byteSize(path) > bytesAtMost) throw new UnreadableImport(`${path} is too large.`)
  const pieces: Buffer[] = []
  for await (const piece of zip.read(path)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
