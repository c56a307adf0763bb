import { AccountRefusal } from '@plumbline/auth/auth.ts'
import type { Plan } from '@plumbline/contract/tenancy/institutions.ts'
import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { USER_PAGE_SIZE } from '@plumbline/contract/tenancy/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { administrators } from '../../platform/procedures.ts'
import { revokeKeysOf } from '../api-keys/api-key-store.ts'
import {
  findInstitution,
  hasOnePerson,
  insertInstitution,
  lockInstitution,
  PlanLimitReached,
  renameInstitution,
  requirePlace,
  setInstitutionTrial,
} from '../institutions/institution-store.ts'
import { noteReasonWithoutManager } from '../institutions/missing-managers.ts'
import { adoptSessionIdle } from '../institutions/session-idle.ts'
import { keepingRecords } from '../legal-holds/keeping-records.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import { tellSuccessor } from '../team/team-notices.ts'
import { listSuccessors } from '../team/team-store.ts'
import { countOwned, handOver, leaveInstitution } from '../team/work-handover.ts'
import { actorOf, addPerson, type HandlerContext, type Person, recordActOn } from './user-acts.ts'
import { COUNT_AT_MOST, isLastAdministrator, listUsers, lockProfile } from './user-store.ts'

const ACCOUNT_REFUSALS = {
  email_exists: 'EMAIL_EXISTS',
  email_address_invalid: 'EMAIL_INVALID',
  weak_password: 'WEAK_PASSWORD',
  password_too_long: 'WEAK_PASSWORD',
} as const

export const userHandlers = {
  list: administrators.users.list.handler(
    async ({ input: { page, asOf: given, ...filter }, context: { db } }) => {
      const { items, found, asOf } = await listUsers(db, filter, page, given)
      const totalCount = filter.search === '' ? found : Math.min(found, COUNT_AT_MOST)
      return {
        items,
        page,
        totalCount,
        isCountCapped: totalCount < found,
        pageCount: Math.ceil(totalCount / USER_PAGE_SIZE),
        asOf,
      }
    },
  ),

  create: administrators.users.create.handler(async ({ input, context, errors }) => {
    const { db, auth } = context
    try {
      // Hashing takes a moment: it is done before the transaction begins.
      const password =
        input.password === undefined ? undefined : await auth.accounts.preparePassword(input.password)
      return await db.transaction(async (tx) => {
        if (input.institutionId && !(await findInstitution(tx, input.institutionId)))
          throw errors.UNKNOWN_INSTITUTION()
        return addPerson(tx, context, { ...input, password })
      })
    } catch (error) {
      if (error instanceof PlanLimitReached) throw errors.PLAN_LIMIT({ data: planLimit(error) })
      if (error instanceof AccountRefusal && error.code in ACCOUNT_REFUSALS) {
        throw errors[ACCOUNT_REFUSALS[error.code as keyof typeof ACCOUNT_REFUSALS]]()
      }
      throw error
    }
  }),

  update: administrators.users.update.handler(
    ({ input: { id, updatedAt, fullName, role, handTo, ...company }, context, errors }) =>
      context.db.transaction(async (tx) => {
        const profile = await lockProfile(tx, id)
        if (!profile) throw errors.NOT_FOUND()
        if (profile.updated_at !== updatedAt) throw errors.CHANGED_MEANWHILE()
        if (role !== 'admin' && (await isLastAdministrator(tx, profile.user_id))) {
          throw errors.LAST_ADMINISTRATOR()
        }
        const institutionId = await institutionOf(tx, profile, company, errors)
        if (institutionId !== profile.institution_id) await leave(tx, context, profile, handTo, errors)
        // If this leaves an institution without a manager, the operator has decided so.
        for (const id of new Set([profile.institution_id, institutionId]))
          await noteReasonWithoutManager(tx, id, 'The operator changed its last manager.')
        await tx
          .update(userProfilesTable)
          .set({
            ...{ fullName, role, institutionId, updatedAt: sql`now()` },
            // Whom the one institution named, the other one did not.
            ...(institutionId !== profile.institution_id && { worksOnHmda: false }),
          })
          .where(eq(userProfilesTable.id, id))
        if (institutionId !== profile.institution_id)
          await adoptSessionIdle(tx, context.auth, institutionId, profile.user_id)
        await recordAudit(tx, {
          action: role === profile.role ? 'user.update' : 'user.role_changed',
          actorId: context.member.userId,
          subjectId: profile.user_id,
          ip: context.clientAddress,
          institutionId,
          detail: role === profile.role ? {} : { from: profile.role, to: role },
        })
        if (institutionId !== profile.institution_id) {
          await recordActOn(tx, context, profile, 'moved_out')
          await recordActOn(tx, context, { ...profile, institution_id: institutionId }, 'moved_in')
        } else if (role !== profile.role) await recordActOn(tx, context, profile, 'role_changed')
      }),
  ),

  remove: administrators.users.remove.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      if (await isLastAdministrator(tx, profile.user_id)) throw errors.LAST_ADMINISTRATOR()
      if (profile.user_id === context.member.userId) throw errors.OWN_ACCOUNT()
      // The account takes its profile, sessions and factors with it; what the person wrote stays.
      await keepingRecords(context.auth.accounts.remove(tx, [profile.user_id], actorOf(context)), errors)
      await recordActOn(tx, context, profile, 'removed')
    }),
  ),

  setTrial: administrators.users.setTrial.handler(({ input: { id, endsAt }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      const gainsAnEnd = profile.trial_ends_at === null && endsAt !== null
      if (gainsAnEnd && (await isLastAdministrator(tx, profile.user_id))) throw errors.LAST_ADMINISTRATOR()
      await setInstitutionTrial(tx, profile.institution_id, endsAt === null ? null : new Date(endsAt))
      await recordAudit(tx, {
        action: endsAt === null ? 'user.trial_converted' : 'user.trial_extended',
        actorId: context.member.userId,
        subjectId: profile.user_id,
        ip: context.clientAddress,
        detail: { endsAt },
      })
    }),
  ),
}

