import { AccountRefusal } from '@plumbline/auth/auth.ts'
import { type ImportRow, USER_PAGE_SIZE } from '@plumbline/contract/users.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/audit-log.ts'
import { csvFile } from '../csv/csv-file.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import { findPersonOfProfile } from '../people/person.ts'
import { personExport } from '../people/person-export.ts'
import { signedIn } from '../procedures.ts'
import { createMember } from './member-creation.ts'
import { asNewUser, readImport, UnreadableImport } from './user-import.ts'
import { COUNT_AT_MOST, eachUser, isLastAdministrator, listUsers, lockProfile } from './user-store.ts'

const ACCOUNT_REFUSALS = {
  email_exists: 'EMAIL_EXISTS',
  email_address_invalid: 'EMAIL_INVALID',
  weak_password: 'WEAK_PASSWORD',
  password_too_long: 'WEAK_PASSWORD',
} as const

export const userHandlers = {
  list: signedIn.users.list.handler(async ({ input: { page, asOf: given, ...filter }, context: { db } }) => {
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
  }),

  create: signedIn.users.create.handler(
    async ({ input, context: { db, auth, member, clientAddress }, errors }) => {
      try {
        // Hashing takes a moment: it is done before the transaction begins.
        const password =
          input.password === undefined ? undefined : await auth.accounts.preparePassword(input.password)
        return await db.transaction((tx) =>
          createMember(tx, auth, { ...input, password }, { id: member.userId, ip: clientAddress }),
        )
      } catch (error) {
        if (error instanceof AccountRefusal && error.code in ACCOUNT_REFUSALS) {
          throw errors[ACCOUNT_REFUSALS[error.code as keyof typeof ACCOUNT_REFUSALS]]()
        }
        throw error
      }
    },
  ),

  update: signedIn.users.update.handler(
    ({ input: { id, updatedAt, ...fields }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx) => {
        const profile = await lockProfile(tx, id)
        if (!profile) throw errors.NOT_FOUND()
        if (profile.updated_at !== updatedAt) throw errors.CHANGED_MEANWHILE()
        if (fields.role !== 'admin' && (await isLastAdministrator(tx, profile.user_id))) {
          throw errors.LAST_ADMINISTRATOR()
        }
        await tx
          .update(userProfilesTable)
          .set({ ...fields, updatedAt: sql`now()` })
          .where(eq(userProfilesTable.id, id))
        await recordAudit(tx, {
          action: fields.role === profile.role ? 'user.update' : 'user.role_changed',
          actorId: member.userId,
          subjectId: profile.user_id,
          ip: clientAddress,
          detail: fields.role === profile.role ? {} : { from: profile.role, to: fields.role },
        })
      }),
  ),

  remove: signedIn.users.remove.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      if (await isLastAdministrator(tx, profile.user_id)) throw errors.LAST_ADMINISTRATOR()
      if (profile.user_id === context.member.userId) throw errors.OWN_ACCOUNT()
      // The account takes its profile, sessions and factors with it; what the person wrote stays.
      await context.auth.accounts.remove(tx, [profile.user_id], actorOf(context))
    }),
  ),

  suspend: signedIn.users.suspend.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      if (await isLastAdministrator(tx, profile.user_id)) throw errors.LAST_ADMINISTRATOR()
      if (profile.user_id === context.member.userId) throw errors.OWN_ACCOUNT()
      await context.auth.accounts.suspend(tx, profile.user_id, 'forever', actorOf(context))
    }),
  ),

  reactivate: signedIn.users.reactivate.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.reactivate(tx, profile.user_id, actorOf(context))
    }),
  ),

  signOutEverywhere: signedIn.users.signOutEverywhere.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.signOutEverywhere(tx, profile.user_id, actorOf(context))
    }),
  ),

  sendPasswordReset: signedIn.users.sendPasswordReset.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.sendRecovery(tx, profile.user_id, actorOf(context))
    }),
  ),

  removeFactors: signedIn.users.removeFactors.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.removeFactors(tx, profile.user_id, actorOf(context))
    }),
  ),

  setTrial: signedIn.users.setTrial.handler(({ input: { id, endsAt }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      const gainsAnEnd = profile.trial_ends_at === null && endsAt !== null
      if (gainsAnEnd && (await isLastAdministrator(tx, profile.user_id))) throw errors.LAST_ADMINISTRATOR()
      await tx
        .update(userProfilesTable)
        .set({ trialEndsAt: endsAt === null ? null : new Date(endsAt), updatedAt: sql`now()` })
        .where(eq(userProfilesTable.id, id))
      await recordAudit(tx, {
        action: endsAt === null ? 'user.trial_converted' : 'user.trial_extended',
        actorId: context.member.userId,
        subjectId: profile.user_id,
        ip: context.clientAddress,
        detail: { endsAt },
      })
    }),
  ),

  exportCsv: signedIn.users.exportCsv.handler(async ({ input, context: { db, member, clientAddress } }) => {
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
  }),

  exportPerson: signedIn.users.exportPerson.handler(async ({ input: { id }, context, errors }) => {
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

  checkImport: signedIn.users.checkImport.handler(async ({ input: { file }, context: { db }, errors }) => {
    try {
      return await readImport(db, new Uint8Array(await file.arrayBuffer()))
    } catch (error) {
      if (error instanceof UnreadableImport) {
        throw errors.UNREADABLE_FILE({ message: error.message, data: { because: error.because } })
      }
      throw error
    }
  }),

  importRows: signedIn.users.importRows.handler(async ({ input: { rows }, context }) => {
    const outcomes: { line: number; problem: string | null }[] = []
    // One after the other, each in its own transaction: a row that fails does not undo the others.
    for (const row of rows) outcomes.push({ line: row.line, problem: await importRow(row, context) })
    return outcomes
  }),
}

type HandlerContext = Parameters<Parameters<typeof signedIn.users.remove.handler>[0]>[0]['context']

function actorOf({ member, clientAddress }: HandlerContext) {
  return { id: member.userId, ip: clientAddress }
}

async function importRow(row: ImportRow, context: HandlerContext): Promise<string | null> {
  const user = asNewUser(row)
  if (!user.success) return row.problem ?? 'This row is not valid.'
  const { password: _none, ...invited } = user.data
  try {
    await context.db.transaction((tx) => createMember(tx, context.auth, invited, actorOf(context)))
    return null
  } catch (error) {
    if (!(error instanceof AccountRefusal)) throw error
    return error.code === 'email_exists'
      ? 'A user with this email address already exists.'
      : 'This email address cannot be used.'
  }
}
