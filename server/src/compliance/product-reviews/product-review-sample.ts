import { ProductReviewFields, type ReviewStep } from '@plumbline/contract/compliance/product-reviews.ts'
import type { ReviewDecision } from '@plumbline/contract/compliance/review-decisions.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { recordDecision } from '../review-decisions/review-decision.ts'
import { createProductReview } from './product-review-creation.ts'
import { updateProductReview } from './product-review-store.ts'

type Who = 'officer' | 'analyst' | 'manager'

interface SampleReview extends Omit<z.input<typeof ProductReviewFields>, 'steps' | 'ownerId' | 'launchOn'> {
  author: Who
  owner: Who
  /** Days from the day on which the sample is made. */
  launch: number
  steps: readonly (readonly [title: string, owner: Who | null, done: number | null])[]
  decided?: readonly [decision: Exclude<ReviewDecision, 'open'>, on: number, note: string]
  laws: readonly string[]
}

const REVIEWS: readonly SampleReview[] = [
  {
    ...{ title: 'Opening of accounts on the phone', kind: 'system', productLine: 'deposit' },
    ...{ status: 'in_review', author: 'officer', owner: 'officer', launch: -4 },
    description:
      'Members open share accounts in the app. Identity is checked against a photo and two data sources; disclosures are shown and sent by email.',
    customerImpact:
      'People without a phone that takes photos go to a branch as before. The fee schedule is shown before the account is opened.',
    steps: [
      ['Consent to electronic disclosures is tested on three kinds of phones', 'analyst', -12],
      ['The fee schedule and the truth in savings disclosures are shown before opening', 'officer', -9],
      ['The identification program covers documents that are not seen in person', 'officer', null],
    ],
    laws: ['15 U.S.C. 7001', '31 CFR 1020.220', '12 CFR 707.4'],
  },
  {
    ...{ title: 'First-home mortgage with 3 percent down', kind: 'new_product', productLine: 'mortgage' },
    ...{ author: 'analyst', owner: 'officer', launch: 35 },
    description: 'A 30-year fixed-rate loan up to 97 percent of the value, with mortgage insurance.',
    customerImpact: 'Members with smaller savings can buy. The payment includes insurance until it ends.',
    steps: [
      ['Ability-to-repay worksheet for the higher ratio', 'analyst', -3],
      ['Mortgage insurance disclosures at closing and each year', 'officer', null],
      ['Fair lending look at who is reached and who is not', 'officer', null],
      ['Loan officers are trained', 'analyst', null],
    ],
    laws: ['12 CFR 1026.43', '12 U.S.C. 4902', '12 CFR 1002'],
  },
  {
    ...{ title: 'Fee for a skipped payment on auto loans', kind: 'fee', productLine: 'consumer_loan' },
    ...{ status: 'launched', author: 'analyst', owner: 'analyst', launch: -25 },
    description: 'Members may skip one payment a year for $30.',
    customerImpact: 'Interest goes on; the letter shows how much later the loan is paid off.',
    steps: [
      ['The letter shows the new last payment and the cost', 'analyst', -48],
      ['The core charges the fee once a year at most', 'analyst', -44],
    ],
    decided: [
      'approved_with_conditions',
      -40,
      'The offer goes to every member in good standing, and complaints about it are read after 60 days.',
    ],
    laws: ['12 CFR 1026', '12 U.S.C. 5536'],
  },
]

export const productReviewSample: SamplePart = {
  name: 'product reviews',
  async make({ institutionId, inInstitution, today, ...people }) {
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    const stepsOf = (steps: SampleReview['steps']): ReviewStep[] =>
      steps.map(([title, owner, done]) => ({
        ...{ id: crypto.randomUUID(), title, ownerId: owner && people[owner].userId },
        doneOn: done === null ? null : day(done),
      }))
    await inInstitution(async (tx) => {
      for (const { author, owner, launch, steps, decided, laws, ...words } of REVIEWS) {
        const fields = ProductReviewFields.parse({
          ...{ ...words, ownerId: people[owner].userId, launchOn: day(launch), steps: stepsOf(steps) },
        })
        // A launch comes after the decision.
        const entered = decided ? { ...fields, status: 'in_review' as const } : fields
        const id = await createProductReview(tx, institutionId, people[author], entered)
        if (decided) {
          const [decision, on, note] = decided
          const decider = { institutionId, fullName: people.manager.fullName, decidedOn: day(on) }
          await recordDecision(tx, 'product_reviews', decider, { id, decision, note })
          await updateProductReview(tx, institutionId, id, fields, people[author].fullName)
        }
        for (const law of laws) {
          const subject = { kind: 'product_review', id } as const
          await addCitation(tx, institutionId, people[author].userId, subject, parseCitation(law)!)
        }
      }
    })
  },
}
