import { MarketingReviewFields } from '@plumbline/contract/compliance/marketing-reviews.ts'
import { ProductReviewFields } from '@plumbline/contract/compliance/product-reviews.ts'
import { createMarketingReview } from '../marketing-reviews/marketing-review-creation.ts'
import { findInstitutionKind } from '../marketing-reviews/marketing-review-words.ts'
import { createProductReview } from '../product-reviews/product-review-creation.ts'
import { type Importer, rowsOf } from './importer.ts'

const QUIETLY = { tellsPeople: false } as const

/** An approval is given here, by a person: a file cannot bring one. */
const NEEDS_APPROVAL = 'It is decided on here first. Import it as in_review, or as what is over.'

export const productReviews: Importer<ProductReviewFields> = {
  rowReader: rowsOf(
    () => ProductReviewFields,
    ({ status }) => (status === 'launched' ? [{ field: 'status', because: NEEDS_APPROVAL }] : []),
  ),
  async create(tx, institutionId, maker, input) {
    await createProductReview(tx, institutionId, maker, input, QUIETLY)
    return true
  },
}

export const marketingReviews: Importer<MarketingReviewFields> = {
  rowReader: rowsOf(
    () => MarketingReviewFields,
    ({ status, startsOn, expiresOn, lastUsedOn }) => {
      if (status === 'in_use') return [{ field: 'status', because: NEEDS_APPROVAL }]
      if (startsOn && expiresOn && expiresOn < startsOn)
        return [{ field: 'expiresOn', because: 'It expires before its first use.' }]
      if (startsOn && lastUsedOn && lastUsedOn < startsOn)
        return [{ field: 'lastUsedOn', because: 'The last use lies before the first.' }]
      return []
    },
  ),
  async create(tx, institutionId, maker, input) {
    const kind = await findInstitutionKind(tx, institutionId)
    await createMarketingReview(tx, institutionId, maker, input, kind, QUIETLY)
    return true
  },
}
