import { RISK_FIELDS } from '@plumbline/contract/compliance/risks.ts'
import { expect, test } from 'vitest'
import { fieldsOfRisk } from './fields-of-risk.ts'

const control = { id: 'c', title: 'Queue', strength: 'weak', because: 'The test failed.' } as const

test('what was typed about the controls is shown where no control of the register serves the risk', () => {
  expect(fieldsOfRisk(RISK_FIELDS, { servedBy: [] })).toBe(RISK_FIELDS)
  expect(fieldsOfRisk(RISK_FIELDS, undefined)).toBe(RISK_FIELDS)
  const served = Object.keys(fieldsOfRisk(RISK_FIELDS, { servedBy: [control] }))
  expect(served).toContain('controls')
  expect(served).not.toContain('controlStrength')
  expect(served).not.toContain('strengthReason')
})
