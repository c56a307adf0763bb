import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { PRODUCT_REVIEW_DEADLINES, PRODUCT_REVIEW_WAITING } from './product-review-deadlines.ts'
import { productReviewHandlers } from './product-review-handlers.ts'
import { productReviewSample } from './product-review-sample.ts'
import { productReviewSubject } from './product-review-subject.ts'

export const productReviewNoun = defineNoun({
  handlers: { productReviews: productReviewHandlers },
  tables: {
    product_reviews: {
      audit: ['product_review.'],
      search: 'product_review',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'product reviews',
      isolation: ['productReviews'],
    },
    product_review_steps: {
      audit: ['product_review.'],
      search: PART_OF('review of a product'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'product reviews',
      isolation: ['productReviews'],
      partOf: 'product_reviews',
    },
  },
  subjects: [productReviewSubject],
  deadlines: PRODUCT_REVIEW_DEADLINES,
  waiting: PRODUCT_REVIEW_WAITING,
  notifications: [
    'product_review.assigned',
    'product_review.asked',
    'product_review.decided',
    'product_review.due_in_week',
    'product_review.due_tomorrow',
    'product_review.overdue',
    'product_review.steps_done',
  ],
  search: ['work'],
  keyScopes: ['product_reviews'],
  webhooks: ['product_review'],
  sample: [productReviewSample],
  jobs: { none: 'Nothing of a product review happens without a person.' },
  queue: { none: 'Nothing of a product review happens without a person.' },
})
