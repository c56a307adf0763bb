import { describe, expect, test } from 'vitest'
import type { Citation, RuleCitation } from './citation.ts'
import { citationPath, officialAddress } from './citation-address.ts'
import { findCitations } from './find-citations.ts'
import { parseCitation } from './parse-citation.ts'
import { printByLetter, printCitation, printWithinPart } from './print-citation.ts'

const z = (section: string, path: string[] = [], rest: Partial<RuleCitation> = {}): RuleCitation => ({
  code: 'CFR',
  title: 12,
  part: '1026',
  section,
  path,
  ...rest,
})

const FORMS: [string, Citation][] = [
  ['12 CFR 1026.19(f)(1)(ii)', z('19', ['f', '1', 'ii'])],
  ['12 C.F.R. § 1026.19(f)(1)(ii)', z('19', ['f', '1', 'ii'])],
  ['12 CFR §1026.19 (f)(1)(ii).', z('19', ['f', '1', 'ii'])],
  ['12CFR1026.19(f)', z('19', ['f'])],
  ['§ 1026.19(f)', z('19', ['f'])],
  ['§\u00a01026.19', z('19')],
  ['1026.38(t)(5)(v)(B)(1)', z('38', ['t', '5', 'v', 'B', '1'])],
  ['Reg Z 19(f)(1)', z('19', ['f', '1'])],
  ['Reg. Z § 1026.19(f)(1)', z('19', ['f', '1'])],
  ['Regulation Z, 19(f)(1)', z('19', ['f', '1'])],
  ['19(f)(1)(ii)', z('19', ['f', '1', 'ii'])],
  ['comment 19(e)(1)(iii)-1', z('19', ['e', '1', 'iii'], { comment: ['1'] })],
  ['Comment 36(a)-1.i.A.1', z('36', ['a'], { comment: ['1', 'i', 'A', '1'] })],
  ['comment 1026.19(e)(1)(iii)-1', z('19', ['e', '1', 'iii'], { comment: ['1'] })],
  ['12 CFR 1026, comment 3-1', z('3', [], { comment: ['1'] })],
  [
    '12 CFR part 1026, Supp. I, comment 43(c)(1)-1.ii.A.1',
    z('43', ['c', '1'], { comment: ['1', 'ii', 'A', '1'] }),
  ],
  ['Reg Z, comment 2(a)(6)-2', z('2', ['a', '6'], { comment: ['2'] })],
  ['Reg Z comment 19(f)', z('19', ['f'], { comment: [] })],
  ['comment App. H-30', { code: 'CFR', title: 12, part: '1026', appendix: 'H', path: [], comment: ['30'] }],
  ['comment intro-3', { code: 'CFR', title: 12, part: '1026', path: [], supplement: true, comment: ['3'] }],
  ['Appendix J(c)(1)', { code: 'CFR', title: 12, part: '1026', appendix: 'J', path: ['c', '1'] }],
  ['App. M1 to part 1026', { code: 'CFR', title: 12, part: '1026', appendix: 'M1', path: [] }],
  ['Appendix MS-3 to Part 1024', { code: 'CFR', title: 12, part: '1024', appendix: 'MS-3', path: [] }],
  ['Appendix H-24(A)', { code: 'CFR', title: 12, part: '1026', appendix: 'H', form: '24(A)', path: [] }],
  ['form H-25', { code: 'CFR', title: 12, part: '1026', appendix: 'H', form: '25', path: [] }],
  ['Appendix to Part 1016', { code: 'CFR', title: 12, part: '1016', appendix: '', path: [] }],
  ['Supplement I to part 1026', { code: 'CFR', title: 12, part: '1026', path: [], supplement: true }],
  ['Reg Z', { code: 'CFR', title: 12, part: '1026', path: [] }],
  ['12 CFR part 1026', { code: 'CFR', title: 12, part: '1026', path: [] }],
  ['12 CFR Part 1041', { code: 'CFR', title: 12, part: '1041', path: [] }],
  ['1026.37 introductory text', z('37', [], { introduction: true })],
  [
    '1024.2(b) "Changed circumstances" (1)(i)',
    {
      code: 'CFR',
      title: 12,
      part: '1024',
      section: '2',
      path: ['b'],
      term: 'Changed circumstances',
      termPath: ['1', 'i'],
    },
  ],
  ['31 CFR 1010.312', { code: 'CFR', title: 31, part: '1010', section: '312', path: [] }],
  ['31 CFR 1010.100(lll)', { code: 'CFR', title: 31, part: '1010', section: '100', path: ['lll'] }],
  ['17 CFR 240.10b-5', { code: 'CFR', title: 17, part: '240', section: '10b-5', path: [] }],
  ['12 CFR 748.2', { code: 'CFR', title: 12, part: '748', section: '2', path: [] }],
  ['15 U.S.C. 1601(a)', { code: 'USC', title: 15, section: '1601', path: ['a'] }],
  ['12 USC 2602', { code: 'USC', title: 12, section: '2602', path: [] }],
  ['15 U.S.C. § 1681c-1', { code: 'USC', title: 15, section: '1681c-1', path: [] }],
  ['90 FR 57893', { code: 'FR', volume: 90, page: 57893 }],
  ['89 Fed. Reg. 106,838', { code: 'FR', volume: 89, page: 106838 }],
]

