import type { Experience, JobApplicationInput, ReferralSource } from '@plumbline/contract/inbox.ts'
import { readFields } from '../forms/field-rules.ts'
import type { FormProof } from '../forms/form-proof.ts'
import { APPLICATION_FIELDS } from './application-fields.ts'

/** What the form holds, for sending; the server refuses a choice that is none of those offered. */
export function applicationFrom(form: FormData): Omit<JobApplicationInput, keyof FormProof> {
  const { experience, referralSource, ...texts } = readFields(form, APPLICATION_FIELDS)
  return {
    ...texts,
    experience: experience as Experience,
    referralSource: referralSource as ReferralSource | '',
    resume: form.get('resume') as File,
  }
}
