import {
  APR,
  FINANCE_CHARGE,
  MAY_RISE,
  NO_FEES,
  PAYMENT_AMOUNT,
  PAYMENT_PERIOD,
  PHONE,
  RATE,
} from './credit-words.ts'
import type { MarketingPiece } from './marketing-piece.ts'
import { hasAny, lacking, placesOf, type WordRule } from './word-rule.ts'

const isMortgage = ({ product }: MarketingPiece) => product === 'mortgage'
const isClosedEnd = ({ product }: MarketingPiece) => product === 'mortgage' || product === 'consumer_loan'
export const isBroadcast = ({ channel }: MarketingPiece) => channel === 'radio' || channel === 'television'

const APR_WORDS = 'the “annual percentage rate,” using that term or “APR”'
const RISE_WORDS = 'that the annual percentage rate may be increased after the loan is made'

/** 1026.24(d)(2), or 1026.24(g)(2) on radio and television. */
function termsMissing(text: string, piece: MarketingPiece): string[] {
  const hasRate = hasAny(text, APR)
  const saysRise = !piece.rateMayChange || hasAny(text, MAY_RISE)
  if (isBroadcast(piece) && hasRate && saysRise && hasAny(text, PHONE)) return []
  return lacking(
    [hasAny(text, ...PAYMENT_PERIOD), 'the number of payments or the period of repayment'],
    [hasAny(text, ...PAYMENT_AMOUNT), 'the amount of the payments over the full term'],
    [hasRate, APR_WORDS],
    [saysRise, RISE_WORDS],
  )
}

const trigger = (id: string, paragraph: string, what: string, words: readonly RegExp[]): WordRule => ({
  ...{ id, weight: 'required', citation: `12 CFR 1026.24(d)(1)(${paragraph})`, words },
  ...{ reads: isClosedEnd, missing: termsMissing },
  says: `${what} is a triggering term. The advertisement then states the terms of repayment over the full term, including a balloon payment, and the annual percentage rate; in a credit sale also the down payment.`,
})

/** The words must come before the first "fixed". */
const ARM: readonly RegExp[] = [/\b(?:adjustable|variable)[- ]rate mortgages?\b/i, /\bARMs?\b/]
const FIXED = /\bfixed\b/i
export const PERIOD_FIXED =
  /\bfixed\b[^.!?]{0,60}\b(?:\d{1,3}|one|two|three|five|seven|ten)[- ](?:months?|years?)\b|\b(?:\d{1,3}|one|two|three|five|seven|ten)[- ](?:months?|years?)\b[^.!?]{0,40}\bfixed\b/i

function fixedMissing(text: string): string[] {
  const fixed = text.search(FIXED)
  const comesFirst = placesOf(text, ARM).some(({ from }) => from < fixed)
  return lacking(
    [comesFirst, '“Adjustable-Rate Mortgage,” “Variable-Rate Mortgage,” or “ARM” before the first “fixed”'],
    [hasAny(text, PERIOD_FIXED), 'the period for which the rate or payment is fixed'],
    [hasAny(text, MAY_RISE), 'that the rate may vary or the payment may increase after that period'],
  )
}

const PROGRAMS_OF_GOVERNMENT =
  /\b(?:FHA|VA|USDA|Ginnie Mae)\b|Federal Housing Administration|Veterans Affairs/
export const MORE_THAN_WORTH: readonly RegExp[] = [
  /(?<![\d.])1(?:0[1-9]|[1-9]\d)\s?(?:%|percent)(?! match)/i,
  /\bmore than (?:your|the) (?:home|house|property) is worth\b/i,
  /\bexceeds? (?:the )?(?:fair )?(?:market )?value\b/i,
]
export const taxMissing = (text: string) =>
  lacking(
    [
      hasAny(text, /\bnot (?:be )?(?:tax[- ])?deductible\b/i),
      'that interest on the part above the fair market value is not tax deductible for Federal income tax purposes',
    ],
    [
      hasAny(text, /\bconsult (?:a|your|with) [^.!?]{0,20}\btax ad|\btax advis[eo]r\b/i),
      'that the consumer should consult a tax adviser',
    ],
  )
