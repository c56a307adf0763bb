import { F, LOAN_FIELDS, type LoanField } from '../../hmda/loan-fields.ts'

/** A repeatable stream of numbers between 0 and 1. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** What a field of a real file may hold beside a figure. */
const ODD = [
  '',
  'NA',
  'Exempt',
  '1111',
  '8888',
  '9999',
  '7777',
  '0',
  '-1',
  'abc',
  '1e9',
  ' ',
  '99999999999999',
]

const CHOICES: Partial<Record<LoanField, readonly string[]>> = {
  actionTaken: ['1', '2', '3', '4', '5'],
  applicationDate: ['20250303', '20250110', 'NA', '20251301'],
  actionTakenDate: ['20250402', '20250110', '20241231', 'NA'],
  loanType: ['1', '2', '3'],
  loanPurpose: ['1', '31', '32'],
  occupancyType: ['1', '2'],
  lienStatus: ['1', '2'],
  applicantEthnicity1: ['1', '2', '3', '4', ''],
  coApplicantEthnicity1: ['1', '2', '5'],
  applicantRace1: ['1', '2', '3', '4', '5', '6', '7', ''],
  applicantRace2: ['', '', '', '5', '3'],
  coApplicantRace1: ['3', '5', '8'],
  applicantSex: ['1', '2', '3', '6'],
  coApplicantSex: ['1', '2', '5'],
  applicantAge: ['25', '61', '62', '80', '8888'],
  income: ['40', '85', '120'],
  debtToIncomeRatio: ['20', '36.5', '43', '50'],
  combinedLoanToValueRatio: ['60', '80', '95.5'],
  applicantCreditScore: ['580', '660', '720', '800'],
  loanAmount: ['100000', '245000', '400000'],
  loanTerm: ['180', '360'],
  rateSpread: ['0.1', '0.45', '1.2', '-0.3'],
  interestRate: ['6', '6.5', '7.25'],
  totalLoanCosts: ['1200', '3400.5'],
  originationCharges: ['0', '900', '1111'],
  discountPoints: ['', '500'],
  lenderCredits: ['', '250'],
  county: ['39049', '39041', 'NA'],
  censusTract: ['39049000110', '39049000120', 'NA'],
  nmlsrIdentifier: ['1001', '1002', 'NA'],
  ausResult1: ['1', '3', '17', '1111'],
  hoepaStatus: ['1', '2', '3'],
  introductoryRatePeriod: ['NA', '60'],
  prepaymentPenaltyTerm: ['NA', '24'],
  interestOnlyPayments: ['1', '2', '1111'],
  balloonPayment: ['1', '2', '1111'],
  negativeAmortization: ['1', '2', '1111'],
  businessOrCommercialPurpose: ['2'],
}

/**
 * A register with something wrong in it: each field is usual, or one value for all rows, or the code of the action, or
 * odd in some rows or in all; with few rows or many.
 */
export function oddRegister(seed: number): string {
  const next = numbers(seed * 7919 + 1)
  next()
  const pick = <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)]!
  const count = pick([1, 2, 3, 9, 10, 25, 60, 140])
  const kinds = new Map(
    (Object.keys(CHOICES) as LoanField[]).map((field) => [
      field,
      {
        kind: pick(['usual', 'usual', 'usual', 'one', 'outcome', 'some odd', 'odd']),
        value: pick(CHOICES[field]!),
      },
    ]),
  )
  const rows = Array.from({ length: count }, () => {
    const cells: string[] = new Array(LOAN_FIELDS.length).fill('')
    cells[F.recordIdentifier] = '2'
    const action =
      kinds.get('actionTaken')!.kind === 'one' ? kinds.get('actionTaken')!.value : pick(CHOICES.actionTaken!)
    for (const [field, { kind, value }] of kinds) {
      const choices = CHOICES[field]!
      cells[F[field]] =
        kind === 'one'
          ? value
          : kind === 'outcome'
            ? choices[action === '3' ? 0 : choices.length - 1]!
            : kind === 'odd' || (kind === 'some odd' && next() < 0.4)
              ? pick(ODD)
              : pick(choices)
    }
    cells[F.actionTaken] = next() < 0.01 ? pick(ODD) : action
    return cells.join('|')
  })
  return `1|Odd|2025|4\n${rows.join('\n')}\n`
}
