import { expect, test } from 'vitest'
import GEOGRAPHY from '../hmda-data/geography-2024.json' with { type: 'json' }
import { COUNTIES_SHOWN, findCounties, tractsOf } from './place-lookup.ts'

const { counties } = GEOGRAPHY

test.each([
  ['40143', ['40143']],
  ['Tulsa', ['40143']],
  ['tulsa, ok', ['40143']],
  ['San Bernardino', ['06071']],
  ['40143007647', ['40143']],
  ['Tulsa, TX', []],
  [' , ', []],
])('"%s" finds %j', (text, found) => {
  expect(findCounties(counties, text).found.map(({ county }) => county)).toEqual(found)
})

test('names a county, whether it is small, and its tracts', () => {
  expect(findCounties(counties, '01005').found).toEqual([
    { county: '01005', state: 'AL', name: 'Barbour county', small: true, tracts: 9 },
  ])
  expect(tractsOf(counties, '40143')).toContain('40143007647')
  expect(tractsOf(counties, '99999')).toEqual([])
})

test('says how many there are beyond those shown', () => {
  const { found, total } = findCounties(counties, 'TX')
  expect([found.length, total]).toEqual([COUNTIES_SHOWN, 254])
})
