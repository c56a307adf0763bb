import { type Application, OUTCOMES } from './applications.ts'
import { groupColumns } from './group-columns.ts'
import { compared, corrected, countEvents, type GroupOutcome } from './outcomes.ts'

export const STEERING_MEASURES = [
  'government',
  'highCost',
  'introductoryRate',
  'riskyTerms',
  'prepaymentPenalty',
  'incomeNotRelied',
  'deniedAgainstSystem',
  'approvedAgainstSystem',
] as const
export type SteeringMeasure = (typeof STEERING_MEASURES)[number]

export interface SteeringRow extends Omit<GroupOutcome, 'measure'> {
  measure: SteeringMeasure
}

interface Rule {
  among: (application: Application) => boolean
  happened: (application: Application) => boolean
  /** An exception in favor of applicants: adverse where the group gets it less often. */
  isFavor?: true
}

const CONVENTIONAL = '1'
const YES = '1'
const wasMade = ({ action }: Application) => action === OUTCOMES.originated
const wasDecided = ({ action }: Application) => action <= OUTCOMES.denied

/** Approve/Eligible, Accept, Accept/Eligible. */
const APPROVING = ['1', '8', '18']
/** Every kind of referral, and Caution. */
const REFERRING = ['3', '4', '5', '9', '13', '21', '22', '23', '24']
const NO_ANSWER = ['17', '1111']

/** Whether every system that answered answered so. */
function allAnswered({ ausResults }: Application, codes: readonly string[]): boolean {
  const answers = ausResults.filter((code) => !NO_ANSWER.includes(code))
  return answers.length > 0 && answers.every((code) => codes.includes(code))
}

const RULES: Readonly<Record<SteeringMeasure, Rule>> = {
  government: { among: wasMade, happened: ({ loanType }) => loanType !== CONVENTIONAL },
  highCost: {
    among: (application) => wasMade(application) && ['1', '2'].includes(application.hoepa),
    happened: ({ hoepa }) => hoepa === YES,
  },
  introductoryRate: { among: wasMade, happened: ({ introductoryRate }) => introductoryRate !== undefined },
  riskyTerms: {
    among: (application) => wasMade(application) && application.interestOnly !== '1111',
    happened: ({ interestOnly, balloon, negativeAmortization }) =>
      interestOnly === YES || balloon === YES || negativeAmortization === YES,
  },
  prepaymentPenalty: { among: wasMade, happened: ({ prepaymentPenalty }) => prepaymentPenalty !== undefined },
  incomeNotRelied: { among: wasMade, happened: ({ isIncomeNotRelied }) => isIncomeNotRelied },
  deniedAgainstSystem: {
    among: (application) => wasDecided(application) && allAnswered(application, APPROVING),
    happened: ({ action }) => action === OUTCOMES.denied,
  },
  approvedAgainstSystem: {
    among: (application) => wasDecided(application) && allAnswered(application, REFERRING),
    happened: ({ action }) => action !== OUTCOMES.denied,
    isFavor: true,
  },
}

export const isExceptionInFavor = (measure: SteeringMeasure): boolean => RULES[measure].isFavor === true

/** Which products and terms groups were given, and where a person decided against the automated system. */
export function compareSteering(
  applications: readonly Application[],
  columns = groupColumns(applications),
): SteeringRow[] {
  return STEERING_MEASURES.flatMap((measure) => {
    const { among, happened, isFavor } = RULES[measure]
    const rows = countEvents(applications, columns, (application) =>
      among(application) ? happened(application) : undefined,
    )
    return corrected(
      rows.map((row) => ({ measure, ...compared(row) })),
      ({ disparity }) => (isFavor ? disparity!.difference < 0 : disparity!.difference > 0),
    )
  })
}

const SENTENCES: Readonly<Record<SteeringMeasure, string>> = {
  government: 'borrowers got a government loan instead of a conventional one',
  highCost: 'borrowers got a high-cost mortgage',
  introductoryRate: 'borrowers got a loan whose rate can change',
  riskyTerms: 'borrowers got interest-only, balloon, or negatively amortizing terms',
  prepaymentPenalty: 'borrowers got a prepayment penalty',
  incomeNotRelied: 'borrowers got a loan for which no income was relied on',
  deniedAgainstSystem: 'applicants whom the automated system had approved were denied',
  approvedAgainstSystem: 'applicants whom the automated system had referred were approved',
}

const percent = (rate: number) => `${Math.round(rate * 1000) / 10} percent`

/** For a reader without statistics. */
export function steeringSentences(rows: readonly SteeringRow[]): string[] {
  return rows
    .filter(({ isSignal }) => isSignal)
    .map(
      ({ measure, group, comparison, disparity }) =>
        `${group} ${SENTENCES[measure]} in ${percent(disparity!.groupRate)} of cases, ${comparison} in ${percent(disparity!.comparisonRate)}. Chance alone does not explain it.`,
    )
}
