import { expect, test } from 'vitest'
import { parseCitation } from '../citations/parse-citation.ts'
import { TRADE_PLACES, tradePlaces } from './trade-places.ts'

test.each([
  ['How often can a loan officer be paid on the rate? LO comp', '1026.36(d)(1)(i)'],
  ['By when does the yearly trial balance of escrow go to the borrower?', '1024.17(i)'],
  ['Goodbye letter: how many days before the transfer of servicing?', '1024.33(b)(3)(i)'],
  ['We countered and they never answered', '1002.9(a)(1)(iv)'],
])('%s', (question, place) => {
  expect(tradePlaces(question)[0]).toBe(place)
})

test.each(['What is the weather?', 'What location information must be reported for the property?', ''])(
  '"%s" leads nowhere',
  (question) => {
    expect(tradePlaces(question)).toEqual([])
  },
)

test('every place is a citation of a part of the library', () => {
  const broken = TRADE_PLACES.flatMap(([, places]) => places).filter((place) => {
    const part = /^\d{4}/.exec(place)?.[0]
    const citation = part
      ? parseCitation(`12 CFR ${place}`)
      : parseCitation(place, { title: 12, part: '1002' })
    return citation?.code !== 'CFR'
  })
  expect(broken).toEqual([])
})
