import type { TrialRequestInput } from '@plumbline/contract/outreach/inbox.ts'
import type { BotCheck } from '../../platform/forms/bot-check.ts'
import {
  checkFields,
  type FieldErrors,
  type FieldRules,
  readFields,
} from '../../platform/forms/field-rules.ts'
import { redisplayedValues } from '../../platform/forms/redisplayed-values.ts'
import { CONCERNS } from '../../platform/forms/submission-labels.ts'

export type TrialAnswers = Record<string, string[]>

/** Fields and rules of each step. */
const STEPS: readonly FieldRules[] = [
  {
    institutionType: { required: 'Please choose your institution type.' },
    assetsSize: { required: 'Please choose your asset size.' },
  },
  {
    regulatoryConcerns: { required: 'Please choose at least one concern.' },
    numberOfEmployees: { required: 'Please choose the number of employees.' },
  },
  {
    currentComplianceTools: { kind: 'text' },
    primaryGoal: { required: 'Please choose your primary goal.' },
  },
  {
    fullName: { required: 'Please enter your full name.' },
    email: { required: 'Please enter your email address.', kind: 'email' },
    companyName: { required: 'Please enter your company name.' },
    jobTitle: {},
  },
]

export const STEP_COUNT = STEPS.length

/** Names of all fields. */
export const TRIAL_FIELDS: ReadonlySet<string> = new Set(STEPS.flatMap((rules) => Object.keys(rules)))

export function checkStep(data: FormData, step: number): FieldErrors {
  const rules = STEPS[step - 1] ?? {}
  return checkFields(readFields(data, rules), rules)
}

export function checkAllSteps(data: FormData): FieldErrors {
  return Object.assign({}, ...STEPS.map((_, index) => checkStep(data, index + 1)))
}

export function stepOf(name: string): number {
  return STEPS.findIndex((rules) => name in rules) + 1
}

/** Answers and errors for the redisplayed form. */
export function redisplayedAnswers(data: FormData) {
  const rules: FieldRules = Object.assign({}, ...STEPS)
  const { values, errors, isWhole } = redisplayedValues(
    { values: readFields(data, rules), errors: checkAllSteps(data) },
    rules,
  )
  const answers: TrialAnswers = {}
  for (const [name, value] of Object.entries(values)) if (value !== '') answers[name] = [value]
  answers.regulatoryConcerns = Object.keys(CONCERNS).filter((concern) =>
    data.getAll('regulatoryConcerns').includes(concern),
  )
  return { answers, errors, isWhole }
}

/** The input of the API call; the server refuses unknown choices. */
export function trialRequestFrom(data: FormData): Omit<TrialRequestInput, keyof BotCheck> {
  const values = Object.assign({}, ...STEPS.map((rules) => readFields(data, rules)))
  return { ...values, regulatoryConcerns: data.getAll('regulatoryConcerns') }
}

export const TRIAL_FAILED =
  'Your request could not be sent. Everything you entered is kept; please try again.'
