import type { SignedInMember } from '../../platform/session/member-session.ts'

/** Decisions and stored registers open to people who work on HMDA; the member was read for this very call. */
export function requireHmda(
  { worksOnHmda }: Pick<SignedInMember, 'worksOnHmda'>,
  errors: { HMDA_ACCESS: () => Error },
): void {
  if (!worksOnHmda) throw errors.HMDA_ACCESS()
}
