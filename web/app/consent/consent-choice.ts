export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]
export type Category = 'necessary' | OptionalCategory

/** Raised when the categories or what they cover change: an older choice then counts no longer, and people are asked anew. */
const VERSION = 1

export type Allowed = Readonly<Record<OptionalCategory, boolean>>

export const NECESSARY_ONLY: Allowed = { functional: false, analytics: false, marketing: false }
export const EVERYTHING: Allowed = { functional: true, analytics: true, marketing: true }

/** As it is kept in the browser. */
export function writeChoice(allowed: Allowed, now: Date): string {
  return JSON.stringify({ version: VERSION, date: now.toISOString(), necessary: true, ...allowed })
}

/** What a kept text allows, or nothing when it is no choice that counts. */
export function readChoice(text: string): Allowed | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof kept !== 'object' || kept === null) return undefined
  const { version, date, necessary, functional, analytics, marketing } = kept as Record<string, unknown>
  if (version !== VERSION || necessary !== true) return undefined
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined
  if (![functional, analytics, marketing].every((choice) => typeof choice === 'boolean')) return undefined
  return { functional, analytics, marketing } as Allowed
}
