import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/audit-log.ts'
import { makePassword } from '../members/first-administrator.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import { type CommandContext, CommandError } from './command-list.ts'
import { OPERATOR } from './operator.ts'

export async function makeAdministrator({ db, auth }: CommandContext, email: string): Promise<string> {
  const userId = await findUserId(db, email)
  if (userId) {
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(userProfilesTable)
        .set({ role: 'admin', updatedAt: sql`now()` })
        .where(eq(userProfilesTable.userId, userId))
        .returning({ id: userProfilesTable.id })
      if (changed.length === 0) throw new CommandError(`${email} has an account but no profile.`)
      await recordAudit(tx, { action: 'user.make_admin', actorId: null, subjectId: userId, ip: OPERATOR.ip })
    })
    return `${email} is an administrator now.`
  }
  const password = makePassword()
  const prepared = await auth.accounts.preparePassword(password)
  await db.transaction(async (tx) => {
    const { id } = await auth.accounts.create(
      tx,
      { email, password: prepared, emailConfirmed: true },
      OPERATOR,
    )
    await tx
      .insert(userProfilesTable)
      .values({ userId: id, fullName: 'Administrator', companyName: 'Plumbline', role: 'admin' })
  })
  return `${email} was created as an administrator, with the password ${password} (shown this once).`
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
  await db.transaction((tx) => auth.accounts.suspend(tx, userId, 'forever', OPERATOR))
  return `${email} is suspended, from the next call on.`
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
