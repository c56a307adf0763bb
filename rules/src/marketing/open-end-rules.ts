import { isBroadcast, MORE_THAN_WORTH, PERIOD_FIXED, TAX_SAYS, taxMissing } from './closed-end-rules.ts'
import { APR, MAY_RISE, PAYMENT_AMOUNT, PHONE, RATE } from './credit-words.ts'
import type { MarketingPiece } from './marketing-piece.ts'
import { hasAny, lacking, type WordRule } from './word-rule.ts'

const isLine = ({ product }: MarketingPiece) => product === 'home_equity_line'
const isCard = ({ product }: MarketingPiece) => product === 'credit_card'
const isOpenEnd = (piece: MarketingPiece) => isLine(piece) || isCard(piece)

const APR_WORDS = 'each periodic rate as an “annual percentage rate” (“APR” will do)'
const VARIES = 'that the rate is variable'
const FEE_TO_BELONG = /\b(?:annual|membership|participation)(?: membership)? fees?\b|\bno fees\b/i

/** 1026.16(b)(1); on radio and television 1026.16(e). */
function cardMissing(text: string, piece: MarketingPiece): string[] {
  const hasRate = hasAny(text, APR)
  const saysVaries = !piece.rateMayChange || hasAny(text, MAY_RISE)
  if (isBroadcast(piece) && hasRate && saysVaries && hasAny(text, PHONE)) return []
  return lacking(
    [hasRate, APR_WORDS],
    [saysVaries, VARIES],
    [hasAny(text, FEE_TO_BELONG), 'any membership or participation fee, or that there is none'],
  )
}

/** 1026.16(d)(1). */
function lineMissing(text: string, piece: MarketingPiece): string[] {
  const hasRate = hasAny(text, APR)
  if (isBroadcast(piece) && hasRate && hasAny(text, PHONE)) return []
  const saysMost =
    /\b(?:maximum|lifetime|ceiling|cap(?:ped)?|highest)\b[^.!?]{0,40}(?:\bAPR\b|\brate\b|%)|\b(?:APR|rate)\b[^.!?]{0,40}\b(?:exceed|maximum|cap)\b/i
  return lacking(
    [
      hasAny(
        text,
        /\b(?:closing costs?|fees?|costs?)\b[^.!?]{0,60}\$\d|\$\d[^.!?]{0,60}\b(?:closing costs?|fees?|costs?)\b/i,
      ),
      'the fees to open the plan, as an amount or a reasonable range',
    ],
    [hasRate, APR_WORDS],
    [
      !piece.rateMayChange || hasAny(text, saysMost),
      'the maximum annual percentage rate of a variable-rate plan',
    ],
  )
}

const AFTERWARDS =
  /\b(?:after|then|thereafter|following)\b[^.!?]{0,80}?\d{1,3}(?:\.\d{1,3})?\s?(?:%|percent)/i
