import type { AuthError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { resetRequestProblem, signInProblem } from './sign-in-text.ts'

function refusal(given: { status?: number; code?: string; message?: string }): AuthError {
  return { message: '', ...given } as AuthError
}

test.each([
  [
    { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
    'The email or password you entered is incorrect. Please check your credentials and try again.',
  ],
  [{ status: 422, code: 'another', message: 'Said by the server' }, 'Said by the server'],
  [
    { status: 500, code: 'unexpected_failure', message: 'Unexpected failure' },
    'Something went wrong on the server. Please try again in a moment.',
  ],
  [{ status: 503 }, 'Something went wrong on the server. Please try again in a moment.'],
  [
    { status: 0, message: 'Failed to fetch' },
    'The server could not be reached. Please check your connection and try again.',
  ],
  [
    { message: 'Failed to fetch' },
    'The server could not be reached. Please check your connection and try again.',
  ],
])('for %o a sign-in shows "%s"', (given, said) => {
  expect(signInProblem(refusal(given))).toBe(said)
})

test('shows the specified message for a failed reset request', () => {
  expect(resetRequestProblem(refusal({ status: 500, message: 'Unexpected failure' }))).toBe(
    'Failed to send reset email. Please try again.',
  )
})
