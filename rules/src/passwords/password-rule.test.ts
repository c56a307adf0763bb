import { expect, test } from 'vitest'
import { passwordProblem, passwordRules, USUAL_DEMANDS } from './password-rule.ts'

test.each([
  ['', 'Password must be at least 8 characters long'],
  ['Aa1!xyz', 'Password must be at least 8 characters long'],
  ['Aa1!xyz'.replace('z', '😀'), 'Password must be at least 8 characters long'],
  ['lowercase1!', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
  ['NoNumbers!', 'Password must contain at least one number'],
  ['NoSpecial1', 'Password must contain at least one special character'],
  ['Under_score1', 'Password must contain at least one special character'],
  ['Aa1!'.repeat(19), 'Password must be at most 72 bytes long'],
  [`Aa1!${'é'.repeat(35)}`, 'Password must be at most 72 bytes long'],
  ['Welcome2026!', 'This password is one of the commonest. Choose one that nobody would guess'],
  ['Aa1!xyzw', undefined],
  ['Aa1!'.repeat(18), undefined],
])('%s', (password, problem) => {
  expect(passwordProblem(password, USUAL_DEMANDS)).toBe(problem)
})

test('what is usual is asked for in the product’s words and order', () => {
  expect(passwordRules(USUAL_DEMANDS).map(({ label }) => label)).toEqual([
    'At least 8 characters long',
    'One uppercase letter',
    'One lowercase letter',
    'One number',
    'One special character: !@#$%^&*(),.?":{}|<>',
  ])
})

test('what an operator asks for instead is said, and nothing else', () => {
  const demands = {
    minLength: 12,
    requiredCharacters: ['_-', '0123456789', '_-', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  }

  expect(passwordRules(demands).map(({ label }) => label)).toEqual([
    'At least 12 characters long',
    'One letter',
    'One number',
    'One of these: _-',
  ])
  expect(passwordProblem('letters7_', demands)).toBe('Password must be at least 12 characters long')
  expect(passwordProblem('1234567890_-', demands)).toBe('Password must contain at least one letter')
  expect(passwordProblem('letters77777', demands)).toBe(
    'Password must contain at least one of these characters: _-',
  )
  expect(passwordProblem('letters_7777', demands)).toBeUndefined()
})
