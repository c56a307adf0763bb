import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOAN_FIELDS as REGISTER_FIELDS } from '../hmda/loan-fields.ts'
import { LoanRow } from '../hmda/loan-row.ts'
import { bundledData } from '../testing/bundled-data.ts'
import { buildRegister, leiProblem, registerText } from './build-register.ts'
import type { Loan } from './loan.ts'
import { withAdditions } from './loan.ts'
import { readLoanFile } from './read-loan-file.ts'

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8')
const loanOf = (text: string): Loan => readLoanFile(new TextEncoder().encode(text), 'file.xml')[0]!
const fixed = loanOf(sample('sample-fixed.xml'))
const arm = loanOf(sample('sample-arm.xml'))
const rowOf = (loan: Loan, lei?: string) => buildRegister([loan], bundledData, lei)[0]!
const filledOf = (loan: Loan, lei?: string) =>
  Object.fromEntries(rowOf(loan, lei).filled.map(({ field, value }) => [field, value]))

/** LEI and identifier of the example in appendix C to part 1003. */
const LEI = '10BX939C5543TQA1144M'

test('fills what a purchase with a fixed rate holds, and leaves the rest blank', () => {
  expect(filledOf(fixed)).toEqual({
    recordIdentifier: '2',
    loanType: '1',
    loanPurpose: '1',
    loanAmount: '363000.00',
    actionTaken: '1',
    actionTakenDate: '20260316',
    denialReason1: '10',
    streetAddress: '18 Example Row',
    city: 'Sampleton',
    state: 'OH',
    zipCode: '00000',
    // The APR of 6.758 less the published 5.99.
    rateSpread: '0.768',
    hoepaStatus: '2',
    lienStatus: '1',
    // A: 1,815 + 425 + 1,195. B: 610 + 72.40 + 14 + 88, without the 180 that another paid. C: 1,104 + 495 + 385.
    totalLoanCosts: '6203.40',
    totalPointsAndFees: 'NA',
    originationCharges: '3435.00',
    discountPoints: '1815.00',
    lenderCredits: '',
    interestRate: '6.375',
    prepaymentPenaltyTerm: 'NA',
    loanTerm: '360',
    introductoryRatePeriod: 'NA',
    balloonPayment: '2',
    interestOnlyPayments: '2',
    negativeAmortization: '2',
    propertyValue: '412500.00',
    reverseMortgage: '2',
    openEndLineOfCredit: '2',
    businessOrCommercialPurpose: '2',
  })
})

test('of a refinance with an adjustable rate, what is open stays blank and is named', () => {
  // A: 2,560 + 495. B: 575 + 68.25 + 12.50 + 350 + 45. C: 742. The rate may change after 60 months.
  expect(filledOf(arm)).toMatchObject({
    originationCharges: '3055.00',
    totalLoanCosts: '4847.75',
    discountPoints: '',
    lenderCredits: '475.00',
    // It closed on June 12 and was disbursed on June 17.
    actionTakenDate: '20260612',
    introductoryRatePeriod: '60',
    interestRate: '5.75',
    propertyValue: '345000.00',
  })
  const { line, open } = rowOf(arm)
  expect(open).toEqual([
    {
      field: 'loanPurpose',
      choices: ['31', '32', '2', '4'],
      citation: '1003.4(a)(3)',
      because: 'The file does not say which kind of refinance it is.',
    },
  ])
  expect(line.split('|')[REGISTER_FIELDS.indexOf('loanPurpose')]).toBe('')
})

test('a row has the 110 fields in their order, and every field is filled, open, or blank', () => {
  for (const row of buildRegister([fixed, arm], bundledData)) {
    const cells = row.line.split('|')
    expect(cells).toHaveLength(REGISTER_FIELDS.length)
    for (const { field, value } of row.filled) expect(cells[REGISTER_FIELDS.indexOf(field)]).toBe(value)
    const named = [...row.filled, ...row.open].map(({ field }) => field)
    expect([...named, ...row.blank].sort()).toEqual([...REGISTER_FIELDS].sort())
    for (const field of [...row.blank, ...row.open.map((one) => one.field)])
      expect(cells[REGISTER_FIELDS.indexOf(field)]).toBe('')
  }
  expect(registerText(buildRegister([fixed, arm], bundledData)).match(/\r\n/g)).toHaveLength(2)
})

