import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import type { Db } from '@plumbline/database/db.ts'
import {
  type TractFactsFile,
  TractFactsReader,
  UnreadableTractFacts,
} from '@plumbline/rules/fair-lending/tract-facts.ts'
import { keepCensusTracts } from '../../lending/reference-data/census-tract-store.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { CommandError } from './command-context.ts'
import { OPERATOR } from './operator.ts'

/** Loads the figures of tracts from a census flat file of the FFIEC, for the redlining screen of every institution. */
export async function importCensusTracts(db: Db, action?: string, file?: string): Promise<string> {
  if (action !== 'import') throw new CommandError('The only action is import: census-tracts import FILE.')
  if (!file) throw new CommandError('Please name the file to load.')
  const facts = await readFacts(file)
  const counts = await db.transaction(async (tx) => {
    const kept = await keepCensusTracts(tx, facts)
    if (kept.added + kept.changed > 0)
      await recordAudit(tx, {
        action: 'reference_data.import',
        ...{ actorId: OPERATOR.id, ip: OPERATOR.ip, subjectId: null },
        detail: { dataset: 'census_tracts', added: kept.added, changed: kept.changed },
      })
    return kept
  })
  const left = facts.unreadable > 0 ? ` ${facts.unreadable} lines cannot be read and were left out.` : ''
  return `Figures of ${facts.tracts.size} tracts${facts.years.length > 0 ? ` of ${facts.years.join(', ')}` : ''}. Counties: ${counts.added} added, ${counts.changed} changed, ${counts.same} as before.${left}`
}

async function readFacts(file: string): Promise<TractFactsFile> {
  const reader = new TractFactsReader()
  try {
    for await (const piece of createReadStream(resolve(file), 'utf8')) reader.push(piece as string)
    return reader.finish()
  } catch (error) {
    if (error instanceof UnreadableTractFacts) throw new CommandError(error.message)
    throw new CommandError(`${file} cannot be read.`)
  }
}
