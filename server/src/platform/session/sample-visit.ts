import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { type SignedInMember, WORKS_ON_HMDA } from './member-session.ts'

/** Of a request from somebody who looks around in the sample institution; their own session proves who they are. */
export const VISIT_HEADER = 'plumbline-visit'
export const SAMPLE_VISIT = 'sample'

interface Host extends Record<string, unknown> {
  userId: string
  email: string
  fullName: string
  jobTitle: string
  institutionId: string
  companyName: string
  companyType: SignedInMember['companyType']
  worksOnHmda: boolean
  timeZone: string
}

/**
 * The sample's manager, through whose eyes a visitor sees it. Nothing of the visitor's own institution is left in it, and
 * callers refuse whatever writes. Undefined where there is no sample institution.
 */
export async function findVisitedMember(
  db: Db,
  visitor: SignedInMember,
): Promise<SignedInMember | undefined> {
  const { rows } = await db.execute<Host>(sql`
    select p.user_id as "userId", u.email, p.full_name as "fullName", p.job_title as "jobTitle",
      p.institution_id as "institutionId", p.company_name as "companyName", p.company_type as "companyType",
      ${WORKS_ON_HMDA} as "worksOnHmda", coalesce(p.time_zone, i.time_zone) as "timeZone"
    from institutions i join user_profiles p on p.institution_id = i.id join auth.users u on u.id = p.user_id
    where i.is_sample and p.role = 'manager' and p.seat = 'member' order by p.user_id limit 1`)
  const [host] = rows
  if (!host) return undefined
  return {
    ...host,
    sessionId: visitor.sessionId,
    navigation: visitor.navigation,
    role: 'manager',
    seat: 'member',
    isSampleInstitution: true,
    isInstitutionSuspended: false,
    suspendedReason: '',
    mustAddSecondFactor: false,
    mustUseOwnProvider: false,
    trialEndsAt: null,
    trialHasEnded: false,
    owesSecondFactor: false,
    secondsSinceProof: null,
  }
}
