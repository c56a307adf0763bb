import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Db } from '@plumbline/database/db.ts'
import { printLibraryPart, readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import type { Log } from '../../platform/log.ts'
import { inRegulationWorker } from '../history/regulation-worker.ts'
import { enterTextUpdates } from '../regulatory-updates/text-updates.ts'
import { type AddedOutcome, addBundledPart, addPart, type NewPart } from './added-parts.ts'
import { fillNextPart } from './fill-library.ts'
import { findPart } from './regulation-store.ts'
import { type ArrivalOutcome, takeArrival } from './text-arrival.ts'
import { readTextFile, readTexts, TextFileError } from './text-files.ts'

interface TakenPart {
  db: Db
  log: Log
}

/** Adds a part to the library, or takes its text as a newer one of a part that the library has. */
export async function takePart(
  { db, log }: TakenPart,
  text: NewPart,
): Promise<ArrivalOutcome | AddedOutcome> {
  const { part, asOf, shownOn, lines } = text
  if (await addBundledPart(db, part)) await fillNextPart(db, log, [part])
  const held = await findPart(db, part)
  if (!held) {
    const outcome = await addPart(db, text)
    if (outcome.outcome === 'added') await fillNextPart(db, log, [part])
    return outcome
  }
  if (held.state !== 'ready')
    return { outcome: 'refused', because: `${printLibraryPart(part)} is being loaded; try again in a minute` }
  const outcome = await takeArrival(db, { part, asOf, shownOn, lines })
  if (outcome.outcome === 'accepted') await enterTextUpdates(db)
  return outcome
}

/**
 * Reads a part from a file that the operator downloaded: XML of the eCFR, or JSON that another installation wrote. The
 * XML does not say of which day it is: the operator does, or the name of the file, or else the day on which it was saved.
 */
export async function readPartFile(part: string, path: string, asOf: string | undefined): Promise<NewPart> {
  const text = await readTextFile(path)
  if (/^\s*[[{]/.test(text)) return readPartJson(part, text)
  const { title, part: number } = readLibraryPart(part)
  const read = await inRegulationWorker({ kind: 'ecfr', title, part: number, xml: text, isFile: true })
  const name = basename(path)
  if ('problem' in read) throw new TextFileError(`${name} is refused: ${read.problem}.`)
  const day = asOf ?? /\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? dayOfMoment((await stat(path)).mtime)
  return { part, name: read.name, asOf: day, shownOn: day, lines: read.lines }
}

const dayOfMoment = (moment: Date) => moment.toISOString().split('T')[0]!

function readPartJson(part: string, text: string): NewPart {
  if (/"(?:label_level|content_versions|hierarchy_headings)"/.test(text))
    throw new TextFileError(
      'This JSON of the eCFR has headings without the words of the rules. Download the XML of the part.',
    )
  const parts = readTexts(text)
  const own = parts.find((one) => one.part === part)
  if (!own)
    throw new TextFileError(
      `The file holds ${parts
        .slice(0, 5)
        .map((one) => printLibraryPart(one.part))
        .join(', ')}, not ${printLibraryPart(part)}.`,
    )
  const { name, asOf, seenOn, lines } = own
  return { part, name, asOf, shownOn: seenOn ?? asOf, lines }
}
