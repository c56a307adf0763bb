import type { NeedKind } from '@plumbline/contract/insight/dashboard.ts'

export interface NeedAct {
  /** The word on the button. */
  label: string
  /** At once, with the one day on which it was done, or in a window where it is read first. */
  how: 'at_once' | 'day' | 'dialog'
  isForManagers?: boolean
}

const day = (label: string): NeedAct => ({ label, how: 'day' })

/** What is finished in the list. The others are opened. */
export const NEED_ACTS: Partial<Readonly<Record<NeedKind, NeedAct>>> = {
  task: { label: 'Done', how: 'at_once' },
  training: day('Completed'),
  complaint_acknowledgment: day('Sent'),
  complaint_answer: day('Answered'),
  complaint_credit: day('Credited'),
  complaint_portal_response: day('Responded'),
  complaint_portal_final: day('Responded'),
  signature: { label: 'Sign', how: 'dialog' },
  policy_approval: { label: 'Decide', how: 'dialog' },
  policy_review: { label: 'Review', how: 'dialog', isForManagers: true },
}
