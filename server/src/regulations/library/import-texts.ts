import type { Db } from '@plumbline/database/db.ts'
import { readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import type { Log } from '../../platform/log.ts'
import { enterTextUpdates } from '../regulatory-updates/text-updates.ts'
import { type AddedOutcome, addPart } from './added-parts.ts'
import { findPart } from './regulation-store.ts'
import { cutIntoSections, type StatutesOutcome, takeStatutes } from './take-statutes.ts'
import { type ArrivalOutcome, takeArrival } from './text-arrival.ts'
import { readTextFile, readTexts, TextFileError } from './text-files.ts'

type FileText = ReturnType<typeof readTexts>[number]
export type ImportOutcome = { part: string } & (
  | ArrivalOutcome
  | AddedOutcome
  | ({ outcome: 'statutes' } & StatutesOutcome)
)

/** Takes texts from a file, each by itself: one that is held back or refused does not stop the others. */
export async function importTexts(services: { db: Db; log: Log }, path: string): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = []
  for (const text of readTexts(await readTextFile(path))) {
    const { part, sections } = text
    if (sections) outcomes.push({ part, ...(await importSections(services, text, sections)) })
    else outcomes.push({ part, ...(await importText(services.db, text)) })
  }
  if (outcomes.some(({ outcome }) => outcome === 'accepted')) await enterTextUpdates(services.db)
  return outcomes
}

async function importText(db: Db, { part, name, asOf, seenOn, lines }: FileText) {
  const text = { part, name, asOf, shownOn: seenOn ?? asOf, lines }
  const held = await findPart(db, part)
  if (name !== undefined && !held) return addPart(db, text)
  // The other installation has the copy that we ship, and looked no further.
  if (seenOn === null && held?.asOf === asOf) return { outcome: 'unchanged' } as const
  return takeArrival(db, text)
}

/** The sections that the other installation took from files; its other sections are those that the program brings. */
async function importSections(
  services: { db: Db; log: Log },
  { part, name, lines }: FileText,
  days: Readonly<Record<string, string>>,
): Promise<({ outcome: 'statutes' } & StatutesOutcome) | { outcome: 'refused'; because: string }> {
  const { title } = readLibraryPart(part)
  const texts = cutIntoSections(lines)
  const outcome: StatutesOutcome = { added: [], changed: [], unchanged: [] }
  try {
    for (const asOf of [...new Set(Object.values(days))].sort()) {
      const sections = Object.keys(days).flatMap((section) =>
        days[section] === asOf ? [texts.get(section) ?? []] : [],
      )
      const own = sections.filter((one) => one.length > 0)
      const taken = await takeStatutes(services, { title, name, asOf, sections: own })
      for (const what of ['added', 'changed', 'unchanged'] as const) outcome[what].push(...taken[what])
    }
    return { outcome: 'statutes', ...outcome }
  } catch (error) {
    if (error instanceof TextFileError) return { outcome: 'refused', because: error.message }
    throw error
  }
}
