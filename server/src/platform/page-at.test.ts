import { expect, test } from 'vitest'
import { pageAt } from './page-at.ts'

test.each([
  { what: 'the first of none', asked: 1, rows: 0, at: { page: 1, pageCount: 0, totalCount: 0 }, offset: 0 },
  { what: 'a page beyond none', asked: 9, rows: 0, at: { page: 1, pageCount: 0, totalCount: 0 }, offset: 0 },
  { what: 'a full page', asked: 1, rows: 25, at: { page: 1, pageCount: 1, totalCount: 25 }, offset: 0 },
  { what: 'one row more', asked: 2, rows: 26, at: { page: 2, pageCount: 2, totalCount: 26 }, offset: 25 },
  { what: 'beyond the last', asked: 9, rows: 60, at: { page: 3, pageCount: 3, totalCount: 60 }, offset: 50 },
])('finds $what', ({ asked, rows, at, offset }) => {
  expect(pageAt(asked, rows, 25)).toEqual({ at, offset })
})
