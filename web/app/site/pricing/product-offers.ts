import { PLAN_IDS, PLANS } from '@plumbline/rules/pricing/plan.ts'
import type { StructuredThing } from '../../platform/document/structured-data.tsx'
import { PLAN_TEXT } from './plan-text.ts'

/** Monthly and annual offers of the plans with a price. */
export function productWithOffers(origin: string): StructuredThing {
  return {
    '@type': 'Product',
    '@id': `${origin}/pricing#product`,
    name: 'Plumbline',
    description: 'Mortgage and banking compliance for credit unions, community banks and mortgage companies.',
    image: `${origin}/social/pricing.png`,
    brand: { '@type': 'Brand', name: 'Plumbline' },
    offers: PLAN_IDS.flatMap((plan) => {
      const { price } = PLANS[plan]
      if (!price) return []
      const { name } = PLAN_TEXT[plan]
      return [
        offer(origin, `${name}, billed monthly`, price.monthly, 'MON'),
        offer(origin, `${name}, billed annually`, price.annual, 'ANN'),
      ]
    }),
  }
}

/** UN/CEFACT unit codes for month and year. */
function offer(origin: string, name: string, price: number, unitCode: 'MON' | 'ANN') {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: `${origin}/pricing`,
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode },
  }
}
