import { passwordProblem, USUAL_DEMANDS } from '@plumbline/rules/passwords/password-rule.ts'
import { expect, test } from 'vitest'
import { makePassword } from './made-password.ts'

test.each([
  ['what is usual', USUAL_DEMANDS],
  ['much, and signs that it seldom draws', { minLength: 40, requiredCharacters: ['_', 'il', '0123456789'] }],
  ['length alone', { minLength: 8, requiredCharacters: [] }],
])('a made password meets the rules where they ask for %s, and no two are alike', (_, demands) => {
  const made = Array.from({ length: 500 }, () => makePassword(demands))
  expect(made.filter((password) => passwordProblem(password, demands) !== undefined)).toEqual([])
  expect(new Set(made).size).toBe(made.length)
})
