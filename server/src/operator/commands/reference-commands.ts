import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Db } from '@plumbline/database/db.ts'
import { ReferenceFileError } from '../../lending/reference-data/reference-file.ts'
import { importReferenceFile } from '../../lending/reference-data/reference-handlers.ts'
import { CommandError } from './command-context.ts'
import { OPERATOR } from './operator.ts'

const NAMES = {
  apor_fixed: 'the fixed table of average prime offer rates',
  apor_variable: 'the adjustable table of average prime offer rates',
  thresholds: 'the threshold register',
} as const
const SHOWN = 10

/** Loads an official table from a file and says what it changed. */
export async function importReference(db: Db, action?: string, file?: string): Promise<string> {
  if (action !== 'import') throw new CommandError('The only action is import: apor import FILE.')
  if (!file) throw new CommandError('Please name the file to load.')
  const text = await readFile(resolve(file), 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`)
  })
  try {
    const { dataset, added, changed, same, absent } = await importReferenceFile(db, text, {
      actorId: OPERATOR.id,
      ip: OPERATOR.ip,
    })
    return [
      `Loaded into ${NAMES[dataset]}: ${added.length} added, ${changed.length} changed, ${same} as before.`,
      ...listed('Added', added),
      ...listed(
        'Changed',
        changed.map(({ key, before, after }) => `${key}: ${before} is now ${after}`),
      ),
      ...(absent > 0 ? [`${absent} rows that the file does not have are kept.`] : []),
    ].join('\n')
  } catch (error) {
    if (error instanceof ReferenceFileError) throw new CommandError(error.message)
    throw error
  }
}

function listed(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length > SHOWN ? [`… and ${lines.length - SHOWN} more`] : []
  return [`${heading}:`, ...[...lines.slice(0, SHOWN), ...more].map((line) => `  ${line}`)]
}
