import { type FormEvent, useEffect, useRef, useState } from 'react'
import { submissionClient } from '../../platform/forms/submission-client.ts'
import { focusField, useSubmission } from '../../platform/forms/use-submission.ts'
import type { TrialRefusal } from './trial-action.ts'
import { clearDraft, draftOf, readSavedDraft, restoreAnswers, saveDraft } from './trial-draft.ts'
import {
  checkAllSteps,
  checkStep,
  STEP_COUNT,
  stepOf,
  TRIAL_FAILED,
  trialRequestFrom,
} from './trial-fields.ts'

/** Moves through the steps, stores a draft, and submits it. */
export function useTrialForm(refusal: TrialRefusal | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(1)
  const [sent, setSent] = useState(false)
  const filing = useSubmission({
    form,
    check: checkAllSteps,
    async send(data, proof) {
      // Stores the idempotency key, so that a resend after a reload is not a second request.
      saveDraft(draftOf(data, step))
      const { inbox } = await submissionClient()
      await inbox.requestTrial({ ...trialRequestFrom(data), ...proof })
    },
    onSent() {
      clearDraft()
      setSent(true)
    },
    failed: TRIAL_FAILED,
    initial: refusal,
    onRefused: (first) => setStep(stepOf(first)),
  })

  // Restores the draft into the uncontrolled fields.
  useEffect(() => {
    const draft = readSavedDraft()
    if (!draft || !form.current) return
    restoreAnswers(form.current, draft.answers)
    setStep(draft.step)
  }, [])

  function keep(atStep = step) {
    if (form.current) saveDraft(draftOf(new FormData(form.current), atStep))
  }

  function goTo(next: number) {
    filing.setErrors({})
    setStep(next)
    keep(next)
    // After React has rendered the step: focuses its heading for screen readers.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[data-step="${next}"] h2`)?.focus())
  }

  function goOn() {
    if (!form.current) return
    const found = checkStep(new FormData(form.current), step)
    const [first] = Object.keys(found)
    if (!first) return goTo(step + 1)
    filing.setErrors(found)
    focusField(form.current, first)
  }

  function onSubmit(event: FormEvent) {
    // Enter in an earlier step goes to the next step and does not submit.
    if (step === STEP_COUNT) return filing.formProps.onSubmit(event)
    event.preventDefault()
    goOn()
  }

  return {
    step,
    sent,
    sending: filing.sending,
    problem: filing.problem,
    errors: filing.errors,
    goOn,
    goBack: () => goTo(step - 1),
    formProps: {
      ref: form,
      onSubmit,
      onInput() {
        filing.formProps.onInput()
        keep()
      },
    },
  }
}
