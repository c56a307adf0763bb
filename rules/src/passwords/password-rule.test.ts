import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

test.each([
  ['', 'Password must be at least 8 characters long'],
  ['Aa1!xyz', 'Password must be at least 8 characters long'],
  ['lowercase1!', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
  ['NoNumbers!', 'Password must contain at least one number'],
  ['NoSpecial1', 'Password must contain at least one special character'],
  ['Under_score1', 'Password must contain at least one special character'],
  ['Aa1!'.repeat(19), 'Password must be at most 72 bytes long'],
  [`Aa1!${'é'.repeat(35)}`, 'Password must be at most 72 bytes long'],
  ['Aa1!xyzw', undefined],
  ['Aa1!'.repeat(18), undefined],
])('%s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})
