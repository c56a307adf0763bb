import { z } from 'zod'
import { StoredDay } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { workLine } from './work-text.ts'

/** What a second person says of a product review or a marketing piece. */
export const REVIEW_DECISION_LABELS = {
  open: 'Not decided yet',
  approved: 'Approved',
  approved_with_conditions: 'Approved with conditions',
  refused: 'Refused',
} as const
export type ReviewDecision = keyof typeof REVIEW_DECISION_LABELS

export const REVIEW_NOTE_AT_MOST = 4_000

const decisions = Object.keys(REVIEW_DECISION_LABELS) as [ReviewDecision, ...ReviewDecision[]]
export const ReviewDecision = z.enum(decisions)

/** Conditions of an approval, or the reason of a decision. */
export const DecisionInput = z.object({
  id: Id,
  version: z.number().int(),
  decision: ReviewDecision.exclude(['open']),
  note: workLine('Conditions or reason', REVIEW_NOTE_AT_MOST).default(''),
})
export type DecisionInput = z.infer<typeof DecisionInput>

export const DecidedFields = {
  decision: ReviewDecision,
  decisionNote: z.string(),
  decidedOn: StoredDay.nullable(),
  decidedByName: z.string(),
  /** Who entered it. */
  author: z.object({ userId: Id, name: z.string() }).nullable(),
  mayDecide: z.boolean(),
  /** The reader entered it or last changed what is decided on: another manager decides, or the reader says why. */
  isOwnWork: z.boolean(),
} as const

export const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Somebody else changed this while you had it open.',
  data: z.object({ byName: z.string(), version: z.number().int() }),
} as const

export const DECISION_REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE,
  NOT_IN_REVIEW: {
    status: 409,
    message: 'It is not in review. Its owner or a manager sends it there first.',
  },
  OWN_WORK: {
    status: 403,
    message: 'You entered this or last changed it, so another manager decides on it.',
  },
  REASON_NEEDED: {
    status: 422,
    message:
      'Conditions or reason: enter them. An approval with conditions, a refusal, and a decision on your own work need words.',
  },
} as const
