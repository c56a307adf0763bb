import { expect, test } from 'vitest'
import { addPasted, ROWS_AT_MOST } from './pasted-rows.ts'

const FEES = { one: 'fee', many: 'fees', needs: 'Each needs a name, an estimate and an amount.' }
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))
const unreadOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ line: index + 1, text: 'x' }))

test.each([
  [ROWS_AT_MOST - 2, 1, ROWS_AT_MOST - 1],
  [ROWS_AT_MOST - 1, 1, ROWS_AT_MOST],
  [ROWS_AT_MOST, 1, undefined],
  [0, 100_000, undefined],
])('%i fees and %i pasted ones are %s', (before, pasted, after) => {
  const { rows, message } = addPasted(rowsOf(before), { rows: rowsOf(pasted), unread: [] }, FEES)
  expect(rows?.length).toBe(after)
  if (after === undefined)
    expect(message).toBe(
      `${(before + pasted).toLocaleString('en-US')} fees are more than the limit of 1,000. Nothing was added.`,
    )
})

test.each([
  [1, 'Not read: line 1. Each'],
  [10, 'Not read: line 1, 2, 3, 4, 5, 6, 7, 8, 9, 10. Each'],
  [11, 'Not read: line 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 1 more. Each'],
])('%i lines that cannot be read are named: %s', (count, message) => {
  const outcome = addPasted([], { rows: rowsOf(1), unread: unreadOf(count) }, FEES)
  expect(outcome.message).toContain(`1 fee added. ${message}`)
})
