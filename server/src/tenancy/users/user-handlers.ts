import { AccountRefusal } from '@plumbline/auth/auth.ts'
import type { Plan } from '@plumbline/contract/tenancy/institutions.ts'
import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { type ImportRow, USER_PAGE_SIZE } from '@plumbline/contract/tenancy/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
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
import { adoptSessionIdle } from '../institutions/session-idle.ts'
import { keepingRecords } from '../legal-holds/keeping-records.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import { findPersonOfProfile } from '../personal-data/person.ts'
import { personExport } from '../personal-data/person-export.ts'
import { tellSuccessor } from '../team/team-notices.ts'
import { listSuccessors } from '../team/team-store.ts'
import { countOwned, handOver, leaveInstitution } from '../team/work-handover.ts'
import { createMember } from './member-creation.ts'
import { type OperatorAct, recordOperatorAct } from './operator-acts.ts'
import {
  asNewUser,
  institutionOfRow,
  readImport,
  UnclearInstitution,
  UnreadableImport,
} from './user-import.ts'
import { COUNT_AT_MOST, eachUser, isLastAdministrator, listUsers, lockProfile } from './user-store.ts'

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
        await tx
          .update(userProfilesTable)
          .set({ fullName, role, institutionId, updatedAt: sql`now()` })
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
          await recordAct(tx, context, profile, 'moved_out')
          await recordAct(tx, context, { ...profile, institution_id: institutionId }, 'moved_in')
        } else if (role !== profile.role) await recordAct(tx, context, profile, 'role_changed')
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
      await recordAct(tx, context, profile, 'removed')
    }),
  ),

  suspend: administrators.users.suspend.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      if (await isLastAdministrator(tx, profile.user_id)) throw errors.LAST_ADMINISTRATOR()
      if (profile.user_id === context.member.userId) throw errors.OWN_ACCOUNT()
      await context.auth.accounts.suspend(tx, profile.user_id, 'forever', actorOf(context))
      await recordAct(tx, context, profile, 'suspended')
    }),
  ),

  reactivate: administrators.users.reactivate.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.reactivate(tx, profile.user_id, actorOf(context))
      await recordAct(tx, context, profile, 'reactivated')
    }),
  ),

  signOutEverywhere: administrators.users.signOutEverywhere.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.signOutEverywhere(tx, profile.user_id, actorOf(context))
      await recordAct(tx, context, profile, 'signed_out')
    }),
  ),

  sendPasswordReset: administrators.users.sendPasswordReset.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.sendRecovery(tx, profile.user_id, actorOf(context))
      await recordAct(tx, context, profile, 'password_reset')
    }),
  ),

  removeFactors: administrators.users.removeFactors.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.removeFactors(tx, profile.user_id, actorOf(context))
      await recordAct(tx, context, profile, 'factors_removed')
    }),
  ),

  listPasskeys: administrators.users.listPasskeys.handler(async ({ input: { id }, context, errors }) => {
    const person = await findPersonOfProfile(context.db, id)
    if (!person) throw errors.NOT_FOUND()
    const passkeys = await context.auth.accounts.listPasskeys(context.db, person.userIds[0])
    return passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
  }),

  removePasskey: administrators.users.removePasskey.handler(({ input: { id, passkeyId }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      const { accounts } = context.auth
      await accounts.removePasskey(tx, profile.user_id, passkeyId, actorOf(context)).catch((cause) => {
        if (cause instanceof AccountRefusal && cause.code === 'passkey_not_found')
          throw errors.PASSKEY_NOT_FOUND()
        throw cause
      })
      await recordAct(tx, context, profile, 'passkey_removed')
    }),
  ),

  secure: administrators.users.secure.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      if (profile.user_id === context.member.userId) throw errors.OWN_ACCOUNT()
      await context.auth.accounts.secure(tx, profile.user_id, actorOf(context))
      const { institution_id: institutionId, user_id: userId } = profile
      await revokeKeysOf(tx, { institutionId, userId }, context.member.fullName)
      await recordAct(tx, context, profile, 'secured')
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

  exportCsv: administrators.users.exportCsv.handler(
    async ({ input, context: { db, member, clientAddress } }) => {
      const rows: string[][] = [
        [
          'email',
          'full_name',
          'company_name',
          'company_type',
          'role',
          'created_at',
          'last_sign_in_at',
          'suspended',
        ],
      ]
      for await (const user of eachUser(db, input)) {
        rows.push([
          user.email,
          user.fullName,
          user.companyName,
          user.companyType,
          user.role,
          user.createdAt,
          user.lastSignInAt ?? '',
          user.isSuspended ? 'yes' : 'no',
        ])
      }
      await db.transaction((tx) =>
        recordAudit(tx, {
          action: 'user.export',
          actorId: member.userId,
          subjectId: null,
          ip: clientAddress,
          detail: { users: rows.length - 1 },
        }),
      )
      return csvFile('users.csv', rows)
    },
  ),

  exportPerson: administrators.users.exportPerson.handler(async ({ input: { id }, context, errors }) => {
    const { db } = context
    const person = await findPersonOfProfile(db, id)
    if (!person) throw errors.NOT_FOUND()
    const pieces: string[] = []
    for await (const piece of personExport(db, person, new Date())) pieces.push(piece)
    const [userId] = person.userIds
    await db.transaction((tx) => {
      const { id: actorId, ip } = actorOf(context)
      return recordAudit(tx, { action: 'person.export', actorId, subjectId: userId, ip })
    })
    return new File(pieces, `user-${userId}.json`, { type: 'application/json' })
  }),

  checkImport: administrators.users.checkImport.handler(
    async ({ input: { file }, context: { db }, errors }) => {
      try {
        return await readImport(db, new Uint8Array(await file.arrayBuffer()))
      } catch (error) {
        if (error instanceof UnreadableImport) {
          throw errors.UNREADABLE_FILE({ message: error.message, data: { because: error.because } })
        }
        throw error
      }
    },
  ),

  importRows: administrators.users.importRows.handler(async ({ input: { rows }, context }) => {
    const outcomes: { line: number; problem: string | null }[] = []
    // One after the other, each in its own transaction: a row that fails does not undo the others.
    for (const row of rows) outcomes.push({ line: row.line, problem: await importRow(row, context) })
    return outcomes
  }),
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

