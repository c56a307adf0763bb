export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]
export type Category = 'necessary' | OptionalCategory

/** Increase it when the categories change: older choices become invalid and people are asked again. */
const VERSION = 1

export type Allowed = Readonly<Record<OptionalCategory, boolean>>

export const NECESSARY_ONLY: Allowed = { functional: false, analytics: false, marketing: false }
export const EVERYTHING: Allowed = { functional: true, analytics: true, marketing: true }

/** The stored form. */
export function writeChoice(allowed: Allowed, now: Date): string {
  return JSON.stringify({ version: VERSION, date: now.toISOString(), necessary: true, ...allowed })
}

/** Parses a stored choice; undefined if it is invalid or outdated. */
export function readChoice(text: string): Allowed | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof stored !== 'object' || stored === null) return undefined
  const { version, date, necessary, functional, analytics, marketing } = stored as Record<string, unknown>
  if (version !== VERSION || necessary !== true) return undefined
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined
  if (![functional, analytics, marketing].every((choice) => typeof choice === 'boolean')) return undefined
  return { functional, analytics, marketing } as Allowed
}
