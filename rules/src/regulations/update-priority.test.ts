import { expect, test } from 'vitest'
import { updatePriority } from './update-priority.ts'

const usual = {
  kind: 'final-rule',
  complianceOn: null,
  isVoid: false,
  applies: 'applies',
  today: '2026-01-12',
} as const

test.each([
  ['in 60 days', { effectiveOn: '2026-03-13' }, 'high'],
  ['in 61 days', { effectiveOn: '2026-03-14' }, 'medium'],
  ['today', { effectiveOn: '2026-01-12' }, 'high'],
  ['60 days ago', { effectiveOn: '2025-11-13' }, 'medium'],
  ['61 days ago', { effectiveOn: '2025-11-12' }, 'low'],
  ['on a day that is not known', { effectiveOn: null }, 'medium'],
  ['soon, and may apply', { effectiveOn: '2026-02-01', applies: 'may_apply' }, 'high'],
  ['soon, and does not apply', { effectiveOn: '2026-02-01', applies: 'does_not_apply' }, 'low'],
  ['soon, and is vacated', { effectiveOn: '2026-02-01', isVoid: true }, 'low'],
  ['soon, as a correction', { effectiveOn: '2026-02-01', kind: 'correction' }, 'medium'],
  ['long ago, as a correction', { effectiveOn: '2025-02-01', kind: 'correction' }, 'low'],
  ['long ago, and our text is older', { effectiveOn: '2025-02-01', isNewerThanText: true }, 'medium'],
  ['as a text change', { effectiveOn: null, kind: 'text-change' }, 'medium'],
  ['long ago, as a text change', { effectiveOn: '2025-02-01', kind: 'text-change' }, 'medium'],
  ['as a text change with a duty', { effectiveOn: null, kind: 'text-change', carriesDuty: true }, 'high'],
  ['as a notice', { effectiveOn: null, kind: 'notice' }, 'low'],
  ['long ago, with compliance soon', { effectiveOn: '2025-01-01', complianceOn: '2026-02-01' }, 'high'],
] as const)('an update that takes effect %s', (_, facts, priority) => {
  expect(updatePriority({ ...usual, ...facts }).priority).toBe(priority)
})

test('a change without a document is never called harmless', () => {
  for (const carriesDuty of [true, false])
    expect(
      updatePriority({ ...usual, kind: 'text-change', effectiveOn: null, carriesDuty }).because,
    ).toContain('A person must read this')
})
