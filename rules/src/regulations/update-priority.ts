import type { Outcome } from '../applicability/applicability.ts'

export type UpdatePriority = 'high' | 'medium' | 'low'

export interface UpdateFacts {
  kind: string
  /** The day from which it counts, if it is known. */
  effectiveOn: string | null
  complianceOn: string | null
  /** A court or Congress took it back. */
  isVoid: boolean
  applies: Outcome
  today: string
}

const SOON_DAYS = 60
/** A rule that took effect so recently may still ask for work. */
const RECENT_DAYS = 60

/** The rules by which an update gets its priority, and the one that decided. A person can change the result. */
export function updatePriority(facts: UpdateFacts): { priority: UpdatePriority; because: string } {
  const { kind, applies, isVoid, today } = facts
  if (isVoid) return { priority: 'low', because: 'It is not in force.' }
  if (applies === 'does_not_apply') return { priority: 'low', because: 'It does not apply to you.' }
  if (kind === 'correction' || kind === 'text-change' || kind === 'notice')
    return { priority: 'low', because: 'It changes no duty by itself.' }
  const day = facts.complianceOn ?? facts.effectiveOn
  if (!day) return { priority: 'medium', because: 'The day in force is not known.' }
  const left = daysBetween(today, day)
  if (left >= 0 && left <= SOON_DAYS)
    return { priority: 'high', because: `It takes effect within ${SOON_DAYS} days.` }
  if (left > SOON_DAYS)
    return { priority: 'medium', because: `It takes effect in more than ${SOON_DAYS} days.` }
  if (-left <= RECENT_DAYS)
    return { priority: 'medium', because: `It took effect within the last ${RECENT_DAYS} days.` }
  return { priority: 'low', because: `It took effect more than ${RECENT_DAYS} days ago.` }
}

function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
