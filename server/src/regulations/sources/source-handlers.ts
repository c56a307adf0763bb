import type { SourceStatus } from '@plumbline/contract/regulations/regulation-sources.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { administrators } from '../../platform/procedures.ts'
import { confirmHeld, listChecks, listSourceRows, makeChecksDue } from './source-store.ts'
import { officialSources } from './source-work.ts'

const moment = (date: Date | null | undefined) => date?.toISOString() ?? null

export const regulationSourceHandlers = {
  status: administrators.regulationSources.status.handler(async ({ context: { db, regulationSources } }) => {
    const [rows, checks] = await Promise.all([listSourceRows(db), listChecks(db)])
    const sources = officialSources().map(({ name, label, address }): SourceStatus => {
      const row = rows.find((one) => one.name === name)
      return {
        name,
        label,
        address,
        lastTriedAt: moment(row?.lastTriedAt),
        lastSuccessAt: moment(row?.lastSuccessAt),
        lastError: row?.lastError ?? null,
        lastErrorAt: moment(row?.lastErrorAt),
        clockSkewSeconds: row?.clockSkewSeconds ?? null,
        checks: checks
          .filter(({ source }) => source === name)
          .map((check) => ({
            subject: check.subject,
            version: check.version,
            checkedAt: moment(check.checkedAt),
            triedAt: moment(check.triedAt),
            nextAt: check.nextAt.toISOString(),
            failures: check.failures,
            error: check.error,
            held: check.heldSince
              ? {
                  since: check.heldSince.toISOString(),
                  because: check.heldBecause!,
                  isConfirmed: check.confirmedHash === check.heldHash,
                }
              : null,
          })),
      }
    })
    return { setting: regulationSources, sources }
  }),

  checkNow: administrators.regulationSources.checkNow.handler(
    async ({ context: { db, member, clientAddress, regulationSources }, errors }) => {
      if (regulationSources === 'off') throw errors.TURNED_OFF()
      return db.transaction(async (tx) => {
        const due = await makeChecksDue(tx)
        await recordAudit(tx, {
          action: 'regulation_sources.check',
          actorId: member.userId,
          ip: clientAddress,
          subjectId: null,
          detail: { due },
        })
        return { due }
      })
    },
  ),

  confirm: administrators.regulationSources.confirm.handler(
    async ({ input: { part }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx) => {
        if (!(await confirmHeld(tx, 'ecfr', `part-${part}`))) throw errors.NOT_FOUND()
        await recordAudit(tx, {
          action: 'regulation_sources.confirm',
          actorId: member.userId,
          ip: clientAddress,
          subjectId: null,
          detail: { part },
        })
        return { part }
      }),
  ),
}
