import type { VendorQuestionnaire } from '@plumbline/contract/compliance/vendor-questionnaires.ts'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { dayText } from '../work/day-text.ts'

/** Where a questionnaire stands, in one sentence. */
export function roundText(round: VendorQuestionnaire): string {
  const { state, contactName, dueOn, answeredCount, questions, submittedAt, decidedAt, decidedByName } = round
  const answered = `${answeredCount} of ${questions.length} answered so far`
  const decided = decidedAt ? `${dayText(dayOfMoment(decidedAt))} by ${decidedByName}` : ''
  switch (state) {
    case 'open':
      return `Sent to ${contactName}, due ${dayText(dueOn)}, ${answered}`
    case 'returned':
      return `Sent back to ${contactName}, due ${dayText(dueOn)}`
    case 'submitted':
      return `Answered by ${contactName} ${submittedAt ? dayText(dayOfMoment(submittedAt)) : ''}, to be decided`
    case 'accepted':
      return `Answered by ${contactName}, accepted ${decided}`
    case 'withdrawn':
      return `Withdrawn ${decided}`
  }
}
