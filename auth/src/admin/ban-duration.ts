import { Refusal } from '../requests/refusal.ts'

const UNIT_MS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}
/** A hundred thousand years is as good as for ever, and still a moment that the database can hold. */
const LONGEST_MS = 8e7 * 3_600_000

/** A duration as Go writes one ('24h', '1h30m'), or 'none'. Gives the end of the suspension, null for none. */
export function readBanDuration(text: string, now: Date): Date | null {
  if (text === 'none') return null
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text)
    throw new Refusal(
      400,
      'validation_failed',
      'invalid format for ban duration: a duration such as 24h, or none',
    )
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0), 0)
  return new Date(now.getTime() + Math.min(ms, LONGEST_MS))
}
