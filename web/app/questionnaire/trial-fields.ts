import type {
  AssetSize,
  EmployeeCount,
  PrimaryGoal,
  RegulatoryConcern,
  TrialRequestInput,
} from '@plumbline/contract/inbox.ts'
import type { CompanyType } from '@plumbline/contract/members.ts'
import { checkFields, type FieldErrors, type FieldRules, readFields } from '../forms/field-rules.ts'
import type { FormProof } from '../forms/form-proof.ts'
import { sentBack } from '../forms/sent-back.ts'
import type { TrialAnswers } from './trial-draft.ts'

export const INSTITUTION_TYPES: Record<CompanyType, string> = {
  credit_union: 'Credit Union',
  community_bank: 'Community Bank',
  mortgage_company: 'Mortgage Company',
}

export const ASSET_SIZES: Record<AssetSize, string> = {
  under_100m: 'Under $100 million',
  '100m_500m': '$100 million to $500 million',
  '500m_1b': '$500 million to $1 billion',
  '1b_5b': '$1 billion to $5 billion',
  over_5b: 'Over $5 billion',
}

export const CONCERNS: Record<RegulatoryConcern, string> = {
  qm: 'Qualified Mortgage (QM)',
  trid: 'TRID',
  hmda: 'HMDA',
  fair_lending: 'Fair Lending',
  bsa_aml: 'BSA/AML',
  cra: 'Community Reinvestment Act (CRA)',
  flood_insurance: 'Flood Insurance',
  appraisal_management: 'Appraisal Management',
}

export const EMPLOYEE_COUNTS: Record<EmployeeCount, string> = {
  '1_10': '1-10 employees',
  '11_50': '11-50 employees',
  '51_200': '51-200 employees',
  '201_500': '201-500 employees',
  over_500: 'Over 500 employees',
}

export const GOALS: Record<PrimaryGoal, string> = {
  reduce_risk: 'Reduce compliance risk',
  save_time: 'Save time on compliance work',
  stay_updated: 'Stay updated on regulations',
  improve_reporting: 'Improve reporting',
  centralize_info: 'Centralize compliance information',
}

/** What each step asks, and what it takes to go on from there. */
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

/** The names of everything that is asked. */
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

/** What was answered, to stand in the form again, and what is wrong with it. */
export function answersSentBack(data: FormData) {
  const rules: FieldRules = Object.assign({}, ...STEPS)
  const { values, errors, isWhole } = sentBack(
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

/** What the form holds, for sending; the server refuses a choice that is none of those offered. */
export function trialRequestFrom(data: FormData): Omit<TrialRequestInput, keyof FormProof> {
  const values = Object.assign({}, ...STEPS.map((rules) => readFields(data, rules)))
  return { ...values, regulatoryConcerns: data.getAll('regulatoryConcerns') }
}

export const TRIAL_FAILED =
  'Your request could not be sent. Everything you entered is kept; please try again.'
