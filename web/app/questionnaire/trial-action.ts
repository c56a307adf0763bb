import { data, redirect } from 'react-router'
import { apiContext } from '../entry.server.tsx'
import type { FieldErrors } from '../forms/field-rules.ts'
import { filingProblem } from '../forms/filing-text.ts'
import { provenByPost } from '../forms/form-proof.ts'
import { readPostedForm } from '../forms/posted-form.ts'
import type { Route } from './+types/questionnaire-page'
import { draftOf, type TrialAnswers } from './trial-draft.ts'
import { checkAllSteps, TRIAL_FAILED, trialRequestFrom } from './trial-fields.ts'

export interface TrialRefusal {
  errors: FieldErrors
  problem: string
  /** What was answered, to stand in the form again. */
  answers: TrialAnswers
  /** When the form was first on the screen. */
  shownAt: string
}

/** All four steps at once, as a browser posts them without scripts. */
export async function receiveTrialForm({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const refuse = (problem: string, errors: FieldErrors = {}) => {
    const shownAt = String(form.get('shownAt') ?? '')
    return data<TrialRefusal>(
      { errors, problem, answers: draftOf(form, 1).answers, shownAt },
      { status: 422 },
    )
  }
  const errors = checkAllSteps(form)
  if (Object.keys(errors).length > 0) {
    return refuse('Some answers are missing or not valid. Everything you entered is still there.', errors)
  }
  try {
    const { inbox } = context.get(apiContext)
    await inbox.requestTrial({ ...trialRequestFrom(form), ...(await provenByPost(form)) })
  } catch (error) {
    return refuse(filingProblem(error, TRIAL_FAILED))
  }
  return redirect('/questionnaire?sent')
}
