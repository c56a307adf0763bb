import type {
  HmdaCoverageInput,
  HmdaCoverageResult,
  HmdaProduct,
} from '@plumbline/rules/loan-tests/hmda-coverage.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'
import {
  HMDA_COVERAGE_GROUPS,
  HMDA_COVERAGE_SAMPLE,
  hmdaCoverageInput,
  hmdaCoverageRefusals,
} from './hmda-coverage-fields.ts'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition, Verdict } from './test-definition.ts'

const HMDA_COVERAGE: TestDefinition<HmdaCoverageInput, HmdaCoverageResult> = {
  name: 'hmda-coverage',
  title: 'HMDA coverage',
  question: 'Do we report HMDA data?',
  part: '1003',
  sample: HMDA_COVERAGE_SAMPLE,
  groups: HMDA_COVERAGE_GROUPS,
  toInput: hmdaCoverageInput,
  toFormRefusals: hmdaCoverageRefusals,
  run: ({ craRatings, ...input }) =>
    apiClient.loanTests['hmda-coverage']({ ...input, ...(craRatings && { craRatings: [...craRatings] }) }),
  verdict: verdictOf,
  details: (result) => <Duties {...result} />,
}

const PRODUCTS: Readonly<Record<HmdaProduct, string>> = {
  report: 'report',
  excluded: 'below the threshold, not reported',
  not_covered: 'not covered',
}
const yesNo = (outcome: boolean | null) => (outcome === null ? 'Not determined' : outcome ? 'Yes' : 'No')

function verdictOf({ financialInstitution, failed, closedEnd, openEnd }: HmdaCoverageResult): Verdict {
  if (financialInstitution === null)
    return {
      tone: 'undetermined',
      headline: 'Not determined: a fact is missing',
      more: 'The working names it.',
    }
  if (!financialInstitution)
    return {
      tone: 'answer',
      headline: 'You do not report HMDA data for this year.',
      more: `Not met: ${failed.map((test) => TESTS[test]).join(', ')}.`,
    }
  const reported = [closedEnd === 'report' && 'closed-end loans', openEnd === 'report' && 'open-end lines']
  return { tone: 'answer', headline: `You report ${reported.filter(Boolean).join(' and ') || 'nothing'}.` }
}

const TESTS = {
  assets: 'assets',
  federallyRelated: 'federally insured, regulated or related',
  forProfitMortgageLender: 'for-profit mortgage lender',
  homePurchaseLoan: 'a home purchase loan in the year before',
  loanVolume: 'loan volume',
  officeInMsa: 'an office in a metropolitan area',
} as const

function Duties(result: HmdaCoverageResult) {
  const { closedEnd, openEnd, partialExemption, annualDueBy, quarterly, quarterlyDueBy, thresholds } = result
  const rows: [string, string][] = [
    [
      `Closed-end loans (${thresholds.closedEnd} in each year)`,
      closedEnd ? PRODUCTS[closedEnd] : 'not determined',
    ],
    [`Open-end lines (${thresholds.openEnd} in each year)`, openEnd ? PRODUCTS[openEnd] : 'not determined'],
    ['Partial exemption, closed-end', yesNo(partialExemption.closedEnd)],
    ['Partial exemption, open-end', yesNo(partialExemption.openEnd)],
    ['Register due by', annualDueBy ? dayInFull(annualDueBy) : 'No register'],
    ['Quarterly reports', quarterly ? quarterlyDueBy.map(dayInFull).join('; ') : yesNo(quarterly)],
  ]
  return (
    <SectionCard title="What follows">
      <dl className="divide-y divide-line border-line border-t text-[0.9375rem]">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 px-5 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}

export default function HmdaCoveragePage() {
  return <LoanTestScreen test={HMDA_COVERAGE} />
}
