import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

// A gap never replaces a single page.
test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [4, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [3, 7, [1, 2, 3, 4, 'gap-after', 7]],
  [5, 7, [1, 'gap-before', 4, 5, 6, 7]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [7, 7, [1, 'gap-before', 6, 7]],
  [99, 3, [1, 2, 3]],
  [99, 7, [1, 'gap-before', 6, 7]],
])('page %i of %i', (page, pageCount, expected) => {
  expect(pageWindow(page, pageCount)).toEqual(expected)
})
