import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { F, LOAN_FIELDS, type LoanField } from '../hmda/loan-fields.ts'
import { analyze } from './analysis.ts'
import { readApplications, UnreadableRegister } from './applications.ts'
import { explainDenial, explainRateSpread } from './controls.ts'
import { isFit } from './design.ts'
import { matchPairs } from './matched-pairs.ts'
import { PLANTED_ORIGINATOR, withPlantedDisparities } from './sample-register.ts'

type Fields = Partial<Record<LoanField, string>>

const USUAL: Fields = {
  recordIdentifier: '2',
  applicationDate: '20250303',
  actionTaken: '1',
  actionTakenDate: '20250402',
  loanType: '1',
  loanPurpose: '1',
  occupancyType: '1',
  lienStatus: '1',
  loanAmount: '200000',
  applicantEthnicity1: '2',
  coApplicantEthnicity1: '5',
  applicantRace1: '5',
  coApplicantRace1: '8',
  applicantSex: '1',
  coApplicantSex: '5',
  applicantAge: '40',
  coApplicantAge: '9999',
  income: '80',
  debtToIncomeRatio: '36',
  combinedLoanToValueRatio: '80',
  applicantCreditScore: '720',
  loanTerm: '360',
  businessOrCommercialPurpose: '2',
}

function row(fields: Fields = {}): string {
  const cells = new Array(LOAN_FIELDS.length).fill('')
  for (const [field, value] of Object.entries({ ...USUAL, ...fields })) cells[F[field as LoanField]] = value
  return cells.join('|')
}

const register = (...rows: string[]) => `1|Example|2025|4\n${rows.join('\n')}\n`
const groupsOf = (fields: Fields) => readApplications(register(row(fields))).applications[0]!.groups

test.each<[string, Fields, string | undefined]>([
  ['one race', { applicantRace1: '3' }, 'Black or African American'],
  ['a kind of Asian', { applicantRace1: '24' }, 'Asian'],
  [
    'white and one minority race',
    { applicantRace1: '5', applicantRace2: '41' },
    'Native Hawaiian or Other Pacific Islander',
  ],
  ['two minority races', { applicantRace1: '1', applicantRace2: '3' }, '2 or more minority races'],
  ['Asian and its kind, which are one race', { applicantRace1: '2', applicantRace2: '21' }, 'Asian'],
  ['white with a Black co-applicant', { coApplicantRace1: '3' }, 'Joint'],
  ['Black with a white co-applicant', { applicantRace1: '3', coApplicantRace1: '5' }, 'Joint'],
  [
    'Black with an Asian co-applicant',
    { applicantRace1: '3', coApplicantRace1: '2' },
    'Black or African American',
  ],
  ['not provided', { applicantRace1: '6' }, undefined],
  ['no natural person', { applicantRace1: '7' }, undefined],
])('the race of an application: %s', (_, fields, race) => {
  expect(groupsOf(fields).race).toBe(race)
})

test.each<[string, Fields, string | undefined]>([
  ['Hispanic', { applicantEthnicity1: '1' }, 'Hispanic or Latino'],
  ['Cuban', { applicantEthnicity1: '13' }, 'Hispanic or Latino'],
  ['with a co-applicant who is not', { applicantEthnicity1: '11', coApplicantEthnicity1: '2' }, 'Joint'],
  ['both', { applicantEthnicity1: '1', applicantEthnicity2: '2' }, 'Joint'],
  ['not provided', { applicantEthnicity1: '3' }, undefined],
])('the ethnicity of an application: %s', (_, fields, ethnicity) => {
  expect(groupsOf(fields).ethnicity).toBe(ethnicity)
})

test.each<[string, Fields, string | undefined]>([
  ['a woman alone', { applicantSex: '2' }, 'Female'],
  ['a man and a woman', { coApplicantSex: '2' }, 'Joint'],
  ['two women', { applicantSex: '2', coApplicantSex: '2' }, 'Female'],
  ['both chosen', { applicantSex: '6' }, 'Joint'],
  ['not provided', { applicantSex: '3' }, undefined],
])('the sex of an application: %s', (_, fields, sex) => {
  expect(groupsOf(fields).sex).toBe(sex)
})

test.each([
  ['61', 'Under 62'],
  ['62', '62 or over'],
  ['8888', undefined],
  ['1111', undefined],
])('the age %s', (applicantAge, age) => {
  expect(groupsOf({ applicantAge }).age).toBe(age)
})

