import { ORPCError } from '@orpc/client'
import { NewReport } from '@plumbline/contract/insight/reports.ts'
import { expect, test } from 'vitest'
import { problemText } from './outcome.ts'

const OTHERWISE = 'It could not be done. Please try again.'

/** The error for input that violates the contract. */
function inputRefusal(issues: unknown[]): Error {
  return new ORPCError('BAD_REQUEST', {
    status: 400,
    message: 'Input validation failed',
    data: { issues },
  })
}

test("shows the contract's message for refused input", () => {
  const { error } = NewReport.safeParse({
    kind: 'monthly-summary',
    format: 'pdf',
    periodStart: '2020-01-01',
    periodEnd: '2026-01-01',
  })
  expect(problemText(inputRefusal(error!.issues), OTHERWISE)).toBe('The period is longer than three years.')
})

test('hides messages of the validation library', () => {
  const { error } = NewReport.safeParse({ kind: 'monthly-summary' })
  expect(problemText(inputRefusal(error!.issues), OTHERWISE)).toBe(OTHERWISE)
  expect(problemText(inputRefusal(['?', null]), OTHERWISE)).toBe(OTHERWISE)
})

test('shows the server\u2019s message for refusals and the fallback for failures', () => {
  const refused = new ORPCError('TOO_MANY_WAITING', { status: 429, message: 'Wait for them first.' })
  expect(problemText(refused, OTHERWISE)).toBe('Wait for them first.')
  const fault = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Internal' })
  expect(problemText(fault, OTHERWISE)).toBe(OTHERWISE)
  expect(problemText(new TypeError('Failed to fetch'), OTHERWISE)).toBe(OTHERWISE)
})
