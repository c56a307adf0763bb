import type { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@plumbline/rules/marketing/marketing-piece.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import {
  choiceField,
  dayField,
  lineField,
  personField,
  switchField,
  textField,
  titleField,
} from './record-fields.ts'
import { recordSchema } from './record-schema.ts'
import {
  CHANGED_MEANWHILE,
  DECISION_REFUSALS,
  DecidedFields,
  DecisionInput,
  ReviewDecision,
} from './review-decisions.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { WORK_BODY_KIB } from './work-text.ts'

export const MARKETING_REVIEW_PAGE_SIZE = 50
export const MARKETING_PRODUCT_LABELS = {
  deposit: 'Deposit or share account',
  term_deposit: 'Certificate of deposit',
  mortgage: 'Mortgage',
  home_equity_line: 'Home equity line',
  consumer_loan: 'Other loan, closed-end',
  credit_card: 'Credit card or line of credit',
  general: 'The institution in general',
} as const satisfies Record<(typeof MARKETING_PRODUCTS)[number], string>
export const MARKETING_CHANNEL_LABELS = {
  website: 'Website',
  email: 'Email',
  social: 'Social media',
  print: 'Print',
  direct_mail: 'Direct mail',
  newsletter: 'Newsletter',
  radio: 'Radio',
  television: 'Television',
  outdoor: 'Outdoor, such as a billboard',
  branch_sign: 'Sign inside a branch',
  phone_recording: 'Recording on the telephone',
} as const satisfies Record<(typeof MARKETING_CHANNELS)[number], string>
export const MARKETING_STATUS_LABELS = {
  draft: 'Being prepared',
  in_review: 'In review',
  in_use: 'In use',
  retired: 'Retired',
} as const

/** What a marketing piece is, field by field. A picture or PDF of it is evidence. */
export const MARKETING_REVIEW_FIELDS = {
  title: titleField('Title'),
  product: choiceField('Product', MARKETING_PRODUCT_LABELS, 'general'),
  channel: choiceField('Channel', MARKETING_CHANNEL_LABELS, 'website', {
    hint: 'Rules differ for radio, television, billboards, and signs.',
  }),
  status: choiceField('Status', MARKETING_STATUS_LABELS, 'draft', {
    hint: '“In review” asks the managers for a decision.',
  }),
  ownerId: personField('Owner'),
  link: lineField('Link', 500, { hint: 'Its web address, or where the file is stored' }),
  startsOn: dayField('First use'),
  expiresOn: dayField('Expires', {
    hint: 'You are reminded before this day. A later day than the approved one is decided on again.',
  }),
  lastUsedOn: dayField('Last use', { hint: 'Retention counts from this day.' }),
  text: textField('Words of the piece', {
    hint: 'Paste every word, small print included. The rules read nothing else.',
  }),
  rateMayChange: switchField('The rate may change later', {
    hint: 'A variable rate, or one that can rise after the account is opened or the loan is made',
  }),
  hasAccountFees: switchField('A maintenance or activity fee may be charged', {
    hint: 'Of accounts: also a fee below a minimum balance',
  }),
  isPrescreened: switchField('A prescreened offer of credit', {
    hint: 'Sent to people chosen from credit reports',
  }),
  description: textField('Notes'),
} as const

export const MarketingReviewFields = recordSchema(MARKETING_REVIEW_FIELDS)
export type MarketingReviewFields = z.infer<typeof MarketingReviewFields>

export const MarketingStatus = MarketingReviewFields.shape.status.removeDefault()
export const MarketingProduct = MarketingReviewFields.shape.product.removeDefault()
export const MarketingChannel = MarketingReviewFields.shape.channel.removeDefault()

export const MARKETING_WEIGHT_LABELS = {
  prohibited: 'Not allowed',
  required: 'Something is missing',
  look: 'Look at it',
} as const

/** What a word rule says of the text. It reads words; a person decides. */
export const MarketingFinding = z.object({
  rule: z.string(),
  weight: z.enum(['prohibited', 'required', 'look']),
  /** Of the words that it reacted to, in characters of the text. None: something is missing altogether. */
  places: z.array(z.object({ from: z.number().int(), to: z.number().int() })),
  missing: z.array(z.string()),
  says: z.string(),
  citation: z.string(),
})
export type MarketingFinding = z.infer<typeof MarketingFinding>

export const MarketingRetention = z.object({
  citation: z.string(),
  /** Null: the rule sets no time for advertisements. */
  months: z.number().int().nullable(),
  keepUntil: StoredDay.nullable(),
  says: z.string(),
})

export const MarketingReviewSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  product: MarketingProduct,
  channel: MarketingChannel,
  status: MarketingStatus,
  decision: ReviewDecision,
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  startsOn: StoredDay.nullable(),
  expiresOn: StoredDay.nullable(),
  /** Of words that are not allowed or lack something, when it was saved last. */
  findingCount: z.number().int(),
  version: z.number().int(),
})
export type MarketingReviewSummary = z.infer<typeof MarketingReviewSummary>

export const MarketingReview = MarketingReviewFields.extend({
  ...MarketingReviewSummary.shape,
  ...DecidedFields,
  findings: z.array(MarketingFinding),
  retention: z.array(MarketingRetention),
  createdAt: StoredMoment,
  mayEdit: z.boolean(),
})
export type MarketingReview = z.infer<typeof MarketingReview>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE,
  PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
  ENDS_BEFORE_START: { status: 422, message: 'Expires and Last use cannot be before First use.' },
  DATE_AHEAD: { status: 422, message: 'Last use cannot be in the future.' },
  EXPIRY_NEEDED: { status: 422, message: 'Expires: enter the day. A piece in use needs one.' },
  NOT_APPROVED: {
    status: 422,
    message: 'Status: a piece is used only after it is approved. Set it to In review first.',
  },
  NOT_ALLOWED: { status: 403, message: 'Only its author, its owner, or a manager can change this piece.' },
} as const

export const marketingReviews = {
  list: members
    .route({
      method: 'GET',
      path: '/marketing-reviews',
      summary: 'Marketing pieces, those that expire next first',
    })
    .input(
      z.object({
        products: z.array(MarketingProduct).max(7).default([]),
        statuses: z.array(MarketingStatus).max(4).default([]),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(MarketingReviewSummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/marketing-reviews/rows',
      summary: 'Every marketing piece, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(MarketingReviewSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/marketing-reviews/{id}',
      summary: 'One marketing piece with what the word rules say about it, and how long to retain it',
    })
    .input(z.object({ id: Id }))
    .output(MarketingReview),

  create: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/marketing-reviews', summary: 'Enter a marketing piece' })
    .input(MarketingReviewFields)
    .output(MarketingReview),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({
      method: 'PUT',
      path: '/marketing-reviews/{id}',
      summary: 'Change a marketing piece; a change of what was decided on opens the decision again',
    })
    .input(MarketingReviewFields.extend({ id: Id, version: z.number().int() }))
    .output(MarketingReview),

  decide: managers
    .meta({ recentAuthentication: true })
    .errors({
      ...DECISION_REFUSALS,
      WORDS_OPEN: {
        status: 422,
        message:
          'Conditions or reason: the word rules still react to this text. Say why it may run as it is, or approve it with conditions.',
      },
    })
    .route({
      method: 'POST',
      path: '/marketing-reviews/{id}/decision',
      summary: 'Approve, approve with conditions, or refuse a marketing piece that is in review',
    })
    .input(DecisionInput)
    .output(MarketingReview),
}
