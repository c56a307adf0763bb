import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { PresentedSession } from './member-session.ts'

/** An account whose address was proved. What it may see goes by the seats of that address alone. */
export interface SeatHolder {
  userId: string
  /** In lower case. */
  email: string
  owesSecondFactor: boolean
  /** A code or link that was sent to the address opened this session, or was given in it. */
  hasGivenCode: boolean
  /** Shown beside the code: a password, a passkey, or a sign-in at the person's own provider. */
  hasGivenOwnProof: boolean
  hasPassword: boolean
  hasPasskey: boolean
  /** Whether the same account works in an institution, too. */
  isMember: boolean
}

const SENT = sql.raw(`array['otp', 'magiclink', 'email/signup']`)
const OWN = sql.raw(`array['password', 'passkey', 'webauthn', 'oauth', 'sso/saml']`)
const gave = (methods: SQL) =>
  sql`exists (select 1 from jsonb_array_elements(s.amr) proof where proof ->> 'method' = any(${methods}))`

/** Session alive, account active, address proved; no profile is asked for. */
export async function findSeatHolder(
  db: Db,
  { userId, sessionId }: PresentedSession,
): Promise<SeatHolder | undefined> {
  const { rows } = await db.execute<SeatHolder & Record<string, unknown>>(sql`
    select u.id as "userId", lower(u.email) as email, s.aal = 'aal1' and exists (
        select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified') as "owesSecondFactor",
      ${gave(SENT)} as "hasGivenCode", ${gave(OWN)} as "hasGivenOwnProof", u.password_hash is not null as "hasPassword",
      exists (select 1 from auth.credentials c where c.user_id = u.id and c.factor_id is null) as "hasPasskey",
      exists (select 1 from user_profiles p where p.user_id = u.id) as "isMember"
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${sessionId} and u.id = ${userId} and s.not_after is null and s.expires_at > now()
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
      and u.email is not null and u.email_confirmed_at is not null`)
  return rows[0]
}
