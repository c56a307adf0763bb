import type { InstitutionKind } from '../applicability/institution-facts.ts'

export const MARKETING_PRODUCTS = [
  'deposit',
  'term_deposit',
  'mortgage',
  'home_equity_line',
  'consumer_loan',
  'credit_card',
  'general',
] as const
export type MarketingProduct = (typeof MARKETING_PRODUCTS)[number]

export const MARKETING_CHANNELS = [
  'website',
  'email',
  'social',
  'print',
  'direct_mail',
  'newsletter',
  'radio',
  'television',
  'outdoor',
  'branch_sign',
  'phone_recording',
] as const
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number]

/** What the rules read of a piece: its words, and what the words alone do not say. */
export interface MarketingPiece {
  text: string
  product: MarketingProduct
  channel: MarketingChannel
  /** Absent where the institution has not said it. */
  institution?: InstitutionKind | undefined
  /** The rate may change after the account is opened or the loan is made. */
  rateMayChange: boolean
  /** A maintenance or activity fee may be charged on the account. */
  hasAccountFees: boolean
}
