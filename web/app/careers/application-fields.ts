import type { Experience, ReferralSource } from '@plumbline/contract/inbox.ts'
import { RESUME_BYTES_AT_MOST } from '@plumbline/contract/inbox-limits.ts'
import type { FieldRules } from '../forms/field-rules.ts'
import { RESUME_NOT_PDF, RESUME_TOO_LARGE } from '../forms/filing-text.ts'

/** In the order in which they are offered; a list, because an object would put whole numbers first. */
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

export const APPLICATION_FIELDS = {
  firstName: { required: 'Please enter your first name.' },
  lastName: { required: 'Please enter your last name.' },
  email: { required: 'Please enter your email address.', kind: 'email' },
  phone: {},
  position: {},
  experience: { required: 'Please choose your experience.' },
  linkedin: { kind: 'address' },
  github: { kind: 'address' },
  coverLetter: { required: 'Please write a cover letter.', kind: 'text' },
  referralSource: {},
  startDate: {},
  salaryExpectation: {},
} as const satisfies FieldRules

export type ApplicationFieldName = keyof typeof APPLICATION_FIELDS

export const APPLICATION_FAILED = 'Failed to submit application. Please try again.'

/** By its first bytes, as the server does: a name proves nothing. */
export async function resumeProblem(file: FormDataEntryValue | null): Promise<string | undefined> {
  if (!(file instanceof File) || file.size === 0) return RESUME_NOT_PDF
  if (file.size > RESUME_BYTES_AT_MOST) return RESUME_TOO_LARGE
  try {
    const start = await file.slice(0, 5).text()
    return start === '%PDF-' ? undefined : RESUME_NOT_PDF
  } catch {
    // It was moved or deleted after it had been chosen.
    return 'The file can no longer be read. Please choose it again.'
  }
}
