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
  /** Of a change that no document explains: words that carry a duty changed. */
  carriesDuty?: boolean
  /** Our copy of the text is older than this rule. */
  isNewerThanText?: boolean
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
  if (kind === 'text-change')
    return facts.carriesDuty
      ? { priority: 'high', because: 'Words that carry a duty changed. A person must read this.' }
      : { priority: 'medium', because: 'No document explains it. A person must read this.' }
  if (kind === 'notice') return { priority: 'low', because: 'It is a notice, not a rule.' }
  const day = facts.complianceOn ?? facts.effectiveOn
  if (!day) return { priority: 'medium', because: 'The day in force is not known.' }
  const left = daysBetween(today, day)
  if (kind === 'correction' && Math.abs(left) <= SOON_DAYS)
    return { priority: 'medium', because: 'It corrects words of a rule. A person must read this.' }
  if (left >= 0 && left <= SOON_DAYS)
    return { priority: 'high', because: `It takes effect within ${SOON_DAYS} days.` }
  if (left > SOON_DAYS)
    return { priority: 'medium', because: `It takes effect in more than ${SOON_DAYS} days.` }
  if (-left <= RECENT_DAYS)
    return { priority: 'medium', because: `It took effect within the last ${RECENT_DAYS} days.` }
  if (facts.isNewerThanText)
    return { priority: 'medium', because: 'It is in force, and our copy of the text does not show it.' }
  return { priority: 'low', because: `It took effect more than ${RECENT_DAYS} days ago.` }
}

function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
