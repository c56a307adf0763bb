import { expect, test } from 'vitest'
import { saidOf, tradeWords } from './trade-words.ts'

test('each place has words, of all lists that name it', () => {
  expect(saidOf('1026', '1026.15(b)')).toContain('cancel notice for a home equity line two copies')
  expect(tradeWords().size).toBeGreaterThan(800)
  for (const [place, said] of tradeWords())
    expect(
      said.every((one) => one.trim().length > 5),
      place,
    ).toBe(true)
})

test('the words are those of one place, not of the places below', () => {
  expect(saidOf('1026', '1026.36(d)(1)(i)').join(' ')).toContain('loan officer compensation')
  expect(saidOf('1026', '1026.36(d)(1)(i)(A)')).toEqual([])
  expect(saidOf('31-1010', '1010.306(a)(1)').join(' ')).toContain('CTR')
  expect(saidOf('1010', '1010.306(a)(1)')).toEqual([])
})
