import { DELETION_GRACE_DAYS, INSTITUTION_PAGE_SIZE } from '@plumbline/contract/tenancy/institutions.ts'
import { PLANS } from '@plumbline/rules/pricing/plan.ts'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { administrators } from '../../platform/procedures.ts'
import { listFastestGrowing } from '../../platform/quotas/quotas.ts'
import { countHoldsInForce } from '../legal-holds/legal-hold-store.ts'
import { makePassword } from '../members/first-administrator.ts'
import {
  findSampleInstitution,
  makeSampleInstitution,
  removeSampleInstitution,
} from '../sample-institution/sample-institution.ts'
import { listFacts } from '../settings/fact-store.ts'
import { findSupportAccess } from '../support-access/support-access-store.ts'
import { listInstitutions, suggestInstitutions } from './institution-list.ts'
import { countWork, isShownToOperators, moveAllPeople, previewMerge } from './institution-merge.ts'
import {
  countPlaces,
  findInstitution,
  insertInstitution,
  lockInstitution,
  renameInstitution,
  setDeletion,
  setSuspension,
} from './institution-store.ts'
import { providerHandlers } from './provider-handlers.ts'
import { adoptSessionIdle } from './session-idle.ts'

export const institutionHandlers = {
  list: administrators.institutions.list.handler(async ({ input: { page, ...filter }, context: { db } }) => {
    const { items, totalCount } = await listInstitutions(db, filter, page)
    return { items, page, totalCount, pageCount: Math.ceil(totalCount / INSTITUTION_PAGE_SIZE) }
  }),

  fastestGrowing: administrators.institutions.fastestGrowing.handler(({ context: { db } }) =>
    listFastestGrowing(db),
  ),

  suggest: administrators.institutions.suggest.handler(({ input: { search }, context: { db } }) =>
    suggestInstitutions(db, search),
  ),

  create: administrators.institutions.create.handler(({ input, context }) =>
    context.db.transaction(async (tx) => {
      const { id } = await insertInstitution(tx, input)
      await record(context, tx, 'institution.created', id, { plan: input.plan })
      return { id }
    }),
  ),

  update: administrators.institutions.update.handler(
    ({ input: { id, version, ...fields }, context, errors }) =>
      context.db.transaction(async (tx) => {
        const institution = await lockInstitution(tx, id)
        if (!institution) throw errors.NOT_FOUND()
        if (institution.version !== version) throw errors.CHANGED()
        const limit = PLANS[fields.plan].usersAtMost
        const people = await countPlaces(tx, id)
        if (fields.plan !== institution.plan && limit !== undefined && people > limit)
          throw errors.PLAN_TOO_SMALL({ data: { people, limit } })
        await renameInstitution(tx, id, fields)
        const action = fields.plan === institution.plan ? 'institution.changed' : 'institution.plan_changed'
        await record(context, tx, action, id, { from: institution.plan, to: fields.plan })
      }),
  ),

  previewMerge: administrators.institutions.previewMerge.handler(
    async ({ input: { id, into }, context: { db }, errors }) => {
      const preview = id === into ? undefined : await previewMerge(db, id, into)
      if (!preview) throw errors.NOT_FOUND()
      return preview
    },
  ),

  merge: administrators.institutions.merge.handler(({ input: { id, into }, context, errors }) =>
    context.db.transaction(async (tx) => {
      // In one order, so that two merges of the same pair do not wait for each other.
      for (const each of [id, into].sort()) if (!(await lockInstitution(tx, each))) throw errors.NOT_FOUND()
      const preview = id === into ? undefined : await previewMerge(tx, id, into)
      if (!preview) throw errors.NOT_FOUND()
      if (preview.refusal)
        throw errors.MERGE_REFUSED({ message: preview.refusal, data: { because: preview.refusal } })
      const people = await moveAllPeople(tx, id, into)
      for (const userId of people) await adoptSessionIdle(tx, context.auth, into, userId)
      await tx.execute(sql`delete from institutions where id = ${id}`)
      await record(context, tx, 'institution.merged', into, { from: id, people: people.length })
    }),
  ),

  suspend: administrators.institutions.suspend.handler(({ input: { id, reason }, context, errors }) =>
    context.db.transaction(async (tx) => {
      if (id === context.institutionId) throw errors.OWN_INSTITUTION()
      if (!(await lockInstitution(tx, id))) throw errors.NOT_FOUND()
      await setSuspension(tx, id, reason)
      await record(context, tx, 'institution.suspended', id, {})
    }),
  ),

  reactivate: administrators.institutions.reactivate.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      if (!(await lockInstitution(tx, id))) throw errors.NOT_FOUND()
      await setSuspension(tx, id, null)
      await record(context, tx, 'institution.reactivated', id, {})
    }),
  ),

  requestDeletion: administrators.institutions.requestDeletion.handler(
    ({ input: { id, reason }, context, errors }) =>
      context.db.transaction(async (tx) => {
        if (id === context.institutionId) throw errors.OWN_INSTITUTION()
        if (!(await lockInstitution(tx, id))) throw errors.NOT_FOUND()
        if ((await countHoldsInForce(tx, id)) > 0) throw errors.ON_HOLD()
        await setDeletion(tx, id, DELETION_GRACE_DAYS)
        await setSuspension(tx, id, reason)
        await record(context, tx, 'institution.deletion_requested', id, { days: DELETION_GRACE_DAYS })
      }),
  ),

  withdrawDeletion: administrators.institutions.withdrawDeletion.handler(
    ({ input: { id }, context, errors }) =>
      context.db.transaction(async (tx) => {
        if (!(await lockInstitution(tx, id))) throw errors.NOT_FOUND()
        await setDeletion(tx, id, null)
        await setSuspension(tx, id, null)
        await record(context, tx, 'institution.deletion_withdrawn', id, {})
      }),
  ),

  look: administrators.institutions.look.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const institution = await findInstitution(tx, id)
      if (!institution) throw errors.NOT_FOUND()
      const support = await findSupportAccess(tx, id)
      if (!support) throw errors.SUPPORT_CLOSED()
      const facts = await listFacts(tx, id)
      const work = (await countWork(tx, id)).filter(isShownToOperators)
      await record(context, tx, 'support.looked', id, {})
      return { name: institution.name, reason: support.reason, endsAt: support.endsAt, facts, work }
    }),
  ),

  ...providerHandlers,

  makeSample: administrators.institutions.makeSample.handler(async ({ context }) => {
    const { db, auth, sampleParts } = context
    const password = makePassword()
    const { institutionId: id, isNew } = await makeSampleInstitution(db, auth, {
      parts: sampleParts,
      actor: { id: context.member.userId, ip: context.clientAddress },
      password,
    })
    return { id, isNew, password: isNew ? password : null }
  }),

  removeSample: administrators.institutions.removeSample.handler(
    async ({ context: { db, auth, ...context } }) => {
      if (!(await findSampleInstitution(db))) return
      await removeSampleInstitution(db, auth, { id: context.member.userId, ip: context.clientAddress })
    },
  ),
}

type HandlerContext = Parameters<
  Parameters<typeof administrators.institutions.suspend.handler>[0]
>[0]['context']
type Tx = Parameters<typeof recordAudit>[0]

/** The entry is in the log of the institution that it concerns. */
function record(
  { member, clientAddress }: HandlerContext,
  tx: Tx,
  action: Parameters<typeof recordAudit>[1]['action'],
  institutionId: string,
  detail: Record<string, unknown>,
) {
  return recordAudit(tx, {
    action,
    actorId: member.userId,
    subjectId: institutionId,
    ip: clientAddress,
    institutionId,
    detail,
  })
}
