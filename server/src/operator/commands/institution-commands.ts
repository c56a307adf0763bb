import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { createFileBytes } from '../../platform/files/file-bytes.ts'
import { UnreadableZip } from '../../platform/files/zip-reader.ts'
import { institutionArchive } from '../../tenancy/institution-export/export-archive.ts'
import { type ImportReport, importArchive } from '../../tenancy/institution-import/import-archive.ts'
import { describeProblem, UnreadableImport } from '../../tenancy/institution-import/import-problems.ts'
import { type CommandContext, CommandError } from './command-context.ts'
import { describeCounts } from './counts-text.ts'
import { OPERATOR } from './operator.ts'
import { writeWhole } from './write-whole.ts'

export async function exportInstitution(
  { db, fileBytes }: CommandContext,
  id: string,
  path: string,
): Promise<string> {
  const institution = await findInstitution(db, id)
  await db.transaction((tx) =>
    recordAudit(tx, {
      action: 'institution.exported',
      actorId: null,
      subjectId: institution.id,
      ip: OPERATOR.ip,
      institutionId: institution.id,
      detail: { examIds: [] },
    }),
  )
  const scope = { institutionId: institution.id, examIds: [] }
  const bytes = fileBytes ?? createFileBytes(db, undefined)
  await writeWhole(path, institutionArchive(db, bytes, scope, new Date()))
  return `${path} holds everything of ${institution.name} but its examinations.`
}

export async function importInstitution(
  { db, auth }: CommandContext,
  path: string,
  options: readonly string[],
): Promise<string> {
  const id = options[options.indexOf('--into') + 1]
  const unknown = options.find((option) => !['--into', '--apply', id].includes(option))
  if (unknown) throw new CommandError(`There is no option ${unknown}; there are --into ID and --apply.`)
  if (!options.includes('--into') || !id) throw new CommandError('Please name the institution: --into ID.')
  const institution = await findInstitution(db, id)
  const isDryRun = !options.includes('--apply')
  try {
    const report = await importArchive(db, auth, {
      institutionId: institution.id,
      path,
      actor: OPERATOR,
      isDryRun,
    })
    if (report.problems.length > 0)
      throw new CommandError(
        `${report.problems.map(describeProblem).join('\n')}\nNothing was imported. Correct the archive and its SHA256SUMS.`,
      )
    return describeImport(report, institution.name)
  } catch (error) {
    if (error instanceof UnreadableImport || error instanceof UnreadableZip)
      throw new CommandError(`${error.message} Nothing was imported.`)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CommandError(`There is no file ${path}.`)
    throw error
  }
}

function describeImport(report: ImportReport, name: string): string {
  const { from, rows, people, earlierLog, withoutUpdate, isImported } = report
  return [
    `${isImported ? 'Imported' : 'Would import'} ${from.name}, exported at ${from.madeAt}, into ${name}: ${describeCounts({ ...rows, 'the earlier audit log': earlierLog })}.`,
    `People: ${people.created} ${isImported ? 'have' : 'would have'} a new account, ${people.here} ${people.here === 1 ? 'was' : 'were'} here. New accounts have no password that anybody knows: their owners choose one with “Forgot password”.`,
    'Signatures and approvals say “Imported, not verified here”. API keys and webhooks have to be made anew.',
    ...(withoutUpdate > 0
      ? [
          `${withoutUpdate} rows stay behind: they assess regulatory updates that this installation does not have.`,
        ]
      : []),
    ...(isImported ? [] : ['Nothing was imported; --apply does.']),
  ].join('\n')
}

interface Institution extends Record<string, unknown> {
  id: string
  name: string
}

/** By its id; a name is answered with the ids that it fits. */
async function findInstitution(db: Db, wanted: string): Promise<Institution> {
  const { rows } = await db.execute<Institution>(sql`
    select id, name from institutions
    where id::text = lower(${wanted}) or name_key = lower(btrim(${wanted})) order by created_at, id limit 20`)
  const found = rows.find(({ id }) => id === wanted.toLowerCase())
  if (found) return found
  if (rows.length === 0) throw new CommandError(`There is no institution ${wanted}.`)
  throw new CommandError(`Please name the id: ${rows.map(({ id, name }) => `${id} is ${name}`).join(', ')}.`)
}
