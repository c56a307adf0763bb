/** After a reset or a sign-out everywhere, a person looks through what was added in these days. */
export const RECENT_PASSKEY_DAYS = 30

const DAY_MS = 86_400_000

export function isRecentPasskey(addedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(addedAt) <= RECENT_PASSKEY_DAYS * DAY_MS
}
