import { isBroadcast } from './closed-end-rules.ts'
import type { MarketingPiece } from './marketing-piece.ts'
import { hasAny, lacking, type WordRule } from './word-rule.ts'

const isTerm = ({ product }: MarketingPiece) => product === 'term_deposit'
const isDeposit = ({ product }: MarketingPiece) => product === 'deposit' || product === 'term_deposit'
const isCreditUnion = ({ institution }: MarketingPiece) => institution === 'credit_union'

/** Dividends on a share account without a term are known only after the period. */
const isShareWithoutTerm = (piece: MarketingPiece) => isCreditUnion(piece) && piece.product === 'deposit'

/** Part 707 for credit unions, Regulation DD for everybody else; their section 8 has the same paragraphs. */
const section8 = (paragraph: string) => (piece: MarketingPiece) =>
  `12 CFR ${isCreditUnion(piece) ? '707' : '1030'}.8${paragraph}`

/** 8(e)(1). Websites and email are no such media: comment 8(e)(1)(i)-1. */
const isExemptMedium = (piece: MarketingPiece) =>
  isBroadcast(piece) || piece.channel === 'outdoor' || piece.channel === 'phone_recording'
/** 8(e)(2), and 8(e)(3) for newsletters of credit unions to their members. */
const isForInsiders = (piece: MarketingPiece) =>
  piece.channel === 'branch_sign' || (piece.channel === 'newsletter' && isCreditUnion(piece))
const isPublic = (piece: MarketingPiece) => isDeposit(piece) && !isForInsiders(piece)

const PERCENT =
  /(?<![\d.,$])\d{1,3}(?:\.\d{1,3})?\s?(?:%|percent\b)(?! (?:off|of|over|more|match|cash back)\b)/i
const APY_SPELLED = /\bannual percentage yields?\b/i
const APY = /\bannual percentage yields?\b|\bAPYs?\b/i
const MAY_CHANGE =
  /\b(?:may|can|could|might|will) (?:change|vary|fluctuate|adjust)\b|\bsubject to change\b|\bvariable[- ]rate\b/i
const AS_OF =
  /\b(?:as of|accurate|effective|current) (?:as of |on |through )?[^.!?]{0,20}\d|\bthrough [a-z]+ \d|\boffer (?:ends|expires|valid)\b|\blast dividend declaration date\b/i
const BALANCE =
  /\b(?:minimum|balances? of|balance required|at least|or more|up to|no minimum)\b[^.!?]{0,50}(?:\$\d|\bbalance\b|\bdeposit\b)|\$\d[\d,]*(?:\.\d{2})? (?:minimum|or more|and (?:above|over|up))\b|\bno minimum\b/i
const TERM = /\b(?:\d{1,3}|one|two|three|four|five|six|nine|twelve)[- ](?:days?|months?|years?)\b/i
const PENALTY = /\bpenalt(?:y|ies)\b[^.!?]{0,60}\bearly\b|\bearly\b[^.!?]{0,60}\bpenalt(?:y|ies)\b/i
/** A sum or a gift; "bonus checking" alone does not count: comment 8(d)-1. */
const BONUS: readonly RegExp[] = [
  /\$\d[\d,]*(?:\.\d{2})? (?:[a-z]+ ){0,2}?(?:bonus|reward|gift card|credit)\b/i,
  /\bbonus of (?:up to )?\$\d[\d,]*/i,
  /\b(?:get|earn|receive) (?:a |up to )?\$\d[\d,]* (?:[a-z]+ ){0,3}?(?:when|for|after|if)\b/i,
  /\bfree (?:gift|tablet|toaster|blanket|tote)\b/i,
]

