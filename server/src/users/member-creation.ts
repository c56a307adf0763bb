import { randomUUID } from 'node:crypto'
import { AccountRefusal, type Actor, type Auth } from '@plumbline/auth/auth.ts'
import type { ProfileFields } from '@plumbline/contract/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { userProfilesTable } from '../members/member-tables.ts'

interface NewMember extends ProfileFields {
  email: string
  /** Absent: an invitation is sent. */
  password?: { hash: string } | undefined
  trialEndsAt?: Date
  /** What else is written with the account, before its audit entries. */
  alongside?: (userId: string) => Promise<void>
}

/** Account and profile in the caller's transaction: never one without the other. */
export async function createMember(
  tx: Db,
  auth: Auth,
  member: NewMember,
  actor: Actor,
): Promise<{ id: string; userId: string }> {
  const { email, password, trialEndsAt, fullName, companyName, companyType, role } = member
  const userMetadata = { full_name: fullName, company_name: companyName, company_type: companyType, role }
  const id = randomUUID()
  const alongside = async (userId: string) => {
    await insertProfile(tx, { ...member, id, userId })
    await member.alongside?.(userId)
  }
  const { id: userId } = password
    ? await auth.accounts.create(
        tx,
        { email, password, emailConfirmed: true, userMetadata, alongside },
        actor,
      )
    : await auth.accounts.invite(tx, { email, userMetadata, alongside }, actor)
  await recordAudit(tx, {
    action: 'user.create',
    actorId: actor.id,
    subjectId: userId,
    ip: actor.ip,
    detail: { role, invited: password === undefined, trial: trialEndsAt !== undefined },
  })
  return { id, userId }
}

async function insertProfile(
  tx: Db,
  {
    id,
    userId,
    fullName,
    companyName,
    companyType,
    role,
    trialEndsAt,
  }: NewMember & { id: string; userId: string },
) {
  const inserted = await tx
    .insert(userProfilesTable)
    .values({ id, userId, fullName, companyName, companyType, role, trialEndsAt: trialEndsAt ?? null })
    .onConflictDoNothing({ target: userProfilesTable.userId })
    .returning({ id: userProfilesTable.id })
  // The sign-in service invites again whoever has not come yet; for us that is a user already.
  if (inserted.length === 0) throw new AccountRefusal('email_exists')
}
