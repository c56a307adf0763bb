import type { ComplaintMonth } from '@plumbline/contract/compliance/complaints.ts'
import { expect, test } from 'vitest'
import { countsOf, groupsOf } from './trend-counts.ts'

const RULE = '12 CFR 1024.35(b)(2)'
const MONTHS: ComplaintMonth[] = [
  {
    ...{ month: '2026-02', received: 3, answered: 1, late: 0 },
    causes: [
      { cause: 'fraud', count: 1 },
      { cause: 'system', count: 2 },
    ],
    rules: [{ rule: RULE, count: 2 }],
  },
  {
    ...{ month: '2026-01', received: 2, answered: 2, late: 1 },
    ...{ causes: [{ cause: 'fraud', count: 2 }], rules: [] },
  },
]

test('groups are named by how often they occur', () => {
  expect(groupsOf(MONTHS)).toEqual({ causes: ['fraud', 'system'], rules: [RULE] })
})

test.each([
  ['', [3, 2]],
  ['cause:system', [2, 0]],
  ['cause:fraud', [1, 2]],
  [`rule:${RULE}`, [2, 0]],
])('counts %j', (group, counts) => {
  expect(countsOf(MONTHS, group).map(({ count }) => count)).toEqual(counts)
})
