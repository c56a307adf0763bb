import { valueWords } from '../hmda/field-words.ts'
import type { LoanField } from '../hmda/loan-fields.ts'
import { type Application, type Basis, COMPARISON, OUTCOMES } from './applications.ts'
import { isFit, type NoFit, type Term } from './design.ts'
import { SMALL_GROUP } from './outcomes.ts'
import { fitLinear, fitLogistic, type LinearFit, type LogisticFit } from './regression.ts'

/** Reasons that an underwriter may have; each can be switched off to see what it explains. */
export const CONTROLS = [
  'debtToIncome',
  'loanToValue',
  'creditScore',
  'income',
  'loanAmount',
  'loanTerm',
  'loanType',
  'loanPurpose',
  'occupancy',
  'lien',
  'county',
  'ausResult',
] as const
export type Control = (typeof CONTROLS)[number]

export const CONTROL_NAMES: Readonly<Record<Control, string>> = {
  debtToIncome: 'Debt-to-income ratio',
  loanToValue: 'Combined loan-to-value ratio',
  creditScore: 'Credit score',
  income: 'Income in thousands',
  loanAmount: 'Loan amount',
  loanTerm: 'Loan term in months',
  loanType: 'Loan type',
  loanPurpose: 'Loan purpose',
  occupancy: 'Occupancy',
  lien: 'Lien',
  county: 'County',
  ausResult: 'Underwriting system result',
}

const CATEGORY_FIELDS: Readonly<Partial<Record<Control, LoanField>>> = {
  loanType: 'loanType',
  loanPurpose: 'loanPurpose',
  occupancy: 'occupancyType',
  lien: 'lienStatus',
  county: 'county',
  ausResult: 'ausResult1',
}

export interface ControlledQuestion {
  basis: Basis
  group: string
  controls: readonly Control[]
}

export interface Controlled<Fit> {
  question: ControlledQuestion
  used: number
  /** Applications of both groups in which one of the controls is missing. */
  missing: { control: Control; rows: number }[]
  result: Fit | NoFit
  /** The effect of the group with no control, and again with one control more each. */
  steps: { with: Control | undefined; effect: number | undefined }[]
}

/** Does the group explain denial beyond the controls? */
export const explainDenial = (applications: readonly Application[], question: ControlledQuestion) =>
  explain(
    applications.filter(({ action }) => action <= OUTCOMES.denied),
    question,
    ({ action }) => (action === OUTCOMES.denied ? 1 : 0),
    fitLogistic,
    (fit: LogisticFit) => fit.fit[1]!.averageMarginalEffect,
  )

/** Does the group explain the rate spread of loans that were made? */
export const explainRateSpread = (applications: readonly Application[], question: ControlledQuestion) =>
  explain(
    applications.filter(({ action }) => action === OUTCOMES.originated),
    question,
    ({ rateSpread }) => rateSpread,
    fitLinear,
    (fit: LinearFit) => fit.terms[1]!.coefficient,
  )

function explain<Fit extends object>(
  applications: readonly Application[],
  question: ControlledQuestion,
  outcomeOf: (application: Application) => number | undefined,
  fit: (outcome: ArrayLike<number>, terms: readonly Term[]) => Fit | NoFit,
  effectOf: (fit: Fit) => number | undefined,
): Controlled<Fit> {
  const { basis, group, controls } = question
  const inGroups = applications.filter(
    (application) =>
      (application.groups[basis] === group || application.groups[basis] === COMPARISON[basis]) &&
      outcomeOf(application) !== undefined,
  )
  const complete = inGroups.filter((application) =>
    controls.every((control) => isGiven(application, control)),
  )
  const outcome = complete.map((application) => outcomeOf(application)!)
  const ofGroup = { name: group, values: complete.map(({ groups }) => (groups[basis] === group ? 1 : 0)) }
  const ofControls = controls.map((control) => controlTerms(complete, control))
  const small = tooSmall(question, ofGroup.values)
  const run = (many: number) => small ?? fit(outcome, [ofGroup, ...ofControls.slice(0, many).flat()])
  const result = run(controls.length)
  const effect = (result: Fit | NoFit) => (isFit(result) ? effectOf(result) : undefined)
  return {
    question,
    used: complete.length,
    missing: controls
      .map((control) => ({
        control,
        rows: inGroups.filter((application) => !isGiven(application, control)).length,
      }))
      .filter(({ rows }) => rows > 0),
    result,
    steps: [undefined, ...controls].map((last, index) => ({
      with: last,
      effect: effect(index === controls.length ? result : run(index)),
    })),
  }
}

/** Robust errors make much of a group of a few: it says nothing here either. */
function tooSmall({ basis, group }: ControlledQuestion, isOfGroup: readonly number[]): NoFit | undefined {
  const own = isOfGroup.reduce((sum, value) => sum + value, 0)
  if (own >= SMALL_GROUP && isOfGroup.length - own >= SMALL_GROUP) return undefined
  return {
    reason: 'too few',
    message: `With every chosen figure given there are ${own} ${group} applications and ${isOfGroup.length - own} of the comparison group (${COMPARISON[basis]}): fewer than ${SMALL_GROUP} say nothing. Choose fewer controls, or look at the matched pairs.`,
  }
}

const isGiven = (application: Application, control: Control): boolean =>
  application[control] !== undefined && application[control] !== ''

/** Values that are rarer than this, or beyond so many, are one value together. */
const RARE = 10
const VALUES_AT_MOST = 20
const OTHERS = 'others'

/** A category becomes a term for each value but the most frequent, as far as it occurs. */
function controlTerms(applications: readonly Application[], control: Control): Term[] {
  if (!CATEGORY_FIELDS[control])
    return [
      {
        name: CONTROL_NAMES[control],
        values: applications.map((application) => Number(application[control])),
      },
    ]
  const counts = new Map<string, number>()
  for (const application of applications) {
    const value = String(application[control])
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const byCount = [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))
  const named = byCount
    .filter(([, count], at) => at === 0 || (count >= RARE && at < VALUES_AT_MOST))
    .map(([value]) => value)
  const field = CATEGORY_FIELDS[control]!
  const termOf = (words: string, isValue: (value: string) => boolean): Term => ({
    name: `${CONTROL_NAMES[control]} ${words}`,
    values: applications.map((application) => (isValue(String(application[control])) ? 1 : 0)),
  })
  const terms = named.slice(1).map((value) => termOf(valueWords(field, value), (each) => each === value))
  const isNamed = new Set(named)
  return named.length < byCount.length ? [...terms, termOf(OTHERS, (each) => !isNamed.has(each))] : terms
}
