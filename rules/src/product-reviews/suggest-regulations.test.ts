import { expect, test } from 'vitest'
import { otherLawCoverage } from '../applicability/other-law-coverage.ts'
import { regulationCoverage } from '../applicability/regulation-coverage.ts'
import { parseCitation } from '../citations/parse-citation.ts'
import { PRODUCT_LINES, REVIEW_KINDS, suggestRegulations } from './suggest-regulations.ts'

const WORDS = { kind: 'A changed fee', line: 'Deposit accounts' }
const verdictsOf = (kind: 'credit_union' | 'community_bank') => [
  ...regulationCoverage({ kind }),
  ...otherLawCoverage({ kind }, 2026),
]
const citations = (...asked: Parameters<typeof suggestRegulations>) =>
  suggestRegulations(...asked).map(({ citation }) => citation)

test('a fee on accounts touches truth in savings: part 707 at a credit union, Regulation DD at a bank', () => {
  const fee = { kind: 'fee', productLine: 'deposit' } as const
  const union = citations(fee, verdictsOf('credit_union'), WORDS)
  expect(union).toEqual(expect.arrayContaining(['12 CFR 707', '12 CFR 1005', '12 CFR 740', '12 U.S.C. 5536']))
  expect(union).not.toContain('12 CFR 1030')
  const bank = citations(fee, verdictsOf('community_bank'), WORDS)
  expect(bank).toContain('12 CFR 1030')
  expect(bank).not.toContain('12 CFR 707')
})

test('the reason is the line where the line says it, and the kind otherwise', () => {
  const found = suggestRegulations({ kind: 'fee', productLine: 'deposit' }, verdictsOf('credit_union'), WORDS)
  const of = (citation: string) => found.find((each) => each.citation === citation)
  expect(of('12 CFR 707')).toMatchObject({ because: 'Deposit accounts', outcome: 'may_apply' })
  expect(of('12 U.S.C. 5536')).toMatchObject({ because: 'A changed fee', outcome: 'applies' })
})

test('every kind of every line is answered with citations that open', () => {
  for (const kind of REVIEW_KINDS)
    for (const productLine of PRODUCT_LINES)
      for (const institution of ['credit_union', 'community_bank'] as const) {
        const found = citations({ kind, productLine }, verdictsOf(institution), WORDS)
        expect(found.length, `${kind} ${productLine}`).toBeGreaterThan(0)
        expect(found.filter((citation) => !parseCitation(citation))).toEqual([])
      }
})
