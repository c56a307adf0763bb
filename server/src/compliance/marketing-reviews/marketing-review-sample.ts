import { MarketingReviewFields } from '@plumbline/contract/compliance/marketing-reviews.ts'
import type { ReviewDecision } from '@plumbline/contract/compliance/review-decisions.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { recordDecision } from '../review-decisions/review-decision.ts'
import { createMarketingReview } from './marketing-review-creation.ts'
import { updateMarketingReview } from './marketing-review-store.ts'
import { countedOf, findInstitutionKind, wordsFound } from './marketing-review-words.ts'

interface SamplePiece
  extends Omit<z.input<typeof MarketingReviewFields>, 'ownerId' | 'startsOn' | 'expiresOn' | 'lastUsedOn'> {
  /** Days from the day on which the sample is made. */
  starts: number
  expires: number
  decided?: readonly [decision: Exclude<ReviewDecision, 'open'>, on: number, note: string]
}

const PIECES: readonly SamplePiece[] = [
  {
    ...{ title: 'Certificate special on the home page', product: 'term_deposit', channel: 'website' },
    ...{ status: 'in_use', starts: -66, expires: -6, link: 'https://www.example.com/certificates' },
    text: '12-month share certificate: 4.10% annual percentage yield (APY). APY accurate as of the last dividend declaration date. Minimum balance of $500 to open and to earn the APY. A penalty may be imposed for early withdrawal. Federally insured by NCUA.',
    decided: ['approved', -70, ''],
  },
  {
    ...{ title: 'Home equity line, email to members', product: 'home_equity_line', channel: 'email' },
    ...{ status: 'in_review', starts: 10, expires: 70, rateMayChange: true },
    text: 'Your home holds free money! Open a home equity line at 5.99% for the first 6 months, with no closing costs. Interest may be tax-deductible. Equal Housing Lender.',
    description: 'For the summer. The designer waits for a yes.',
  },
  {
    ...{ title: 'Auto loan postcard', product: 'consumer_loan', channel: 'direct_mail' },
    ...{ status: 'in_use', starts: -20, expires: 60 },
    text: 'New car loans at 5.24% APR (annual percentage rate). Example: 60 monthly payments of $341.66 for $18,000 borrowed. Rate and approval depend on credit history.',
    decided: [
      'approved_with_conditions',
      -24,
      'The rate sheet of the day of mailing is kept with the piece. Mailed to every member, not to chosen zip codes.',
    ],
  },
]

export const marketingReviewSample: SamplePart = {
  name: 'marketing reviews',
  async make({ institutionId, inInstitution, today, analyst, manager }) {
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      const kind = await findInstitutionKind(tx, institutionId)
      for (const { starts, expires, decided, ...words } of PIECES) {
        const fields = MarketingReviewFields.parse({
          ...{ ...words, ownerId: analyst.userId, startsOn: day(starts), expiresOn: day(expires) },
        })
        // A piece is used after the decision.
        const entered = decided ? { ...fields, status: 'in_review' as const } : fields
        const id = await createMarketingReview(tx, institutionId, analyst, entered, kind)
        if (!decided) continue
        const [decision, on, note] = decided
        const decider = { institutionId, fullName: manager.fullName, decidedOn: day(on) }
        await recordDecision(tx, 'marketing_reviews', decider, { id, decision, note })
        const findingCount = countedOf(wordsFound(fields, kind))
        await updateMarketingReview(tx, institutionId, id, { fields, findingCount }, analyst.fullName)
      }
    })
  },
}
