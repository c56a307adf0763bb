import type { MarketingReviewFields } from '@plumbline/contract/compliance/marketing-reviews.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { type Actor, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { tellDeciders } from '../review-decisions/review-decision.ts'
import { insertMarketingReview } from './marketing-review-store.ts'
import { marketingReviewPath } from './marketing-review-subject.ts'
import { countedOf, wordsFound } from './marketing-review-words.ts'

/** Enters a piece. The caller has seen to it that the owner is a person of the institution. */
export async function createMarketingReview(
  tx: Db,
  institutionId: string,
  maker: Actor,
  fields: MarketingReviewFields,
  kind: InstitutionKind,
  { tellsPeople = true }: { tellsPeople?: boolean } = {},
): Promise<string> {
  const findingCount = countedOf(wordsFound(fields, kind))
  const id = await insertMarketingReview(tx, institutionId, { fields, findingCount }, maker)
  await recordHistory(tx, institutionId, maker, { kind: 'marketing_review', id }, { action: 'created' })
  if (tellsPeople) await tellPeople(tx, institutionId, maker, id, fields, { ownerId: null, status: 'draft' })
  return id
}

type About = Pick<MarketingReviewFields, 'ownerId' | 'status'>

/** A new owner, and the managers who can decide once it is in review. */
export async function tellPeople(
  tx: Db,
  institutionId: string,
  maker: Actor,
  id: string,
  { title, ownerId, status }: About & { title: string },
  before: About,
): Promise<void> {
  const link = marketingReviewPath(id)
  if (ownerId && ownerId !== before.ownerId && ownerId !== maker.userId)
    await notify(tx, institutionId, ownerId, {
      ...{ kind: 'marketing_review.assigned', link },
      subject: `${maker.fullName} made you the owner of the marketing piece “${title}”`,
    })
  if (status === 'in_review' && before.status !== 'in_review')
    await tellDeciders(tx, institutionId, maker, {
      ...{ kind: 'marketing_review.asked', table: 'marketing_reviews', id, link },
      subject: `${maker.fullName} asks for a decision on the marketing piece “${title}”`,
    })
}
