import { expect, test } from 'vitest'
import { readAudit } from './audit-verdict.ts'

const report = (vulnerabilities: Record<string, number>, named = {}) =>
  JSON.stringify({ vulnerabilities: named, metadata: { vulnerabilities } })

test('nothing known is clear', () => {
  expect(readAudit(report({ low: 0, high: 0 }))).toMatchObject({ outcome: 'clear' })
})

test('what is moderate is told and does not fail', () => {
  const { outcome, text } = readAudit(report({ moderate: 2 }, { hono: { severity: 'moderate' } }))
  expect(outcome).toBe('clear')
  expect(text).toContain('2 moderate')
  expect(text).toContain('moderate: hono')
})

test.each(['high', 'critical'])('what is %s fails', (severity) => {
  expect(readAudit(report({ [severity]: 1 }))).toMatchObject({ outcome: 'vulnerable' })
})

test.each([
  ['', /answered nothing readable/],
  ['<html>', /answered nothing readable/],
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', /405 Method Not Allowed/],
  ['{"error":{"code":"ENOAUDIT","summary":"no audits here"}}', /no audits here/],
])('no answer is not a good answer: %s', (printed, because) => {
  const verdict = readAudit(printed)
  expect(verdict.outcome).toBe('unanswered')
  expect(verdict.text).toMatch(because)
})
