import type { SourceStatus } from '@plumbline/contract/regulations/regulation-sources.ts'
import type { RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { readStatuteRequest } from '@plumbline/rules/citations/statute-request.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { createLog } from '../../platform/log.ts'
import { administrators } from '../../platform/procedures.ts'
import { readStatutes } from '../library/statute-file.ts'
import { takeStatutes } from '../library/take-statutes.ts'
import { TextFileError } from '../library/text-files.ts'
import { isOrder, listOffers, orderParts, ordersAmong, sortOrder, withdrawOrders } from './part-orders.ts'
import { confirmHeld, listChecks, listSourceRows, makeChecksDue } from './source-store.ts'
import { officialSources } from './source-work.ts'

const moment = (date: Date | null | undefined) => date?.toISOString() ?? null

export const regulationSourceHandlers = {
  status: administrators.regulationSources.status.handler(async ({ context: { db, regulationSources } }) => {
    const [rows, checks, offers] = await Promise.all([listSourceRows(db), listChecks(db), listOffers(db)])
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
          .filter(({ source, subject }) => source === name && !isOrder(subject))
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
    return { setting: regulationSources, sources, orders: ordersAmong(checks), offers }
  }),

  addParts: administrators.regulationSources.addParts.handler(
    async ({ input: { citations }, context: { db, member, clientAddress, regulationSources }, errors }) => {
      const asked = citations.map((text) => libraryPart(parseCitation(text) as RuleCitation))
      return db.transaction(async (tx) => {
        const sorted = await sortOrder(tx, asked)
        if (sorted.ordered.length > 0 && regulationSources === 'off') throw errors.TURNED_OFF()
        await orderParts(tx, sorted.ordered)
        const added = [...sorted.loading, ...sorted.ordered]
        if (added.length > 0)
          await recordAudit(tx, {
            action: 'regulation_sources.add',
            actorId: member.userId,
            ip: clientAddress,
            subjectId: null,
            detail: { parts: added },
          })
        return sorted
      })
    },
  ),

  addStatutes: administrators.regulationSources.addStatutes.handler(
    async ({ input: { citation, file }, context: { db, member, clientAddress }, errors }) => {
      const asked = readStatuteRequest(citation)!
      try {
        const bytes = Buffer.from(await file.arrayBuffer())
        const statutes = await readStatutes(asked, { name: file.name, bytes, group: member.institutionId })
        const outcome = await takeStatutes({ db, log: createLog('warn') }, statutes)
        await recordAudit(db, {
          action: 'regulation_sources.add',
          actorId: member.userId,
          ip: clientAddress,
          subjectId: null,
          detail: { parts: [`usc-${asked.title}`], sections: [...outcome.added, ...outcome.changed] },
        })
        return { ...outcome, asOf: statutes.asOf }
      } catch (error) {
        if (error instanceof TextFileError)
          throw errors.UNREADABLE_FILE({ message: `${error.message}. Nothing was changed.` })
        throw error
      }
    },
  ),

  withdrawParts: administrators.regulationSources.withdrawParts.handler(
    async ({ input: { parts }, context: { db, member, clientAddress } }) =>
      db.transaction(async (tx) => {
        const withdrawn = await withdrawOrders(tx, parts)
        if (withdrawn > 0)
          await recordAudit(tx, {
            action: 'regulation_sources.withdraw',
            actorId: member.userId,
            ip: clientAddress,
            subjectId: null,
            detail: { parts },
          })
        return { withdrawn }
      }),
  ),

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
