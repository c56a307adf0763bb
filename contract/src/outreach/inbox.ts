import { z } from 'zod'
import { everyone } from '../platform/access.ts'
import { Day } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CompanyName, CompanyType, EmailAddress, PersonName } from '../tenancy/members.ts'
import {
  ADDRESS_AT_MOST,
  FORM_SHOWN_SECONDS_AT_LEAST,
  LONG_TEXT_AT_MOST,
  SHORT_TEXT_AT_MOST,
} from './inbox-limits.ts'

export const ASSET_SIZES = ['under_100m', '100m_500m', '500m_1b', '1b_5b', 'over_5b'] as const
export const REGULATORY_CONCERNS = [
  'qm',
  'trid',
  'hmda',
  'fair_lending',
  'bsa_aml',
  'cra',
  'flood_insurance',
  'appraisal_management',
] as const
export const EMPLOYEE_COUNTS = ['1_10', '11_50', '51_200', '201_500', 'over_500'] as const
export const PRIMARY_GOALS = [
  'reduce_risk',
  'save_time',
  'stay_updated',
  'improve_reporting',
  'centralize_info',
] as const
export const INQUIRY_TYPES = ['sales', 'support', 'compliance', 'partnership', 'other'] as const
export const EXPERIENCES = ['0-1', '2-3', '4-5', '6-10', '10+'] as const
export const REFERRAL_SOURCES = [
  'website',
  'linkedin',
  'referral',
  'job-board',
  'social-media',
  'other',
] as const

export const AssetSize = z.enum(ASSET_SIZES)
export const RegulatoryConcern = z.enum(REGULATORY_CONCERNS)
export const EmployeeCount = z.enum(EMPLOYEE_COUNTS)
export const PrimaryGoal = z.enum(PRIMARY_GOALS)
export const InquiryType = z.enum(INQUIRY_TYPES)
export const Experience = z.enum(EXPERIENCES)
export const ReferralSource = z.enum(REFERRAL_SOURCES)
export type AssetSize = z.infer<typeof AssetSize>
export type RegulatoryConcern = z.infer<typeof RegulatoryConcern>
export type EmployeeCount = z.infer<typeof EmployeeCount>
export type PrimaryGoal = z.infer<typeof PrimaryGoal>
export type InquiryType = z.infer<typeof InquiryType>
export type Experience = z.infer<typeof Experience>
export type ReferralSource = z.infer<typeof ReferralSource>

/** PostgreSQL cannot store this character. */
const STORABLE = /^[^\0]*$/

const Line = z.string().trim().min(1).max(SHORT_TEXT_AT_MOST).regex(STORABLE)
const OptionalLine = z.string().trim().max(SHORT_TEXT_AT_MOST).regex(STORABLE).default('')
const LongText = z.string().trim().min(1).max(LONG_TEXT_AT_MOST).regex(STORABLE)
const OptionalAddress = z
  .union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/ })
      .max(ADDRESS_AT_MOST)
      .regex(STORABLE),
  ])
  .default('')

/** Sent with every public form: fields against bots, and an idempotency key. */
const FormProof = z.object({
  /** The idempotency key: one per filled-in form, so that a repeated request is stored once. */
  idempotencyKey: Id,
  /** How long the form was on the screen. */
  shownSeconds: z.number().min(0),
  /** The honeypot field, hidden from people. */
  website: z.string().max(500).default(''),
})

export const TrialRequestInput = z.object({
  ...FormProof.shape,
  institutionType: CompanyType,
  assetsSize: AssetSize,
  regulatoryConcerns: z.array(RegulatoryConcern).min(1).max(REGULATORY_CONCERNS.length),
  numberOfEmployees: EmployeeCount,
  currentComplianceTools: z.string().trim().max(LONG_TEXT_AT_MOST).regex(STORABLE).default(''),
  primaryGoal: PrimaryGoal,
  fullName: PersonName.regex(STORABLE),
  email: EmailAddress,
  companyName: CompanyName.regex(STORABLE),
  jobTitle: OptionalLine,
})
export type TrialRequestInput = z.infer<typeof TrialRequestInput>

export const ContactMessageInput = z.object({
  ...FormProof.shape,
  firstName: Line,
  lastName: Line,
  email: EmailAddress,
  phone: OptionalLine,
  company: Line,
  inquiryType: InquiryType,
  subject: Line,
  message: LongText,
})
export type ContactMessageInput = z.infer<typeof ContactMessageInput>

export const JobApplicationInput = z.object({
  ...FormProof.shape,
  firstName: Line,
  lastName: Line,
  email: EmailAddress,
  phone: OptionalLine,
  position: OptionalLine,
  experience: Experience,
  linkedin: OptionalAddress,
  github: OptionalAddress,
  coverLetter: LongText,
  resume: z.file(),
  referralSource: z.union([z.literal(''), ReferralSource]).default(''),
  startDate: z.union([z.literal(''), Day]).default(''),
  salaryExpectation: OptionalLine,
})
export type JobApplicationInput = z.infer<typeof JobApplicationInput>

const submission = everyone.errors({
  LOOKS_AUTOMATED: {
    status: 422,
    message: `The form was filled in as programs do: in under ${FORM_SHOWN_SECONDS_AT_LEAST} seconds, or where people see no field.`,
  },
})

export const inbox = {
  requestTrial: submission
    .route({ method: 'POST', path: '/trial-requests', summary: 'Ask for a free trial', successStatus: 204 })
    .input(TrialRequestInput)
    .output(z.void()),

  sendMessage: submission
    .route({ method: 'POST', path: '/contact-messages', summary: 'Write to us', successStatus: 204 })
    .input(ContactMessageInput)
    .output(z.void()),

  apply: submission
    .errors({
      RESUME_NOT_PDF: { status: 422, message: 'The resume is not a PDF.' },
      RESUME_TOO_LARGE: { status: 413, message: 'The resume is larger than 5 MiB.' },
    })
    .meta({ bodyMaxKib: 6 * 1024 })
    .route({
      method: 'POST',
      path: '/job-applications',
      summary: 'Apply for a job, with a resume as PDF',
      successStatus: 204,
    })
    .input(JobApplicationInput)
    .output(z.void()),
}
