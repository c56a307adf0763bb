import { resolve } from 'node:path'
import type { Db } from '@plumbline/database/db.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { createLog } from '../../platform/log.ts'
import { importTexts } from '../../regulations/library/import-texts.ts'
import { exportTexts, TextFileError } from '../../regulations/library/text-files.ts'
import { statutesText } from './add-statutes-command.ts'
import { CommandError } from './command-context.ts'

/** `regulations import FILE` and `regulations export FILE`. */
export async function runRegulationCommand(db: Db, what?: string, file?: string) {
  if ((what !== 'import' && what !== 'export') || !file)
    throw new CommandError(
      'Say "regulations import FILE", "regulations export FILE", or "regulations add CITATION".',
    )
  const path = resolve(file)
  if (what === 'export') return `${path} holds the texts of ${await exportTexts(db, path)} parts.`
  try {
    const outcomes = await importTexts({ db, log: createLog('warn') }, path)
    return outcomes
      .map((one) => {
        if (one.outcome === 'accepted')
          return `Part ${one.part}: ${one.class}, ${one.changed} paragraphs changed.`
        if (one.outcome === 'added') return `Part ${one.part}: added, ${one.paragraphs} paragraphs.`
        if (one.outcome === 'statutes') return `${printLibraryPart(one.part)}: ${statutesText(one)}.`
        if (one.outcome === 'unchanged') return `Part ${one.part}: unchanged.`
        return `Part ${one.part}: ${one.outcome}: ${one.because}.`
      })
      .join('\n')
  } catch (error) {
    if (error instanceof TextFileError) throw new CommandError(error.message)
    throw error
  }
}
