import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { administrators } from '../../platform/procedures.ts'
import { AUDIT_COLUMNS, asAuditCells, eachAuditRecord, listActions, listAudit } from './audit-store.ts'

export const auditHandlers = {
  list: administrators.audit.list.handler(async ({ input: { page, ...filter }, context: { db } }) => ({
    page,
    ...(await listAudit(db, filter, page)),
  })),

  actions: administrators.audit.actions.handler(({ context: { db } }) => listActions(db)),

  exportCsv: administrators.audit.exportCsv.handler(
    async ({ input, context: { db, member, clientAddress } }) => {
      const rows: string[][] = [[...AUDIT_COLUMNS]]
      for await (const record of eachAuditRecord(db, input)) rows.push(asAuditCells(record))
      await db.transaction((tx) =>
        recordAudit(tx, {
          action: 'audit.export',
          actorId: member.userId,
          subjectId: null,
          ip: clientAddress,
          detail: { entries: rows.length - 1 },
        }),
      )
      return csvFile('audit-log.csv', rows)
    },
  ),
}
