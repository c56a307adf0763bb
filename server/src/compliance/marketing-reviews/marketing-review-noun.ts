import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { MARKETING_REVIEW_DEADLINES, MARKETING_REVIEW_WAITING } from './marketing-review-deadlines.ts'
import { marketingReviewHandlers } from './marketing-review-handlers.ts'
import { marketingReviewSample } from './marketing-review-sample.ts'
import { marketingReviewSubject } from './marketing-review-subject.ts'

export const marketingReviewNoun = defineNoun({
  handlers: { marketingReviews: marketingReviewHandlers },
  tables: {
    marketing_reviews: {
      audit: ['marketing_review.'],
      search: 'marketing_review',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'marketing reviews',
      isolation: ['marketingReviews'],
    },
  },
  subjects: [marketingReviewSubject],
  deadlines: MARKETING_REVIEW_DEADLINES,
  waiting: MARKETING_REVIEW_WAITING,
  notifications: [
    'marketing_review.assigned',
    'marketing_review.asked',
    'marketing_review.decided',
    'marketing_review.due_in_week',
    'marketing_review.due_tomorrow',
    'marketing_review.overdue',
  ],
  search: ['work'],
  keyScopes: ['marketing_reviews'],
  webhooks: ['marketing_review'],
  sample: [marketingReviewSample],
  jobs: { none: 'Nothing of a marketing piece happens without a person.' },
  queue: { none: 'Nothing of a marketing piece happens without a person.' },
})
