import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOAN_FIELDS as REGISTER_FIELDS } from '../hmda/loan-fields.ts'
import { bundledData } from '../testing/bundled-data.ts'
import { compareRegister } from './compare-register.ts'
import { readLoanFile } from './read-loan-file.ts'
import { type RegisterField, registerValues } from './register-values.ts'

const loanOf = (name: string) =>
  readLoanFile(readFileSync(new URL(`samples/${name}`, import.meta.url)), name)[0]!
const fixed = loanOf('sample-fixed.xml')
const arm = loanOf('sample-arm.xml')

/** A row of the register with the values of the loan, and with others where they are given. */
function rowOf(uli: string, loan: typeof fixed, other: Partial<Record<RegisterField, string>> = {}): string {
  const cells: string[] = REGISTER_FIELDS.map(() => '')
  const set = (field: RegisterField, value: string) => {
    cells[REGISTER_FIELDS.indexOf(field)] = value
  }
  for (const { field, values } of registerValues(loan, bundledData)) set(field, values[0]!)
  set('recordIdentifier', '2')
  set('lei', '10BX939C5543TQA1144M')
  set('uli', uli)
  for (const [field, value] of Object.entries(other)) set(field as RegisterField, value)
  return cells.join('|')
}

test('makes the fields of a register row that a Closing Disclosure holds', () => {
  const values = Object.fromEntries(
    registerValues(fixed, bundledData).map(({ field, values: [first] }) => [field, first]),
  )
  expect(values).toMatchObject({
    ...{
      loanType: '1',
      loanPurpose: '1',
      loanAmount: '363000.00',
      actionTaken: '1',
      actionTakenDate: '20260316',
    },
    ...{
      lienStatus: '1',
      interestRate: '6.375',
      loanTerm: '360',
      introductoryRatePeriod: 'NA',
      hoepaStatus: '2',
    },
    ...{
      totalLoanCosts: '6203.40',
      originationCharges: '3435.00',
      discountPoints: '1815.00',
      lenderCredits: '',
    },
    ...{
      prepaymentPenaltyTerm: 'NA',
      balloonPayment: '2',
      propertyValue: '412500.00',
      rateSpread: '0.768',
      state: 'OH',
    },
  })
  const adjustable = Object.fromEntries(
    registerValues(arm, bundledData).map(({ field, values: [first] }) => [field, first]),
  )
  expect(adjustable).toMatchObject({
    introductoryRatePeriod: '60',
    lenderCredits: '475.00',
    discountPoints: '',
    propertyValue: '345000.00',
  })
})

test('compares a register with loan files field by field', () => {
  const register = [
    '1|Sheet',
    rowOf('10BX939C5543TQA1144MEX000000138', fixed, {
      loanAmount: '363000',
      interestRate: '6.5',
      totalLoanCosts: 'Exempt',
    }),
    rowOf('EX0000002', arm),
    rowOf('SOMETHINGELSE', fixed),
  ].join('\n')
  const result = compareRegister(register, [fixed, arm], bundledData)
  expect(result.differences).toEqual([
    {
      row: 2,
      loan: 'EX0000001',
      field: 'interestRate',
      register: '6.5',
      file: ['6.375'],
      citation: '1003.4(a)(21)',
    },
  ])
  expect(result.comparedRows).toBe(2)
  expect(result.notCompared).toContain('income')
  expect(result.notCompared).not.toContain('loanAmount')
  expect([result.rows, result.matched, result.rowsWithDifferences, result.unmatchedLoans]).toEqual([
    3,
    2,
    1,
    [],
  ])
  expect(result.byField.find(({ field }) => field === 'interestRate')).toEqual({
    field: 'interestRate',
    compared: 2,
    different: 1,
  })
  expect(result.byField.find(({ field }) => field === 'totalLoanCosts')).toMatchObject({ compared: 1 })
  expect(compareRegister('1|Sheet', [fixed], bundledData).unmatchedLoans).toEqual(['EX0000001'])
})

test('a ZIP code agrees with and without its last four digits, and not with another', () => {
  const wrong = (zipCode: string, other = fixed) =>
    compareRegister(rowOf('EX0000001', fixed, { zipCode }), [other], bundledData).differences.map(
      ({ register, file }) => [register, ...file],
    )
  expect(fixed.values.postalCode?.value).toBe('00000')
  expect(wrong('00000-1234')).toEqual([])
  expect(wrong('00001-1234')).toEqual([['00001-1234', '00000']])
  expect(wrong('0')).toEqual([['0', '00000']])
  const nine = {
    ...fixed,
    values: { ...fixed.values, postalCode: { ...fixed.values.postalCode!, value: '000001234' } },
  }
  expect(wrong('00000', nine)).toEqual([])
  expect(wrong('00000-4321', nine)).toEqual([['00000-4321', '000001234']])
})

test('two rows of one loan are both compared', () => {
  const register = [rowOf('EX0000001', fixed), rowOf('EX0000001', fixed, { state: 'NH' })].join('\n')
  const { matched, comparedRows, rowsWithDifferences, byField } = compareRegister(
    register,
    [fixed],
    bundledData,
  )
  expect([matched, comparedRows, rowsWithDifferences]).toEqual([1, 2, 1])
  expect(byField.find(({ field }) => field === 'state')).toEqual({
    field: 'state',
    compared: 2,
    different: 1,
  })
})
