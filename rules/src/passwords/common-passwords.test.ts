import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'Password1!',
  'P@ssw0rd1!',
  'P@$$w0rd',
  'Welcome2026!',
  'Summer2026!',
  '!!Qwerty123',
  'Qwertyuiop1!',
  'LetMeIn!1',
  'Plumbline1!',
  'CreditUnion1!',
  'Abcdef123!',
  'October2025$',
  'Passwordpassword1!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'Correct-Horse!7',
  'Better-Horse!8',
  'Battery-Staple!9',
  'aA1!aA1!',
  'Aa1!xyzw',
  'Next-Secret!10',
  'First-Secret!8',
  'Passport-to-Lisbon!4',
  'Summer-Lighthouse!3',
  'x9$Kd!w2Pq',
  '12345678',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