interface Person {
  user_id: string
  institution_id: string
  full_name: string
}

type HandlerContext = Parameters<Parameters<typeof administrators.users.remove.handler>[0]>[0]['context']

async function addPerson(tx: Db, context: HandlerContext, person: Parameters<typeof createMember>[2]) {
  const made = await createMember(tx, context.auth, person, actorOf(context))
  const { institutionId, fullName } = person
  if (institutionId)
    await recordOperatorAct(tx, context, { userId: made.userId, institutionId, fullName }, 'added')
  return made
}

function recordAct(tx: Db, context: HandlerContext, person: Person, act: OperatorAct) {
  const { user_id: userId, institution_id: institutionId, full_name: fullName } = person
  return recordOperatorAct(tx, context, { userId, institutionId, fullName }, act)
}

function actorOf({ member, clientAddress }: HandlerContext) {
  return { id: member.userId, ip: clientAddress }
}

async function importRow(row: ImportRow, context: HandlerContext): Promise<string | null> {
  const user = asNewUser(row)
  if (!user.success) return row.problem ?? 'This row is not valid.'
  const { password: _none, ...invited } = user.data
  try {
    await context.db.transaction(async (tx) => {
      const institutionId = await institutionOfRow(tx, invited)
      return addPerson(tx, context, { ...invited, institutionId })
    })
    return null
  } catch (error) {
    if (error instanceof UnclearInstitution) return error.message
    if (error instanceof PlanLimitReached)
      return `The plan of this institution allows ${error.limit} users, and all places are taken.`
    if (!(error instanceof AccountRefusal)) throw error
    return error.code === 'email_exists'
      ? 'A user with this email address already exists.'
      : 'This email address cannot be used.'
  }
}
