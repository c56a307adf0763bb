import type { ProductReviewFields } from '@plumbline/contract/compliance/product-reviews.ts'
import type { ReviewDecision } from '@plumbline/contract/compliance/review-decisions.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Actor } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { isApproved, tellDeciders } from '../review-decisions/review-decision.ts'
import { productReviewPath } from './product-review-subject.ts'

type Steps = readonly { doneOn: string | null }[]

const areDone = (steps: Steps): boolean => steps.length > 0 && steps.every(({ doneOn }) => doneOn !== null)

export const finishesSteps = (before: Steps, after: Steps): boolean => areDone(after) && !areDone(before)

interface Finished extends Pick<ProductReviewFields, 'title' | 'status' | 'ownerId'> {
  id: string
  authorId: string | null
  decision: ReviewDecision
}

/**
 * With the last step done, who can decide hears of it, and the owner, or else the author, of what comes next: once in
 * a day, however often it is unticked and ticked again.
 */
export async function tellStepsDone(
  tx: Db,
  institutionId: string,
  maker: Actor,
  { id, title, status, ownerId, authorId, decision }: Finished,
): Promise<void> {
  const link = productReviewPath(id)
  const isDecidedOn = status === 'in_review' && decision === 'open'
  const deciders = isDecidedOn
    ? await tellDeciders(tx, institutionId, maker, {
        ...{ kind: 'product_review.asked', table: 'product_reviews', id, link, isOnceADay: true },
        subject: `All steps of “${title}” are done: it is ready for your decision`,
      })
    : []
  const next = nextOf(status, decision)
  const recipient = ownerId ?? authorId
  if (next && recipient && recipient !== maker.userId && !deciders.includes(recipient))
    await notify(tx, institutionId, recipient, {
      kind: 'product_review.steps_done',
      subject: `All steps of “${title}” are done: ${next}`,
      link,
      isOnceADay: true,
    })
}

function nextOf(status: Finished['status'], decision: ReviewDecision): string | undefined {
  if (status !== 'draft' && status !== 'in_review') return undefined
  if (isApproved(decision)) return 'it can be launched'
  if (decision !== 'open') return undefined
  return status === 'draft' ? 'ask for a decision' : 'it is awaiting a decision'
}
