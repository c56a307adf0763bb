import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeDrafts } from './merge-drafts.ts'

const base = { title: 'Late notices', severity: 'low', dueOn: null as string | null, steps: ['ask'] }

test('takes from each of two people what only that person changed', () => {
  const mine = { ...base, title: 'Late adverse action notices' }
  const theirs = { ...base, dueOn: '2026-12-01', steps: ['ask', 'answer'] }
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: { ...base, title: mine.title, dueOn: '2026-12-01', steps: ['ask', 'answer'] },
    taken: ['dueOn', 'steps'],
    clashing: [],
  })
})

test('what both changed to something else stays as typed and is named', () => {
  const mine = { ...base, severity: 'medium', title: 'The same new title' }
  const theirs = { ...base, severity: 'high', title: 'The same new title' }
  expect(mergeDrafts(base, mine, theirs)).toEqual({ draft: mine, taken: [], clashing: ['severity'] })
})

test('no change of the other person is lost without a word', () => {
  const draft = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.array(fc.nat(1), { maxLength: 2 }) })
  fc.assert(
    fc.property(draft, draft, draft, (before, mine, theirs) => {
      const merged = mergeDrafts(before, mine, theirs)
      for (const field of ['a', 'b', 'c'] as const) {
        const isChanged = JSON.stringify(before[field]) !== JSON.stringify(theirs[field])
        if (isChanged && !merged.clashing.includes(field)) expect(merged.draft[field]).toEqual(theirs[field])
      }
    }),
  )
})
