import { describe, expect, test } from 'vitest'
import { citationPath } from './citation-address.ts'
import { heldSections } from './held-statutes.ts'
import { isInLibrary, LIBRARY_PART, LIBRARY_PARTS, libraryPart, readLibraryPart } from './library-parts.ts'
import { parseCitation } from './parse-citation.ts'
import { PART_NAMES } from './part-names.ts'
import { printCitation, printWithinPart } from './print-citation.ts'
import { suggestTitle } from './suggest-title.ts'

/** As people type it, what it means, and where the library shows it; `-` is not held. */
const FORMS = `
12 CFR 748.1(c) | 12 CFR 748.1(c) | 748/1#c
12 CFR 748.1 (c) | 12 CFR 748.1(c) | 748/1#c
12 CFR § 748.1(c)(1)(i)(A) | 12 CFR 748.1(c)(1)(i)(A) | 748/1#c-1-i-A
12CFR748.1(c) | 12 CFR 748.1(c) | 748/1#c
12 cfr 748.1(c) | 12 CFR 748.1(c) | 748/1#c
12 C.F.R. § 748.1(c). | 12 CFR 748.1(c) | 748/1#c
12 C. F. R. 748.1 | 12 CFR 748.1 | 748/1
12 CRF 748.1 | 12 CFR 748.1 | 748/1
12 CFR, 748.1 | 12 CFR 748.1 | 748/1
12 CFR: 748.1 | 12 CFR 748.1 | 748/1
12 CFR part 748.1(c) | 12 CFR 748.1(c) | 748/1#c
12 CFR section 748.1(c) | 12 CFR 748.1(c) | 748/1#c
12 CFR Sec. 748.1(c) | 12 CFR 748.1(c) | 748/1#c
title 12 CFR part 748 | 12 CFR part 748 | 748
Title 12, CFR 748.0 | 12 CFR 748.0 | 748/0
12 CFR §§748.1(b) | 12 CFR 748.1(b) | 748/1#b
748.1(c) | 12 CFR 748.1(c) | 748/1#c
§ 748.1(c) | 12 CFR 748.1(c) | 748/1#c
§748.1 | 12 CFR 748.1 | 748/1
section 748.1(c) | 12 CFR 748.1(c) | 748/1#c
sec. 748.1 | 12 CFR 748.1 | 748/1
part 748 | 12 CFR part 748 | 748
Part 748 | 12 CFR part 748 | 748
12 CFR 748 | 12 CFR part 748 | 748
12 CFR pt. 748 | 12 CFR part 748 | 748
12 CFR part 748, Appendix B | 12 CFR 748, Appendix B | -
Appendix A to Part 748 | 12 CFR 748, Appendix A | -
Appendix B to 12 CFR part 749 | 12 CFR 749, Appendix B | 749/appendix-b
part 748, appendix A | 12 CFR 748, Appendix A | -
12 CFR 708a.101 | 12 CFR 708a.101 | 708a/101
12 CFR 708A.101 | 12 CFR 708a.101 | 708a/101
708a.101 | 12 CFR 708a.101 | 708a/101
708b.203(b) | 12 CFR 708b.203(b) | 708b/203#b
part 708a | 12 CFR part 708a | 708a
12 CFR part 708b | 12 CFR part 708b | 708b
12 CFR part 702, subpart D | 12 CFR part 702, subpart D | 702
12 CFR 702 Subpart D | 12 CFR part 702, subpart D | 702
subpart D of 12 CFR part 702 | 12 CFR part 702, subpart D | 702
Subpart C of part 1020 | 31 CFR part 1020, subpart C | 31-1020
part 702, subpart g | 12 CFR part 702, subpart G | 702
12 CFR 745.9-1 | 12 CFR 745.9-1 | 745/9-1
745.9-2(a) | 12 CFR 745.9-2(a) | 745/9-2#a
12 CFR 701.21(c)(7)(ii) | 12 CFR 701.21(c)(7)(ii) | 701/21#c-7-ii
12 CFR 701.22 | 12 CFR 701.22 | 701/22
12 CFR 723.4(b) | 12 CFR 723.4(b) | 723/4#b
12 CFR 760.3 | 12 CFR 760.3 | 760/3
12 CFR 353.3(b)(1) | 12 CFR 353.3(b)(1) | 353/3#b-1
12 CFR 364.101 | 12 CFR 364.101 | 364/101
12 CFR 1102.20 | 12 CFR 1102.20 | 1102/20
12 CFR 1010.4 | 12 CFR 1010.4 | 1010/4
31 CFR 1020.320 | 31 CFR 1020.320 | 31-1020/320
31 CFR 1020.320(b)(3) | 31 CFR 1020.320(b)(3) | 31-1020/320#b-3
31 C.F.R. §1020.320 (b) (3) | 31 CFR 1020.320(b)(3) | 31-1020/320#b-3
31cfr1020.320 | 31 CFR 1020.320 | 31-1020/320
31 CFR part 1020.320 | 31 CFR 1020.320 | 31-1020/320
31 CFR Part 1020 | 31 CFR part 1020 | 31-1020
31 CFR 1020 | 31 CFR part 1020 | 31-1020
31 CRF 1010.311 | 31 CFR 1010.311 | 31-1010/311
31 CFR 1010.100(lll) | 31 CFR 1010.100(lll) | 31-1010/100#lll
31 CFR 1010.100(ff)(5)(i) | 31 CFR 1010.100(ff)(5)(i) | 31-1010/100#ff-5-i
31 CFR 1010.230(b)(2) | 31 CFR 1010.230(b)(2) | 31-1010/230#b-2
31 CFR 1010.306(a)(1) | 31 CFR 1010.306(a)(1) | 31-1010/306#a-1
31 CFR 1026.320 | 31 CFR 1026.320 | 31-1026/320
31 CFR 1029.210(b)(1) | 31 CFR 1029.210(b)(1) | 31-1029/210#b-1
1020.320(b)(3) | 31 CFR 1020.320(b)(3) | 31-1020/320#b-3
§ 1020.220(a)(2) | 31 CFR 1020.220(a)(2) | 31-1020/220#a-2
part 1029 | 31 CFR part 1029 | 31-1029
part 1026 | 12 CFR part 1026 | 1026
24 CFR 100.70 | 24 CFR 100.70 | 24-100/70
24 CFR § 100.70(d)(2) | 24 CFR 100.70(d)(2) | 24-100/70#d-2
24 CFR part 100, subpart G | 24 CFR part 100, subpart G | 24-100
24 cfr 110.25 | 24 CFR 110.25 | 24-110/25
24 CFR 203.43c | 24 CFR 203.43c | 24-203/43c
24 CFR 203.43C | 24 CFR 203.43c | 24-203/43c
24 CFR 100.201a | 24 CFR 100.201a | 24-100/201a
100.70 | 24 CFR 100.70 | 24-100/70
44 CFR 59.1 | 44 CFR 59.1 | 44-59/1
44 CFR part 61 | 44 CFR part 61 | 44-61
44 CFR 60.3(d)(2) | 44 CFR 60.3(d)(2) | 44-60/3#d-2
31 U.S.C. 5318(h) | 31 U.S.C. 5318(h) | usc-31/5318#h
31 USC 5318(h)(1) | 31 U.S.C. 5318(h)(1) | usc-31/5318#h-1
31 U.S.C. § 5318 (h) | 31 U.S.C. 5318(h) | usc-31/5318#h
31 U.S.C. §§ 5318(g)(2) | 31 U.S.C. 5318(g)(2) | usc-31/5318#g-2
31USC5318 | 31 U.S.C. 5318 | usc-31/5318
31 U. S. C. 5318 | 31 U.S.C. 5318 | usc-31/5318
31 USCA 5318 | 31 U.S.C. 5318 | usc-31/5318
31 U.S.C.A. § 5318 | 31 U.S.C. 5318 | usc-31/5318
31 U.S.C. section 5318(h) | 31 U.S.C. 5318(h) | usc-31/5318#h
31 U.S.C. 5318a(b)(5) | 31 U.S.C. 5318A(b)(5) | usc-31/5318a#b-5
31 U.S.C. 5311 et seq. | 31 U.S.C. 5311 | usc-31/5311
31 U.S.C. 5311, et seq | 31 U.S.C. 5311 | usc-31/5311
15 U.S.C. 1639c(a) | 15 U.S.C. 1639c(a) | usc-15/1639c#a
15 USC 1681c-1(h)(1)(B) | 15 U.S.C. 1681c-1(h)(1)(B) | usc-15/1681c-1#h-1-B
15 U.S.C. 1639C | 15 U.S.C. 1639c | usc-15/1639c
15 U.S.C. 6801(b) | 15 U.S.C. 6801(b) | usc-15/6801#b
15 U.S.C. 45 | 15 U.S.C. 45 | usc-15/45
12 U.S.C. 1757(5)(A) | 12 U.S.C. 1757(5)(A) | usc-12/1757#5-A
12 U.S.C. 1790d | 12 U.S.C. 1790d | usc-12/1790d
12 U.S.C. 1841 | 12 U.S.C. 1841 | -
12 U.S.C. 4902(b) | 12 U.S.C. 4902(b) | usc-12/4902#b
42 USC 4012a(b)(1) | 42 U.S.C. 4012a(b)(1) | usc-42/4012a#b-1
42 U.S.C. 3605 | 42 U.S.C. 3605 | usc-42/3605
50 U.S.C. 3937(a)(1) | 50 U.S.C. 3937(a)(1) | usc-50/3937#a-1
10 U.S.C. 987(b) | 10 U.S.C. 987(b) | usc-10/987#b
18 USC 1956(a) | 18 U.S.C. 1956(a) | usc-18/1956#a
title 31 U.S.C. 5318 | 31 U.S.C. 5318 | usc-31/5318
12 CFR 229.10(b) | 12 CFR 229.10(b) | -
32 CFR 232.4 | 32 CFR 232.4 | -
16 CFR 314.4(c) | 16 CFR 314.4(c) | -
31 CFR 501.603 | 31 CFR 501.603 | -
26 U.S.C. 6050H | 26 U.S.C. 6050H | -
Reg CC | 12 CFR part 229 | -
Regulation CC | 12 CFR part 229 | -
reg. ii | 12 CFR part 235 | -
MLA | 32 CFR part 232 | -
the Military Lending Act | 32 CFR part 232 | -
NCUA's flood rule | 12 CFR part 760 | 760
NCUA’s flood rule | 12 CFR part 760 | 760
ncua flood regulation | 12 CFR part 760 | 760
our MBL rule | 12 CFR part 723 | 723
BSA | 31 CFR part 1010 | 31-1010
Bank Secrecy Act | 31 CFR part 1010 | 31-1010
CIP rule | 31 CFR 1020.220 | 31-1020/220
CTR | 31 CFR 1010.311 | 31-1010/311
314(b) | 31 CFR 1010.540 | 31-1010/540
SCRA | 50 U.S.C. 3901 | usc-50/3901
Fair Housing Act | 42 U.S.C. 3601 | usc-42/3601
E-SIGN Act | 15 U.S.C. 7001 | usc-15/7001
Gramm-Leach-Bliley Act | 15 U.S.C. 6801 | usc-15/6801
PMI | 12 U.S.C. 4901 | usc-12/4901
TRID rule | 12 CFR part 1026 | 1026
Safeguards Rule | 16 CFR part 314 | -
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [typed: string, printed: string, path: string])

describe('citations of any title', () => {
  test.each(FORMS)('%s means %s', (typed, printed, path) => {
    const citation = parseCitation(typed)!
    expect(citation && printCitation(citation)).toBe(printed)
    expect(parseCitation(printed)).toEqual(citation)
    expect(citationPath(citation)).toBe(path === '-' ? undefined : `/resources/regulations/${path}`)
  })

  test.each([
    '12',
    '12 CFR',
    'CFR',
    '12 CFR part',
    '31 U.S.C.',
    '31 U.S.C. (h)',
    '31 CFR chapter X',
    '12 CFR 748.1(c',
    '12 CFR 748.1(c))',
    '12 CFR 748.1 and 748.2',
    '748.1.2',
    '999.1',
    '3.14',
    '$748.10',
    '12,748.1',
    '748.1c)',
    'part',
    'part 748 rule book',
    'subpart D',
    'flood',
    'suspicious activity',
    'Reg',
    'Reg CCC',
    'the rule',
    'act',
  ])('refuses %j', (text) => {
    expect(parseCitation(text)).toBeUndefined()
  })

  test.each([
    ['12 U.S.C. 5318(h)', '31 U.S.C. 5318(h)'],
    ['15 U.S.C. 5318A', '31 U.S.C. 5318A'],
    ['31 U.S.C. 1639c', '15 U.S.C. 1639c'],
    ['12 U.S.C. 3605', '42 U.S.C. 3605'],
    ['42 U.S.C. 3937', '50 U.S.C. 3937'],
    ['12 CFR 1020.320', '31 CFR 1020.320'],
    ['31 CFR 748.1(c)', '12 CFR 748.1(c)'],
    ['12 CFR 100.70', '24 CFR 100.70'],
    ['24 CFR 760.3', '12 CFR 760.3'],
    ['31 U.S.C. 5318(h)', undefined],
    ['12 CFR 1010.4', undefined],
    ['12 CFR 229.10', undefined],
    ['26 U.S.C. 6050H', undefined],
  ])('for %s suggests %s', (text, expected) => {
    const suggested = suggestTitle(parseCitation(text)!)
    expect(suggested && printCitation(suggested)).toBe(expected)
  })

  test('the name of a rule is no citation within a part', () => {
    expect(parseCitation('MLA', { part: '1026' })).toBeUndefined()
  })
})

describe('parts of the library', () => {
  test.each(LIBRARY_PARTS)('%s has an address, a name, and a citation', (part) => {
    expect(part).toMatch(LIBRARY_PART)
    expect(PART_NAMES[part]).toBeTruthy()
    const read = readLibraryPart(part)
    if (read.code === 'CFR') expect(libraryPart({ ...read, code: 'CFR', path: [] })).toBe(part)
  })

  test('names no part that is not there, and each section of a statute reads back', () => {
    expect(Object.keys(PART_NAMES).filter((part) => !LIBRARY_PARTS.includes(part))).toEqual([])
    for (const title of [10, 12, 15, 18, 31, 42, 50])
      for (const section of heldSections(title)) {
        const citation = parseCitation(`${title} U.S.C. ${section}`)!
        expect(isInLibrary(citation)).toBe(true)
        expect(printWithinPart(citation as Extract<typeof citation, { code: 'USC' }>)).toBe(section)
      }
  })
})
