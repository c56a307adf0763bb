import { randomUUID } from 'node:crypto'
import { AccountRefusal, type Actor, type Auth } from '@plumbline/auth/auth.ts'
import type { Role, Seat } from '@plumbline/contract/tenancy/members.ts'
import type { ProfileFields } from '@plumbline/contract/tenancy/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { insertInstitution, requirePlace } from '../institutions/institution-store.ts'
import { adoptSessionIdle } from '../institutions/session-idle.ts'
import { userProfilesTable } from '../members/member-tables.ts'

interface NewMember extends ProfileFields {
  /** Absent: company name and type are those of a new institution. */
  institutionId?: string | undefined
  email: string
  seat?: Seat | undefined
  worksOnHmda?: boolean | undefined
  /** The name of the colleague who invites. */
  invitedBy?: string | undefined
  /** Absent: an invitation is sent. */
  password?: { hash: string } | undefined
  trialEndsAt?: Date
  /** Further writes with the account, before its audit entries. */
  alongside?: (userId: string) => Promise<void>
}

/** Creates account and profile in the caller's transaction. */
export async function createMember(
  tx: Db,
  auth: Auth,
  member: NewMember,
  actor: Actor,
): Promise<{ id: string; userId: string }> {
  const { email, password, trialEndsAt, fullName, companyName, companyType, role, worksOnHmda } = member
  const seat = member.seat ?? 'member'
  const institutionId = await placeIn(tx, member)
  const userMetadata = {
    ...{ full_name: fullName, company_name: companyName, company_type: companyType, role },
    ...(member.invitedBy && { invited_by: member.invitedBy }),
  }
  const id = randomUUID()
  const alongside = async (userId: string) => {
    await insertProfile(tx, { fullName, role, seat, worksOnHmda, institutionId, id, userId })
    await member.alongside?.(userId)
  }
  const { id: userId } = password
    ? await auth.accounts.create(
        tx,
        { email, password, emailConfirmed: true, userMetadata, alongside },
        actor,
      )
    : await auth.accounts.invite(
        tx,
        { email, userMetadata, hasPlace: (userId) => hasPlace(tx, userId), alongside },
        actor,
      )
  await adoptSessionIdle(tx, auth, institutionId, userId)
  await recordAudit(tx, {
    action: 'user.create',
    actorId: actor.id,
    subjectId: userId,
    ip: actor.ip,
    institutionId,
    detail: { role, invited: password === undefined, trial: trialEndsAt !== undefined },
  })
  return { id, userId }
}

/** The institution of a new member, with a place for them in its plan. */
async function placeIn(
  tx: Db,
  { institutionId, companyName, companyType, trialEndsAt, seat }: NewMember,
): Promise<string> {
  if (institutionId) {
    // A director's seat takes no place of the plan.
    if (seat !== 'director') await requirePlace(tx, institutionId)
    return institutionId
  }
  const made = await insertInstitution(tx, {
    name: companyName,
    type: companyType,
    trialEndsAt: trialEndsAt ?? null,
  })
  return made.id
}

/** Whether the person works in an institution, or examines one: then the account is left as it is. */
async function hasPlace(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    select exists (select 1 from user_profiles where user_id = ${userId}) or exists (
      select 1 from exam_seats s join auth.users u on lower(s.email) = lower(u.email) where u.id = ${userId}) as has`)
  return rows[0]!.has
}

async function insertProfile(
  tx: Db,
  profile: Pick<NewMember, 'fullName' | 'worksOnHmda'> & {
    id: string
    userId: string
    institutionId: string
    role: Role
    seat: Seat
  },
) {
  const inserted = await tx
    .insert(userProfilesTable)
    .values(profile)
    .onConflictDoNothing({ target: userProfilesTable.userId })
    .returning({ id: userProfilesTable.id })
  // The sign-in service re-invites people who never signed in; for us such a user exists.
  if (inserted.length === 0) throw new AccountRefusal('email_exists')
}
