import { expect, test } from 'vitest'
import { outcomeOf } from './calculators.ts'

test.each([
  ['trid-forward', { plannedConsummation: { date: null, allowed: null } }, 'answer'],
  ['trid-forward', { plannedConsummation: { date: '2026-01-21', allowed: false } }, 'outside'],
  ['trid-forward', { plannedConsummation: { date: '2026-01-21', allowed: null } }, 'undetermined'],
  ['fee-tolerance', { fees: [{}], cure: '0.00' }, 'within'],
  ['fee-tolerance', { fees: [{}], cure: '0.01' }, 'outside'],
  ['fee-tolerance', { fees: [], cure: '0.00' }, 'undetermined'],
  ['qm-points-fees', { pass: null }, 'undetermined'],
  ['qm-status', { status: 'not_determined' }, 'undetermined'],
  ['qm-status', { status: 'rebuttable_presumption' }, 'within'],
  ['qm-status', { status: 'not_qm' }, 'outside'],
  ['hoepa', { highCost: true }, 'outside'],
  ['hoepa', { highCost: false }, 'within'],
  ['hoepa', { highCost: null }, 'undetermined'],
  ['apr', {}, 'answer'],
  ['apr', { verdict: { accurate: true } }, 'within'],
  ['apr-tolerance', { accurate: false }, 'outside'],
  ['adverse-action', { noticeRequired: null }, 'undetermined'],
  ['business-days', { date: '2026-01-21' }, 'answer'],
] as const)('%s with %j is %s', (calculator, result, outcome) => {
  expect(outcomeOf(calculator, result)).toBe(outcome)
})
