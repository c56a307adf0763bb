import { COMPLAINT_KINDS } from '@plumbline/rules/complaints/complaint-clocks.ts'
import { COMPLAINT_FLAGS } from '@plumbline/rules/complaints/complaint-flags.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { ANSWERED_FIELDS, COMPLAINT_FIELDS } from './complaint-fields.ts'
import { CLOSURE_REFUSALS } from './findings.ts'
import { answerShape, recordSchema } from './record-schema.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { Topic } from './topics.ts'
import { requiredLine, WORK_BODY_KIB } from './work-text.ts'

export const COMPLAINT_PAGE_SIZE = 50

export const ComplaintFlag = z.enum(COMPLAINT_FLAGS)
export const FLAG_DECISIONS = ['confirmed', 'dismissed'] as const
export const FlagDecision = z.enum(FLAG_DECISIONS)
export type FlagDecision = z.infer<typeof FlagDecision>

export const ComplaintFields = recordSchema(COMPLAINT_FIELDS)
export type ComplaintFields = z.infer<typeof ComplaintFields>

const { shape } = ComplaintFields
export const ComplaintKind = shape.kind
export type ComplaintKind = z.infer<typeof ComplaintKind>
export type ComplaintChannel = z.infer<typeof shape.channel>

export const ComplaintCause = shape.cause.removeDefault()
export type ComplaintCause = z.infer<typeof ComplaintCause>

/** A reader of a complaint sees the end of its account number; `showAccountNumber` gives the whole number. */
const AccountNumber = shape.accountNumber.removeDefault()

const answered = answerShape(ANSWERED_FIELDS)

/** Published with the limits and defaults of the input, before answers had a shape of their own. */
const AS_SENT = ComplaintFields.pick({
  ...{ source: true, portalRespondedOn: true, portalFinalOn: true, ruleCited: true, vendorId: true },
  ...{ cause: true, redressPaid: true, redressOn: true, rootCause: true },
})

const Clock = z.object({ by: z.string(), citation: z.string() })

export const ComplaintSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  kind: answered.kind,
  channel: answered.channel,
  product: z.string(),
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  receivedOn: StoredDay,
  acknowledgedOn: StoredDay.nullable(),
  answeredOn: StoredDay.nullable(),
  acknowledgeBy: z.string().nullable(),
  answerBy: z.string().nullable(),
  source: answered.source,
  /** What the portal of the Bureau waits for: the first response, then the final one. Null: nothing. */
  portalBy: z.string().nullable(),
  /** Those that a person confirmed. */
  flags: z.array(ComplaintFlag),
  closedOn: StoredDay.nullable(),
  isWaitingForClosure: z.boolean(),
  version: z.number().int(),
})
export type ComplaintSummary = z.infer<typeof ComplaintSummary>

/** What the words of a complaint suggest, and what a person decided on it. */
export const FlagState = z.object({
  flag: ComplaintFlag,
  /** As they stand in the complaint now. */
  words: z.array(z.string()),
  decision: FlagDecision.nullable(),
  decidedByName: z.string(),
  decidedAt: StoredMoment.nullable(),
  /** Suggested since the decision. */
  newWords: z.array(z.string()),
})
export type FlagState = z.infer<typeof FlagState>

export const Complaint = ComplaintSummary.extend({
  ...answered,
  ...AS_SENT.shape,
  acknowledge: Clock.nullable(),
  answer: Clock.nullable(),
  provisionalCredit: Clock.nullable(),
  portalResponse: Clock.nullable(),
  portalFinalResponse: Clock.nullable(),
  /** Its last four digits: ••••7731. Empty: none is recorded. */
  maskedAccountNumber: z.string(),
  vendorName: z.string().nullable(),
  flagStates: z.array(FlagState),
  /** The rule sets no formal date here; this says why, and what remains to be done. */
  endedBecause: z.string().nullable(),
  mayExtend: z.boolean(),
  notes: z.array(z.string()),
  closureAskedByName: z.string(),
  closedByName: z.string(),
  closedAloneReason: z.string(),
  /** The last time, while it is open. */
  reopenedAt: StoredMoment.nullable(),
  reopenedByName: z.string(),
  evidenceCount: z.number().int(),
  mayEdit: z.boolean(),
  mayClose: z.boolean(),
})
export type Complaint = z.infer<typeof Complaint>

