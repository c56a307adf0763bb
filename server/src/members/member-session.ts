import type { Role } from '@plumbline/contract/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { gathered } from '../gathered.ts'
import { uuidList } from '../uuid-list.ts'

/** The person behind a call, as the database knows them at this moment. */
export interface SignedInMember {
  userId: string
  sessionId: string
  email: string
  fullName: string
  companyName: string
  companyType: 'credit_union' | 'community_bank' | 'mortgage_company'
  role: Role
  trialEndsAt: string | null
  trialHasEnded: boolean
  /** A second factor stands, and this session has not shown it. */
  owesSecondFactor: boolean
}

/** What a token says of who presents it. */
export interface PresentedSession {
  userId: string
  sessionId: string
}

export type FindMember = (presented: PresentedSession) => Promise<SignedInMember | undefined>

interface Row extends Record<string, unknown> {
  email: string | null
  full_name: string
  company_name: string
  company_type: SignedInMember['companyType']
  role: Role
  trial_ends_at: string | null
  trial_has_ended: boolean
  owes_second_factor: boolean
  place: number
}

/** Every call begins with this question: those that arrive together ask it together. */
export const createFindMember = (db: Db): FindMember =>
  gathered((presented) => findSignedInMembers(db, presented))

/**
 * One indexed query: the session is alive, the account stands, profile and role of now.
 * The short session of a reset link (`not_after`) opens the password form and nothing of the product.
 */
async function findSignedInMembers(
  db: Db,
  presented: readonly PresentedSession[],
): Promise<(SignedInMember | undefined)[]> {
  const sessionIds = uuidList(presented.map(({ sessionId }) => sessionId))
  const userIds = uuidList(presented.map(({ userId }) => userId))
  const { rows } = await db.execute<Row>(sql`
    select presented.place::integer as place, u.email, p.full_name, p.company_name, p.company_type, p.role,
      to_char(p.trial_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as trial_ends_at,
      coalesce(p.trial_ends_at <= now(), false) as trial_has_ended,
      s.aal = 'aal1' and exists (
        select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified'
      ) as owes_second_factor
    from unnest(${sessionIds}, ${userIds}) with ordinality as presented (session_id, user_id, place)
    join auth.sessions s on s.id = presented.session_id and s.user_id = presented.user_id
    join auth.users u on u.id = s.user_id
    join user_profiles p on p.user_id = u.id
    where s.not_after is null and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`)
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
    companyName: row.company_name,
    companyType: row.company_type,
    role: row.role,
    trialEndsAt: row.trial_ends_at,
    trialHasEnded: row.trial_has_ended,
    owesSecondFactor: row.owes_second_factor,
  }
}
