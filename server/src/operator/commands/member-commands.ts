import type { Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { setInstitutionTrial } from '../../tenancy/institutions/institution-store.ts'
import { makePassword, operatorInstitution } from '../../tenancy/members/first-administrator.ts'
import { userProfilesTable } from '../../tenancy/members/member-tables.ts'
import { holdAccounts } from '../../tenancy/users/user-store.ts'
import { type CommandContext, CommandError } from './command-context.ts'
import { refuseLastAdministrator } from './last-administrator.ts'
import { OPERATOR } from './operator.ts'

export async function makeAdministrator({ db, auth }: CommandContext, email: string): Promise<string> {
  const userId = await findUserId(db, email)
  if (userId) {
    const lifted = await db.transaction((tx) => promote(tx, auth, { email, userId }))
    return [`${email} is an administrator now.`, ...lifted].join(' ')
  }
  const password = makePassword()
  const prepared = await auth.accounts.preparePassword(password)
  await db.transaction(async (tx) => {
    const alongside = async (userId: string) => {
      const institutionId = await operatorInstitution(tx)
      await tx
        .insert(userProfilesTable)
        .values({ userId, institutionId, fullName: 'Administrator', role: 'admin' })
    }
    await auth.accounts.create(tx, { email, password: prepared, emailConfirmed: true, alongside }, OPERATOR)
  })
  return `${email} was created as an administrator, with the password ${password} (shown this once).`
}

/** Removes what would stop an administrator from signing in, and reports it. */
async function promote(tx: Db, auth: Auth, { email, userId }: { email: string; userId: string }) {
  await holdAccounts(tx, [userId])
  const [profile] = await tx.select().from(userProfilesTable).where(eq(userProfilesTable.userId, userId))
  if (!profile) throw new CommandError(`${email} has an account but no profile.`)
  await tx
    .update(userProfilesTable)
    .set({ role: 'admin', updatedAt: sql`now()` })
    .where(eq(userProfilesTable.userId, userId))
  if (profile.trialEndsAt) await setInstitutionTrial(tx, profile.institutionId, null)
  const account = await auth.accounts.find(tx, userId)
  if (account?.bannedUntil) await auth.accounts.reactivate(tx, userId, OPERATOR)
  await recordAudit(tx, { action: 'user.make_admin', actorId: null, subjectId: userId, ip: OPERATOR.ip })
  return [
    ...(profile.trialEndsAt ? ['The trial has no end any more.'] : []),
    ...(account?.bannedUntil ? ['The suspension was lifted.'] : []),
  ]
}

export async function resetPassword({ db, auth }: CommandContext, email: string): Promise<string> {
  const userId = await requireUserId(db, email)
  const password = makePassword()
  const prepared = await auth.accounts.preparePassword(password)
  await db.transaction((tx) => auth.accounts.setPassword(tx, userId, prepared, OPERATOR))
  return `The new password of ${email} is ${password} (shown this once). All sessions were ended.`
}

export async function suspendMember({ db, auth }: CommandContext, email: string): Promise<string> {
  const userId = await requireUserId(db, email)
  await db.transaction(async (tx) => {
    await refuseLastAdministrator(tx, email, [userId])
    await auth.accounts.suspend(tx, userId, 'forever', OPERATOR)
  })
  return `${email} is suspended, from the next call on.`
}

export async function reactivateMember({ db, auth }: CommandContext, email: string): Promise<string> {
  const userId = await requireUserId(db, email)
  await db.transaction((tx) => auth.accounts.reactivate(tx, userId, OPERATOR))
  return `${email} may sign in again.`
}

async function requireUserId(db: Db, email: string): Promise<string> {
  const userId = await findUserId(db, email)
  if (!userId) throw new CommandError(`There is no account with the address ${email}.`)
  return userId
}

async function findUserId(db: Db, email: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from auth.users where email = ${email.trim().toLowerCase()} and deleted_at is null limit 1`,
  )
  return rows[0]?.id
}
