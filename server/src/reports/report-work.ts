import type { Db } from '@plumbline/database/db.ts'
import type { Log } from '../log.ts'
import { gatherContent } from './report-gathering.ts'
import { renderReport } from './report-rendering.ts'
import { claimReport, markFailed, markReady } from './report-store.ts'

/** Makes the next report that waits; false if there is none. No transaction is open while it is drawn. */
export async function makeNextReport(db: Db, log: Log): Promise<boolean> {
  const report = await claimReport(db)
  if (!report) return false
  try {
    await markReady(db, report.id, await renderReport(await gatherContent(db, report)))
  } catch (error) {
    log.error({ err: error, report: report.id }, 'a report could not be made')
    await markFailed(db, report.id)
  }
  return true
}
