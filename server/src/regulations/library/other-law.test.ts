import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { enterBundledParts, fillNextPart } from './fill-library.ts'

const server = await startTestServer()
afterAll(server.close)
const api = server.nobody

beforeAll(async () => {
  await enterBundledParts(server.db, ['748', '701', '708a', '24-110', '31-1020', 'usc-31'])
  while (await fillNextPart(server.db, createLog('silent')));
}, 60_000)

const lookUp = (citation: string) => api.regulations.lookup({ citation })

test.each([
  [
    '12 CFR 748.1(c)',
    '/resources/regulations/748/1#c',
    /^\(c\) Cyber incident report\. Each federally insured/,
  ],
  ['708a.101', '/resources/regulations/708a/101', /^§708a\.101 Definitions\.$/],
  ['31 CFR 1020.320(b)(3)', '/resources/regulations/31-1020/320#b-3', /30 calendar days/],
  ['31 U.S.C. 5318(h)', '/resources/regulations/usc-31/5318#h', /^\(h\) Anti-money laundering programs\.$/i],
])('%s is found', async (citation, address, text) => {
  const answer = await lookUp(citation)
  expect(answer).toMatchObject({ outcome: 'found', address })
  expect(answer.text).toMatch(text)
})

test('the day of an old text is said wherever its words are shown', async () => {
  expect((await lookUp('12 CFR 748.1(c)')).gaps).toEqual(['Text of January 24, 2025; not checked since.'])
  expect((await lookUp('31 U.S.C. 5318(h)')).gaps[0]).toBe('Text of April 20, 2023; not checked since.')
  const { matches } = await api.regulations.search({ q: 'cyber incident', part: '748' })
  expect(matches[0]!.gaps).toContain('Text of January 24, 2025; not checked since.')
  const contents = await api.regulations.contents({ part: '748' })
  expect(contents.age).toMatchObject({ asOf: '2025-01-24', seenOn: null, checkedAt: null })
})

describe('what our copy lacks', () => {
  test('a paragraph whose words are not certain says so, with the official page', async () => {
    const page = await api.regulations.page({ part: '701', page: '23' })
    const paragraph = page.paragraphs.find(({ key }) => key === '701.23(c)')!
    expect(paragraph.gap).toContain('the place of "Sale.", "Provided:" is not known')
    expect(page.officialAddress).toBe('https://www.ecfr.gov/current/title-12/section-701.23')
    expect((await lookUp('12 CFR 701.23(c)')).gaps).toContain(paragraph.gap)
  })

  test('a section that is held in part says what is missing', async () => {
    const { gaps } = await api.regulations.page({ part: '701', page: '31' })
    expect(gaps).toEqual(['This section is not complete in our copy. Missing: 1 flush paragraph, 1 picture.'])
    expect((await lookUp('12 CFR 701.31(d)')).gaps).toContain(gaps[0])
  })

  test('appendices that are not held are named, and their citations lead to the official page', async () => {
    const { notHeld } = await api.regulations.contents({ part: '748' })
    expect(notHeld.map(({ heading }) => heading)).toEqual([
      expect.stringContaining('Appendix A to Part 748'),
      expect.stringContaining('Appendix B to Part 748'),
    ])
    expect(await lookUp('12 CFR 748, Appendix B')).toMatchObject({
      outcome: 'not-held',
      officialAddress:
        'https://www.ecfr.gov/current/title-12/part-748/appendix-Appendix%20B%20to%20Part%20748',
    })
  })
})

test('a wrong title is refused with the right one', async () => {
  expect(await lookUp('12 U.S.C. 5318(h)')).toMatchObject({
    outcome: 'not-held',
    address: null,
    suggestion: { citation: '31 U.S.C. 5318(h)', address: '/resources/regulations/usc-31/5318#h' },
  })
  expect(await lookUp('12 CFR 1020.320')).toMatchObject({
    outcome: 'not-held',
    suggestion: { citation: '31 CFR 1020.320', address: '/resources/regulations/31-1020/320' },
  })
  expect(await lookUp('31 U.S.C. 5318(zz)')).toMatchObject({
    outcome: 'parent',
    foundCitation: '31 U.S.C. 5318',
  })
})

test('the name of a rule that is not held leads to the official page', async () => {
  expect(await lookUp('Reg CC')).toMatchObject({
    citation: '12 CFR part 229',
    outcome: 'not-held',
    officialAddress: 'https://www.ecfr.gov/current/title-12/part-229',
    suggestion: null,
  })
})

test('lists parts by agency, and shows no text before its day', async () => {
  const { parts } = await api.regulations.overview()
  expect(parts.map(({ part, agency }) => [part, agency])).toEqual([
    ['701', 'National Credit Union Administration'],
    ['708a', 'National Credit Union Administration'],
    ['748', 'National Credit Union Administration'],
    ['24-110', 'Department of Housing and Urban Development'],
    ['31-1020', 'Financial Crimes Enforcement Network'],
    ['usc-31', 'Congress'],
  ])
  await expect(api.regulations.page({ part: '748', page: '1', on: '2025-01-23' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

describe('the assistant', () => {
  test.each([
    ['How soon must we file a SAR?', '31 CFR 1020.320(b)(3)', /30 calendar days/],
    ['When must a cyber incident be reported to the NCUA?', '12 CFR 748.1(c)', /72 hours/],
  ])('answers "%s" with the paragraph and the day of its text', async (question, title, words) => {
    const institution = await server.newInstitution()
    const member = server.clientOf(await server.tokenOf(await institution.addMember({ role: 'user' })))
    const { answer } = await member.assistant.ask({ question })
    expect(answer.outcome).toBe('answered')
    const passage = answer.passages.find((one) => one.title === title)!
    expect(passage.quote).toMatch(words)
    expect(passage.statuses).toContain('Text of January 24, 2025; not checked since.')
  })

  test('law that is not held is still declined with its place', async () => {
    const institution = await server.newInstitution()
    const member = server.clientOf(await server.tokenOf(await institution.addMember({ role: 'user' })))
    const { answer } = await member.assistant.ask({ question: 'What does Regulation CC say of check holds?' })
    expect(answer.outcome).toBe('declined')
    expect(answer.places[0]).toMatchObject({ href: 'https://www.ecfr.gov/current/title-12/part-229' })
  })
})
