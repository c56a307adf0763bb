import { expect, test } from 'vitest'
import { type ControlFacts, strengthOfControl } from './control-strength.ts'

const TODAY = '2026-11-27'
const unproven: ControlFacts = { judged: 'strong', lastTest: null, evidence: null, carriedUntil: null }
const passed = (on: string) => ({ title: 'Ten closings', result: 'passed', on }) as const
const failed = (on: string) => ({ title: 'Ten closings', result: 'failed', on }) as const

test.each<[string, Partial<ControlFacts>, string, string | null]>([
  ['opinion alone is weak at most', {}, 'weak', null],
  ['opinion that it is weak', { judged: 'weak' }, 'weak', null],
  ['none stays none', { judged: 'none', lastTest: passed('2026-11-01') }, 'none', null],
  ['a test that passed', { lastTest: passed('2026-11-01') }, 'strong', '2027-11-01'],
  [
    'proof never raises what was judged',
    { judged: 'adequate', lastTest: passed('2026-11-01') },
    'adequate',
    '2027-11-01',
  ],
  ['a test of a year ago today', { lastTest: passed('2025-11-27') }, 'strong', '2026-11-27'],
  ['a test of a year and a day ago', { lastTest: passed('2025-11-26') }, 'weak', null],
  ['a failed test, however old', { lastTest: failed('2024-01-31') }, 'weak', null],
  [
    'a failed test in spite of evidence',
    { lastTest: failed('2026-11-01'), evidence: { title: 'Log', validUntil: null } },
    'weak',
    null,
  ],
  ['evidence that does not expire', { evidence: { title: 'Log', validUntil: null } }, 'strong', null],
  ['evidence through today', { evidence: { title: 'Log', validUntil: TODAY } }, 'strong', TODAY],
  ['evidence of yesterday', { evidence: { title: 'Log', validUntil: '2026-11-26' } }, 'weak', null],
  [
    'the longer of two proofs',
    { lastTest: passed('2026-01-31'), evidence: { title: 'Log', validUntil: '2026-12-31' } },
    'strong',
    '2027-01-31',
  ],
  ['what was carried over', { judged: 'adequate', carriedUntil: '2027-11-27' }, 'adequate', '2027-11-27'],
  [
    'carried over and a failed test',
    { carriedUntil: '2027-11-27', lastTest: failed('2026-11-01') },
    'weak',
    null,
  ],
])('%s', (_, facts, strength, holdsUntil) => {
  expect(strengthOfControl({ ...unproven, ...facts }, TODAY)).toMatchObject({ strength, holdsUntil })
})

test('the reason names the test and its day', () => {
  expect(strengthOfControl({ ...unproven, lastTest: failed('2026-11-01') }, TODAY).because).toBe(
    'The test “Ten closings” failed on Sun, Nov 1, 2026.',
  )
})