test('purchased loans, preapprovals, business loans, and damaged rows are counted and left out', () => {
  const { applications, leftOut, rows } = readApplications(
    register(
      row(),
      row({ actionTaken: '6' }),
      row({ actionTaken: '7' }),
      row({ businessOrCommercialPurpose: '1' }),
      '2|cut',
    ),
  )
  expect(applications).toHaveLength(1)
  expect(rows).toBe(5)
  expect(leftOut).toEqual([
    { because: 'purchased loans', rows: 1 },
    { because: 'preapproval requests that were denied', rows: 1 },
    { because: 'loans for a business or commercial purpose', rows: 1 },
    { because: 'rows that cannot be read', rows: 1 },
  ])
})

test('codes for "exempt" and "not applicable" are no figures', () => {
  const [application] = readApplications(
    register(
      row({
        applicantCreditScore: '1111',
        income: 'NA',
        debtToIncomeRatio: 'Exempt',
        combinedLoanToValueRatio: '',
        loanTerm: 'NA',
      }),
    ),
  ).applications
  expect(application).toMatchObject({
    creditScore: undefined,
    income: undefined,
    debtToIncome: undefined,
    loanToValue: undefined,
    loanTerm: undefined,
  })
})

test('a file without loan rows is refused', () => {
  expect(() => readApplications('hello')).toThrow(UnreadableRegister)
  const rows = register(row())
  expect(readApplications(rows.replace(/^1\|[^|]*/, '1| Hill Bank ')).institution).toBe('Hill Bank')
  expect(readApplications(rows.replace(/^1\|.*\n/, '')).institution).toBe('')
})

/** A repeatable stream of numbers between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** 1,200 applications whose denials follow the credit score, and the group only where it is planted. */
function invented({ plantedAt }: { plantedAt: string | undefined }): string {
  const next = numbers(7)
  return register(
    ...Array.from({ length: 1200 }, (_, index) => {
      const black = index % 3 === 0
      const originator = String(1000 + (index % 4))
      const score = Math.round(640 + 160 * next())
      const chance = 0.5 - (score - 640) / 400 + (black && originator === plantedAt ? 0.45 : 0)
      return row({
        applicantRace1: black ? '3' : '5',
        applicantCreditScore: String(score),
        debtToIncomeRatio: String(Math.round(25 + 25 * next())),
        combinedLoanToValueRatio: String(Math.round(60 + 35 * next())),
        income: String(Math.round(50 + 90 * next())),
        nmlsrIdentifier: originator,
        actionTaken: next() < chance ? '3' : '1',
        rateSpread: (0.2 + next() / 2).toFixed(3),
      })
    }),
  )
}

test('a planted disparity is found, with the originator at which it concentrates', () => {
  const { analysis, applications } = analyze(invented({ plantedAt: '1001' }))
  const black = analysis.outcomes.find(
    ({ measure, group }) => measure === 'denied' && group === 'Black or African American',
  )!
  expect(black.isSignal).toBe(true)
  expect(analysis.focalPoints[0]).toMatchObject({ kind: 'loan originator', value: '1001' })
  expect(analysis.sentences[0]).toMatch(
    /^Black or African American applicants were denied in .+ times as often/,
  )

  const explained = explainDenial(applications, {
    basis: 'race',
    group: 'Black or African American',
    controls: ['creditScore', 'debtToIncome', 'loanToValue'],
  })
  if (!isFit(explained.result)) throw new Error(explained.result.message)
  expect(explained.result.fit[1]).toMatchObject({ name: 'Black or African American', binary: true })
  expect(explained.result.fit[1]!.p).toBeLessThan(0.01)
  expect(explained.steps).toHaveLength(4)
})

test('the disparities of the sample register are found, and none in the register that it is made from', () => {
  const clean = readFileSync(
    new URL('../../../web/public/samples/hmda-harborlight-2025.txt', import.meta.url),
    'utf8',
  )
  expect(analyze(clean).analysis.sentences).toEqual([
    expect.stringMatching(/^No difference between groups is larger/),
  ])
  const { analysis } = analyze(withPlantedDisparities(clean))
  const found = [...analysis.outcomes, ...analysis.prices]
    .filter(({ isSignal }) => isSignal)
    .map((row) => `${'measure' in row ? row.measure : row.price}: ${row.group}`)
  expect(found).toEqual(['denied: Black or African American', 'rateSpread: Hispanic or Latino'])
  expect(analysis.focalPoints[0]).toMatchObject({ kind: 'loan originator', value: PLANTED_ORIGINATOR })
  expect(new Set(analysis.focalPoints.map(({ group }) => group))).toEqual(
    new Set(['Black or African American']),
  )
})

test('a register without a disparity raises none', () => {
  const { analysis, applications } = analyze(invented({ plantedAt: undefined }))
  expect(analysis.outcomes.filter(({ isSignal }) => isSignal)).toEqual([])
  expect(analysis.prices.filter(({ isSignal }) => isSignal)).toEqual([])
  expect(analysis.focalPoints).toEqual([])
  expect(analysis.sentences).toEqual([expect.stringMatching(/^No difference between groups is larger/)])
  const explained = explainRateSpread(applications, {
    basis: 'race',
    group: 'Black or African American',
    controls: ['creditScore'],
  })
  if (!isFit(explained.result)) throw new Error(explained.result.message)
  expect(explained.result.terms[1]!.p).toBeGreaterThan(0.05)
})

