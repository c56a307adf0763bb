import { FACT_VALUES, isByYear } from '@plumbline/contract/tenancy/institution-facts.ts'
import { FACT_LABELS } from '@plumbline/rules/applicability/institution-facts.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members, signedIn } from '../../platform/procedures.ts'
import { listQuotasNearlyReached } from '../../platform/quotas/quotas.ts'
import {
  AUDIT_COLUMNS,
  asAuditCells,
  eachAuditRecord,
  listAudit,
  listAuditRows,
} from '../audit/audit-store.ts'
import { renameInstitution } from '../institutions/institution-store.ts'
import { closeSupportAccess, openSupportAccess } from '../support-access/support-access-store.ts'
import { findFacts, insertFact, listFacts } from './fact-store.ts'
import {
  findSettings,
  listUserIds,
  lockVersion,
  saveNavigation,
  updateOwnProfile,
  updateSecurity,
} from './settings-store.ts'

export const settingsHandlers = {
  // Counting places reads accounts, which the role of institution work cannot.
  find: members.settings.find.handler(async ({ context: { db, auth, institutionId } }) => {
    const found = await findSettings(db, institutionId)
    const own = await auth.ownProviders.find(db, institutionId)
    const ownProvider = own && {
      entityId: own.entityId,
      domains: own.domains,
      connectedAt: own.connectedAt.toISOString(),
    }
    return { ...found, ownProvider: ownProvider ?? null }
  }),

  quotas: members.settings.quotas.handler(({ context: { inInstitution, institutionId, member } }) =>
    inInstitution((tx) => listQuotasNearlyReached(tx, { institutionId, userId: member.userId })),
  ),

  update: managers.settings.update.handler(
    ({ input: { version, timeZone, ...fields }, context: { db, institutionId, recordAct }, errors }) =>
      db.transaction(async (tx) => {
        if (!(await lockVersion(tx, institutionId, version))) throw errors.CHANGED()
        await renameInstitution(tx, institutionId, { ...fields, timeZone })
        await recordAct(tx, {
          action: 'institution.settings_changed',
          subjectId: institutionId,
          detail: { fields: ['name', 'type', 'timeZone'] },
        })
      }),
  ),

  updateSecurity: managers.settings.updateSecurity.handler(
    ({
      input: { version, ...security },
      context: { db, auth, institutionId, recordAct, ...context },
      errors,
    }) =>
      db.transaction(async (tx) => {
        if (!(await lockVersion(tx, institutionId, version))) throw errors.CHANGED()
        if (security.requiresOwnProvider && !(await auth.ownProviders.find(tx, institutionId)))
          throw errors.NO_OWN_PROVIDER()
        await updateSecurity(tx, institutionId, security)
        const { sessionIdleMinutes: minutes } = security
        const actor = { id: context.member.userId, ip: context.clientAddress }
        for (const userId of await listUserIds(tx, institutionId))
          await auth.accounts.setSessionIdle(tx, userId, minutes === null ? null : minutes * 60)
        await recordAct(tx, {
          action: 'institution.settings_changed',
          subjectId: institutionId,
          detail: { fields: Object.keys(security), by: actor.id },
        })
      }),
  ),

  facts: members.settings.facts.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listFacts(tx, institutionId)),
  ),

  setFact: managers.settings.setFact.handler(
    async ({
      input: { key, year, value, trueSince },
      context: { inInstitution, institutionId, member, recordAct },
      errors,
    }) => {
      const invalid = (because: string) => errors.INVALID_FACT({ message: because, data: { because } })
      if (isByYear(key) !== (year !== null))
        throw invalid(year === null ? 'Enter the calendar year of this figure.' : 'This fact has no year.')
      const parsed = FACT_VALUES[key].safeParse(value)
      if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? 'This value is not valid.')
      await inInstitution(async (tx) => {
        const isNew = await insertFact(tx, institutionId, {
          key,
          year,
          value: parsed.data,
          trueSince,
          enteredBy: member.userId,
          enteredByName: member.fullName,
        })
        if (!isNew) throw errors.SAME_DAY()
        await recordAct(tx, {
          action: 'institution.fact_changed',
          subjectId: institutionId,
          detail: { fact: key, year, trueSince },
        })
      })
    },
  ),

  whatApplies: members.settings.whatApplies.handler(
    async ({ context: { db, inInstitution, institutionId, member } }) => {
      const today = todayIn(member.timeZone)
      const facts = await inInstitution((tx) => findFacts(tx, institutionId, today))
      const year = Number(today.slice(0, 4))
      const items = whatApplies(facts, year, await loanTestData(db))
      return {
        year,
        items: items.map(({ missing, ...item }) => ({
          ...item,
          missing: missing.map((fact) => FACT_LABELS[fact]),
        })),
      }
    },
  ),

  audit: managers.settings.audit.handler(
    async ({ input: { page, ...filter }, context: { inInstitution, institutionId } }) => ({
      page,
      ...(await inInstitution((tx) => listAudit(tx, filter, page, institutionId))),
    }),
  ),

  auditRows: managers.settings.auditRows.handler(({ input, context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listAuditRows(tx, input, institutionId)),
  ),

  exportAudit: managers.settings.exportAudit.handler(
    ({ input, context: { inInstitution, institutionId, recordAct } }) =>
      inInstitution(async (tx) => {
        const rows: string[][] = [[...AUDIT_COLUMNS]]
        for await (const record of eachAuditRecord(tx, input, institutionId)) rows.push(asAuditCells(record))
        await recordAct(tx, {
          action: 'audit.export',
          subjectId: institutionId,
          detail: { entries: rows.length - 1 },
        })
        return csvFile('audit-log.csv', rows)
      }),
  ),

  openSupport: managers.settings.openSupport.handler(
    ({ input: { hours, reason }, context: { inInstitution, institutionId, member, recordAct } }) =>
      inInstitution(async (tx) => {
        const { userId, fullName: name } = member
        await openSupportAccess(tx, institutionId, { hours, reason, userId, name })
        await recordAct(tx, { action: 'support.opened', subjectId: institutionId, detail: { hours } })
      }),
  ),

  closeSupport: managers.settings.closeSupport.handler(
    ({ context: { inInstitution, institutionId, recordAct } }) =>
      inInstitution(async (tx) => {
        if (!(await closeSupportAccess(tx, institutionId))) return
        await recordAct(tx, { action: 'support.closed', subjectId: institutionId, detail: {} })
      }),
  ),

  saveNavigation: signedIn.settings.saveNavigation.handler(({ input, context: { db, member, recordAct } }) =>
    db.transaction(async (tx) => {
      await saveNavigation(tx, member.userId, input)
      await recordAct(tx, {
        action: 'user.update',
        subjectId: member.userId,
        detail: { fields: ['navigation'] },
      })
    }),
  ),

  updateProfile: signedIn.settings.updateProfile.handler(({ input, context: { db, member, recordAct } }) =>
    db.transaction(async (tx) => {
      await updateOwnProfile(tx, member.userId, input)
      await recordAct(tx, { action: 'user.update', subjectId: member.userId, detail: {} })
    }),
  ),
}
