import clsx from 'clsx'
import type { ReactNode } from 'react'
import { HoneypotFields } from '../../platform/forms/honeypot-fields.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { TrialRefusal } from './trial-action.ts'
import { STEP_COUNT } from './trial-fields.ts'
import { ConcernsStep, GoalStep, InstitutionStep, PersonStep } from './trial-steps.tsx'
import { TrialThanks } from './trial-thanks.tsx'
import { useTrialForm } from './use-trial-form.ts'

const STEPS = [
  { title: 'Your institution', Fields: InstitutionStep },
  { title: 'Your concerns', Fields: ConcernsStep },
  { title: 'Your goal', Fields: GoalStep },
  { title: 'Contact information', Fields: PersonStep },
] as const

interface TrialFormProps {
  shownAt: string
  refusal: TrialRefusal | undefined
}

/** One form in four steps. All steps are in the page; without scripts they show at once. */
export function TrialForm({ shownAt, refusal }: TrialFormProps) {
  const { step, sent, sending, problem, errors, goOn, goBack, formProps } = useTrialForm(refusal)
  if (sent) return <TrialThanks takeFocus />
  const isLast = step === STEP_COUNT
  return (
    <form method="post" action="/questionnaire" noValidate data-queue-submit="" {...formProps}>
      <Progress step={step} />
      {problem && (
        <div className="mt-6">
          <Banner tone="danger" title="Not sent yet">
            {problem}
          </Banner>
        </div>
      )}
      <HoneypotFields shownAt={refusal?.shownAt ?? shownAt} />
      {STEPS.map(({ title, Fields }, index) => (
        <Step key={title} number={index + 1} title={title} current={index + 1 === step}>
          <Fields
            errors={errors}
            answers={refusal?.answers ?? {}}
            firstError={Object.keys(refusal?.errors ?? {})[0]}
          />
        </Step>
      ))}
      <div className="mt-8 flex justify-between gap-3">
        <Button
          look="quiet"
          size="large"
          onClick={goBack}
          disabled={step === 1 || sending}
          className="noscript:hidden!"
        >
          Previous
        </Button>
        {!isLast && (
          <Button key="next" size="large" onClick={goOn} className="noscript:hidden!">
            Next
          </Button>
        )}
        <Button
          key="send"
          type="submit"
          size="large"
          busy={sending}
          className={clsx(!isLast && 'not-noscript:hidden!')}
        >
          {sending ? 'Sending…' : 'Start Free Trial'}
        </Button>
      </div>
    </form>
  )
}

function Progress({ step }: { step: number }) {
  return (
    <div className="noscript:hidden">
      <p className="flex justify-between text-ink-soft text-sm tabular">
        <span>
          Step {step} of {STEP_COUNT}
        </span>
        <span>{Math.round((step / STEP_COUNT) * 100)}%</span>
      </p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={step}
        aria-valuemin={0}
        aria-valuemax={STEP_COUNT}
        aria-valuetext={`Step ${step} of ${STEP_COUNT}`}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-brand-soft"
      >
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-150"
          style={{ width: `${(step / STEP_COUNT) * 100}%` }}
        />
      </div>
    </div>
  )
}

interface StepProps {
  number: number
  title: string
  current: boolean
  children: ReactNode
}

function Step({ number, title, current, children }: StepProps) {
  return (
    <section
      data-step={number}
      aria-labelledby={`step-${number}`}
      className={clsx('mt-8', !current && 'hidden noscript:block')}
    >
      <h2 id={`step-${number}`} tabIndex={-1} className="display mb-6 text-2xl outline-none">
        {title}
      </h2>
      <div className="grid gap-8">{children}</div>
    </section>
  )
}
