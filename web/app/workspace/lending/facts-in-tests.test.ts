import type { Fact } from '@plumbline/contract/tenancy/institution-facts.ts'
import { expect, test } from 'vitest'
import { type OwnFacts, settingsValues } from './facts-in-tests.ts'

const fact = (
  key: Fact['key'],
  value: Fact['value'],
  trueSince: string,
  year: number | null = null,
): Fact => ({
  ...{ key, value, trueSince, year, enteredBy: 'Mia Manager', enteredAt: '2026-01-02T15:00:00Z' },
})

const OWN: OwnFacts = {
  type: 'credit_union',
  today: '2026-06-10',
  facts: [
    fact('openWeekdays', [6, 2, 3, 4, 5], '2026-01-01'),
    fact('openWeekdays', [1, 2, 3, 4, 5], '2020-01-01'),
    fact('openWeekdays', [1, 2], '2026-07-01'),
    fact('closedDates', ['2026-11-27'], '2026-01-01'),
    fact('maintainsEscrow', false, '2020-01-01'),
    fact('assetsWithAffiliates', '900000000', '2025-12-31', 2025),
    fact('assetsWithAffiliates', '800000000', '2024-12-31', 2024),
    fact('loans.rural_or_underserved', 0, '2025-12-31', 2025),
    fact('federallyInsured', true, '2020-01-01'),
    fact('offices', [{ name: 'Main', city: 'Tulsa', state: 'OK', inMsa: true }], '2026-02-01'),
    fact('offices', [{ name: 'Main', city: 'Ada', state: 'OK', inMsa: false }], '2020-01-01'),
    fact('loans.closed_end_mortgages', 231, '2025-12-31', 2025),
    fact('loans.closed_end_mortgages', 214, '2024-12-31', 2024),
    fact(
      'craRatings',
      [
        { examined: '2019-05-01', rating: 'outstanding' },
        { examined: '2026-03-01', rating: 'needs_to_improve' },
        { examined: '2023-05-01', rating: 'satisfactory' },
      ],
      '2026-03-01',
    ),
  ],
}

test('office days are those of today, not of a change that is still ahead', () => {
  expect(settingsValues(['open', 'closed', 'from'], OWN, {})).toEqual({
    open: '2,3,4,5,6',
    closed: '[{"date":"2026-11-27"}]',
  })
})

test('the figures of the creditor are those of the year before the closing', () => {
  const names = ['maintainsEscrow', 'assets', 'rural', 'sold']
  expect(settingsValues(names, OWN, { consummation: '2026-05-01' })).toEqual({
    maintainsEscrow: 'no',
    assets: '900000000',
    rural: 'no',
  })
  expect(settingsValues(names, OWN, { consummation: '2025-05-01' })).toMatchObject({ assets: '800000000' })
  expect(settingsValues(names, OWN, {})).toEqual({ maintainsEscrow: 'no' })
})

test('HMDA takes offices and CRA ratings as of December 31 before the year of the data', () => {
  const names = [
    'institutionType',
    'insured',
    'officeInMsa',
    'latestRating',
    'earlierRating',
    'closedLast',
    'closedEarlier',
  ]
  expect(settingsValues(names, OWN, { year: '2026' })).toEqual({
    ...{ institutionType: 'depository', insured: 'credit_union', officeInMsa: 'no' },
    ...{ latestRating: 'satisfactory', earlierRating: 'outstanding' },
    ...{ closedLast: '231', closedEarlier: '214' },
  })
  expect(settingsValues(names, OWN, { year: '2027' })).toMatchObject({
    officeInMsa: 'yes',
    latestRating: 'needs_to_improve',
  })
  expect(settingsValues(['latestRating', 'closedLast'], OWN, { year: '20' })).toEqual({})
})
