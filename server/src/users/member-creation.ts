import type { Actor, Auth } from '@plumbline/auth/auth.ts'
import type { ProfileFields } from '@plumbline/contract/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { userProfilesTable } from '../members/member-tables.ts'

interface NewMember extends ProfileFields {
  email: string
  /** Absent: an invitation is sent. */
  password?: { hash: string } | undefined
  trialEndsAt?: Date
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
  const { id: userId } = password
    ? await auth.accounts.create(tx, { email, password, emailConfirmed: true, userMetadata }, actor)
    : await auth.accounts.invite(tx, { email, userMetadata }, actor)
  const [profile] = await tx
    .insert(userProfilesTable)
    .values({ userId, fullName, companyName, companyType, role, trialEndsAt: trialEndsAt ?? null })
    .returning({ id: userProfilesTable.id })
  await recordAudit(tx, {
    action: 'user.create',
    actorId: actor.id,
    subjectId: userId,
    ip: actor.ip,
    detail: { role, invited: password === undefined, trial: trialEndsAt !== undefined },
  })
  return { id: profile!.id, userId }
}
