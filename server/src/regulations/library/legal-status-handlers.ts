import type { LegalStatusFields } from '@plumbline/contract/regulations/legal-statuses.ts'
import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'
import type { Db } from '@plumbline/database/db.ts'
import { isInLibrary } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { administrators } from '../../platform/procedures.ts'
import {
  endLegalStatus,
  insertLegalStatus,
  listLegalStatusEntries,
  lockLegalStatus,
  replaceLegalStatus,
} from './legal-status-store.ts'

type Refusal = { NOT_A_CITATION: (detail: { data: { citation: string } }) => Error }

/** Citations as the library prints them. */
function readFields<Fields extends LegalStatusFields>(fields: Fields, errors: Refusal): Fields {
  const citations = fields.citations.map((text) => {
    const citation = parseCitation(text)
    if (citation?.code !== 'CFR' || !isInLibrary(citation))
      throw errors.NOT_A_CITATION({ data: { citation: text } })
    return printCitation(citation)
  })
  return { ...fields, citations: [...new Set(citations)] }
}

const record = (
  tx: Db,
  { member, clientAddress }: { member: { userId: string }; clientAddress: string },
  action: AuditAction,
  { id, title }: { id: string; title: string },
) => recordAudit(tx, { action, actorId: member.userId, ip: clientAddress, subjectId: id, detail: { title } })

export const legalStatusHandlers = {
  list: administrators.legalStatuses.list.handler(({ context: { db } }) => listLegalStatusEntries(db)),

  enter: administrators.legalStatuses.enter.handler(async ({ input, context, errors }) => {
    const fields = readFields(input, errors)
    const entry = await context.db.transaction(async (tx) => {
      const entered = await insertLegalStatus(tx, { ...fields, enteredBy: context.member.userId })
      await record(tx, context, 'legal_status.enter', entered)
      return entered
    })
    await context.pagesChanged()
    return entry
  }),

  update: administrators.legalStatuses.update.handler(
    async ({ input: { id, version, ...given }, context, errors }) => {
      const fields = readFields(given, errors)
      const entry = await context.db.transaction(async (tx) => {
        const held = await lockLegalStatus(tx, id)
        if (!held) throw errors.NOT_FOUND()
        if (held.version !== version || held.endedAt) throw errors.CHANGED_MEANWHILE()
        const saved = await replaceLegalStatus(tx, id, { ...fields, enteredBy: context.member.userId })
        await record(tx, context, 'legal_status.update', saved)
        return saved
      })
      await context.pagesChanged()
      return entry
    },
  ),

  end: administrators.legalStatuses.end.handler(
    async ({ input: { id, version, because }, context, errors }) => {
      const entry = await context.db.transaction(async (tx) => {
        const held = await lockLegalStatus(tx, id)
        if (!held) throw errors.NOT_FOUND()
        if (held.version !== version || held.endedAt) throw errors.CHANGED_MEANWHILE()
        const ended = await endLegalStatus(tx, id, because)
        await record(tx, context, 'legal_status.end', ended)
        return ended
      })
      await context.pagesChanged()
      return entry
    },
  ),
}
