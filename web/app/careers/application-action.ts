import type { JobApplicationInput } from '@plumbline/contract/inbox.ts'
import { data, redirect } from 'react-router'
import { apiContext } from '../entry.server.tsx'
import { checkFields, type FieldErrors, type FieldValues, readFields } from '../forms/field-rules.ts'
import { filingProblem } from '../forms/filing-text.ts'
import { provenByPost, shownAtOf } from '../forms/form-proof.ts'
import { readPostedForm } from '../forms/posted-form.ts'
import { sentBack } from '../forms/sent-back.ts'
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

/** The form as a browser posts it without scripts. */
export async function receiveApplicationForm({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const values = readFields(form, APPLICATION_FIELDS)
  const resume = await resumeProblem(form.get('resume'))
  const errors: FieldErrors = {
    ...checkFields(values, APPLICATION_FIELDS),
    ...(resume && { resume }),
  }
  const refuse = (problem?: string) => {
    const back = sentBack({ values, errors }, APPLICATION_FIELDS)
    const refusal = { values: back.values, errors: back.errors, shownAt: shownAtOf(form) }
    return data<ApplicationRefusal>({ ...refusal, ...(problem && { problem }) }, { status: 422 })
  }
  if (Object.keys(errors).length > 0) return refuse()
  try {
    const input: JobApplicationInput = { ...applicationFrom(form), ...(await provenByPost(form)) }
    await context.get(apiContext).inbox.apply(input)
  } catch (error) {
    return refuse(filingProblem(error, APPLICATION_FAILED))
  }
  return redirect('/careers?sent')
}
