import { data, redirect } from 'react-router'
import { apiContext } from '../../platform/api/page-contexts.ts'
import { botCheckFromPost, shownAtOf } from '../../platform/forms/bot-check.ts'
import type { FieldErrors } from '../../platform/forms/field-rules.ts'
import { readPostedForm } from '../../platform/forms/posted-form.ts'
import { submissionProblem } from '../../platform/forms/submission-text.ts'
import type { Route } from './+types/questionnaire-page'
import type { TrialAnswers } from './trial-fields.ts'
import { redisplayedAnswers, TRIAL_FAILED, trialRequestFrom } from './trial-fields.ts'

export interface TrialRefusal {
  errors: FieldErrors
  problem: string
  /** Answers for the redisplayed form. */
  answers: TrialAnswers
  /** When the form was first shown. */
  shownAt: string
}

/** Handles all four steps posted without scripts. */
export async function receiveTrialForm({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const { answers, errors, isWhole } = redisplayedAnswers(form)
  const refuse = (problem: string) =>
    data<TrialRefusal>({ answers, errors, problem, shownAt: shownAtOf(form) }, { status: 422 })
  if (Object.keys(errors).length > 0) {
    const kept = isWhole ? 'Everything you entered is still there.' : 'What was much too long was cut.'
    return refuse(`Some answers are missing or not valid. ${kept}`)
  }
  try {
    const { inbox } = context.get(apiContext)
    await inbox.requestTrial({ ...trialRequestFrom(form), ...(await botCheckFromPost(form)) })
  } catch (error) {
    return refuse(submissionProblem(error, TRIAL_FAILED))
  }
  return redirect('/questionnaire?sent')
}
