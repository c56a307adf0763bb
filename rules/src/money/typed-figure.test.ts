import { expect, test } from 'vitest'
import { readTypedFigure } from './typed-figure.ts'

test.each([
  ['$1,234.50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['$1,234', '1234'],
  ['250,000', '250000'],
  ['6.875%', '6.875'],
  ['6,875', '6,875'],
  ['1,23', '1,23'],
])('the figure "%s" is read as "%s"', (text, figure) => {
  expect(readTypedFigure(text)).toBe(figure)
})
