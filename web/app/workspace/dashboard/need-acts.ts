import type { NeedKind } from '@plumbline/contract/insight/dashboard.ts'
import type { NeedAct } from '@plumbline/contract/noun-entry.ts'
import { eachOfNouns } from '@plumbline/contract/noun-list.ts'

const day = (label: string): NeedAct => ({ label, how: 'day' })

/** What is finished in the list. The others are opened. */
export const NEED_ACTS: Readonly<Partial<Record<NeedKind, NeedAct | undefined>>> = {
  task: { label: 'Done', how: 'at_once' },
  complaint_acknowledgment: day('Sent'),
  complaint_answer: day('Answered'),
  complaint_credit: day('Credited'),
  complaint_portal_response: day('Responded'),
  complaint_portal_final: day('Responded'),
  complaint_undated: day('Answered'),
  signature: { label: 'Sign', how: 'dialog' },
  policy_approval: { label: 'Decide', how: 'dialog' },
  ...eachOfNouns('needs', ({ act }) => act),
  policy_review: { label: 'Review', how: 'dialog', isForManagers: true },
}