interface CompanyErrors {
  UNKNOWN_INSTITUTION: () => Error
  PLAN_LIMIT: (options: { data: { plan: Plan; limit: number } }) => Error
}

const planLimit = ({ plan, limit }: PlanLimitReached) => ({ plan, limit })

/**
 * Where a person belongs after an edit. Another institution is chosen by its id. Another company name
 * renames the institution of somebody who is alone in it, and otherwise makes a new one: nobody
 * joins an institution by a name that is typed.
 */
async function institutionOf(
  tx: Db,
  profile: { institution_id: string; company_name: string; company_type: CompanyType },
  company: { institutionId?: string | undefined; companyName: string; companyType: CompanyType },
  errors: CompanyErrors,
): Promise<string> {
  const { institutionId = profile.institution_id, companyName, companyType } = company
  if (institutionId !== profile.institution_id) {
    if (!(await lockInstitution(tx, institutionId))) throw errors.UNKNOWN_INSTITUTION()
    try {
      await requirePlace(tx, institutionId)
    } catch (error) {
      if (error instanceof PlanLimitReached) throw errors.PLAN_LIMIT({ data: planLimit(error) })
      throw error
    }
    return institutionId
  }
  if (companyName === profile.company_name && companyType === profile.company_type) return institutionId
  await lockInstitution(tx, institutionId)
  if (await hasOnePerson(tx, institutionId)) {
    await renameInstitution(tx, institutionId, { name: companyName, type: companyType })
    return institutionId
  }
  return (await insertInstitution(tx, { name: companyName, type: companyType })).id
}

interface LeavingErrors {
  WORK_TO_HAND_OVER: (options: {
    data: { count: number; people: { userId: string; fullName: string }[] }
  }) => Error
}

/** What is theirs by role stays in the institution that they leave, in the hands of somebody named. */
async function leave(
  tx: Db,
  { member }: HandlerContext,
  { institution_id: institutionId, user_id: userId, full_name: fullName }: Person,
  handTo: string | undefined,
  errors: LeavingErrors,
): Promise<void> {
  const count = await countOwned(tx, institutionId, userId)
  if (count > 0) {
    const people = await listSuccessors(tx, institutionId, userId)
    if (!handTo || !people.some((person) => person.userId === handTo))
      throw errors.WORK_TO_HAND_OVER({ data: { count, people } })
    await handOver(tx, institutionId, userId, handTo)
    const subject = `You took over ${count} ${count === 1 ? 'piece' : 'pieces'} of work of ${fullName}`
    await tellSuccessor(tx, institutionId, handTo, subject)
  }
  await leaveInstitution(tx, institutionId, userId)
  await revokeKeysOf(tx, { institutionId, userId }, member.fullName)
}
