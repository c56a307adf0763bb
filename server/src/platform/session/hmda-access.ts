import { sql } from 'drizzle-orm'
import type { SignedInMember } from './member-session.ts'

/** Of a profile `p`: managers always, a user by name, a director's seat never. */
export const WORKS_ON_HMDA = sql`(p.seat = 'member' and (p.role <> 'user' or p.works_on_hmda))`

/** Decisions and stored registers open to people who work on HMDA; the member was read for this very call. */
export function requireHmda(
  { worksOnHmda }: Pick<SignedInMember, 'worksOnHmda'>,
  errors: { HMDA_ACCESS: () => Error },
): void {
  if (!worksOnHmda) throw errors.HMDA_ACCESS()
}
