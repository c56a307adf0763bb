import type { Experience, JobApplicationInput, ReferralSource } from '@plumbline/contract/outreach/inbox.ts'
import type { BotCheck } from '../../platform/forms/bot-check.ts'
import { readFields } from '../../platform/forms/field-rules.ts'
import { APPLICATION_FIELDS } from './application-fields.ts'

/** The input of the API call; the server refuses unknown choices. */
export function applicationFrom(form: FormData): Omit<JobApplicationInput, keyof BotCheck> {
  const { experience, referralSource, ...texts } = readFields(form, APPLICATION_FIELDS)
  return {
    ...texts,
    experience: experience as Experience,
    referralSource: referralSource as ReferralSource | '',
    resume: form.get('resume') as File,
  }
}
