import { isBroadcast } from './closed-end-rules.ts'
import { NO_FEES } from './credit-words.ts'
import type { MarketingPiece } from './marketing-piece.ts'
import { hasAny, lacking, type WordRule } from './word-rule.ts'

const isCreditUnion = ({ institution }: MarketingPiece) => institution === 'credit_union'
const isBank = ({ institution }: MarketingPiece) => institution === 'community_bank'
const isDwelling = ({ product }: MarketingPiece) => product === 'mortgage' || product === 'home_equity_line'
const isCredit = ({ product }: MarketingPiece) => product !== 'deposit' && product !== 'term_deposit'
const isOfAccounts = ({ product }: MarketingPiece) =>
  product === 'deposit' || product === 'term_deposit' || product === 'general'

/** Words that express a preference for some people, or keep others from asking. */
const EXCLUDING: readonly RegExp[] = [
  /\b(?:no|not for|do not accept|excluding) (?:public assistance|welfare|section 8|food stamps|social security income|child support|alimony)\b/i,
  /\bno (?:immigrants|foreigners)\b/i,
  /\b(?:men|women|males|females|ladies|gentlemen|christians?|catholics?|muslims?|jews|whites?|married couples|singles) only\b/i,
  /\b(?:no|without) (?:children|kids|single (?:mothers|moms|parents))\b/i,
  /\b(?:young|younger|traditional|christian|catholic|jewish|muslim|able[- ]bodied) (?:families|family|couples?|professionals?|buyers?|borrowers?|homeowners?|people)\b/i,
  /\bretire(?:d|es?) (?:people |persons )?(?:need not|should not|cannot) apply\b/i,
  /\bmust be (?:married|male|female|able[- ]bodied)\b/i,
]

/** Words that may mean it; the answer depends on what surrounds them. */
const SUGGESTING: readonly RegExp[] = [
  /\b(?:US |U\.S\. )?citizens only\b|\bmust be a (?:US |U\.S\. )?citizen\b/i,
  /\benglish[- ](?:speaking|speakers) only\b|\bmust (?:speak|read) english\b/i,
  /\b(?:adults|seniors) only\b|\bmust be (?:under|younger than) \d{2}\b/i,
  /\b(?:exclusive|desirable|safe|safer|good|better|right|nice) (?:neighborhoods?|part of town|side of town)\b/i,
  /\bfull[- ]time (?:employees|workers|jobs?) only\b/i,
]

const EQUAL_HOUSING =
  /\bequal housing (?:lender|opportunity)\b|\bequal opportunity lender\b|\bwithout regard to race\b/i

/** Claims that seldom hold for everyone. */
const BOLD: readonly RegExp[] = [
  /\b(?:guaranteed|instant) approval\b|\bapproval guaranteed\b/i,
  /\b(?:best|lowest) (?:loan )?(?:rates?|fees?)\b/i,
  /\beveryone (?:is approved|qualifies)\b/i,
  /#1\b|\bnumber one\b/i,
]

const AMENDED = 'The paragraph was amended on July 21, 2026, after our copy: read the official text, too.'

