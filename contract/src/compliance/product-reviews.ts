import type { PRODUCT_LINES, REVIEW_KINDS } from '@plumbline/rules/product-reviews/suggest-regulations.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { choiceField, dayField, personField, textField, titleField } from './record-fields.ts'
import { recordSchema } from './record-schema.ts'
import {
  CHANGED_MEANWHILE,
  DECISION_REFUSALS,
  DecidedFields,
  DecisionInput,
  ReviewDecision,
} from './review-decisions.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { requiredLine, WORK_BODY_KIB } from './work-text.ts'

export const PRODUCT_REVIEW_PAGE_SIZE = 50
export const REVIEW_STEPS_AT_MOST = 50
export const REVIEW_KIND_LABELS = {
  new_product: 'New product',
  changed_product: 'Changed product',
  system: 'System',
  fee: 'Fee',
  form: 'Form',
  other: 'Other change',
} as const satisfies Record<(typeof REVIEW_KINDS)[number], string>
export const PRODUCT_LINE_LABELS = {
  mortgage: 'Mortgages',
  home_equity_line: 'Home equity lines',
  consumer_loan: 'Consumer loans',
  credit_card: 'Credit cards',
  small_business_loan: 'Small business loans',
  deposit: 'Deposit accounts',
  payments: 'Payments and transfers',
  servicing: 'Servicing',
  every_line: 'Every line',
} as const satisfies Record<(typeof PRODUCT_LINES)[number], string>
export const PRODUCT_REVIEW_STATUS_LABELS = {
  draft: 'Being prepared',
  in_review: 'In review',
  launched: 'Launched',
  withdrawn: 'Withdrawn',
} as const

/** What a new or changed product, system, fee, or form is, field by field. Its steps are beside them. */
export const PRODUCT_REVIEW_FIELDS = {
  title: titleField('Title'),
  kind: choiceField('Kind', REVIEW_KIND_LABELS, 'changed_product'),
  productLine: choiceField('Product line', PRODUCT_LINE_LABELS, 'every_line', {
    hint: 'The laws that it may touch are suggested from the line and the kind.',
  }),
  status: choiceField('Status', PRODUCT_REVIEW_STATUS_LABELS, 'draft', {
    hint: '“In review” asks the managers for a decision.',
  }),
  ownerId: personField('Owner'),
  launchOn: dayField('Planned launch', { hint: 'You are reminded of the approval before this day.' }),
  description: textField('What is new or changes'),
  customerImpact: textField('What it means for customers', {
    hint: 'Who gets it, what they pay, what they are told and when, and who might be left out.',
  }),
} as const

export const ReviewStep = z.object({
  id: Id,
  title: requiredLine('Step', 300),
  ownerId: Id.nullable().default(null),
  doneOn: Day.nullable().default(null),
})
export type ReviewStep = z.infer<typeof ReviewStep>

/** Where a new review begins; people change them. */
export const USUAL_STEPS: readonly string[] = [
  'Laws and limits are read, and what they ask is listed',
  'Disclosures, forms, and advertising are drafted and reviewed',
  'Systems are set up and tested with real cases',
  'People who sell or service it are trained',
  'A first look after the launch is planned: complaints, errors, and who was served',
]

const Steps = z
  .array(ReviewStep)
  .max(REVIEW_STEPS_AT_MOST)
  .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, 'Two steps have the same id.')
  .default([])

export const ProductReviewFields = recordSchema(PRODUCT_REVIEW_FIELDS).extend({ steps: Steps })
export type ProductReviewFields = z.infer<typeof ProductReviewFields>

export const ProductReviewStatus = ProductReviewFields.shape.status.removeDefault()
export const ReviewKind = ProductReviewFields.shape.kind.removeDefault()

export const ProductReviewSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  kind: ReviewKind,
  productLine: ProductReviewFields.shape.productLine.removeDefault(),
  status: ProductReviewStatus,
  decision: ReviewDecision,
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  launchOn: StoredDay.nullable(),
  stepCount: z.number().int(),
  stepsDone: z.number().int(),
  version: z.number().int(),
})
export type ProductReviewSummary = z.infer<typeof ProductReviewSummary>

export const ProductReview = ProductReviewFields.extend({
  ...ProductReviewSummary.shape,
  ...DecidedFields,
  steps: z.array(
    ReviewStep.extend({
      doneOn: StoredDay.nullable(),
      ownerName: z.string().nullable(),
      mayTick: z.boolean(),
    }),
  ),
  createdAt: StoredMoment,
  mayEdit: z.boolean(),
})
export type ProductReview = z.infer<typeof ProductReview>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE,
  PERSON_UNKNOWN: {
    status: 422,
    message: 'An owner of the review or of a step is not an active person of your institution.',
  },
  DATE_AHEAD: { status: 422, message: 'A step cannot be completed on a future date.' },
  NOT_APPROVED: {
    status: 422,
    message:
      'Status: a product is launched only after it is approved as it is now. Set it to In review first.',
  },
  NOT_ALLOWED: { status: 403, message: 'Only its author, its owner, or a manager can change this review.' },
} as const

export const productReviews = {
  list: members
    .route({
      method: 'GET',
      path: '/product-reviews',
      summary: 'Reviews of new and changed products, those with the next launch first',
    })
    .input(
      z.object({
        kinds: z.array(ReviewKind).max(6).default([]),
        statuses: z.array(ProductReviewStatus).max(4).default([]),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(ProductReviewSummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/product-reviews/rows',
      summary: 'Every review of a product or change, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(ProductReviewSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/product-reviews/{id}',
      summary: 'One review with its steps and decision',
    })
    .input(z.object({ id: Id }))
    .output(ProductReview),

  create: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/product-reviews', summary: 'Enter a product or change to be reviewed' })
    .input(ProductReviewFields)
    .output(ProductReview),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({
      method: 'PUT',
      path: '/product-reviews/{id}',
      summary: 'Change a review and its steps; a change of what was decided on opens the decision again',
    })
    .input(ProductReviewFields.extend({ id: Id, version: z.number().int() }))
    .output(ProductReview),

  tick: members
    .errors({ ...SUBJECT_REFUSALS, NOT_ALLOWED: REFUSALS.NOT_ALLOWED })
    .route({
      method: 'POST',
      path: '/product-reviews/{id}/steps/{stepId}',
      summary: 'Mark a step as done, or take that back',
    })
    .input(z.object({ id: Id, stepId: Id, isDone: z.boolean() }))
    .output(ProductReview),

  decide: managers
    .meta({ recentAuthentication: true })
    .errors(DECISION_REFUSALS)
    .route({
      method: 'POST',
      path: '/product-reviews/{id}/decision',
      summary: 'Approve, approve with conditions, or refuse a product or change that is in review',
    })
    .input(DecisionInput)
    .output(ProductReview),
}
