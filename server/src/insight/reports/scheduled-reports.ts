import { REPORTS_KEPT_AT_MOST } from '@plumbline/contract/insight/reports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { enterInstitution } from '../../platform/session/institution-scope.ts'
import { notify } from '../../work/notifications/notify.ts'
import { REPORT_TITLES } from './report-content.ts'
import { claimDueSchedule, type DueSchedule, listInstitutionsDue } from './report-schedule-store.ts'
import { countReports, insertReport } from './report-store.ts'

/**
 * Asks for the reports whose day has come, one for each person, as each may see the work. The claim and the requests
 * are one transaction: none comes twice, none is lost. True while more may be due.
 */
export async function startScheduledReports(db: Db, now: Date): Promise<boolean> {
  const due = await listInstitutionsDue(db, now)
  for (const { id, today } of due)
    await db.transaction(async (tx) => {
      const schedule = await claimDueSchedule(tx, id, today)
      if (schedule) await askFor(tx, id, schedule)
    })
  return due.length > 0
}

async function askFor(
  tx: Db,
  institutionId: string,
  { recipientIds, ...report }: DueSchedule,
): Promise<void> {
  const full: string[] = []
  for (const userId of recipientIds)
    if ((await countReports(tx, userId)) < REPORTS_KEPT_AT_MOST) await insertReport(tx, userId, report, true)
    else full.push(userId)
  if (full.length === 0) return
  await enterInstitution(tx, institutionId)
  for (const userId of full)
    await notify(tx, institutionId, userId, {
      kind: 'report.scheduled',
      subject: `“${REPORT_TITLES[report.kind]}” was not made: you keep ${REPORTS_KEPT_AT_MOST} reports, which is the most`,
      link: '/reports',
    })
}
