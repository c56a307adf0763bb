import { passwordProblem } from '@plumbline/rules/passwords/password-rule.ts'
import { expect, test } from 'vitest'
import { makePassword } from './made-password.ts'

test('a made password meets the rules, and no two are alike', () => {
  const made = Array.from({ length: 500 }, makePassword)
  expect(made.filter((password) => passwordProblem(password) !== undefined)).toEqual([])
  expect(new Set(made).size).toBe(made.length)
})
