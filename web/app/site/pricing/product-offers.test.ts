import { expect, test } from 'vitest'
import { productWithOffers } from './product-offers.ts'

test('offers the plans with a price monthly and annually', () => {
  const { offers } = productWithOffers('https://plumbline.example') as unknown as {
    offers: { name: string; price: number; priceCurrency: string; url: string }[]
  }

  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ['Starter, billed monthly', 99],
    ['Starter, billed annually', 990],
    ['Professional, billed monthly', 299],
    ['Professional, billed annually', 2990],
  ])
  for (const { priceCurrency, url } of offers) {
    expect(priceCurrency).toBe('USD')
    expect(url).toBe('https://plumbline.example/pricing')
  }
})
