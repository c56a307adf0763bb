import type { ReportKind } from '@plumbline/contract/insight/reports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { Log } from '../../platform/log.ts'
import { notify } from '../../work/notifications/notify.ts'
import { REPORT_TITLES } from './report-content.ts'
import { gatherContent } from './report-gathering.ts'
import { renderReport } from './report-rendering.ts'
import { claimReport, markFailed, markReady } from './report-store.ts'

/** Makes the next waiting report; false if there is none. No transaction is open while it is drawn. */
export async function makeNextReport(db: Db, log: Log): Promise<boolean> {
  const report = await claimReport(db)
  if (!report) return false
  try {
    const file = await renderReport(await gatherContent(db, report))
    await db.transaction(async (tx) => {
      await markReady(tx, report.id, file)
      await tellOwner(tx, report)
    })
  } catch (error) {
    log.error({ err: error, report: report.id }, 'a report could not be made')
    await markFailed(db, report.id)
  }
  return true
}

async function tellOwner(
  tx: Db,
  { userId, kind, isScheduled }: { userId: string; kind: ReportKind; isScheduled: boolean },
): Promise<void> {
  const { rows } = await tx.execute<{ institutionId: string }>(
    sql`select institution_id as "institutionId" from user_profiles where user_id = ${userId}`,
  )
  for (const { institutionId } of rows)
    await notify(tx, institutionId, userId, {
      kind: isScheduled ? 'report.scheduled' : 'report.ready',
      subject: `Your ${isScheduled ? 'scheduled ' : ''}report “${REPORT_TITLES[kind]}” is ready`,
      link: '/reports',
    })
}
