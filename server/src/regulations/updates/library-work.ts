import type { Db } from '@plumbline/database/db.ts'
import type { Log } from '../../platform/log.ts'
import { fillNextPart } from '../library/fill-library.ts'
import { makeSampleAssessments } from './assessment-sample.ts'
import { areTextUpdatesMissing, enterTextUpdates } from './text-updates.ts'

/** Loads the next part of the bundle; after the last one the changes of two years become updates. */
export async function fillLibrary(db: Db, log: Log): Promise<boolean> {
  if (await fillNextPart(db, log)) return true
  if (await areTextUpdatesMissing(db)) {
    await enterTextUpdates(db)
    await makeSampleAssessments(db)
  }
  return false
}
