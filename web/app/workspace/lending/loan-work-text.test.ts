import { expect, test } from 'vitest'
import type { LoanRow } from '../../tools/loans/loan-protocol.ts'
import { findingOf, taskOf } from './loan-work-text.ts'

const cause = (id: string, sentence: string) => ({
  ...{ id, sentence, question: `Is ${id} right?`, citation: '1026.38(f)(1)', dollars: null },
})
const loan = (name: string, causes: LoanRow['causes'], verdict: LoanRow['verdict'] = 'outside') => ({
  ...{ name, causes, verdict },
  counts: { outside: causes.length, undetermined: causes.length, within: 0, not_applicable: 0 },
})

test('a finding names each loan with every sentence and its paragraph', () => {
  const loans = [
    loan('LN-1', [cause('late', 'Three days late.'), cause('section-a', '$10.00 off.')]),
    loan('LN-2', [cause('section-a', '$5.00 off.')]),
  ]
  expect(findingOf(loans, 'March closings')).toEqual({
    title: '2 loans outside: Is section-a right?',
    description: [
      'Loan: LN-1',
      'Tested: Is late right?',
      'Result: Three days late.',
      'Citation: 1026.38(f)(1)',
      'Tested: Is section-a right?',
      'Result: $10.00 off.',
      'Citation: 1026.38(f)(1)',
      '',
      'Loan: LN-2',
      'Tested: Is section-a right?',
      'Result: $5.00 off.',
      'Citation: 1026.38(f)(1)',
      '',
      'From the stored run “March closings” under Loan tests, Loan files.',
    ].join('\n'),
    source: 'self_test',
  })
})

test('the number of a loan is not in the title, and a loan within its limits says so', () => {
  expect(taskOf([loan('LN-3', [], 'within')], undefined)).toEqual({
    title: '1 loan to work on',
    description: 'Loan: LN-3\nResult: within its limits.',
  })
  const { title, description } = findingOf([loan('LN-1', [cause('a', 'A.')])], undefined)
  expect(`${title} ${description}`.match(/LN-1/g)).toHaveLength(1)
  expect(taskOf([loan('LN-1', [cause('a', 'A.')]), loan('LN-2', [cause('b', 'B.')])], undefined).title).toBe(
    '2 loans to work on',
  )
})

test('one loan outside says so, and how many more tests it fails', () => {
  const causes = [cause('a', 'A.'), cause('b', 'B.')]
  expect(findingOf([loan('LN-1', causes)], undefined).title).toBe('1 loan outside: Is a right? And 1 more.')
  expect(findingOf([loan('LN-1', causes.slice(1))], undefined).title).toBe('1 loan outside: Is b right?')
  expect(taskOf([loan('LN-1', causes, 'undetermined')], undefined).title).toBe(
    '1 loan to work on: Is a right?',
  )
})

test('more loans than a description holds are counted', () => {
  const long = 'x'.repeat(6_000)
  const { description } = taskOf(
    ['LN-1', 'LN-2', 'LN-3', 'LN-4', 'LN-5'].map((name) => loan(name, [cause('a', long)])),
    undefined,
  )
  expect(description.length).toBeLessThan(20_000)
  expect(description).toMatch(/\n\n2 loans more$/)
})
