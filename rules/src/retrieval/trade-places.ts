import { CONSUMER_PLACES } from './trade-places/consumer-places.ts'
import { CREDIT_PLACES } from './trade-places/credit-places.ts'
import { DEPOSIT_PLACES } from './trade-places/deposit-places.ts'
import { LENDING_PLACES } from './trade-places/lending-places.ts'
import type { TradePlace } from './trade-places/place-words.ts'
import { SERVICING_PLACES } from './trade-places/servicing-places.ts'

/**
 * Where the duties of the trade are, in the words of the trade: who must do what, by when, or how much. Reviewed by a
 * person against the text. A question that meets a pattern is answered from the places, in their order.
 */
export const TRADE_PLACES: readonly TradePlace[] = [
  ...CREDIT_PLACES,
  ...CONSUMER_PLACES,
  ...SERVICING_PLACES,
  ...LENDING_PLACES,
  ...DEPOSIT_PLACES,
]

/** The places that a question of the trade is about, the likeliest first, by their names. */
export function tradePlaces(question: string): string[] {
  const found: string[] = []
  for (const [pattern, places] of TRADE_PLACES) {
    if (!pattern.test(question)) continue
    for (const place of places) {
      const name = placeOfTarget(place, places)
      if (!found.includes(name)) found.push(name)
    }
    if (found.length >= 4) break
  }
  return found
}

/** A comment belongs to the part of the rule that it interprets. */
export function placeOfTarget(place: string, places: readonly string[]): string {
  const part = places.find((one) => /^\d/.test(one))?.split('.')[0]
  return place.startsWith('comment') && part ? `${part}/${place}` : place
}
