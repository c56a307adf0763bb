import type { NeedKind } from '@plumbline/contract/insight/dashboard.ts'

/** What one click, or one day, finishes in the list, with the word on its button. The others are opened. */
export const NEED_ACTS: Partial<Readonly<Record<NeedKind, string>>> = {
  task: 'Done',
  training: 'Completed',
  complaint_acknowledgment: 'Sent',
  complaint_answer: 'Answered',
  complaint_credit: 'Credited',
  complaint_portal_response: 'Responded',
  complaint_portal_final: 'Responded',
}
