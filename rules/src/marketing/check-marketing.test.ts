import { expect, test } from 'vitest'
import { parseCitation } from '../citations/parse-citation.ts'
import { check, found } from '../testing/found-words.ts'
import { MARKETING_RULES } from './check-marketing.ts'
import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from './marketing-piece.ts'

test('websites and email are no electronic media of the exemption: comment 8(e)(1)(i)-1', () => {
  const text = '4% annual percentage yield'
  for (const channel of ['website', 'email', 'social'] as const)
    expect(found('deposit-as-of', { product: 'deposit', channel, text })).toBeDefined()
})

test('a place is exact in a text with typographic characters and line breaks', () => {
  const text = '“Don’t wait” – only\n$25 weekly…'
  expect(found('closed-end-payment', { product: 'consumer_loan', text })?.words).toEqual(['$25 weekly'])
})

test('what is prohibited comes first, and an empty text has no findings', () => {
  const weights = check({ product: 'mortgage', text: 'Get out of debt at 5% as low as $9 a month' }).map(
    ({ weight }) => weight,
  )
  expect(weights[0]).toBe('prohibited')
  expect(weights.at(-1)).toBe('look')
  expect(check({ product: 'deposit', institution: 'credit_union', text: ' \n ' })).toEqual([])
})

test('every rule has its own name and citations that can be read', () => {
  const ids = MARKETING_RULES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { citation } of MARKETING_RULES)
    for (const institution of ['credit_union', 'community_bank'] as const)
      for (const channel of MARKETING_CHANNELS) {
        const piece = { text: '', product: 'deposit', channel, institution } as const
        const text =
          typeof citation === 'string'
            ? citation
            : citation({ ...piece, rateMayChange: false, hasAccountFees: false })
        expect(parseCitation(text), text).toBeDefined()
      }
})

test('a text of the greatest length is read at once', () => {
  const long = 'fixed fixed 5% $5 for the fees of '.repeat(600).slice(0, 20_000)
  for (const product of MARKETING_PRODUCTS)
    expect(Array.isArray(check({ product, text: long, rateMayChange: true }))).toBe(true)
})