test('a denied applicant is matched with approved applicants of the same kind who were no better', () => {
  const { applications } = readApplications(
    register(
      row({
        uli: 'DENIED',
        actionTaken: '3',
        applicantRace1: '3',
        applicantCreditScore: '700',
        debtToIncomeRatio: '38',
      }),
      row({ uli: 'BETTER', applicantCreditScore: '790', debtToIncomeRatio: '20' }),
      row({ uli: 'WORSE', applicantCreditScore: '690', debtToIncomeRatio: '40', income: '70' }),
      row({ uli: 'OTHER KIND', loanPurpose: '31', applicantCreditScore: '600' }),
      row({ uli: 'DENIED TOO', actionTaken: '3' }),
    ),
  )
  const [pair, ...more] = matchPairs(applications, { basis: 'race', group: 'Black or African American' })
  expect(more).toEqual([])
  expect(pair!.applicant.uli).toBe('DENIED')
  expect(pair!.comparators.map(({ application }) => application.uli)).toEqual(['WORSE', 'BETTER'])
  expect(pair!.comparators[0]!.noBetter).toEqual(['debtToIncome', 'loanToValue', 'creditScore', 'income'])
})

test('a loan is matched with loans of the same kind that cost an eighth of a point less, or more', () => {
  const { applications } = readApplications(
    register(
      row({ uli: 'DEARER', applicantRace1: '3', rateSpread: '1.000', applicantCreditScore: '720' }),
      row({ uli: 'AN EIGHTH', rateSpread: '0.875', applicantCreditScore: '715' }),
      row({ uli: 'LESS THAN AN EIGHTH', rateSpread: '0.876', applicantCreditScore: '715' }),
      row({ uli: 'BETTER', rateSpread: '0.5', applicantCreditScore: '790', debtToIncomeRatio: '20' }),
      row({ uli: 'OTHER KIND', rateSpread: '0.1', loanPurpose: '31' }),
      row({ uli: 'NO PRICE', rateSpread: 'NA' }),
      row({ uli: 'DENIED', rateSpread: '0.1', actionTaken: '3' }),
    ),
  )
  const pairs = matchPairs(applications, {
    ...{ basis: 'race', group: 'Black or African American', about: 'price' },
  })
  expect(pairs.map(({ applicant }) => applicant.uli)).toEqual(['DEARER'])
  expect(pairs[0]!.comparators.map(({ application }) => application.uli)).toEqual(['AN EIGHTH', 'BETTER'])
  expect(pairs[0]!.comparators[0]!.noBetter).toEqual(['debtToIncome', 'loanToValue', 'creditScore', 'income'])
})

test.each([
  [[3], 3],
  [[4, 1], 2.5],
  [[5, 1, 5, 1, 3], 3],
  [[2, 2, 2, 9, 1, 2], 2],
  [[8, 7, 6, 5, 4, 3, 2, 1], 4.5],
])('the median of %j is %s', (spreads, median) => {
  const rows = spreads.map((rateSpread) => row({ applicantRace1: '3', rateSpread: String(rateSpread) }))
  const { analysis } = analyze(register(row({ rateSpread: '1' }), ...rows))
  const found = analysis.prices.find(
    ({ price, group }) => price === 'rateSpread' && group.startsWith('Black'),
  )
  expect(found!.groupMedian).toBe(median)
})

test.each([
  ['one applicant', register(row())],
  ['one group, all denied', register(...Array.from({ length: 30 }, () => row({ actionTaken: '3' })))],
  [
    'perfect separation',
    register(
      ...Array.from({ length: 15 }, () => row()),
      ...Array.from({ length: 15 }, () => row({ applicantRace1: '3', actionTaken: '3' })),
    ),
  ],
  [
    'nothing but exempt fields',
    register(
      ...Array.from({ length: 25 }, () =>
        row({ income: 'NA', applicantCreditScore: '1111', debtToIncomeRatio: 'Exempt' }),
      ),
    ),
  ],
])('%s gives sentences and never NaN', (_, text) => {
  const { analysis, applications } = analyze(text)
  expect(JSON.stringify(analysis)).not.toContain('null')
  expect(analysis.sentences.length).toBeGreaterThan(0)
  for (const sentence of analysis.sentences) expect(sentence).not.toMatch(/NaN|Infinity|undefined/)
  const { result } = explainDenial(applications, {
    basis: 'race',
    group: 'Black or African American',
    controls: ['creditScore'],
  })
  expect(isFit(result)).toBe(false)
})
