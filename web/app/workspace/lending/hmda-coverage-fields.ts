import type { CraRating, HmdaCoverageInput } from '@plumbline/rules/loan-tests/hmda-coverage.ts'
import type { FieldGroup, Values } from './test-definition.ts'
import type { FieldRefusal } from './test-refusal.ts'

const isDepository = ({ institutionType }: Values) => institutionType === 'depository'
const isBank = (values: Values) => isDepository(values) && values.insured === 'bank'
const RATINGS = [
  ['outstanding', 'Outstanding'],
  ['satisfactory', 'Satisfactory'],
  ['needs_to_improve', 'Needs to improve'],
  ['substantial_noncompliance', 'Substantial noncompliance'],
] as const

export const HMDA_COVERAGE_GROUPS: readonly FieldGroup[] = [
  {
    heading: 'The institution',
    fields: [
      { kind: 'integer', name: 'year', label: 'Year of the data', required: true, citation: '1003.2(g)' },
      {
        kind: 'choice',
        name: 'institutionType',
        label: 'Institution',
        required: true,
        choices: [
          ['depository', 'Bank, savings association or credit union'],
          ['nondepository', 'Mortgage company'],
        ],
      },
      {
        kind: 'yes-no',
        name: 'officeInMsa',
        label: 'Office in a metropolitan area',
        required: true,
        hint: 'A home or branch office on December 31 of the year before.',
        citation: '1003.2(g)(1)(ii)',
      },
      {
        kind: 'money',
        name: 'assetsPriorDec31',
        label: 'Total assets on December 31 of the year before',
        show: isDepository,
        citation: '1003.2(g)(1)(i)',
      },
      {
        kind: 'yes-no',
        name: 'homePurchaseLoanPriorYear',
        label: 'A first-lien home purchase loan or refinancing in the year before',
        show: isDepository,
        citation: '1003.2(g)(1)(iii)',
      },
      {
        kind: 'yes-no',
        name: 'federallyRelated',
        label: 'Federally insured, regulated or related',
        show: isDepository,
        citation: '1003.2(g)(1)(iv)',
      },
      {
        kind: 'choice',
        name: 'insured',
        label: 'Insurance',
        show: isDepository,
        hint: 'The partial exemption is for insured institutions only.',
        citation: '1003.3(d)(1)',
        choices: [
          ['bank', 'Insured depository institution (FDIC)'],
          ['credit_union', 'Insured credit union (NCUA)'],
          ['none', 'Not federally insured'],
        ],
      },
      {
        kind: 'choice',
        name: 'latestRating',
        label: 'Latest CRA rating',
        show: isBank,
        choices: RATINGS,
        citation: '1003.3(d)(6)',
      },
      {
        kind: 'choice',
        name: 'earlierRating',
        label: 'CRA rating before it',
        show: isBank,
        choices: RATINGS,
      },
    ],
  },
  {
    heading: 'Loans',
    fields: [
      {
        kind: 'integer',
        name: 'closedLast',
        label: 'Closed-end loans in the year before',
        required: true,
        citation: '1003.2(g)(1)(v)(A)',
      },
      { kind: 'integer', name: 'closedEarlier', label: 'Closed-end loans two years before', required: true },
      {
        kind: 'integer',
        name: 'openLast',
        label: 'Open-end lines in the year before',
        required: true,
        citation: '1003.2(g)(1)(v)(B)',
      },
      { kind: 'integer', name: 'openEarlier', label: 'Open-end lines two years before', required: true },
      {
        kind: 'integer',
        name: 'reportedPriorYear',
        label: 'Reported for the year before',
        hint: 'Covered loans and applications without purchased loans.',
        citation: '1003.5(a)(1)(ii)',
      },
    ],
  },
]

export const HMDA_COVERAGE_SAMPLE: Values = {
  ...{ year: '2026', institutionType: 'depository', officeInMsa: 'yes', assetsPriorDec31: '431200000.00' },
  ...{ homePurchaseLoanPriorYear: 'yes', federallyRelated: 'yes', insured: 'credit_union' },
  ...{ closedLast: '231', closedEarlier: '214', openLast: '88', openEarlier: '96', reportedPriorYear: '402' },
}

/** What is not a number goes out as typed, so that the refusal can name it. */
const count = (text = '') => (/^-?\d+$/.test(text) ? Number(text) : (text as unknown as number))

export function hmdaCoverageInput(values: Values): HmdaCoverageInput {
  const year = count(values.year)
  const flag = (name: string) => (values[name] ? { [name]: values[name] === 'yes' } : {})
  const ratings = [values.latestRating, values.earlierRating].filter(Boolean) as CraRating[]
  const depository = isDepository(values)
  return {
    year,
    institutionType: values.institutionType as HmdaCoverageInput['institutionType'],
    officeInMsa: values.officeInMsa === 'yes',
    closedEnd: { [year - 1]: count(values.closedLast), [year - 2]: count(values.closedEarlier) },
    openEnd: { [year - 1]: count(values.openLast), [year - 2]: count(values.openEarlier) },
    ...(depository && values.assetsPriorDec31 && { assetsPriorDec31: values.assetsPriorDec31 }),
    ...(depository && flag('homePurchaseLoanPriorYear')),
    ...(depository && flag('federallyRelated')),
    ...(depository &&
      values.insured && {
        insuredDepository: values.insured === 'bank',
        insuredCreditUnion: values.insured === 'credit_union',
      }),
    ...(isBank(values) && ratings.length > 0 && { craRatings: ratings }),
    ...(values.reportedPriorYear && { reportedPriorYear: count(values.reportedPriorYear) }),
  }
}

const NAMES = { closedEnd: ['closedLast', 'closedEarlier'], openEnd: ['openLast', 'openEarlier'] } as const

/** The API names a count by its year; in the form each year is a field. */
export function hmdaCoverageRefusals(refusals: readonly FieldRefusal[]): FieldRefusal[] {
  const years = refusals.map(({ field }) => Number(/^(?:closed|open)End\.(\d+)$/.exec(field)?.[1] ?? 0))
  const latest = Math.max(...years)
  return refusals.map(({ field, message }) => {
    const [, product, year] = /^(closedEnd|openEnd)\.(\d+)$/.exec(field) ?? []
    if (!product) return { field, message }
    return { field: NAMES[product as keyof typeof NAMES][Number(year) === latest ? 0 : 1], message }
  })
}
