import { expect, test } from 'vitest'
import { auditAddress, readAuditAddress } from './audit-address.ts'

const PLAIN = { action: '', person: '', from: '', to: '', page: 1 }

test.each([
  ['', PLAIN],
  [
    'action=auth.sign_in&person=ada&from=2026-11-01&to=2026-11-30&page=2',
    { action: 'auth.sign_in', person: 'ada', from: '2026-11-01', to: '2026-11-30', page: 2 },
  ],
  ['from=yesterday&to=2026-02-30&page=0', PLAIN],
  [
    `person=${'x'.repeat(500)}&action=${'y'.repeat(500)}`,
    { ...PLAIN, person: 'x'.repeat(120), action: 'y'.repeat(60) },
  ],
])('%#: reads the address', (query, address) => {
  expect(readAuditAddress(new URLSearchParams(query))).toEqual(address)
})

test('writes the address; the unfiltered log has none of the parameters', () => {
  expect(String(auditAddress({ ...PLAIN, person: 'a b', to: '2026-11-30', page: 3 }))).toBe(
    'person=a+b&to=2026-11-30&page=3',
  )
  expect(String(auditAddress(PLAIN))).toBe('')
})
