import { parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { Control, TridForwardResult } from '@plumbline/rules/trid/trid-forward-shape.ts'
import { dayInFull } from '../../tools/lending/day-words.ts'
import type { Verdict } from './test-definition.ts'

const CONTROLS: Record<Control, string> = {
  loan_estimate_seven_days: 'the seven days after the Loan Estimate',
  loan_estimate_receipt_waived: 'receipt of the Loan Estimate, the wait being waived,',
  revised_loan_estimate_four_days: 'the four days after the revised Loan Estimate',
  closing_disclosure_three_days: 'the three days after the Closing Disclosure',
  closing_disclosure_receipt: 'receipt of the Closing Disclosure',
  corrected_closing_disclosure_three_days: 'the new three days after the corrected Closing Disclosure',
  corrected_closing_disclosure_receipt: 'receipt of the corrected Closing Disclosure',
  closing_disclosure_missing: 'a Closing Disclosure',
}

const BLOCKERS = {
  waiting_period: '',
  closing_disclosure_missing: 'No Closing Disclosure has been provided.',
  corrected_closing_disclosure_missing: 'A corrected Closing Disclosure is missing.',
  revised_loan_estimate_on_or_after_closing_disclosure:
    'A revised Loan Estimate was sent on or after the day of the Closing Disclosure.',
}

export function tridVerdict({
  earliestConsummation: earliest,
  controlledBy,
  plannedConsummation: { date: planned, allowed, blockers },
}: TridForwardResult): Verdict {
  const why =
    earliest &&
    `${capital(listed(controlledBy.map((control) => CONTROLS[control])))} ${controlledBy.length > 1 ? 'decide' : 'decides'} it.`
  const others = blockers
    .map((blocker) => BLOCKERS[blocker])
    .filter(Boolean)
    .join(' ')
  const explained = [earliest && `The earliest closing is ${dayInFull(earliest)}.`, why, others]
    .filter(Boolean)
    .join(' ')
  if (planned === null)
    return earliest === null
      ? {
          tone: 'undetermined',
          headline: 'Not determined: the Closing Disclosure',
          more: 'Enter the day it was sent, or a planned closing to count back from.',
        }
      : { tone: 'answer', headline: `You can close from ${dayInFull(earliest)}.`, more: why }
  if (allowed === null)
    return {
      tone: 'undetermined',
      headline: `Not determined: whether ${dayInFull(planned)} is possible`,
      more: explained,
    }
  if (allowed) return { tone: 'within', headline: `You can close on ${dayInFull(planned)}.`, more: explained }
  const early = earliest === null ? 0 : parseDay(earliest, 'earliest') - parseDay(planned, 'planned')
  return {
    tone: 'outside',
    headline:
      early > 0
        ? `${dayInFull(planned)} is ${early === 1 ? 'one day' : `${early} days`} too early.`
        : `${dayInFull(planned)} is not possible yet.`,
    more: explained,
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (parts: readonly string[]) => parts.join(' and ')