/** Truth in savings: 12 CFR 1030.8 and 707.8. */
export const DEPOSIT_RULES: readonly WordRule[] = [
  {
    ...{ id: 'deposit-apy', weight: 'required', citation: section8('(b)'), words: [PERCENT, APY] },
    reads: isPublic,
    missing: (text) =>
      lacking([hasAny(text, APY_SPELLED), '“annual percentage yield,” spelled out at least once']),
    says: 'A rate of return is stated as an “annual percentage yield,” using that term; “APY” may be used beside it. No other rate is stated, except the interest rate or dividend rate with the yield.',
  },
  {
    ...{ id: 'deposit-inside', weight: 'required', words: [PERCENT, APY] },
    citation: (piece) => section8(piece.channel === 'newsletter' ? '(e)(3)(ii)' : '(e)(2)(ii)')(piece),
    reads: (piece) => isDeposit(piece) && isForInsiders(piece),
    missing: (text) =>
      lacking(
        [hasAny(text, APY), '“annual percentage yield” or “APY”'],
        [
          hasAny(
            text,
            /\b(?:ask|contact|call|speak|talk|see)\b[^.!?]{0,40}\b(?:us|employee|representative|teller|associate|staff)\b/i,
          ),
          'that an employee has further information about fees and terms',
        ],
      ),
    says: 'A sign inside, or a newsletter to members of a credit union, states the rate as “annual percentage yield” or “APY” and tells people to contact an employee about fees and terms.',
  },
  {
    ...{ id: 'deposit-variable', weight: 'required', citation: section8('(c)(1)'), words: [APY] },
    reads: (piece) => isPublic(piece) && piece.rateMayChange && !isExemptMedium(piece),
    missing: (text) =>
      lacking([hasAny(text, MAY_CHANGE), 'that the rate may change after the account is opened']),
    says: 'A stated yield of a variable-rate account needs a statement that the rate may change.',
  },
  {
    ...{ id: 'deposit-as-of', weight: 'required', citation: section8('(c)(2)'), words: [APY] },
    reads: (piece) => isPublic(piece) && !isExemptMedium(piece) && !isShareWithoutTerm(piece),
    missing: (text) =>
      lacking([hasAny(text, AS_OF), 'for how long the yield is offered, or as of which day it is accurate']),
    says: 'A stated yield needs the time for which it is offered, or the day as of which it is accurate.',
  },
  {
    ...{ id: 'deposit-as-of-dividend', weight: 'required', citation: section8('(c)(2)'), words: [APY] },
    reads: (piece) => isPublic(piece) && !isExemptMedium(piece) && isShareWithoutTerm(piece),
    missing: (text) =>
      lacking([
        hasAny(text, /\blast dividend declaration date\b/i, /\bprospective\b/i),
        'that the yield is accurate as of the last dividend declaration date',
      ]),
    says: 'A dividend-bearing share account without a term states that the yield is accurate as of the last dividend declaration date, or a prospective yield where a rate change is known or contemplated. An interest-bearing account may state the time of the offer instead.',
  },
  {
    ...{ id: 'deposit-balance', weight: 'required', citation: section8('(c)(3)'), words: [APY] },
    reads: isPublic,
    missing: (text) => lacking([hasAny(text, BALANCE), 'the minimum balance to earn the yield']),
    says: 'A stated yield needs the minimum balance that earns it; of tiers, each one beside its yield. Where the minimum to open is greater, that too (paragraph (c)(4)).',
  },
  {
    ...{ id: 'deposit-fees', weight: 'required', citation: section8('(c)(5)'), words: [APY] },
    reads: (piece) => isPublic(piece) && piece.hasAccountFees && !isExemptMedium(piece),
    missing: (text) =>
      lacking([
        hasAny(text, /\bfees?\b[^.!?]{0,40}\breduce\b/i),
        'that fees could reduce the earnings on the account',
      ]),
    says: 'A stated yield of an account with maintenance or activity fees needs a statement of their effect.',
  },
  {
    ...{ id: 'term-time', weight: 'required', citation: section8('(c)(6)(i)'), words: [APY] },
    reads: (piece) => isPublic(piece) && isTerm(piece),
    missing: (text) => lacking([hasAny(text, TERM), 'the term of the account']),
    says: 'A stated yield of a time or term share account needs the term.',
  },
  {
    ...{ id: 'term-penalty', weight: 'required', citation: section8('(c)(6)(ii)'), words: [APY] },
    reads: (piece) => isPublic(piece) && isTerm(piece) && !isExemptMedium(piece),
    missing: (text) =>
      lacking([hasAny(text, PENALTY), 'that a penalty will or may be imposed for early withdrawal']),
    says: 'A stated yield of a time or term share account needs the statement on early withdrawal.',
  },
  {
    ...{ id: 'deposit-bonus', weight: 'required', citation: section8('(d)'), words: BONUS, reads: isPublic },
    missing: (text, piece) =>
      lacking(
        [hasAny(text, APY_SPELLED), 'the “annual percentage yield,” using that term'],
        [hasAny(text, TERM, /\bwithin\b|\bby [a-z]+ \d/i), 'the time required to obtain the bonus'],
        [hasAny(text, BALANCE), 'the minimum balance to obtain the bonus'],
        [
          isExemptMedium(piece) ||
            hasAny(
              text,
              /\b(?:paid|credited|deposited|provided|posted|receive[sd]?|delivered)\b[^.!?]{0,60}\b(?:within|after|on|by|when|at)\b/i,
            ),
          'when the bonus will be provided',
        ],
      ),
    says: 'A stated bonus (worth more than $10, for opening, keeping, or increasing an account) needs the yield and its conditions, and the minimum to open where that is greater.',
  },
  {
    ...{ id: 'deposit-free', weight: 'prohibited', citation: section8('(a)(2)') },
    reads: (piece) => isDeposit(piece) && piece.hasAccountFees,
    words: [
      /\bfree\b(?! (?:gift|tablet|toaster|blanket|tote|consultation)\b)/i,
      /\bno[- ]cost\b/i,
      /\bfees? waived\b/i,
      /\bno (?:monthly |maintenance |service )+fees?\b/i,
    ],
    says: 'An account is not called “free,” “no cost,” or by a similar term where any maintenance or activity fee may be imposed, also one for a balance below a minimum. A single service that costs nothing may be called free where that does not mislead.',
  },
  {
    ...{ id: 'deposit-profit', weight: 'prohibited', citation: section8('(a)(2)'), reads: isDeposit },
    words: [/(?<!\bnon-?)(?<!\bnot[- ]for[- ])\bprofits?\b/i],
    says: 'The word “profit” is not used of the interest or dividends that an account pays.',
  },
  {
    ...{ id: 'deposit-overdraft', weight: 'required', citation: section8('(f)') },
    reads: (piece) =>
      isDeposit(piece) &&
      !isBroadcast(piece) &&
      piece.channel !== 'outdoor' &&
      piece.channel !== 'branch_sign',
    words: [
      /\boverdraft (?:protection|coverage|privilege|courtesy|service)s?\b/i,
      /\b(?:courtesy|bounce) (?:pay|protection)\b/i,
    ],
    missing: (text, { channel }) =>
      lacking(
        [
          hasAny(text, /\bfees?\b[^.!?]{0,40}\$\d|\$\d[^.!?]{0,40}\bfees?\b/i),
          'the fee for each overdraft that is paid',
        ],
        // A recording on the phone owes the fee and the time to repay alone: 11(b)(3).
        [
          channel === 'phone_recording' || hasAny(text, /\b(?:checks?|ATM|debit card|ACH|transactions?)\b/i),
          'the kinds of transactions for which it may be charged',
        ],
        [
          hasAny(text, /\bwithin \d{1,3} (?:business )?days\b|\bimmediately\b|\bpromptly\b/i),
          'the time to repay an overdraft',
        ],
        [
          channel === 'phone_recording' ||
            hasAny(text, /\b(?:will|may|do) not pay\b|\bdiscretion\b|\bdecline\b/i),
          'when an overdraft will not be paid',
        ],
      ),
    says: 'An advertisement that promotes the payment of overdrafts has the disclosures of section 11(b). Lines of credit under Regulation Z are not meant.',
  },
  {
    ...{ id: 'deposit-overdraft-sign', weight: 'required', citation: section8('(f)') },
    reads: (piece) => isDeposit(piece) && piece.channel === 'branch_sign',
    words: [/\boverdraft (?:protection|coverage|privilege|courtesy|service)s?\b/i],
    missing: (text) =>
      lacking(
        [hasAny(text, /\bfees?\b/i), 'that fees may apply'],
        [
          hasAny(text, /\b(?:ask|contact|call|speak|talk|see)\b/i),
          'that people should ask an employee about fees and terms',
        ],
      ),
    says: 'An indoor sign needs only a clear statement that fees may apply and that people should ask an employee about fees and terms (section 11(b)(4)).',
  },
  {
    ...{ id: 'deposit-misleading', weight: 'look', citation: section8('(a)(1)'), reads: isDeposit },
    words: [
      /\b(?:best|highest) (?:rates?|yields?)\b/i,
      /\brisk[- ]free\b/i,
      /\bguaranteed (?:returns?|rates?)\b/i,
    ],
    says: 'An advertisement is not misleading or inaccurate. Keep what proves this as evidence.',
  },
]
