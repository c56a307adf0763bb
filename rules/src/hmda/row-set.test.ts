import { expect, test } from 'vitest'
import { RowSet } from './row-set.ts'

test('counts the rows before one, and is copied whole', () => {
  const rows = new RowSet(10)
  const members = [0, 5, 31, 32, 63, 64, 400]
  for (const row of members) rows.add(row)
  for (const row of [0, 1, 5, 31, 32, 33, 64, 65, 400, 401, 5000])
    expect([row, rows.countBefore(row)]).toEqual([row, members.filter((each) => each < row).length])
  const copy = new RowSet(0)
  copy.copyFrom(rows)
  rows.delete(5)
  expect([copy.rows(), copy.count, rows.count]).toEqual([members, 7, 6])
})
