import type { ProductReviewFields } from '@plumbline/contract/compliance/product-reviews.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type Actor, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { tellDeciders } from '../review-decisions/review-decision.ts'
import { insertProductReview } from './product-review-store.ts'
import { productReviewPath } from './product-review-subject.ts'

/** Enters a review. The caller has seen to it that its people are there. */
export async function createProductReview(
  tx: Db,
  institutionId: string,
  maker: Actor,
  fields: ProductReviewFields,
  { tellsPeople = true }: { tellsPeople?: boolean } = {},
): Promise<string> {
  const id = await insertProductReview(tx, institutionId, fields, maker)
  await recordHistory(tx, institutionId, maker, { kind: 'product_review', id }, { action: 'created' })
  if (tellsPeople)
    await tellPeople(tx, institutionId, maker, id, fields, { ownerId: null, status: 'draft', steps: [] })
  return id
}

type About = Pick<ProductReviewFields, 'ownerId' | 'status' | 'steps'>

/** Who got something to do by a change: the owner, owners of steps, and the managers who can decide. */
export async function tellPeople(
  tx: Db,
  institutionId: string,
  maker: Actor,
  id: string,
  { title, ownerId, status, steps }: About & { title: string },
  before: About,
): Promise<void> {
  const link = productReviewPath(id)
  const tell = (userId: string | null, subject: string) =>
    userId && userId !== maker.userId
      ? notify(tx, institutionId, userId, { kind: 'product_review.assigned', subject, link })
      : undefined
  if (ownerId !== before.ownerId)
    await tell(ownerId, `${maker.fullName} made you the owner of the product review “${title}”`)
  const had = new Set(before.steps.map(({ id: stepId, ownerId: of }) => `${stepId} ${of}`))
  const given = steps.filter((step) => !had.has(`${step.id} ${step.ownerId}`) && step.doneOn === null)
  for (const userId of new Set(given.map((step) => step.ownerId)))
    if (userId !== ownerId)
      await tell(userId, `${maker.fullName} gave you a step of the product review “${title}”`)
  if (status === 'in_review' && before.status !== 'in_review')
    await tellDeciders(tx, institutionId, maker, {
      ...{ kind: 'product_review.asked', table: 'product_reviews', id, link },
      subject: `${maker.fullName} asks for a decision on “${title}”`,
    })
}
