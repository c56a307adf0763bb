import { expect, test } from 'vitest'
import { contextsOf, headingsAmong, type PlacedParagraph, titlesOf } from './context-of.ts'
import { featuresOf } from './features.ts'
import { readQuestion } from './field-terms.ts'
import { PassageIndex } from './passage-index.ts'
import { rerank } from './rerank.ts'
import { surroundingsOf } from './surroundings.ts'

const ON = '2026-11-23'

const paragraph = (id: number, key: string, text: string, kind = 'paragraph'): PlacedParagraph => ({
  ...{ id, part: '1024', page: '39', key, kind, text, countsFrom: '2020-01-01', countsUntil: '9999-12-31' },
  path: [...key.matchAll(/\(([^()]+)\)/g)].map(([, mark]) => mark!),
})

const SECTION = [
  paragraph(0, '1024.39', '§1024.39 Early intervention requirements.', 'heading'),
  paragraph(1, '1024.39(a)', '(a) Written notice.'),
  paragraph(
    2,
    '1024.39(a)(1)',
    '(1) Content of the notice. The written notice shall include the telephone number of the servicer and examples of options.',
  ),
  paragraph(
    3,
    '1024.39(a)(2)',
    '(2) Timing of the notice. A servicer shall provide the written notice not later than the 45th day of delinquency.',
  ),
  paragraph(
    4,
    '1024.39(a)(3)',
    '(3) Exemptions from the notice. A servicer is exempt from the written notice while the borrower is in bankruptcy.',
  ),
]

function searchFor(question: string) {
  const index = new PassageIndex()
  const headings = headingsAmong(SECTION)
  const contexts = contextsOf(SECTION)
  const titles = titlesOf(SECTION, headings)
  const around = surroundingsOf(SECTION)
  for (const one of SECTION)
    index.add({
      ...one,
      context: contexts.get(one.id)!,
      title: titles.get(one.id)!,
      around: around.get(one.id)!,
      isAnswer: !headings.has(one.id),
    })
  const read = readQuestion(question)
  const found = index.search(read, ON, 10).map((match) => ({ ...SECTION[match.id]!, ...match }))
  const features = featuresOf(question, read, found, index)
  return {
    ofOthers: index.search(read, ON, 10, new Set(['1024'])),
    of: (key: string) => features[found.findIndex((one) => one.key === key)]!,
    keys: rerank(question, read, found, index).map(({ key }) => key),
  }
}

test.each([
  ['When must the written notice be given?', 'titleOfTime', '1024.39(a)(2)', '1024.39(a)(1)'],
  ['What must the written notice include?', 'titleOfContent', '1024.39(a)(1)', '1024.39(a)(2)'],
  ['Is a servicer exempt from the written notice?', 'titleOfException', '1024.39(a)(3)', '1024.39(a)(1)'],
] as const)('%s is met by a title that answers its form', (question, name, key, other) => {
  const features = searchFor(question)
  expect(features.of(key)[name]).toBe(1)
  expect(features.of(other)[name]).toBe(0)
})

test('a title counts by how much of it is asked for, and an exception only when it is', () => {
  const { of } = searchFor('What is the timing of the notice?')
  expect(of('1024.39(a)(2)').titleAsked).toBe(1)
  expect(of('1024.39(a)(1)').titleAsked).toBeLessThan(1)
  expect(of('1024.39(a)(3)').unaskedException).toBe(1)
  expect(searchFor('Who is exempt from the notice?').of('1024.39(a)(3)').unaskedException).toBe(0)
})

test('a word that few paragraphs of the section have tells them apart', () => {
  const { of } = searchFor('servicer notice bankruptcy')
  expect(of('1024.39(a)(3)').rareInSection).toBeGreaterThan(of('1024.39(a)(3)').coveredByText - 0.001)
  expect(of('1024.39(a)(2)').rareInSection).toBeLessThan(of('1024.39(a)(2)').coveredByText)
})

test('the words around a paragraph count for it, and a heading is no answer', () => {
  const around = surroundingsOf(SECTION)
  expect(around.get(3)!.heading).toBe('Early intervention requirements.')
  expect(around.get(3)!.above).toEqual(['Written notice'])
  expect(around.get(1)!.below).toMatch(/^\(1\) Content of the notice.*\(3\) Exemptions/)
  const { of, keys } = searchFor('When is the early intervention notice due by the 45th day?')
  expect(of('1024.39(a)(2)').coveredAnywhere).toBeGreaterThan(of('1024.39(a)(2)').coveredByText)
  expect(keys[0]).toBe('1024.39(a)(2)')
  expect(keys).not.toContain('1024.39(a)')
})

test('parts that do not bind the institution are left out', () => {
  const { ofOthers, keys } = searchFor('When must the written notice be given?')
  expect(keys.length).toBeGreaterThan(0)
  expect(ofOthers).toEqual([])
})
