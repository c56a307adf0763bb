import type { Application } from '@plumbline/rules/fair-lending/applications.ts'
import type { FocalPoint } from '@plumbline/rules/fair-lending/focal-points.ts'
import type { MatchedPair, PairAbout } from '@plumbline/rules/fair-lending/matched-pairs.ts'

/** Something of the analysis that a person follows up on. No name and no loan identifier: the line of the register. */
export interface Matter {
  title: string
  text: string
}

export type OnMatter = (matter: Matter) => void

export const sentenceMatter = (sentence: string): Matter => ({
  title: 'Fair lending: look at a difference',
  text: sentence,
})

export function focalMatter({ kind, label, group, ...point }: FocalPoint): Matter {
  return {
    title: `Fair lending: ${kind} ${label}`,
    text: `Denials of ${group} applicants concentrate at ${kind} ${label}: ${point.groupDenied} of ${point.groupTotal} against ${point.comparisonDenied} of ${point.comparisonTotal}. Read the files and write down the reason for each decision.`,
  }
}

export const PAIR_WORDS: Readonly<Record<PairAbout, { applicant: string; comparator: string }>> = {
  denial: { applicant: 'Denied', comparator: 'Approved' },
  price: { applicant: 'Higher price', comparator: 'Lower price' },
}

export function pairMatter(
  { applicant, comparators }: MatchedPair,
  about: PairAbout,
  group: string,
  note: string,
): Matter {
  const words = PAIR_WORDS[about]
  const lines = [
    `${words.applicant}, line ${applicant.line} (${group}): ${figuresOf(applicant, about)}`,
    ...comparators.map(
      ({ application }) => `${words.comparator}, line ${application.line}: ${figuresOf(application, about)}`,
    ),
    ...(note ? [`Note: ${note}`] : []),
  ]
  return { title: `Fair lending: compare the file of line ${applicant.line}`, text: lines.join('\n\n') }
}

function figuresOf(
  { debtToIncome, loanToValue, creditScore, income, rateSpread }: Application,
  about: PairAbout,
): string {
  const given = (name: string, value: number | undefined, unit = '') =>
    `${name} ${value === undefined ? 'not given' : `${value}${unit}`}`
  return [
    given('debt-to-income', debtToIncome, '%'),
    given('loan-to-value', loanToValue, '%'),
    given('credit score', creditScore),
    given('income in thousands', income),
    ...(about === 'price' ? [given('rate spread', rateSpread, '%')] : []),
  ].join(', ')
}
