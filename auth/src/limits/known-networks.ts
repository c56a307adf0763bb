import { createHash } from 'node:crypto'
import { networkOf } from '@plumbline/rules/addresses/ip-network.ts'
import type { Turn } from '../passwords/hash-queue.ts'
import type { Call } from '../requests/call.ts'
import type { UserRow } from '../users/user-tables.ts'
import { NEIGHBORHOOD } from './guess-guard.ts'

const REMEMBERED = 10

/** Names a network without saying which it is. */
function networkDigest(userId: string, ip: string): string {
  return createHash('sha256')
    .update(`network\n${userId}\n${networkOf(ip, NEIGHBORHOOD)}`)
    .digest('base64url')
    .slice(0, 16)
}

/** The networks to remember after a sign-in from this one, newest first; nothing when it is the newest already. */
export function withNetwork(
  { id, knownNetworks }: Pick<UserRow, 'id' | 'knownNetworks'>,
  ip: string,
): string[] | undefined {
  const digest = networkDigest(id, ip)
  if (knownNetworks[0] === digest) return undefined
  return [digest, ...knownNetworks.filter((known) => known !== digest)].slice(0, REMEMBERED)
}

/** The place in the line of those whose passwords are compared. */
export function turnOf({ ip, signal }: Pick<Call, 'ip' | 'signal'>, account?: UserRow): Turn {
  const isKnown = account?.knownNetworks.includes(networkDigest(account.id, ip)) ?? false
  return { group: networkOf(ip, NEIGHBORHOOD), isKnown, signal }
}