const ENDS =
  /\b(?:for|until|through|during|first)\b[^.!?]{0,30}\b(?:\d{1,3}|six|twelve|eighteen|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const INTRODUCTORY = /\bintro(?:ductory)?\b/i
const FOR_A_TIME: readonly RegExp[] = [
  new RegExp(
    String.raw`${RATE.source}[^.!?]{0,40}?\b(?:for|during) (?:the |your )?(?:first |initial )?(?:\d{1,3}|six|twelve|eighteen) (?:months?|billing cycles|statement cycles)`,
    'i',
  ),
  /\b(?:intro(?:ductory)?|promotional|promo|teaser) (?:APR|rate|annual percentage rate|offer|fee)s?\b/i,
]

/** Open-end credit: 12 CFR 1026.16. */
export const OPEN_END_RULES: readonly WordRule[] = [
  {
    ...{ id: 'open-end-terms', weight: 'required', citation: '12 CFR 1026.16(b)(1)', reads: isCard },
    words: [
      RATE,
      /\b(?:no |\$\d[\d,]* )?annual (?:membership )?fees?\b/i,
      /\bno interest\b/i,
      /\b(?:balance transfer|cash advance|foreign transaction|transaction) fees?\b/i,
      /\b(?:monthly |minimum )(?:service|interest|finance) charge\b/i,
    ],
    missing: cardMissing,
    says: 'A rate, fee, or finance charge of the plan is a triggering term, also where it says that there is none. The advertisement then states charges that are finance charges, each rate as an annual percentage rate, that it is variable, and any membership or participation fee.',
  },
  {
    ...{ id: 'open-end-introductory', weight: 'required', citation: '12 CFR 1026.16(g)(3)' },
    words: FOR_A_TIME,
    reads: (piece) => isCard(piece) && !isBroadcast(piece),
    missing: (text) => lacking([hasAny(text, INTRODUCTORY), '“introductory” or “intro” beside the rate']),
    says: 'A lower rate for a time, offered with the opening of an account, has the word “introductory” or “intro” in immediate proximity to each listing.',
  },
  {
    ...{ id: 'open-end-promotional', weight: 'required', citation: '12 CFR 1026.16(g)(4)' },
    ...{ words: FOR_A_TIME, reads: isCard },
    missing: (text) =>
      lacking(
        [hasAny(text, ENDS), 'when the promotional rate ends'],
        [hasAny(text, AFTERWARDS), 'the annual percentage rate that applies afterward'],
      ),
    says: 'A promotional rate is stated with its end and with the annual percentage rate that applies afterward, close to the first listing.',
  },
  {
    ...{ id: 'open-end-deferred-interest', weight: 'required', citation: '12 CFR 1026.16(h)' },
    reads: isCard,
    words: [/\bno interest (?:if|until|for)\b/i, /\bsame as cash\b/i, /\bdeferred interest\b/i],
    missing: (text) =>
      lacking(
        [hasAny(text, /\bif paid in full\b/i), '“if paid in full” before the period'],
        [
          hasAny(text, /\binterest will be charged\b/i),
          'that interest will be charged from the date of purchase if the balance is not paid in full in time',
        ],
      ),
    says: 'A deferred interest offer states the period, “if paid in full” before it (paragraph (h)(3)), and that interest will be charged from the date of purchase if the balance is not paid in full in time (paragraph (h)(4)).',
  },
  {
    ...{ id: 'open-end-fixed', weight: 'prohibited', citation: '12 CFR 1026.16(f)', reads: isOpenEnd },
    words: [
      /\bfixed\b[^.!?]{0,20}(?:\brates?\b|\bAPRs?\b|\bannual percentage rate\b|%)/i,
      /(?:\brates?\b|\bAPRs?\b|%)[^.!?]{0,20}\bfixed\b/i,
    ],
    missing: (text, piece) =>
      lacking([
        hasAny(text, PERIOD_FIXED) || !piece.rateMayChange,
        'the period for which the rate is fixed and will not increase',
      ]),
    says: 'An annual percentage rate is called “fixed” only with the period in which it will not increase, or where it will not increase while the plan is open.',
  },
  {
    ...{ id: 'line-terms', weight: 'required', citation: '12 CFR 1026.16(d)(1)', reads: isLine },
    words: [
      RATE,
      ...PAYMENT_AMOUNT,
      /\bno (?:annual fees?|points|closing costs?|application fees?)\b/i,
      /\bwaive[sd]? (?:all |the |your )?closing costs?\b/i,
      /\b(?:interest[- ]only|minimum) (?:monthly )?payments?\b/i,
      /\b\d{1,2}[- ]year (?:draw|repayment)(?: period)?\b|\b(?:draw|repayment) period\b/i,
    ],
    missing: lineMissing,
    says: 'A rate, a fee, or a payment term of a home equity plan is a triggering term, also where it says that there is none. The advertisement then states the fees to open the plan, each rate as an annual percentage rate, and the maximum rate of a variable-rate plan.',
  },
  {
    ...{ id: 'line-promotional', weight: 'required', citation: '12 CFR 1026.16(d)(6)(ii)' },
    words: FOR_A_TIME,
    reads: (piece) => isLine(piece) && !isBroadcast(piece),
    missing: (text) =>
      lacking(
        [hasAny(text, ENDS), 'the period of the promotional rate'],
        [hasAny(text, AFTERWARDS), 'the annual percentage rate that will apply under the plan'],
      ),
    says: 'A promotional rate or payment is listed with its period and with what applies afterward, each time and as prominently.',
  },
  {
    ...{ id: 'line-balloon', weight: 'look', citation: '12 CFR 1026.16(d)(3)', reads: isLine },
    words: [/\b(?:interest[- ]only|minimum) (?:monthly )?payments?\b/i],
    missing: (text) =>
      lacking([hasAny(text, /\bballoon\b/i), 'that a balloon payment may result, if it may']),
    says: 'Where paying only the minimum may lead to a balloon payment, the advertisement says so beside the minimum payment.',
  },
  {
    ...{ id: 'line-free-money', weight: 'prohibited', citation: '12 CFR 1026.16(d)(5)', reads: isLine },
    words: [/\bfree (?:money|cash)\b/i],
    says: 'A home equity plan is not called “free money” or by a similarly misleading term.',
  },
  {
    ...{ id: 'line-deductible', weight: 'required', citation: '12 CFR 1026.16(d)(4)', reads: isLine },
    words: [/\btax[- ]deductible\b/i, /\bdeduct(?:s|ed|ion|ions|ibility)?\b/i],
    missing: (text) =>
      lacking([
        hasAny(
          text,
          /\bconsult (?:a|an|your|with)\b[^.!?]{0,20}\btax\b|\btax (?:advis[eo]r|professional)\b/i,
        ),
        'words such as “consult a tax advisor regarding the deductibility of interest”',
      ]),
    says: 'What is said of deductible interest may not mislead.',
  },
  {
    ...{ id: 'line-tax', weight: 'required', citation: '12 CFR 1026.16(d)(4)', words: MORE_THAN_WORTH },
    ...{ missing: taxMissing, says: TAX_SAYS },
    reads: (piece) => isLine(piece) && !isBroadcast(piece),
  },
  {
    ...{ id: 'open-end-available', weight: 'look', citation: '12 CFR 1026.16(a)', reads: isOpenEnd },
    words: [/\bas low as\b/i, /\b(?:rates?|APRs?) (?:starting|start|from)(?: (?:at|from))?\b/i],
    says: 'Only terms that actually are or will be offered are stated. Note who gets them, and keep the rate sheet as evidence.',
  },
]
