import { addMonths, formatDay, parseDay } from '../dates/calendar-day.ts'

export const VENDOR_TIERS = ['critical', 'high', 'moderate', 'low'] as const
export type VendorTierName = (typeof VENDOR_TIERS)[number]

/**
 * How often a vendor is reviewed where the institution says nothing else. No rule sets a number: the interagency
 * guidance on third-party relationships (88 FR 37920, June 9, 2023) asks for monitoring by risk.
 */
export const USUAL_REVIEW_MONTHS: Readonly<Record<VendorTierName, number>> = {
  critical: 12,
  high: 12,
  moderate: 24,
  low: 36,
}

/** A vendor that was never reviewed gets so many days from its entry. */
const FIRST_REVIEW_DAYS = 30

interface VendorState {
  tier: VendorTierName
  status: 'proposed' | 'active' | 'leaving' | 'ended'
  reviewMonths: number | null
  reviewedOn: string | null
  enteredOn: string
}

/** When the next review is due; null for a vendor that is gone. */
export function nextReviewOn({
  tier,
  status,
  reviewMonths,
  reviewedOn,
  enteredOn,
}: VendorState): string | null {
  if (status === 'ended') return null
  if (reviewedOn === null) return formatDay(parseDay(enteredOn, 'enteredOn') + FIRST_REVIEW_DAYS)
  return formatDay(addMonths(parseDay(reviewedOn, 'reviewedOn'), reviewMonths ?? USUAL_REVIEW_MONTHS[tier]))
}

/** The last day on which a notice still reaches the vendor in time; null without both figures. */
export function noticeBy(contractEnd: string | null, noticeDays: number | null): string | null {
  if (contractEnd === null || noticeDays === null) return null
  return formatDay(parseDay(contractEnd, 'contractEnd') - noticeDays)
}