export const ComplaintMonth = z.object({
  month: z.string(),
  received: z.number().int(),
  answered: z.number().int(),
  late: z.number().int(),
  /** Of the received ones, by root cause and by the rule cited; those without a rule are in none. */
  causes: z.array(z.object({ cause: ComplaintCause, count: z.number().int() })),
  rules: z.array(z.object({ rule: z.string(), count: z.number().int() })),
})
export type ComplaintMonth = z.infer<typeof ComplaintMonth>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
  VENDOR_UNKNOWN: { status: 422, message: 'The third party is not a vendor of your register.' },
  REDRESS_INCOMPLETE: { status: 422, message: 'Enter both the redress and the day on which it was paid.' },
  DATE_BEFORE_RECEIVED: { status: 422, message: 'A date is before the day the complaint was received.' },
  NOT_ALLOWED: { status: 403, message: 'Only the owner or a manager can change this complaint.' },
} as const

export const complaints = {
  list: members
    .route({ method: 'GET', path: '/complaints', summary: 'Complaints, those due first' })
    .input(
      z.object({
        state: z.enum(['open', 'closed', 'all']).default('open'),
        kinds: z.array(ComplaintKind).max(COMPLAINT_KINDS.length).default([]),
        topic: Topic.optional(),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(ComplaintSummary)),

  months: members
    .route({
      method: 'GET',
      path: '/complaints/months',
      summary: 'How many complaints came and were answered, month by month, with causes and rules',
    })
    .output(z.array(ComplaintMonth)),

  rows: members
    .route({
      method: 'GET',
      path: '/complaints/rows',
      summary: 'Every complaint that the caller may see, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(ComplaintSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/complaints/{id}', summary: 'One complaint with its clocks' })
    .input(z.object({ id: Id }))
    .output(Complaint),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/complaints', summary: 'Record a complaint' })
    .input(ComplaintFields)
    .output(Complaint),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors({ ...REFUSALS, ALREADY_CLOSED: CLOSURE_REFUSALS.ALREADY_CLOSED })
    .route({ method: 'PUT', path: '/complaints/{id}', summary: 'Change a complaint' })
    .input(
      ComplaintFields.extend({
        id: Id,
        version: z.number().int(),
        /** Kept where it is left out. */
        accountNumber: AccountNumber.optional(),
      }),
    )
    .output(Complaint),

  decideFlag: members
    .errors({ ...REFUSALS, ALREADY_CLOSED: CLOSURE_REFUSALS.ALREADY_CLOSED })
    .route({
      method: 'POST',
      path: '/complaints/{id}/flags',
      summary: 'Confirm or dismiss that a complaint concerns UDAAP or fair lending, or take that back',
    })
    .input(
      z.object({
        id: Id,
        version: z.number().int(),
        flag: ComplaintFlag,
        decision: FlagDecision.nullable(),
      }),
    )
    .output(Complaint),

  showAccountNumber: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'POST',
      path: '/complaints/{id}/account-number',
      summary: 'The loan or member number of a complaint, whole; the audit log keeps who asked',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ accountNumber: z.string() })),

  responseLetter: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/complaints/{id}/response-letter',
      summary: 'A draft of the answer to the consumer, as Word or PDF, to review and complete',
    })
    .input(z.object({ id: Id, format: z.enum(['docx', 'pdf']).default('docx') }))
    .output(z.file()),

  /** The first call asks for closure, the second, by another manager, closes. */
  close: members
    .errors({
      ...REFUSALS,
      ...CLOSURE_REFUSALS,
      PORTAL_OPEN: {
        status: 409,
        message: 'Enter the day of the final response in the CFPB portal before closing.',
      },
      NOT_ANSWERED: { status: 409, message: 'Enter the day it was answered before closing.' },
    })
    .route({
      method: 'POST',
      path: '/complaints/{id}/closure',
      summary: 'Ask for closure, or close as the second person',
    })
    .input(z.object({ id: Id, version: z.number().int(), reason: requiredLine('Reason', 1_000).optional() }))
    .output(Complaint),

  /** One that was closed by mistake, or whose consumer wrote again: it can be changed, and its open clocks run on. */
  reopen: managers
    .errors({ ...REFUSALS, NOT_CLOSED: { status: 409, message: 'This is not closed.' } })
    .route({ method: 'POST', path: '/complaints/{id}/reopening', summary: 'Reopen a closed complaint' })
    .input(z.object({ id: Id, version: z.number().int(), reason: requiredLine('Reason', 1_000) }))
    .output(Complaint),
}
