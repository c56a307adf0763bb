import type { JobApplicationInput } from '@plumbline/contract/outreach/inbox.ts'
import { data, redirect } from 'react-router'
import { apiContext } from '../../platform/api/page-contexts.ts'
import { botCheckFromPost, shownAtOf } from '../../platform/forms/bot-check.ts'
import {
  checkFields,
  type FieldErrors,
  type FieldValues,
  readFields,
} from '../../platform/forms/field-rules.ts'
import { readPostedForm } from '../../platform/forms/posted-form.ts'
import { redisplayedValues } from '../../platform/forms/redisplayed-values.ts'
import { submissionProblem } from '../../platform/forms/submission-text.ts'
import type { Route } from './+types/careers-page'
import {
  APPLICATION_FAILED,
  APPLICATION_FIELDS,
  type ApplicationFieldName,
  resumeProblem,
} from './application-fields.ts'
import { applicationFrom } from './application-values.ts'

export interface ApplicationRefusal {
  values: FieldValues<ApplicationFieldName>
  shownAt: string
  errors: FieldErrors
  problem?: string
}

/** Handles the form posted without scripts. */
export async function receiveApplicationForm({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const values = readFields(form, APPLICATION_FIELDS)
  const resume = await resumeProblem(form.get('resume'))
  const errors: FieldErrors = {
    ...checkFields(values, APPLICATION_FIELDS),
    ...(resume && { resume }),
  }
  const refuse = (problem?: string) => {
    const back = redisplayedValues({ values, errors }, APPLICATION_FIELDS)
    const refusal = { values: back.values, errors: back.errors, shownAt: shownAtOf(form) }
    return data<ApplicationRefusal>({ ...refusal, ...(problem && { problem }) }, { status: 422 })
  }
  if (Object.keys(errors).length > 0) return refuse()
  try {
    const input: JobApplicationInput = { ...applicationFrom(form), ...(await botCheckFromPost(form)) }
    await context.get(apiContext).inbox.apply(input)
  } catch (error) {
    return refuse(submissionProblem(error, APPLICATION_FAILED))
  }
  return redirect('/careers?sent')
}
