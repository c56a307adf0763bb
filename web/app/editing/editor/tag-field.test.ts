import { expect, test } from 'vitest'
import { withTag } from './tag-field.tsx'

test.each([
  [[], ' TRID ', ['TRID']],
  [['TRID'], '   ', ['TRID']],
  [['TRID'], 'TRID', ['TRID']],
  [['TRID'], 'HMDA', ['TRID', 'HMDA']],
])('%j and %j', (tags, typed, expected) => {
  expect(withTag(tags, typed)).toEqual(expected)
})