describe('parseCitation', () => {
  test.each(FORMS)('reads %s', (text, citation) => {
    expect(parseCitation(text)).toEqual(citation)
  })

  test.each([
    '',
    'nothing',
    '12 CFR',
    '1026.19(f) and more',
    '$1,026.19',
    'Reg Q 3',
    '(a)(1)',
    'a'.repeat(400),
  ])('refuses %j', (text) => {
    expect(parseCitation(text)).toBeUndefined()
  })
})

describe('printCitation', () => {
  test.each(FORMS)('prints what %s means so that it is read back the same', (_, citation) => {
    expect(parseCitation(printCitation(citation))).toEqual(citation)
    if (citation.code !== 'CFR') return
    expect(parseCitation(printByLetter(citation))).toEqual(citation)
    expect(parseCitation(printWithinPart(citation), { title: citation.title, part: citation.part })).toEqual(
      citation,
    )
  })

  test.each([
    ['Reg Z 19(f)(1)(ii)', '12 CFR 1026.19(f)(1)(ii)'],
    ['comment 19(e)(1)(iii)-1', '12 CFR 1026, comment 19(e)(1)(iii)-1'],
    ['Reg C, comment 2(g)-2', '12 CFR 1003, comment 2(g)-2'],
    ['App. J(c)(1)', '12 CFR 1026, Appendix J(c)(1)'],
    ['15 USC 1601', '15 U.S.C. 1601'],
  ])('prints %s as %s', (text, printed) => {
    expect(printCitation(parseCitation(text)!)).toBe(printed)
  })
})

describe('citationPath', () => {
  test.each([
    ['12 CFR 1026.19(f)(1)(ii)', '/resources/regulations/1026/19#f-1-ii'],
    ['comment 19(e)(1)(iii)-1.i', '/resources/regulations/1026/19#comment-e-1-iii--1-i'],
    ['comment 3-1', '/resources/regulations/1026/3#comment--1'],
    ['Appendix J(c)(1)', '/resources/regulations/1026/appendix-j#c-1'],
    ['Appendix H-24(A)', '/resources/regulations/1026/appendix-h#form-24-A'],
    ['comment App. H-30', '/resources/regulations/1026/appendix-h#comment--30'],
    ['Supplement I to part 1030', '/resources/regulations/1030/supplement-i'],
    ['Reg C', '/resources/regulations/1003'],
    ['31 CFR 1010.312', '/resources/regulations/31-1010/312'],
    ['12 CFR 748.2', '/resources/regulations/748/2'],
    ['12 CFR 229.10', undefined],
    ['15 USC 1601', '/resources/regulations/usc-15/1601'],
    ['26 USC 6050H', undefined],
  ])('of %s is %s', (text, path) => {
    expect(citationPath(parseCitation(text)!)).toBe(path)
  })

  test('carries the day and the public address', () => {
    const citation = parseCitation('1026.19(f)')!
    expect(citationPath(citation, { on: '2025-06-01', library: '/regulations' })).toBe(
      '/regulations/1026/19?on=2025-06-01#f',
    )
  })
})

