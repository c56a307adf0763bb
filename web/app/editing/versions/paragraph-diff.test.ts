import { expect, test } from 'vitest'
import { compareParagraphs } from './paragraph-diff.ts'

const text = (words: string, html = words) => ({ form: 'text' as const, text: words, html })
const heading = (words: string) => ({ form: 'heading' as const, text: words, html: words })

/** What the comparison says, a line a paragraph. */
function said(...[before, after]: Parameters<typeof compareParagraphs>) {
  const marks = { same: '', removed: '-', added: '+' }
  return compareParagraphs(before, after).map(
    ({ kind, words }) => `${kind}: ${words.map((word) => marks[word.kind] + word.text).join('')}`,
  )
}

test('a paragraph that keeps most of its words is one changed paragraph', () => {
  expect(
    said(
      [
        heading('Denials'),
        text('A notice is sent within 30 days of the application.'),
        text('Copies are kept.'),
      ],
      [
        heading('Denials'),
        text('A notice is sent within 20 days of the application.'),
        text('Copies are kept.'),
      ],
    ),
  ).toEqual([
    'same: Denials',
    'changed: A notice is sent within -30 +20 days of the application.',
    'same: Copies are kept.',
  ])
})

test('a paragraph of other words is removed, and the new one added', () => {
  expect(
    said([text('Loans are priced by the committee.')], [text('Each branch keeps a log of visits.')]),
  ).toEqual(['removed: Loans are priced by the committee.', 'added: Each branch keeps a log of visits.'])
})

test('a heading made of a paragraph of the same words is a change', () => {
  expect(said([text('Records')], [heading('Records')])).toEqual(['removed: Records', 'added: Records'])
})

test('an added paragraph is where it was added', () => {
  expect(said([text('One.'), text('Three.')], [text('One.'), text('Two.'), text('Three.')])).toEqual([
    'same: One.',
    'added: Two.',
    'same: Three.',
  ])
})

test('a changed paragraph is found behind one that was removed', () => {
  expect(
    said(
      [text('The log is read weekly.'), text('Compliance samples ten files each month.'), text('Kept.')],
      [text('Compliance samples twenty files each month.'), text('Kept.')],
    ),
  ).toEqual([
    'removed: The log is read weekly.',
    'changed: Compliance samples -ten +twenty files each month.',
    'same: Kept.',
  ])
})

test('other formatting of the same words is told', () => {
  expect(
    said(
      [text('Loans are priced.'), text('See the sheet.', 'See <a href="/1">the sheet</a>.')],
      [text('Loans are not priced.'), text('See the sheet.', 'See <a href="/2">the sheet</a>.')],
    ),
  ).toEqual(['changed: Loans are +not priced.', 'formatted: See the sheet.'])
})
