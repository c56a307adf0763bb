import { data, redirect } from 'react-router'
import { apiContext } from '../entry.server.tsx'
import type { FieldErrors } from '../forms/field-rules.ts'
import { filingProblem } from '../forms/filing-text.ts'
import { provenByPost } from '../forms/form-proof.ts'
import { readPostedForm } from '../forms/posted-form.ts'
import type { Route } from './+types/questionnaire-page'
import { checkAllSteps, TRIAL_FAILED, trialRequestFrom } from './trial-fields.ts'

export interface TrialRefusal {
  errors: FieldErrors
  problem?: string
}

/** All four steps at once, as a browser posts them without scripts. */
export async function receiveTrialForm({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const errors = checkAllSteps(form)
  if (Object.keys(errors).length > 0) {
    const problem = 'Some answers are missing or not valid. Go back: everything you entered is still there.'
    return data<TrialRefusal>({ errors, problem }, { status: 422 })
  }
  try {
    const { inbox } = context.get(apiContext)
    await inbox.requestTrial({ ...trialRequestFrom(form), ...(await provenByPost(form)) })
  } catch (error) {
    return data<TrialRefusal>({ errors: {}, problem: filingProblem(error, TRIAL_FAILED) }, { status: 422 })
  }
  return redirect('/questionnaire?sent')
}
