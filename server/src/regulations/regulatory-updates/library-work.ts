import type { Db } from '@plumbline/database/db.ts'
import { BUREAU_PARTS } from '@plumbline/rules/citations/citation.ts'
import type { Log } from '../../platform/log.ts'
import { fillNextPart, isBureauReady } from '../library/fill-library.ts'
import { makeSampleAssessments } from './assessment-sample.ts'
import { areTextUpdatesMissing, enterTextUpdates } from './text-updates.ts'

/**
 * Loads the next part of the bundle. After those of the Bureau, which alone have a history, the changes of two years
 * become updates; the others follow.
 */
export async function fillLibrary(db: Db, log: Log): Promise<boolean> {
  if (await fillNextPart(db, log, BUREAU_PARTS)) return true
  if (await isBureauReady(db)) await makeUpdates(db)
  return fillNextPart(db, log)
}

async function makeUpdates(db: Db): Promise<void> {
  if (await areTextUpdatesMissing(db)) {
    await enterTextUpdates(db)
    await makeSampleAssessments(db)
  }
}
