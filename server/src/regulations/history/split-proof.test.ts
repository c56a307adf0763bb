import { readFileSync } from 'node:fs'
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { describe, expect, test } from 'vitest'
import { readBundledHistory } from './bundled-history.ts'

function latest(part: string) {
  const history = readBundledHistory(part)
  const last = history.events.findLast(({ version }) => version)?.version ?? history.firstVersion.id
  return splitRegulationText(part, history.linesOf(last))
}

/**
 * Sections, appendices, paragraphs, comments, and comments below comments of March 2, 2026, counted by another
 * parser. Where ours differs the reason is beside it.
 */
const COUNTS: [string, number, number, number, number, number][] = [
  ['1002', 30, 7, 465, 476, 266],
  ['1003', 6, 3, 209, 305, 100],
  ['1004', 4, 0, 25, 14, 16],
  ['1005', 27, 3, 834, 634, 399],
  ['1006', 15, 3, 328, 140, 78],
  ['1007', 5, 1, 112, 0, 0],
  ['1008', 21, 4, 164, 0, 0],
  ['1010', 67, 1, 772, 0, 0],
  ['1013', 9, 3, 126, 143, 84],
  ['1016', 17, 1, 548, 0, 0],
  ['1022', 39, 13, 811, 0, 0],
  // Five more appendices (MS to MS-4 stand apart); two comments that the other parser put below another one (201, 101).
  ['1024', 30, 5 + 5, 720, 201 + 2, 101 - 2],
  // The comments to appendix K stand under their own headings, and not below comment K-1 (2,959 and 2,547).
  ['1026', 58, 17, 3_551, 2_959 + 1, 2_547 - 2],
  // Appendices A and B of the commentary are commentary: two appendices less, eleven comments and twelve below them more.
  ['1030', 11, 6 - 2, 166, 154 + 11, 122 + 12],
  ['1041', 10, 1, 252, 152, 29],
]

test.each(COUNTS)('part %s', (part, sections, appendices, paragraphs, comments, subcomments) => {
  const { counts } = latest(part)
  expect(counts).toMatchObject({ sections, appendices, paragraphs, comments, subcomments })
})