export const TAX_SAYS =
  'A paper or internet advertisement which says that the credit may exceed the value of the home states both about the tax on it.'

/** Closed-end credit: 12 CFR 1026.24. */
export const CLOSED_END_RULES: readonly WordRule[] = [
  {
    ...{ id: 'closed-end-rate', weight: 'required', citation: '12 CFR 1026.24(c)', words: [RATE] },
    reads: isClosedEnd,
    missing: (text) => lacking([hasAny(text, APR), APR_WORDS]),
    says: 'A rate of finance charge is stated as an “annual percentage rate,” using that term.',
  },
  {
    ...{ id: 'closed-end-rate-rises', weight: 'required', citation: '12 CFR 1026.24(c)' },
    ...{ words: [RATE, APR] },
    reads: (piece) => isClosedEnd(piece) && piece.rateMayChange,
    missing: (text) => lacking([hasAny(text, MAY_RISE), RISE_WORDS]),
    says: 'Where the annual percentage rate may be increased after consummation, the advertisement states that fact.',
  },
  {
    ...{ id: 'closed-end-downpayment', weight: 'look', citation: '12 CFR 1026.24(d)(1)(i)' },
    reads: isClosedEnd,
    words: [
      /\$(?!0+(?:\.0+)?\s)\d[\d,]*(?:\.\d{2})? down\b/i,
      /(?<![\d.])(?!0+\s?%|0+ percent)\d{1,2}(?:\.\d{1,3})?\s?(?:%|percent) down\b/i,
      /\bdown ?payments? (?:of|as low as|from|starting at|is) (?:just |only )?(?!\$?0+\b(?!\.))(?:\$\d[\d,]*|\d{1,2}(?:\.\d{1,3})?\s?(?:%|percent))/i,
      /(?<![\d.])(?!100)\d{2}\s?(?:%|percent) financing\b/i,
    ],
    missing: termsMissing,
    says: 'The amount or percentage of a down payment is a triggering term in a credit sale, where the creditor is the seller. There the advertisement also states the terms of repayment and the annual percentage rate.',
  },
  trigger('closed-end-period', 'ii', 'The number of payments or the period of repayment', PAYMENT_PERIOD),
  trigger('closed-end-payment', 'iii', 'The amount of a payment', PAYMENT_AMOUNT),
  trigger('closed-end-charge', 'iv', 'The amount of a finance charge', FINANCE_CHARGE),
  {
    ...{ id: 'mortgage-rates', weight: 'look', citation: '12 CFR 1026.24(f)(2)(i)', words: [RATE] },
    reads: (piece) => isMortgage(piece) && piece.rateMayChange && !isBroadcast(piece),
    says: 'If the advertisement states a simple annual rate and more than one will apply, each rate, its period, and the annual percentage rate appear close together with equal prominence. Check the layout yourself.',
  },
  {
    ...{ id: 'mortgage-payment-taxes', weight: 'required', citation: '12 CFR 1026.24(f)(3)(i)(C)' },
    ...{ words: PAYMENT_AMOUNT },
    reads: (piece) => isMortgage(piece) && !isBroadcast(piece),
    missing: (text) =>
      lacking(
        [
          hasAny(text, /\btax(?:es)?\b[^.!?]{0,40}\binsurance\b|\binsurance\b[^.!?]{0,40}\btaxes\b/i),
          'that the payments do not include amounts for taxes and insurance premiums',
        ],
        [hasAny(text, /\b(?:greater|higher)\b/i), 'that the actual payment obligation will be greater'],
      ),
    says: 'A payment on a first-lien loan that leaves out taxes and insurance says so, near the payment.',
  },
  {
    ...{ id: 'mortgage-fixed', weight: 'prohibited', citation: '12 CFR 1026.24(i)(1)' },
    ...{ words: [FIXED], missing: fixedMissing },
    reads: (piece) => isMortgage(piece) && piece.rateMayChange,
    says: '“Fixed” may not describe a variable-rate loan, or payments that will rise, unless the advertisement also gives the items below just as prominently.',
  },
  {
    ...{ id: 'mortgage-comparison', weight: 'look', citation: '12 CFR 1026.24(i)(2)' },
    reads: (piece) => isMortgage(piece) && piece.rateMayChange,
    words: [
      /\b(?:saves?|lower|cut|reduce)\b[^.!?]{0,40}\$\d[\d,]*[^.!?]{0,20}\b(?:month|monthly|mo|year)\b/i,
    ],
    says: 'A comparison with a payment or rate that lasts for less than the full term also shows what applies later.',
  },
  {
    ...{ id: 'mortgage-government', weight: 'prohibited', citation: '12 CFR 1026.24(i)(3)' },
    reads: isMortgage,
    words: [
      /\bgovernment[- ](?:loan|mortgage|supported|backed|approved|sponsored|endorsed|relief|refinance|stimulus|assistance|program)\w*(?: (?:loan|mortgage|refinance))?(?: programs?)?/i,
      /\b(?:federal|state) (?:loan|mortgage|relief|refinance|stimulus|rescue|assistance) programs?\b/i,
      /\b(?:endorsed|approved|sponsored|backed|supported) by (?:the )?(?:(?:U\.S\. |US |federal |state |local )?government|HUD|Treasury|Federal Reserve|CFPB|FDIC|NCUA|Congress|President)\b/i,
      /\bCommunity Reinvestment Act\b[^.!?]{0,20}\bentitles?\b/i,
    ],
    missing: (text) =>
      lacking([
        hasAny(text, PROGRAMS_OF_GOVERNMENT),
        'a program that a government does endorse, such as FHA or VA',
      ]),
    says: 'A loan is not called a government loan program, or endorsed or sponsored by a government, unless it is, as FHA and VA loans are.',
  },
  {
    ...{ id: 'mortgage-debt-elimination', weight: 'prohibited', citation: '12 CFR 1026.24(i)(5)' },
    reads: isMortgage,
    words: [
      /\b(?:wipe[sd]?|wiping)\b[^.!?]{0,30}\bdebts?\b(?: clean)?/i,
      /\bdebt[- ]free\b/i,
      /\bout of debt\b/i,
      /\b(?:eliminat\w+|erase[sd]?|cancel(?:s|ed)?|forgiv\w+|waive[sd]?)\b[^.!?]{0,30}\b(?:debts?|balances?|obligations?|mortgages?(?! insurance))\b/i,
      /\bdebt elimination\b/i,
      /\bpre-?payment penalty waiver\b/i,
    ],
    says: 'A misleading claim that the loan will eliminate debt, or that another creditor’s terms are waived or forgiven, is prohibited. To say that it consolidates debts or lowers payments is not.',
  },
  {
    ...{ id: 'mortgage-counselor', weight: 'prohibited', citation: '12 CFR 1026.24(i)(6)' },
    reads: (piece) => isMortgage(piece) && piece.institution !== 'credit_union',
    words: [/\bcounsell?ors?\b/i],
    says: '“Counselor” is not used of a for-profit broker or creditor, or of its employees, in an advertisement for a mortgage.',
  },
  {
    ...{ id: 'mortgage-tax', weight: 'required', citation: '12 CFR 1026.24(h)', words: MORE_THAN_WORTH },
    ...{ missing: taxMissing, says: TAX_SAYS },
    reads: (piece) => isMortgage(piece) && !isBroadcast(piece),
  },
  {
    ...{ id: 'closed-end-available', weight: 'look', citation: '12 CFR 1026.24(a)' },
    reads: isClosedEnd,
    words: [
      /\bas low as\b/i,
      /\b(?:rates?|payments?|APRs?) (?:starting|start|from)(?: (?:at|from))?\b/i,
      /(?:\b(?:no|zero)|\$0|(?<![\d.])0\s?(?:%|percent)) down(?: ?payment)?\b/i,
      ...NO_FEES,
    ],
    says: 'Only terms that actually are or will be offered are stated. Note who gets them, and keep the rate sheet as evidence.',
  },
]
