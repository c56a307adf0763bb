import type { Db } from '@plumbline/database/db.ts'
import type { Service } from '../service.ts'
import type { UserRow } from '../users/user-tables.ts'
import type { AuthNotice } from './mail-kinds.ts'

/** Tells a person what was done to the account, where the operator wants that (section 9). */
export async function mailNotice(tx: Db, service: Service, kind: AuthNotice, user: UserRow): Promise<void> {
  if (!service.settings.mailNotices || !user.email || !user.emailConfirmedAt) return
  await service.mail(tx, {
    kind,
    to: user.email,
    userId: user.id,
    data: { email: user.email, userMetadata: user.userMetadata },
  })
}
