import { expect, test } from 'vitest'
import { isLei } from './lei.ts'

test.each([
  // Published identifiers of two registrants of the global register.
  ['5493001KJTIIGC8Y1R12', true],
  ['HWUPKR0MPOU8FGXBT394', true],
  ['5493001KJTIIGC8Y1R13', false],
  ['5493001KJTIIGC8Y1R1', false],
  ['5493001kjtiigc8y1r12', false],
  ['', false],
])('%s: %s', (text, expected) => expect(isLei(text)).toBe(expected))
