import { afterEach, expect, test } from 'vitest'
import { listAddedParts, noteAddedParts, printAddedParts, readAddedParts } from './added-parts.ts'
import { citationPath } from './citation-address.ts'
import { findCitations } from './find-citations.ts'
import { parseCitation } from './parse-citation.ts'
import { readStatuteRequest } from './statute-request.ts'
import { suggestTitle } from './suggest-title.ts'

afterEach(() => noteAddedParts([]))

test.each([
  ['15 U.S.C. 1601', { title: 15, sections: [['1601', '1601']] }],
  ['15 usc § 1681s–2', { title: 15, sections: [['1681s-2', '1681s-2']] }],
  [
    'title 15 USC 1601 to 1608, 1610 and 1681c-1',
    {
      title: 15,
      sections: [
        ['1601', '1608'],
        ['1610', '1610'],
        ['1681c-1', '1681c-1'],
      ],
    },
  ],
  ['15 USC chapter 41', { title: 15, chapter: '41' }],
  ['12 U.S.C. ch. 7a', { title: 12, chapter: '7A' }],
])('"%s" asks for sections', (text, request) => {
  expect(readStatuteRequest(text)).toEqual(request)
})

test.each(['15 USC', '15 USC chapter', '15 USC 1601(a)', '99 USC 1', '12 CFR 229', '15 USC 1 to 2 to 3'])(
  '"%s" asks for no sections',
  (text) => {
    expect(readStatuteRequest(text)).toBeUndefined()
  },
)

test('a section that was added is a link, in the browser too, and those beside it are none', () => {
  noteAddedParts([{ part: '229' }, { part: 'usc-26', sections: { '6050H': '2026-10-14' } }])
  const document = printAddedParts()
  expect(document).toBe('229 usc-26:6050H')
  noteAddedParts(readAddedParts(document))
  expect(listAddedParts().map(({ part }) => part)).toEqual(['229', 'usc-26'])
  const [held, other] = findCitations('See 26 U.S.C. 6050h(a) and 26 U.S.C. 6050I.')
  expect(citationPath(held!.citation)).toBe('/resources/regulations/usc-26/6050h#a')
  expect(citationPath(other!.citation)).toBeUndefined()
  expect(suggestTitle(parseCitation('12 U.S.C. 6050H')!)).toMatchObject({ title: 26 })
})
