import { addMonths, type Day, formatDay, parseDay, shortDay } from '../dates/calendar-day.ts'
import { CONTROL_STRENGTHS, type ControlStrength } from './risk-method.ts'

/** What is known of a control. Days are texts such as 2026-01-09. */
export interface ControlFacts {
  /** What people think of it: the figured strength is never above. */
  judged: ControlStrength
  /** Of the last results of the linked monitoring tests, of any year: one that failed, or else the latest. */
  lastTest: { title: string; result: 'passed' | 'failed'; on: string } | null
  /** Evidence on the control that has not expired. Null in it: it does not expire. */
  evidence: { title: string; validUntil: string | null } | null
  /** Written into risks before controls were records of their own: it counts as judged until then. */
  carriedUntil: string | null
}

export interface FiguredStrength {
  strength: ControlStrength
  because: string
  /** The last day on which this holds, if nothing else happens; null: no day ends it. */
  holdsUntil: string | null
}

/** A test that passed says nothing of what happens two years later. */
const TEST_HOLDS_MONTHS = 12

const rankOf = (strength: ControlStrength): number => CONTROL_STRENGTHS.indexOf(strength)

const atMostWeak = (strength: ControlStrength): ControlStrength =>
  rankOf(strength) > rankOf('weak') ? 'weak' : strength

interface Proof {
  text: string
  /** Null: it does not end. */
  until: Day | null
}

/** What shows today that the control works. */
function proofsOf({ lastTest, evidence, carriedUntil }: ControlFacts, today: Day): Proof[] {
  const proofs: Proof[] = []
  if (lastTest?.result === 'passed') {
    const on = parseDay(lastTest.on, 'on')
    proofs.push({
      text: `The test “${lastTest.title}” passed on ${shortDay(on)}.`,
      until: addMonths(on, TEST_HOLDS_MONTHS),
    })
  }
  if (evidence) {
    const until = evidence.validUntil === null ? null : parseDay(evidence.validUntil, 'validUntil')
    proofs.push({
      text:
        until === null
          ? `The evidence “${evidence.title}” has no expiration date.`
          : `The evidence “${evidence.title}” has not expired.`,
      until,
    })
  }
  if (carriedUntil) {
    const until = parseDay(carriedUntil, 'carriedUntil')
    proofs.push({ text: `Carried over as it was judged; it needs proof by ${shortDay(until)}.`, until })
  }
  return proofs.filter(({ until }) => until === null || until >= today)
}

const lastsLonger = (one: Proof, other: Proof): boolean =>
  other.until !== null && (one.until === null || one.until > other.until)

/**
 * How strong a control counts. A failed test makes it weak at most until that test passes, and so does the lack of any
 * proof: an opinion alone is worth no more.
 */
export function strengthOfControl(facts: ControlFacts, today: string): FiguredStrength {
  const { judged, lastTest } = facts
  if (judged === 'none')
    return { strength: 'none', because: 'It is judged to have no effect.', holdsUntil: null }
  if (lastTest?.result === 'failed') {
    const on = shortDay(parseDay(lastTest.on, 'on'))
    return {
      strength: atMostWeak(judged),
      because: `The test “${lastTest.title}” failed on ${on}.`,
      holdsUntil: null,
    }
  }
  const proofs = proofsOf(facts, parseDay(today, 'today'))
  if (proofs.length === 0)
    return {
      strength: atMostWeak(judged),
      because:
        'Nothing shows that it works: no test passed in the last 12 months, and there is no unexpired evidence.',
      holdsUntil: null,
    }
  const longest = proofs.reduce((best, proof) => (lastsLonger(proof, best) ? proof : best))
  return {
    strength: judged,
    because: proofs[0]!.text,
    holdsUntil: longest.until === null ? null : formatDay(longest.until),
  }
}
