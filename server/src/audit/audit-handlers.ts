import { csvFile } from '../csv/csv-file.ts'
import { signedIn } from '../procedures.ts'
import { recordAudit } from './audit-log.ts'
import { eachAuditRecord, listActions, listAudit } from './audit-store.ts'

export const auditHandlers = {
  list: signedIn.audit.list.handler(async ({ input: { page, ...filter }, context: { db } }) => ({
    page,
    ...(await listAudit(db, filter, page)),
  })),

  actions: signedIn.audit.actions.handler(({ context: { db } }) => listActions(db)),

  exportCsv: signedIn.audit.exportCsv.handler(async ({ input, context: { db, member, clientAddress } }) => {
    const rows: string[][] = [
      ['number', 'at', 'action', 'actor_id', 'actor', 'subject_id', 'subject', 'ip', 'detail'],
    ]
    for await (const record of eachAuditRecord(db, input)) {
      const { number, at, action, actorId, actorName, subjectId, subjectName, ip, detail } = record
      rows.push([
        String(number),
        at,
        action,
        actorId ?? '',
        actorName ?? '',
        subjectId ?? '',
        subjectName ?? '',
        ip,
        detail,
      ])
    }
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
  }),
}
