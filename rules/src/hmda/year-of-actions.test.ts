import { expect, test } from 'vitest'
import { yearOfActions } from './year-of-actions.ts'

const loan = (actionDate: string) => `2|LEI|ULI|20241201|1|1|2|1|1|110500|1|${actionDate}|1 Main St|Ada`
const sheet = '1|Harborlight|2026|4|Ada Moore|555-0100'

test.each([
  ['all loans of one year', [loan('20250214'), loan('20251231')], 2025],
  ['most loans of one year', [loan('20260102'), loan('20250214'), loan('20250301')], 2025],
  ['a sheet counts for nothing', [sheet, loan('20250214')], 2025],
  ['dates that are none', [loan('NA'), loan('20251340'), loan('')], undefined],
  ['a year without edits', [loan('20190214')], undefined],
  ['Windows line ends', [`${loan('20250214')}\r`, `${loan('20250215')}\r`], 2025],
  ['no rows', [], undefined],
])('%s', (_, lines, year) => {
  expect(yearOfActions(new TextEncoder().encode(lines.join('\n')))).toBe(year)
})
