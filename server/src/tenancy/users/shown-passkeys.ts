import type { Auth } from '@plumbline/auth/auth.ts'
import type { UserPasskey } from '@plumbline/contract/tenancy/user-passkeys.ts'
import { isRecentPasskey } from '@plumbline/rules/passkeys/recent-passkeys.ts'

type Passkeys = Awaited<ReturnType<Auth['accounts']['listPasskeys']>>

/** A person's passkeys, as operators and managers look through them. */
export function shownPasskeys(passkeys: Passkeys): UserPasskey[] {
  return passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isRecent: isRecentPasskey(createdAt.toISOString(), new Date()),
  }))
}
