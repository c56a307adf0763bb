import type { Bucket, FeeInput } from './fee-tolerance-shape.ts'

export interface BucketChoice {
  bucket: Bucket
  citation: string
  why: string
}

const ZERO_KINDS: ReadonlySet<string> = new Set([
  'creditor_fee',
  'broker_fee',
  'affiliate_fee',
  'transfer_tax',
])

/** Which limit of 19(e)(3) applies to a fee. */
export function bucketOf(fee: FeeInput): BucketChoice {
  if (fee.kind === 'lender_credit')
    return {
      bucket: 'lender_credit',
      citation: 'comment 19(e)(3)(i)-5',
      why: 'the total of lender credits may not be smaller than disclosed',
    }
  if (ZERO_KINDS.has(fee.kind))
    return {
      bucket: 'zero',
      citation: '1026.19(e)(3)(i); comment 19(e)(3)(i)-1',
      why: 'paid to the creditor, a broker or an affiliate, or a transfer tax',
    }
  if (fee.kind === 'recording_fee')
    return {
      bucket: 'ten_percent',
      citation: '1026.19(e)(3)(ii); comment 19(e)(3)(ii)-4',
      why: 'a recording fee',
    }
  return fee.kind === 'third_party' ? thirdParty(fee) : unlimited(fee, unlimitedParagraph(fee.kind))
}

function thirdParty(fee: FeeInput): BucketChoice {
  if (!fee.shoppingAllowed)
    return {
      bucket: 'zero',
      citation: '1026.19(e)(3)(i); 1026.19(e)(3)(ii)(C)',
      why: 'the consumer could not shop for this service',
    }
  if (fee.listProvided !== false && fee.providerChosen === 'off_list')
    return unlimited(fee, '1026.19(e)(3)(iii)(D); comment 19(e)(3)(iii)-2')
  if (fee.affiliate)
    return {
      bucket: 'zero',
      citation: '1026.19(e)(3)(ii)(B); comment 19(e)(3)(ii)-6',
      why: 'paid to an affiliate of the creditor',
    }
  return {
    bucket: 'ten_percent',
    citation: '1026.19(e)(3)(ii); comment 19(e)(3)(ii)-3',
    why:
      fee.listProvided === false
        ? 'the consumer could shop, but no written list of providers was given'
        : 'the consumer could shop and took a provider from the list, or chose none',
  }
}

function unlimitedParagraph(kind: FeeInput['kind']): string {
  switch (kind) {
    case 'prepaid_interest':
      return '1026.19(e)(3)(iii)(A)'
    case 'property_insurance':
      return '1026.19(e)(3)(iii)(B)'
    case 'escrow':
      return '1026.19(e)(3)(iii)(C)'
    default:
      return '1026.19(e)(3)(iii)(E); comment 19(e)(3)(iii)-3'
  }
}

/** Without the best information reasonably available, or when not bona fide, the general rule judges the fee. */
function unlimited(fee: FeeInput, citation: string): BucketChoice {
  if (fee.bestInformation === false)
    return {
      bucket: 'zero',
      citation: '1026.19(e)(3)(i); comment 19(e)(3)(iii)-1 to -3',
      why: 'the estimate was not based on the best information reasonably available',
    }
  if (fee.bonaFide === false)
    return { bucket: 'zero', citation: '1026.19(e)(3)(i), (iii)', why: 'the charge is not bona fide' }
  return { bucket: 'unlimited', citation, why: 'may vary from an estimate made on the best information' }
}
