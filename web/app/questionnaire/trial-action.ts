import { data, redirect } from 'react-router'
import { apiContext } from '../entry.server.tsx'
import type { FieldErrors } from '../forms/field-rules.ts'
import { filingProblem } from '../forms/filing-text.ts'
import { provenByPost, shownAtOf } from '../forms/form-proof.ts'
import { readPostedForm } from '../forms/posted-form.ts'
import type { Route } from './+types/questionnaire-page'
import type { TrialAnswers } from './trial-draft.ts'
import { answersSentBack, TRIAL_FAILED, trialRequestFrom } from './trial-fields.ts'

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
  const { answers, errors, isWhole } = answersSentBack(form)
  const refuse = (problem: string) =>
    data<TrialRefusal>({ answers, errors, problem, shownAt: shownAtOf(form) }, { status: 422 })
  if (Object.keys(errors).length > 0) {
    const kept = isWhole ? 'Everything you entered is still there.' : 'What was much too long was cut.'
    return refuse(`Some answers are missing or not valid. ${kept}`)
  }
  try {
    const { inbox } = context.get(apiContext)
    await inbox.requestTrial({ ...trialRequestFrom(form), ...(await provenByPost(form)) })
  } catch (error) {
    return refuse(filingProblem(error, TRIAL_FAILED))
  }
  return redirect('/questionnaire?sent')
}
