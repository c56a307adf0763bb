import { REPORTS_KEPT_AT_MOST, type Report } from '@plumbline/contract/insight/reports.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { members } from '../../platform/procedures.ts'
import {
  countReports,
  countWaiting,
  deleteReport,
  findReportFile,
  insertReport,
  listReports,
} from './report-store.ts'

const WAITING_AT_MOST = 5

const FILES = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  excel: { extension: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  word: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const

export const reportHandlers = {
  list: members.reports.list.handler(({ input: { page }, context: { db, member } }) =>
    listReports(db, member.userId, page),
  ),

  create: members.reports.create.handler(({ input, context: { db, member, clientAddress }, errors }) =>
    db.transaction(async (tx) => {
      if ((await countWaiting(tx, member.userId)) >= WAITING_AT_MOST) throw errors.TOO_MANY_WAITING()
      if ((await countReports(tx, member.userId)) >= REPORTS_KEPT_AT_MOST) throw errors.TOO_MANY_KEPT()
      const report = await insertReport(tx, member.userId, input)
      await recordAudit(tx, {
        action: 'report.create',
        actorId: member.userId,
        subjectId: report.id,
        ip: clientAddress,
        detail: { kind: report.kind, format: report.format },
      })
      return report
    }),
  ),

  download: members.reports.download.handler(async ({ input: { id }, context: { db, member }, errors }) => {
    const report = await findReportFile(db, member.userId, id)
    if (!report) throw errors.NOT_FOUND()
    return new File([new Uint8Array(report.file)], fileName(report), { type: FILES[report.format].type })
  }),

  remove: members.reports.remove.handler(
    ({ input: { id }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx) => {
        if (!(await deleteReport(tx, member.userId, id))) throw errors.NOT_FOUND()
        await recordAudit(tx, {
          action: 'report.delete',
          actorId: member.userId,
          subjectId: id,
          ip: clientAddress,
        })
      }),
  ),
}

function fileName({ kind, periodStart, periodEnd, format }: Report): string {
  return `plumbline-${kind}-${periodStart}-${periodEnd}.${FILES[format].extension}`
}
