import { Refusal } from '../requests/refusal.ts'
import type { UserRow } from './user-tables.ts'

export function isBanned({ bannedUntil, deletedAt }: UserRow, now: Date): boolean {
  return deletedAt !== null || (bannedUntil !== null && bannedUntil > now)
}

/** Suspended and deleted people are told so with 400 where they sign in and 403 where they are signed in. */
export function requireMaySignIn(user: UserRow, now: Date, status: 400 | 403): void {
  if (isBanned(user, now)) throw new Refusal(status, 'user_banned', 'User is banned')
}
