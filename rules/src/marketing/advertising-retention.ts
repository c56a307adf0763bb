import type { InstitutionKind } from '../applicability/institution-facts.ts'
import { addMonths, formatDay, parseDay } from '../dates/calendar-day.ts'
import type { MarketingProduct } from './marketing-piece.ts'

export interface RetentionDuty {
  citation: string
  /** Null where the rule sets no time for advertisements. */
  months: number | null
  /** Counted from the last day of use; null until that is known. */
  keepUntil: string | null
  says: string
}

interface UsedPiece {
  product: MarketingProduct
  /** An offer of credit that was made to people chosen beforehand. */
  isPrescreened: boolean
  institution?: InstitutionKind | undefined
  lastUsedOn: string | null
}

type Rule = Omit<RetentionDuty, 'keepUntil'>

const SAVINGS = 'Evidence of compliance, such as copies of advertisements, is kept for at least two years.'

function rulesOf({ product, isPrescreened, institution }: UsedPiece): Rule[] {
  if (product === 'deposit' || product === 'term_deposit')
    return [
      {
        citation: institution === 'credit_union' ? '12 CFR 707.9(c)' : '12 CFR 1030.9(c)',
        ...{ months: 24, says: SAVINGS },
      },
    ]
  if (product === 'general') return []
  const rules: Rule[] = [
    {
      ...{ citation: '12 CFR 1026.25(a)', months: null },
      says: 'The two years of Regulation Z leave out the advertising requirements of 1026.16 and 1026.24: it sets no time.',
    },
  ]
  if (isPrescreened)
    rules.push({
      ...{ citation: '12 CFR 1002.12(b)(7)', months: 25 },
      says: 'The text of a prescreened solicitation is kept for 25 months after the offer is made, 12 months for business credit.',
    })
  if (product === 'mortgage' && institution === 'mortgage_company')
    rules.push({
      ...{ citation: '12 CFR 1014.5(a)', months: 24 },
      says: 'Commercial communications about mortgages are kept for 24 months after they were last made. We do not hold this part: the link leads to the official text.',
    })
  return rules
}

/** For how long the rules ask to keep a piece. The program itself deletes none of them. */
export function advertisingRetention(piece: UsedPiece): RetentionDuty[] {
  const last = piece.lastUsedOn === null ? null : parseDay(piece.lastUsedOn, 'lastUsedOn')
  return rulesOf(piece).map((rule) => ({
    ...rule,
    keepUntil: last === null || rule.months === null ? null : formatDay(addMonths(last, rule.months)),
  }))
}
