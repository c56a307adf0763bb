import { expect, test } from 'vitest'
import { PassageIndex } from './passage-index.ts'
import { nearness, StoredMeanings, WordVectors } from './word-vectors.ts'

const WORDS = ['launder', 'wash', 'money', 'dog']
const VECTORS = new WordVectors(
  WordVectors.toFile(WORDS, Int8Array.from([100, 0, 0, 90, 20, 0, 10, 40, 0, 0, 0, 80])),
)

test('what people ask alike is near', () => {
  const launder = VECTORS.meaningOf(['launder', 'money'])
  expect(nearness(launder, VECTORS.meaningOf(['wash', 'money']))).toBeGreaterThan(0.9)
  expect(nearness(launder, VECTORS.meaningOf(['dog']))).toBe(0)
  expect(nearness(launder, launder)).toBeCloseTo(1)
})

test('a file is read wherever it lies in memory', () => {
  const file = WordVectors.toFile(['dog'], Int8Array.from([3, 4]))
  const memory = new Uint8Array(file.length + 9).fill(7)
  memory.set(file, 5)
  const read = new WordVectors(Buffer.from(memory.buffer, 5, file.length))
  expect([...read.meaningOf(['dog'])]).toEqual([Math.fround(0.6), Math.fround(0.8)])
})

test('a word that is not known means nothing', () => {
  expect([...VECTORS.meaningOf(['cat'])]).toEqual([0, 0, 0])
  expect(WordVectors.none().meaningOf(['dog'])).toHaveLength(0)
})

test('a paragraph means what it says, what stands above it, and how people ask for it', () => {
  const alone = VECTORS.meaningOfParagraph(['money'], [], [])
  const asked = VECTORS.meaningOfParagraph(['money'], [], [['wash'], ['launder']])
  const wash = VECTORS.meaningOf(['wash'])
  expect(nearness(wash, asked)).toBeGreaterThan(nearness(wash, alone))
})

test('meanings are stored as bytes', () => {
  const stored = new StoredMeanings(VECTORS.dimensions)
  const wash = VECTORS.meaningOf(['wash'])
  stored.set(0, VECTORS.meaningOf(['dog']))
  stored.set(40, wash)
  expect(stored.nearnessTo(wash, 40)).toBeCloseTo(1, 1)
  expect(stored.nearnessTo(wash, 0)).toBe(0)
})

test('a question in words that stand in no text finds its paragraph', () => {
  const find = (vectors?: WordVectors) => {
    const index = new PassageIndex(vectors)
    for (const [id, text] of ['Anyone who launders money.', 'A dog is an animal.'].entries())
      index.add({
        ...{ id, part: '1', key: `1.${id}`, text, title: '', context: '', isAnswer: true },
        around: { heading: '', above: [], names: '', below: '', said: [] },
        ...{ countsFrom: '2020-01-01', countsUntil: '9999-12-31' },
      })
    const read = { groups: [{ own: ['wash'], options: [['wash']] }], places: [] }
    return index.search(read, '2026-01-01', 10).map(({ id }) => id)
  }
  expect(find()).toEqual([])
  expect(find(VECTORS)).toEqual([0])
})
