import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { type Additions, correctionsOf, entryKey, type Loan, withAdditions } from './loan.ts'
import { readLoanFile } from './read-loan-file.ts'
import { runEveryTest } from './run-every-test.ts'

const bytes = readFileSync(new URL('./samples/sample-fixed.xml', import.meta.url))
const loan = readLoanFile(bytes, 'file.xml')[0]!
const typed = (value: string, reason?: string) => ({
  value,
  source: 'typed' as const,
  ...(reason ? { reason } : {}),
})
const verdictOf = (of: Loan, id: string) =>
  runEveryTest(of, bundledData).verdicts.find((one) => one.id === id)!

test('a corrected value keeps what the file says, its place, and the reason', () => {
  const corrected = withAdditions(loan, { closingDate: typed('2026-03-11', 'The closing was moved up.') })
  expect(corrected.values.closingDate).toEqual({
    value: '2026-03-11',
    source: 'typed',
    reason: 'The closing was moved up.',
    was: loan.values.closingDate,
  })
  expect(correctionsOf(corrected)).toEqual([
    {
      ...{ key: 'closingDate', name: 'closingDate', was: '2026-03-16', value: '2026-03-11' },
      reason: 'The closing was moved up.',
    },
  ])
  expect(verdictOf(corrected, 'trid-forward')).toMatchObject({ verdict: 'outside', days: 1 })
  expect(verdictOf(corrected, 'trid-forward').uses).toContainEqual(
    expect.objectContaining({ name: 'closingDate', reason: 'The closing was moved up.' }),
  )
})

test('one fee of many is corrected, and the tests run with it', () => {
  const fee = loan.lists.fees!.find(({ values }) => values.feeType?.value === 'LoanOriginationFee')!
  const payment = fee.lists.payments![0]!
  const additions: Additions = {
    [entryKey(payment, 'feeActualPaymentAmount')]: typed('1205.00', 'As the invoice says.'),
  }
  const corrected = withAdditions(loan, additions)
  expect(verdictOf(loan, 'section-a').verdict).toBe('within')
  // 1,815 + 425 + 1,205 = 3,445, where the form says 3,435.
  expect(verdictOf(corrected, 'section-a')).toMatchObject({ verdict: 'outside', dollars: '10.00' })
  expect(correctionsOf(corrected)).toMatchObject([
    { name: 'fees.payments.feeActualPaymentAmount', was: '1195.00', value: '1205.00' },
  ])
  expect(loan.lists.fees).toEqual(readLoanFile(bytes, 'file.xml')[0]!.lists.fees)
})

test('a value that was typed where the file has none is no correction', () => {
  const more = withAdditions(loan, { occupancy: typed('PrimaryResidence') })
  expect(correctionsOf(more)).toEqual([])
  expect(more.values.occupancy).toEqual(typed('PrimaryResidence'))
})

test('a correction takes the place of a value that could not be read', () => {
  const text = new TextDecoder().decode(bytes).replace('>2026-03-16<', '>soon<')
  const wrong = readLoanFile(new TextEncoder().encode(text), 'file.xml')[0]!
  expect(wrong.malformed.map(({ key }) => key)).toEqual(['closingDate'])
  expect(withAdditions(wrong, { closingDate: typed('2026-03-16', 'Read off the form.') }).malformed).toEqual(
    [],
  )
})
