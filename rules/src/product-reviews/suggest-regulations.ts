import type { Applicability } from '../applicability/applicability.ts'
import { readLibraryPart } from '../citations/library-parts.ts'

export const REVIEW_KINDS = ['new_product', 'changed_product', 'system', 'fee', 'form', 'other'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

export const PRODUCT_LINES = [
  'mortgage',
  'home_equity_line',
  'consumer_loan',
  'credit_card',
  'small_business_loan',
  'deposit',
  'payments',
  'servicing',
  'every_line',
] as const
export type ProductLine = (typeof PRODUCT_LINES)[number]

/** A law that the change may touch. */
export interface SuggestedRegulation {
  /** As it is cited: `12 CFR 1026`, `12 U.S.C. 5536`. */
  citation: string
  name: string
  /** Of the institution: it applies, or may apply. */
  outcome: 'applies' | 'may_apply'
  /** Why it is suggested. */
  because: string
}

const HOME_CREDIT = [
  '1002',
  '1003',
  '1016',
  '1022',
  '1024',
  '1026',
  '760',
  '24-100',
  'usc-42/3605',
  'usc-42/4012a',
]
const LOANS = ['1002', '1016', '1022', '1026', 'usc-10/987']

/** The laws that a line of products lives by, as the verdicts of `whatApplies` name them. */
const OF_LINE: Readonly<Record<ProductLine, readonly string[]>> = {
  mortgage: [...HOME_CREDIT, 'usc-12/4902'],
  home_equity_line: HOME_CREDIT,
  consumer_loan: [...LOANS, 'usc-50/3937'],
  credit_card: [...LOANS, 'usc-50/3937'],
  small_business_loan: ['1002', '723', '365'],
  deposit: ['1030', '707', '1005', '1016', '740', '745', '31-1020'],
  payments: ['1005', '1016', '31-1020'],
  servicing: ['1024', '1026', '1022', 'usc-50/3937', 'usc-12/4902'],
  every_line: ['1016'],
}

/** And what a kind of change adds, whatever the line. */
const OF_KIND: Readonly<Record<ReviewKind, readonly string[]>> = {
  new_product: ['usc-12/5536', '31-1010'],
  changed_product: ['usc-12/5536'],
  system: ['748', '364', 'usc-15/6801', 'usc-15/7001'],
  fee: ['usc-12/5536'],
  form: ['usc-12/5536', 'usc-15/7001'],
  other: [],
}

const citationOf = (id: string): string => {
  const section = /^usc-(\d+)\/(.+)$/.exec(id)
  if (section) return `${section[1]} U.S.C. ${section[2]}`
  const { title, part } = readLibraryPart(id)
  return `${title} CFR ${part}`
}

/** The laws that a change may touch, of those that bind the institution or may bind it. */
export function suggestRegulations(
  { kind, productLine }: { kind: ReviewKind; productLine: ProductLine },
  applicability: readonly Pick<Applicability, 'id' | 'name' | 'outcome'>[],
  words: { kind: string; line: string },
): SuggestedRegulation[] {
  return applicability.flatMap(({ id, name, outcome }) => {
    if (outcome !== 'applies' && outcome !== 'may_apply') return []
    const ofLine = OF_LINE[productLine].includes(id)
    if (!ofLine && !OF_KIND[kind].includes(id)) return []
    const because = ofLine ? words.line : words.kind
    return [{ citation: citationOf(id), name, outcome, because }]
  })
}
