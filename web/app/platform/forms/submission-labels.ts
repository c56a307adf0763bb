import type {
  AssetSize,
  EmployeeCount,
  Experience,
  InquiryType,
  PrimaryGoal,
  ReferralSource,
  RegulatoryConcern,
} from '@plumbline/contract/outreach/inbox.ts'
import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'

/** Labels of the choices in public forms, shown in the forms and to administrators. */

export const INQUIRY_LABELS: Record<InquiryType, string> = {
  sales: 'Sales',
  support: 'Support',
  compliance: 'Compliance',
  partnership: 'Partnership',
  other: 'Other',
}

/** A list, because an object would sort whole-number keys first. */
export const EXPERIENCE_OPTIONS: readonly { value: Experience; label: string }[] = [
  { value: '0-1', label: '0-1 years' },
  { value: '2-3', label: '2-3 years' },
  { value: '4-5', label: '4-5 years' },
  { value: '6-10', label: '6-10 years' },
  { value: '10+', label: '10+ years' },
]

export const REFERRAL_LABELS: Record<ReferralSource, string> = {
  website: 'Company website',
  linkedin: 'LinkedIn',
  referral: 'Employee referral',
  'job-board': 'Job board',
  'social-media': 'Social media',
  other: 'Other',
}

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
