import { type FormEvent, useEffect, useRef, useState } from 'react'
import { filingClient } from '../forms/filing-client.ts'
import { focusField, useFiling } from '../forms/use-filing.ts'
import type { TrialRefusal } from './trial-action.ts'
import { draftOf, forgetDraft, keepDraft, readKeptDraft, restoreAnswers } from './trial-draft.ts'
import {
  checkAllSteps,
  checkStep,
  STEP_COUNT,
  stepOf,
  TRIAL_FAILED,
  trialRequestFrom,
} from './trial-fields.ts'

/** Moves through the steps, keeps what is filled in, and sends it at the end. */
export function useTrialForm(refusal: TrialRefusal | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(1)
  const [sent, setSent] = useState(false)
  const filing = useFiling({
    form,
    check: checkAllSteps,
    async send(data, proof) {
      // The key is part of it now: whoever reloads and sends again is still filed once.
      keepDraft(draftOf(data, step))
      const { inbox } = await filingClient()
      await inbox.requestTrial({ ...trialRequestFrom(data), ...proof })
    },
    onSent() {
      forgetDraft()
      setSent(true)
    },
    failed: TRIAL_FAILED,
    initial: refusal,
    onRefused: (first) => setStep(stepOf(first)),
  })

  // The browser keeps it where React does not look: it is put back into the fields themselves.
  useEffect(() => {
    const draft = readKeptDraft()
    if (!draft || !form.current) return
    restoreAnswers(form.current, draft.answers)
    setStep(draft.step)
  }, [])

  function keep(atStep = step) {
    if (form.current) keepDraft(draftOf(new FormData(form.current), atStep))
  }

  function goTo(next: number) {
    filing.setErrors({})
    setStep(next)
    keep(next)
    // After React has shown it: where a screen reader reads on from.
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
    // Enter in a field of an earlier step goes on, and does not send.
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
