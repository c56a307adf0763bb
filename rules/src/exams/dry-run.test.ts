import { expect, test } from 'vitest'
import { parseCitation } from '../citations/parse-citation.ts'
import { dryRun, type ExamFact, type ExamProcedure, FACT_KINDS } from './dry-run.ts'
import { EXAM_PROCEDURES } from './exam-procedures.ts'

const asked: ExamProcedure = {
  key: 'ctr',
  area: 'Currency',
  question: 'How are reports filed?',
  source: 'Manual',
  citation: {
    credit_union: '12 CFR 748.2(c)(1)',
    community_bank: '31 CFR 1020.210(a)',
    mortgage_company: '31 CFR 1029.210(a)',
  },
  shownBy: ['policy_section', 'training'],
  words: ['ctr'],
  topic: 'bsa_aml',
  gap: 'Write it down',
}

const fact = (more: Partial<ExamFact>): ExamFact => ({
  kind: 'policy_section',
  id: '1',
  title: 'Bank Secrecy Act',
  heading: '',
  text: '',
  topic: null,
  on: '2026-01-01',
  isProof: true,
  detail: '',
  path: '/',
  ...more,
})

const foundOf = (facts: ExamFact[], more: Partial<ExamProcedure> = {}) =>
  dryRun([{ ...asked, ...more }], 'credit_union', facts)[0]!.found.map(({ id }) => id)

test.each([
  ['its heading', fact({ heading: 'Filing a CTR' }), true],
  ['two mentions', fact({ text: 'A CTR is filed. CTRs are kept.' }), true],
  ['one mention in passing', fact({ text: 'The board hears of each CTR.' }), false],
  ['the letters inside other words', fact({ text: 'electronic doctrine, spectrum' }), false],
  ['another kind of record', fact({ kind: 'task', title: 'File a CTR' }), false],
  ['the topic of a training', fact({ kind: 'training', title: 'Yearly', topic: 'bsa_aml' }), true],
  ['a training in something else', fact({ kind: 'training', title: 'Yearly', topic: 'hmda' }), false],
])('a question is answered by %s: %#', (_words, one, isAnswer) => {
  expect(foundOf([one])).toEqual(isAnswer ? ['1'] : [])
})

test('a draft is begun and answers nothing; the newest proof comes first, and five are shown', () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    fact({ id: String(day), heading: 'CTR', on: `2026-01-0${day}`, isProof: day !== 7 }),
  )
  const [answer] = dryRun([asked], 'credit_union', many)
  expect(answer!.found.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2'])
  expect(answer!.begun.map(({ id }) => id)).toEqual(['7'])
})

test('without words any record of the kind answers, and with a subject only those about it', () => {
  const vendor = fact({ kind: 'training', title: 'Phishing' })
  expect(foundOf([vendor], { words: [], topic: undefined })).toEqual(['1'])
  expect(foundOf([vendor], { words: [] })).toEqual([])
  expect(foundOf([vendor], { words: [], about: ['phish'] })).toEqual(['1'])
})

test('each institution has its own citation, and procedures of banks are not asked of a mortgage company', () => {
  const citation = (kind: 'credit_union' | 'mortgage_company') => dryRun([asked], kind, [])[0]!.citation
  expect(citation('credit_union')).toBe('12 CFR 748.2(c)(1)')
  expect(citation('mortgage_company')).toBe('31 CFR 1029.210(a)')
  expect(dryRun([{ ...asked, notFor: ['mortgage_company'] }], 'mortgage_company', [])).toEqual([])
})

test('every procedure is asked once, has a citation that can be read, and names what answers it', () => {
  for (const procedures of Object.values(EXAM_PROCEDURES)) {
    const keys = procedures.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const gaps = procedures.map(({ gap }) => gap)
    expect(new Set(gaps).size).toBe(gaps.length)
  }
  for (const { key, citation, shownBy, question, gap } of EXAM_PROCEDURES.internal_audit) {
    const citations = typeof citation === 'object' ? Object.values(citation) : citation ? [citation] : []
    for (const one of citations)
      expect([key, one, parseCitation(one) !== undefined]).toEqual([key, one, true])
    expect(shownBy.every((kind) => FACT_KINDS.includes(kind))).toBe(true)
    expect(question).toMatch(/\?$/)
    expect(gap.length).toBeLessThanOrEqual(200)
  }
})

test('a mortgage company is asked for the approval of senior management, and for no act of its board', () => {
  const keysOf = (kind: 'community_bank' | 'mortgage_company') =>
    dryRun(EXAM_PROCEDURES.internal_audit, kind, []).map(({ procedure }) => procedure.key)
  expect(keysOf('mortgage_company')).toEqual(
    expect.arrayContaining(['bsa-management-approval', 'aml-officer-named']),
  )
  expect(keysOf('mortgage_company')).not.toContain('bsa-board-approval')
  expect(keysOf('mortgage_company')).not.toContain('bsa-officer-named')
  expect(keysOf('community_bank')).toEqual(
    expect.arrayContaining(['bsa-board-approval', 'bsa-officer-named']),
  )
  expect(keysOf('community_bank')).not.toContain('bsa-management-approval')
})
