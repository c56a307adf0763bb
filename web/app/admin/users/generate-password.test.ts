import { passwordProblem, USUAL_DEMANDS } from '@plumbline/rules/passwords/password-rule.ts'
import { expect, test } from 'vitest'
import { generatePassword } from './generate-password.ts'

test.each([
  ['what is usual', USUAL_DEMANDS],
  ['much, and signs that it seldom draws', { minLength: 40, requiredCharacters: ['_', 'il', '0123456789'] }],
  ['length alone', { minLength: 8, requiredCharacters: [] }],
])('a generated password meets rules that require %s and differs every time', (_, demands) => {
  const made = Array.from({ length: 500 }, () => generatePassword(demands))
  expect(made.filter((password) => passwordProblem(password, demands) !== undefined)).toEqual([])
  expect(new Set(made).size).toBe(made.length)
})