test('the HMDA desk reads the rows as rows of the official file', () => {
  const bytes = new TextEncoder().encode(registerText(buildRegister([fixed, arm], bundledData, LEI)))
  const row = new LoanRow()
  const next = row.scan(bytes, 0, bytes.length)
  expect(row.fieldCount).toBe(REGISTER_FIELDS.length)
  row.scan(bytes, next + 1, bytes.length)
  expect(row.fieldCount).toBe(REGISTER_FIELDS.length)
  // A spreadsheet says nothing of the last field, which may not be blank.
  const other = rowOf({ ...fixed, kind: 'table' })
  expect(other.open).toMatchObject([{ field: 'businessOrCommercialPurpose', choices: ['1', '2'] }])
})

test('each value says where it came from', () => {
  const from = (field: string) => rowOf(fixed).filled.find((one) => one.field === field)!.from
  expect(from('loanAmount')).toEqual([
    {
      label: 'Loan amount',
      value: '363000.00',
      source: {
        file: 'file.xml',
        path: expect.stringContaining('NoteAmount'),
        line: expect.any(Number),
      },
    },
  ])
  expect(from('totalLoanCosts')).toEqual([
    { label: 'Fees', value: null, source: expect.objectContaining({ file: 'file.xml' }) },
  ])
  const typed = withAdditions(fixed, {
    occupancy: { value: 'Primary residence', source: 'typed' },
    constructionMethod: { value: 'Modular', source: 'typed' },
  })
  const row = rowOf(typed)
  expect(row.filled.find(({ field }) => field === 'occupancyType')).toMatchObject({
    value: '1',
    from: [{ label: 'Occupancy', source: 'typed' }],
  })
  // A modular home is site-built, and what is asked of manufactured homes does not apply.
  expect(filledOf(typed)).toMatchObject({
    constructionMethod: '1',
    manufacturedHomeSecuredProperty: '3',
    manufacturedHomeLandInterest: '5',
  })
  for (const { field, from: origins } of row.filled)
    expect([field, field === 'recordIdentifier' || origins.length > 0]).toEqual([field, true])
})

test('an LEI makes the identifier of appendix C, and a strange loan number does not', () => {
  const numbered = (value: string): Loan => ({
    ...fixed,
    values: { ...fixed.values, loanIdentifier: { value, source: 'typed' } },
  })
  expect(filledOf(numbered('999143X'), LEI)).toMatchObject({ lei: LEI, uli: `${LEI}999143X38` })
  const strange = rowOf(numbered('99-143'), LEI)
  expect(strange.open).toMatchObject([{ field: 'uli', choices: [] }])
  expect(filledOf(fixed)).not.toHaveProperty('uli')
  expect([leiProblem(LEI), leiProblem('10BX')]).toEqual([
    undefined,
    'An LEI has 20 letters and digits; "10BX" does not.',
  ])
})

test('two different values of the property, and the contact of the lender, are left to a person', () => {
  const both = loanOf(
    sample('sample-fixed.xml')
      .replace(
        /<SALES_CONTRACTS>/,
        '<PROPERTY_VALUATIONS><PROPERTY_VALUATION><PROPERTY_VALUATION_DETAIL><PropertyValuationAmount>410000.00</PropertyValuationAmount></PROPERTY_VALUATION_DETAIL></PROPERTY_VALUATION></PROPERTY_VALUATIONS>$&',
      )
      .replace(
        '<PARTIES>',
        '$&<PARTY><INDIVIDUAL><NAME><FirstName>Kim</FirstName></NAME></INDIVIDUAL><ROLES><ROLE><LICENSES><LICENSE><LICENSE_DETAIL><LicenseIdentifier IdentifierOwnerURI="mortgage.nationwidelicensingsystem.org">900002</LicenseIdentifier></LICENSE_DETAIL></LICENSE></LICENSES><ROLE_DETAIL><PartyRoleType>NotePayTo</PartyRoleType></ROLE_DETAIL></ROLE></ROLES></PARTY>',
      ),
  )
  expect(rowOf(both).open.map(({ field, choices }) => [field, choices])).toEqual([
    ['propertyValue', ['410000.00', '412500.00']],
    ['nmlsrIdentifier', ['900002']],
  ])
})

test('a value cannot end its field or its row', () => {
  const broken = {
    ...fixed,
    values: { ...fixed.values, cityName: { value: 'A|B\nC', source: 'typed' as const } },
  }
  expect(rowOf(broken).line.split('|')).toHaveLength(REGISTER_FIELDS.length)
  expect(filledOf(broken).city).toBe('A B C')
})