/** Words of everybody: insurance of accounts, accuracy, and fair lending. */
export const FAIRNESS_RULES: readonly WordRule[] = [
  {
    ...{ id: 'insured-by-ncua', weight: 'required', citation: '12 CFR 740.5(a)' },
    reads: (piece) => isCreditUnion(piece) && isOfAccounts(piece) && !isBroadcast(piece),
    missing: (text) =>
      lacking([
        hasAny(text, /\binsured by (?:the )?(?:NCUA|National Credit Union Administration)\b/i),
        '“Federally insured by NCUA” or one of the other official statements, unless the official sign is in the picture',
      ]),
    says: 'A federally insured credit union includes the official advertising statement in every advertisement that names it and is not of loans alone. Pens, directories, and signs on the building are among the exceptions of paragraph (c).',
  },
  {
    ...{ id: 'insured-by-ncua-broadcast', weight: 'look', citation: '12 CFR 740.5(c)' },
    reads: (piece) => isCreditUnion(piece) && isOfAccounts(piece) && isBroadcast(piece),
    missing: (text) =>
      lacking([
        hasAny(text, /\binsured by (?:the )?(?:NCUA|National Credit Union Administration)\b/i),
        'the official advertising statement, if it is longer than 30 seconds',
      ]),
    says: 'Radio and television advertisements of more than 30 seconds include the official advertising statement.',
  },
  {
    ...{ id: 'excess-insurance', weight: 'required', citation: '12 CFR 740.3', reads: isCreditUnion },
    words: [
      /\b(?:excess|additional|private|privately) (?:share |deposit |savings )?(?:insurance|insured)\b/i,
      /\bexcess share insurance corporation\b/i,
    ],
    missing: (text) =>
      lacking([
        hasAny(text, /\bnot (?:affiliated with|insured by)\b[^.!?]{0,40}\b(?:NCUA|government|federal)\b/i),
        'the type and amount of the insurance, its carrier, and nothing that ties the carrier to the NCUA or the government',
      ]),
    says: 'Insurance by anybody but the NCUA is explained: its type, its amount, and the carrier, without an implication that the carrier is affiliated with the NCUA or the Federal government.',
  },
  {
    ...{ id: 'accurate', weight: 'look', citation: '12 CFR 740.2', reads: isCreditUnion, words: BOLD },
    says: 'No advertising of an insured credit union is inaccurate or deceptive in any particular. Keep what proves this as evidence.',
  },
  {
    ...{ id: 'deceptive', weight: 'look', citation: '12 U.S.C. 5536(a)(1)(B)', words: BOLD },
    reads: (piece) => !isCreditUnion(piece),
    says: 'Deceptive acts and practices are prohibited. A claim is deceptive if it is likely to mislead a reasonable consumer about something that matters to the choice; a promise that only some readers can get may be. Keep what proves this as evidence.',
  },
  {
    ...{ id: 'no-fees', weight: 'look', citation: '12 CFR 1014.3(c)', words: NO_FEES },
    reads: (piece) => isDwelling(piece) && piece.institution === 'mortgage_company',
    says: 'The fees and costs of a mortgage are not misrepresented, also not by saying that none are charged. We do not hold this part: the link leads to the official text.',
  },
  {
    ...{
      id: 'member-fdic',
      weight: 'look',
      citation: '12 CFR 328.6',
      reads: (piece) => isBank(piece) && isOfAccounts(piece),
    },
    missing: (text) =>
      lacking([
        hasAny(
          text,
          /\bmember(?: of)?(?: the)? (?:FDIC|Federal Deposit Insurance Corporation)\b|\bFDIC[- ]insured\b/i,
        ),
        '“Member FDIC” or another official advertising statement, unless it is in the picture',
      ]),
    says: 'Advertisements of insured banks for deposits, or for the bank in general, have the official advertising statement. We do not hold part 328: the link leads to the official text.',
  },
  {
    ...{
      id: 'discouraging',
      weight: 'prohibited',
      citation: '12 CFR 1002.4(b)',
      words: EXCLUDING,
      reads: isCredit,
    },
    says: `A creditor does not make a statement, in advertising or otherwise, that would discourage a reasonable person on a prohibited basis from applying. ${AMENDED}`,
  },
  {
    ...{
      id: 'perhaps-discouraging',
      weight: 'look',
      citation: '12 CFR 1002.4(b)',
      words: SUGGESTING,
      reads: isCredit,
    },
    says: `Words that may suggest a preference or a policy of exclusion on a prohibited basis, also together with pictures. ${AMENDED}`,
  },
  {
    ...{ id: 'dwelling-preference', weight: 'prohibited', citation: '12 CFR 701.31(d)', words: EXCLUDING },
    reads: (piece) => isDwelling(piece) && isCreditUnion(piece),
    says: 'Advertising of real estate loans by a federal credit union has no words that suggest a discriminatory preference or a policy of exclusion.',
  },
  {
    ...{ id: 'dwelling-sale', weight: 'prohibited', citation: '24 CFR 100.75', words: EXCLUDING },
    reads: (piece) =>
      isDwelling(piece) &&
      /\b(?:for sale|for rent|listings?|open house|realtors?|real estate agents?)\b/i.test(piece.text),
    says: 'No advertisement for the sale or rental of a dwelling indicates a preference, limitation, or discrimination because of race, color, religion, sex, handicap, familial status, or national origin.',
  },
  {
    ...{ id: 'equal-housing', weight: 'required', citation: '12 CFR 701.31(d)(1)' },
    reads: (piece) => isDwelling(piece) && isCreditUnion(piece),
    missing: (text) =>
      lacking([
        hasAny(text, EQUAL_HOUSING),
        '“Equal Housing Lender” or “Equal Housing Opportunity” with the logotype, unless it is in the picture',
      ]),
    says: 'A federal credit union that advertises real estate loans indicates in the advertisement that it makes them without regard to race, color, religion, national origin, sex, handicap, or familial status.',
  },
  {
    ...{ id: 'equal-housing-fdic', weight: 'look', citation: '12 CFR 338.3(a)' },
    reads: (piece) => isDwelling(piece) && isBank(piece),
    missing: (text) =>
      lacking([
        hasAny(text, EQUAL_HOUSING),
        '“Equal Housing Lender” or “Equal Housing Opportunity” with the logotype, unless it is in the picture',
      ]),
    says: 'A bank that the FDIC supervises indicates in its advertising of loans on dwellings that it makes them without regard to race, color, religion, national origin, sex, handicap, or familial status. We do not hold part 338: the link leads to the official text.',
  },
]
