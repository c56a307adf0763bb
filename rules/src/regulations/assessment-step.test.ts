import { expect, test } from 'vitest'
import { assessmentStep } from './assessment-step.ts'

const nothing = { notApplicableReason: null, impact: null, impactReason: null, plan: null }

test.each([
  ['nothing is filled in', {}, 'identified'],
  ['the impact has no reason', { impact: 'low' }, 'identified'],
  ['the impact and its reason are there', { impact: 'low', impactReason: 'A figure.' }, 'assessed'],
  ['a plan follows', { impact: 'low', impactReason: 'A figure.', plan: 'Change it.' }, 'planned'],
  ['a plan has no impact', { plan: 'Change it.' }, 'identified'],
  ['it does not apply', { notApplicableReason: 'No leases.', plan: 'Change it.' }, 'not_applicable'],
] as const)('where %s', (_, answers, step) => {
  expect(assessmentStep({ ...nothing, ...answers })).toBe(step)
})
