import { RESUME_BYTES_AT_MOST } from '@plumbline/contract/outreach/inbox-limits.ts'
import type { FieldRules } from '../../platform/forms/field-rules.ts'
import { RESUME_NOT_PDF, RESUME_TOO_LARGE } from '../../platform/forms/submission-text.ts'

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

/** Checks the first bytes, as the server does: a file name proves nothing. */
export async function resumeProblem(file: FormDataEntryValue | null): Promise<string | undefined> {
  if (!(file instanceof File) || file.size === 0) return RESUME_NOT_PDF
  if (file.size > RESUME_BYTES_AT_MOST) return RESUME_TOO_LARGE
  try {
    const start = await file.slice(0, 5).text()
    return start === '%PDF-' ? undefined : RESUME_NOT_PDF
  } catch {
    // The file was moved or deleted after it was chosen.
    return 'The file can no longer be read. Please choose it again.'
  }
}
