import { nearness } from '@plumbline/rules/retrieval/word-vectors.ts'
import { stemsOf } from '@plumbline/rules/retrieval/words.ts'
import { expect, test } from 'vitest'
import { readWordVectors } from './word-vector-file.ts'

test('words of every day lie near those of the law', () => {
  const vectors = readWordVectors()
  const near = (one: string, other: string) =>
    nearness(vectors.meaningOf(stemsOf(one)), vectors.meaningOf(stemsOf(other)))
  expect(near('turned down', 'adverse action')).toBeGreaterThan(near('turned down', 'escrow account'))
  expect(near('soldier', 'servicemember')).toBeGreaterThan(near('soldier', 'appraisal'))
})
