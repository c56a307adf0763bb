import { expect, test } from 'vitest'
import { portalClocks } from './portal-clocks.ts'

// Counted by hand. January 9, 2026 and 15 days: January 24. And 60 days: 22 in January, 28 in February, 10 in March.
// 2028 is a leap year: January 9 and 60 days are 22, 29, and 9 in March.
test.each([
  ['2026-01-09', '2026-01-24', '2026-03-10'],
  ['2028-01-09', '2028-01-24', '2028-03-09'],
  ['2026-12-20', '2027-01-04', '2027-02-18'],
])('a complaint that came through the portal on %s', (received, response, finalResponse) => {
  const clocks = portalClocks('cfpb', received)
  expect([clocks.response?.by, clocks.finalResponse?.by]).toEqual([response, finalResponse])
})

test('the days are called a procedure, and no law is cited for them', () => {
  const { response, finalResponse, notes } = portalClocks('cfpb', '2026-01-09')
  for (const clock of [response, finalResponse]) expect(clock?.citation).not.toMatch(/U\.S\.C\.|CFR/)
  expect(notes.join(' ')).toContain('not a regulation')
  expect(notes.join(' ')).toContain('sets no number of days (12 U.S.C. 5534(b))')
})

test.each(['consumer', 'regulator', 'social_media', 'other'] as const)('no portal clock for %s', (source) => {
  expect(portalClocks(source, '2026-01-09')).toEqual({ response: null, finalResponse: null, notes: [] })
})
