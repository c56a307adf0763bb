import { Refusal } from '../requests/refusal.ts'
import type { UserRow } from './user-tables.ts'

/** Shown to people as it is. */
const SUSPENDED = 'This account is suspended. Ask an administrator of your institution.'

export function isBanned({ bannedUntil, deletedAt }: UserRow, now: Date): boolean {
  return deletedAt !== null || (bannedUntil !== null && bannedUntil > now)
}

/** Suspended and deleted people are told so with 400 where they sign in and 403 where they are signed in. */
export function requireMaySignIn(user: UserRow, now: Date, status: 400 | 403): void {
  if (isBanned(user, now)) throw banned(status)
}

export function banned(status: 400 | 403): Refusal {
  return new Refusal(status, 'user_banned', SUSPENDED)
}