test.each([
  ['31 CFR 1010.312', 'https://www.ecfr.gov/current/title-31/section-1010.312'],
  ['31 CFR 1010.100(lll)', 'https://www.ecfr.gov/current/title-31/section-1010.100#p-1010.100(lll)'],
  ['31 CFR part 1029', 'https://www.ecfr.gov/current/title-31/part-1029'],
  ['90 FR 57893', 'https://www.federalregister.gov/citation/90-FR-57893'],
  [
    '12 USC 2602',
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section2602&num=0&edition=prelim',
  ],
])('the government publishes %s at %s', (text, address) => {
  expect(officialAddress(parseCitation(text)!)).toBe(address)
})

describe('findCitations', () => {
  const shown = (text: string, context = {}) =>
    findCitations(text, context).map(({ text: words, citation }) => `${words} = ${printCitation(citation)}`)

  test('finds them in running text with their places', () => {
    const text = 'Under 12 CFR 1026.19(f)(1)(ii)(A), see comment 19(f)(1)(ii)-2.'
    expect(findCitations(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '12 CFR 1026.19(f)(1)(ii)(A)',
      'comment 19(f)(1)(ii)-2',
    ])
  })

  test.each([
    ['as §§ 1026.37 and 1026.38 require', ['§§ 1026.37 = 12 CFR 1026.37', '1026.38 = 12 CFR 1026.38']],
    ['12 CFR 1026.19(e) and (f)', ['12 CFR 1026.19(e) = 12 CFR 1026.19(e)', '(f) = 12 CFR 1026.19(f)']],
    [
      '§1026.32(b)(1)(iii), (iv) or (vi)',
      [
        '§1026.32(b)(1)(iii) = 12 CFR 1026.32(b)(1)(iii)',
        '(iv) = 12 CFR 1026.32(b)(1)(iv)',
        '(vi) = 12 CFR 1026.32(b)(1)(vi)',
      ],
    ],
    ['31 CFR 1020.320; $1,026.19; version 3.1', ['31 CFR 1020.320 = 31 CFR 1020.320']],
    ['See appendix B.', []],
    ['12 CFR 1026.43, with Form W-2', ['12 CFR 1026.43 = 12 CFR 1026.43']],
    [
      'In 12 CFR 1003.4, see appendix B.',
      ['12 CFR 1003.4 = 12 CFR 1003.4', 'appendix B = 12 CFR 1003, Appendix B'],
    ],
    ['Regulation Z applies; Reg Z 19(e) too', ['Reg Z 19(e) = 12 CFR 1026.19(e)']],
    ['published at 89 FR 19202, Mar. 15', ['89 FR 19202 = 89 FR 19202']],
  ])('in %s', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  test('reads paragraphs of the section in which they stand', () => {
    const context = { title: 12, part: '1026', section: '19' }
    expect(
      shown('except as provided in paragraphs (f)(1)(ii)(B) and (f)(2)(i) of this section', context),
    ).toEqual([
      'paragraphs (f)(1)(ii)(B) = 12 CFR 1026.19(f)(1)(ii)(B)',
      '(f)(2)(i) = 12 CFR 1026.19(f)(2)(i)',
    ])
    expect(shown('as in paragraph (b) of §1026.3', {})).toEqual(['§1026.3 = 12 CFR 1026.3'])
  })

  test('reads a long text in time that grows with its length', () => {
    const text = 'see comment comment ((((((((((1026 CFR §§§ '.repeat(5_000)
    expect(findCitations(text)).toEqual([])
  })
})

test('a quotation mark that closes before the next words is no defined term', () => {
  const found = findCitations(
    'He wrote "12 CFR 1026.43", "see 12 CFR 1024.2(b) “Changed circumstances” (1)".',
  )
  expect(found.map(({ citation }) => printCitation(citation))).toEqual([
    '12 CFR 1026.43',
    '12 CFR 1024.2(b) "Changed circumstances" (1)',
  ])
})