describe('citations and their first words', () => {
  const parts = new Map(['1003', '1024', '1026'].map((part) => [part, latest(part)]))

  test.each([
    ['1026', '1026.2(a)(6)', "Business day means a day on which the creditor's"],
    ['1026', '1026.3(i)', 'The exemptions in this section are not applicable to'],
    ['1026', '1026.4(a)(3)', 'Special rule; mortgage broker fees. Fees charged by a'],
    ['1026', '1026.19(e)(1)(iii)', 'Timing.'],
    ['1026', '1026.19(e)(3)(iv)(A)(1)', 'An extraordinary event beyond the control of any interested'],
    ['1026', '1026.19(f)(1)(ii)', 'Timing-'],
    [
      '1026',
      '1026.19(f)(1)(ii)(A)',
      'In general. Except as provided in paragraphs (f)(1)(ii)(B), (f)(2)(i),',
    ],
    ['1026', '1026.36(d)(2)(i)', 'Dual compensation.'],
    ['1026', '1026.32(a)(1)(i)(A)', '6.5 percentage points for a first-lien transaction, other than'],
    ['1026', '1026.35(b)(2)(i)(E)', 'A PACE transaction, as defined in §1026.43(b)(15).'],
    ['1026', '1026.37(h)(1)(iii)(A)(1)', 'In a purchase transaction as defined in paragraph (a)(9)(i)'],
    ['1026', '1026.37(p)(5)(ii)(A)', "A statement that, if the consumer's property tax payment"],
    ['1026', '1026.38(t)(5)(iii)', 'Administrative information. The creditor may insert at the bottom'],
    ['1026', '1026.42(i)(2)(vi)(D)(1)', 'Does not receive compensation or gain for engaging in'],
    ['1026', '1026.43(e)(2)(vi)(A)', 'For a first-lien covered transaction with a loan amount'],
    ['1026', '1026.43(i)(1)(ii)', 'If the timing for when the servicer is expected'],
    ['1026', 'comment 2(a)(6)-2', 'Rule for rescission, disclosures for certain mortgage transactions, and'],
    ['1026', 'comment 19(e)(1)(iii)-1', 'Timing and use of estimates. The disclosures required by'],
    ['1026', 'comment 19(f)(1)(iii)-2', 'Other forms of delivery. Creditors that use electronic mail'],
    ['1026', 'comment 32(a)(1)(ii)-3.xii', 'For 2026, $27,592, reflecting a 2.3 percent increase in'],
    [
      '1026',
      'comment 35(b)(2)(iii)-1.iii.E.13',
      'For calendar year 2025, the asset threshold was $2,717,000,000.',
    ],
    ['1026', 'comment 36(a)-1.i.A.1', 'Referring a consumer to any person who participates in'],
    ['1026', 'comment 43(c)(1)-1.ii.A.1', 'The consumer demonstrated actual ability to repay the loan'],
    ['1026', 'comment 43(e)(3)(ii)-1.xii.D', 'For a loan amount greater than or equal to'],
    ['1026', 'comment App. H-30', 'Standard Loan Estimate and Closing Disclosure forms. Forms H-24(A)'],
    ['1003', '1003.2(g)(1)(v)(A)', 'In each of the two preceding calendar years, originated'],
    ['1003', '1003.3(c)(12)', 'An open-end line of credit, if the financial institution'],
    ['1003', '1003.4(a)(1)(ii)', 'Except for purchased covered loans, the date the application'],
    ['1003', '1003.5(a)(1)(ii)', 'Quarterly reporting. Within 60 calendar days after the end'],
    ['1003', 'comment 2(g)-2', 'Adjustment of exemption threshold for banks, savings associations, and'],
    ['1003', 'comment 4(a)(10)(i)-1', 'Applicant data-general. Refer to appendix B to this part'],
    ['1024', '1024.2(b) "Changed circumstances" (1)(i)', 'Acts of God, war, disaster, or other'],
    ['1024', 'comment 31 "Delinquency"-1', 'Length of delinquency.'],
    ['1024', 'comment 41(c)(2)(iv)-1', 'Reasonable opportunity.'],
  ])('part %s: %s', (part, key, words) => {
    const found = parts.get(part)!.paragraphs.find((paragraph) => paragraph.key === key)
    expect(found?.text.replace(/^(?:\([^)]*\)|[A-Za-z0-9]+\.)\s*/, '').slice(0, words.length)).toBe(words)
  })

  test('numbers that the official text repeats are told apart', () => {
    const repeated = parts
      .get('1026')!
      .paragraphs.filter(({ key }) => key.endsWith('#2'))
      .map(({ key }) => key)
    for (const key of ['comment 11(c)-2#2', 'comment 34(b)-1#2', 'comment 43(e)(2)(iv)-7.iv#2'])
      expect(repeated).toContain(key)
  })

  test('a torn list stays within its comment', () => {
    const comment = parts.get('1026')!.paragraphs.find(({ key }) => key === 'comment 38-4')!
    expect(comment.text).toContain('(1) The amount of the principal reduction;')
  })
})

/** '1024-41-c-2-iv-Interp-1' is comment 41(c)(2)(iv)-1; without "Interp" it is the paragraph. */
function keyOfLabel(label: string): string {
  const [place, comment] = label.split('-Interp')
  const [part, section, ...path] = place!.split('-')
  const marks = path.map((mark) => `(${mark})`).join('')
  if (comment === undefined) return `${part}.${section}${marks}`
  const numbers = comment.split('-').filter((number) => number !== '')
  return `comment ${section}${marks}${numbers.length > 0 ? `-${numbers.join('.')}` : ''}`
}

describe('the labels of the Bureau’s own parser', () => {
  const labels = readFileSync(new URL('bureau-labels.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  test.each([
    ['1002', 577],
    ['1003', 560],
    ['1024', 902],
  ])('part %s has all %i of them', (part, count) => {
    const own = labels.filter((label) => label.startsWith(`${part}-`))
    const keys = new Set(latest(part).paragraphs.map(({ key }) => key))
    expect(own).toHaveLength(count)
    expect(own.filter((label) => !keys.has(keyOfLabel(label)))).toEqual([])
  })
})
