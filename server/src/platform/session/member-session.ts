import type { Navigation, Role, Seat } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { batched } from '../batched.ts'
import { utcMoment, uuidList } from '../sql.ts'
import type { CallersKey } from './key-rights.ts'

/** The person behind a call, as the database knows them now. */
export interface SignedInMember {
  userId: string
  sessionId: string
  email: string
  fullName: string
  jobTitle: string
  institutionId: string
  companyName: string
  companyType: 'credit_union' | 'community_bank' | 'mortgage_company'
  role: Role
  /** A director reads the board's reports and nothing else of the product. */
  seat: Seat
  /** Sees HMDA decisions and stores registers: a manager, or a user whom a manager named. */
  worksOnHmda: boolean
  /** The person's own, else the institution's. */
  timeZone: string
  navigation: Navigation
  isSampleInstitution: boolean
  isInstitutionSuspended: boolean
  suspendedReason: string
  /** The institution requires a second factor, and the account has none. */
  mustAddSecondFactor: boolean
  /** The institution lets its users in by its own provider alone, and this session came another way. */
  mustUseOwnProvider: boolean
  trialEndsAt: string | null
  trialHasEnded: boolean
  /** The account has a second factor that this session has not verified. */
  owesSecondFactor: boolean
  /** Since the person last proved in this session who they are; null when they never did. */
  secondsSinceProof: number | null
  /** The API key that calls in the person's name; absent for a session. */
  key?: CallersKey
}

/** Of a profile `p`: managers always, a user by name, a director's seat never. */
export const WORKS_ON_HMDA = sql`(p.seat = 'member' and (p.role <> 'user' or p.works_on_hmda))`

/** The claims of a token. */
export interface PresentedSession {
  userId: string
  sessionId: string
}

export type FindMember = (presented: PresentedSession) => Promise<SignedInMember | undefined>

interface Row extends Record<string, unknown> {
  email: string | null
  full_name: string
  job_title: string
  institution_id: string
  company_name: string
  company_type: SignedInMember['companyType']
  role: Role
  seat: Seat
  works_on_hmda: boolean
  time_zone: string
  navigation: Navigation
  is_sample: boolean
  is_institution_suspended: boolean
  suspended_reason: string
  must_add_second_factor: boolean
  must_use_own_provider: boolean
  trial_ends_at: string | null
  trial_has_ended: boolean
  owes_second_factor: boolean
  seconds_since_proof: number | null
  place: number
}

/** Every call starts with this query, so concurrent calls share one. */
export const createFindMember = (db: Db): FindMember =>
  batched((presented) => findSignedInMembers(db, presented))

/**
 * One indexed query: session alive, account active, current profile and role. The short session of a reset
 * link (`not_after`) opens the password form only.
 */
async function findSignedInMembers(
  db: Db,
  presented: readonly PresentedSession[],
): Promise<(SignedInMember | undefined)[]> {
  const sessionIds = uuidList(presented.map(({ sessionId }) => sessionId))
  const userIds = uuidList(presented.map(({ userId }) => userId))
  const { rows } = await db.execute<Row>(sql`
    select presented.place::integer as place, u.email, p.full_name, p.job_title, p.institution_id, p.company_name,
      p.company_type, p.role, p.seat, ${WORKS_ON_HMDA} as works_on_hmda, coalesce(p.time_zone, i.time_zone) as time_zone, p.navigation, i.is_sample,
      i.suspended_at is not null as is_institution_suspended, i.suspended_reason,
      i.requires_second_factor and not exists (
        select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified'
      ) as must_add_second_factor,
      i.requires_own_provider and p.role = 'user' and p.seat = 'member' and exists (
        select 1 from auth.sso_providers o where o.owner_id = i.id
          and not s.amr @> jsonb_build_array(jsonb_build_object('provider', 'sso:' || o.id))
      ) as must_use_own_provider,
      ${utcMoment('p.trial_ends_at')} as trial_ends_at,
      coalesce(p.trial_ends_at <= now(), false) as trial_has_ended,
      s.aal = 'aal1' and exists (
        select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified'
      ) as owes_second_factor,
      extract(epoch from now() - s.authenticated_at)::float8 as seconds_since_proof
    from unnest(${sessionIds}, ${userIds}) with ordinality as presented (session_id, user_id, place)
    join auth.sessions s on s.id = presented.session_id and s.user_id = presented.user_id
    join auth.users u on u.id = s.user_id
    join user_profiles p on p.user_id = u.id
    join institutions i on i.id = p.institution_id
    where s.not_after is null and s.expires_at > now() and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`)
  const members = new Map(rows.map((row) => [row.place - 1, row]))
  return presented.map((session, index) => {
    const row = members.get(index)
    return row && asMember(row, session)
  })
}

function asMember(row: Row, { userId, sessionId }: PresentedSession): SignedInMember {
  return {
    userId,
    sessionId,
    email: row.email ?? '',
    fullName: row.full_name,
    jobTitle: row.job_title,
    institutionId: row.institution_id,
    companyName: row.company_name,
    companyType: row.company_type,
    role: row.role,
    seat: row.seat,
    worksOnHmda: row.works_on_hmda,
    timeZone: row.time_zone,
    navigation: row.navigation,
    isSampleInstitution: row.is_sample,
    isInstitutionSuspended: row.is_institution_suspended,
    suspendedReason: row.suspended_reason,
    mustAddSecondFactor: row.must_add_second_factor,
    mustUseOwnProvider: row.must_use_own_provider,
    trialEndsAt: row.trial_ends_at,
    trialHasEnded: row.trial_has_ended,
    owesSecondFactor: row.owes_second_factor,
    secondsSinceProof: row.seconds_since_proof,
  }
}
