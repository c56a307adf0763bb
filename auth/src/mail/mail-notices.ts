import type { Db } from '@plumbline/database/db.ts'
import type { Service } from '../service.ts'
import type { UserRow } from '../users/user-tables.ts'
import type { AuthNotice } from './mail-kinds.ts'

/**
 * Tells a person what was changed about how their account is signed in to. Always, whatever the
 * settings: of a change that somebody else made, the owner learns in no other way.
 */
export async function mailNotice(
  tx: Db,
  service: Pick<Service, 'mail'>,
  kind: AuthNotice,
  user: UserRow,
): Promise<void> {
  if (!user.email || !user.emailConfirmedAt) return
  await service.mail(tx, {
    kind,
    to: user.email,
    userId: user.id,
    data: { email: user.email, userMetadata: user.userMetadata },
  })
}
