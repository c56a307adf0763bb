import type { Navigation } from '@plumbline/contract/tenancy/members.ts'
import type { InstitutionSettings } from '@plumbline/contract/tenancy/settings.ts'
import type { Db } from '@plumbline/database/db.ts'
import { PLANS } from '@plumbline/rules/pricing/plan.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import { countPlaces, lockInstitution } from '../institutions/institution-store.ts'
import { findSupportAccess } from '../support-access/support-access-store.ts'

export async function findSettings(
  db: Db,
  institutionId: string,
): Promise<Omit<InstitutionSettings, 'ownProvider'>> {
  const { rows } = await db.execute<{
    name: string
    type: InstitutionSettings['type']
    time_zone: string
    plan: InstitutionSettings['plan']
    trial_ends_at: string | null
    requires_second_factor: boolean
    session_idle_minutes: number | null
    invitation_domains: string[]
    requires_own_provider: boolean
    version: number
  }>(sql`
    select name, type, time_zone, plan,
      ${utcMoment('trial_ends_at')} as trial_ends_at,
      requires_second_factor, session_idle_minutes, invitation_domains, requires_own_provider, version
    from institutions where id = ${institutionId}`)
  const row = rows[0]!
  return {
    name: row.name,
    type: row.type,
    timeZone: row.time_zone,
    plan: row.plan,
    people: await countPlaces(db, institutionId),
    peopleAtMost: PLANS[row.plan].usersAtMost ?? null,
    trialEndsAt: row.trial_ends_at,
    requiresSecondFactor: row.requires_second_factor,
    sessionIdleMinutes: row.session_idle_minutes,
    invitationDomains: row.invitation_domains,
    requiresOwnProvider: row.requires_own_provider,
    support: await findSupportAccess(db, institutionId),
    version: row.version,
  }
}

/** Refuses when somebody saved another version since. */
export async function lockVersion(tx: Db, institutionId: string, version: number): Promise<boolean> {
  const institution = await lockInstitution(tx, institutionId)
  return institution?.version === version
}

export async function updateSecurity(
  tx: Db,
  institutionId: string,
  security: Pick<
    InstitutionSettings,
    'requiresSecondFactor' | 'sessionIdleMinutes' | 'invitationDomains' | 'requiresOwnProvider'
  >,
): Promise<void> {
  const { requiresSecondFactor, sessionIdleMinutes, invitationDomains, requiresOwnProvider } = security
  await tx.execute(sql`
    update institutions set requires_second_factor = ${requiresSecondFactor},
      session_idle_minutes = ${sessionIdleMinutes}, requires_own_provider = ${requiresOwnProvider},
      invitation_domains = (select coalesce(array_agg(value), '{}') from json_array_elements_text(${JSON.stringify(invitationDomains)}::json)),
      version = version + 1, updated_at = now()
    where id = ${institutionId}`)
}

export async function listUserIds(tx: Db, institutionId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(
    sql`select user_id from user_profiles where institution_id = ${institutionId} order by user_id`,
  )
  return rows.map(({ user_id }) => user_id)
}

export async function updateOwnProfile(
  tx: Db,
  userId: string,
  { fullName, jobTitle, timeZone }: { fullName: string; jobTitle: string; timeZone: string | null },
): Promise<void> {
  await tx.execute(sql`
    update user_profiles set full_name = ${fullName}, job_title = ${jobTitle}, time_zone = ${timeZone}, updated_at = now()
    where user_id = ${userId}`)
}

export async function saveNavigation(tx: Db, userId: string, navigation: Navigation): Promise<void> {
  await tx.execute(sql`
    update user_profiles set navigation = ${JSON.stringify(navigation)}::jsonb, updated_at = now()
    where user_id = ${userId}`)
}
