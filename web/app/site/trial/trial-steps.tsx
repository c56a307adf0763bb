import type { FieldErrors } from '../../platform/forms/field-rules.ts'
import {
  ASSET_SIZES,
  CONCERNS,
  EMPLOYEE_COUNTS,
  GOALS,
  INSTITUTION_TYPES,
} from '../../platform/forms/submission-labels.ts'
import { CheckboxCard, RadioCard } from '../../ui/choice-card.tsx'
import { Fieldset, TextArea, TextField } from '../../ui/field.tsx'
import type { TrialAnswers } from './trial-fields.ts'

interface StepProps {
  errors: FieldErrors
  /** Earlier answers of a redisplayed form. */
  answers: TrialAnswers
  /** The first field with an error, in a form that the server sent back. */
  firstError: string | undefined
}

export function InstitutionStep(props: StepProps) {
  const field = fieldOf(props)
  return (
    <>
      <OneOf legend="Institution type" options={INSTITUTION_TYPES} {...field('institutionType')} />
      <OneOf legend="Asset size" options={ASSET_SIZES} {...field('assetsSize')} />
    </>
  )
}

export function ConcernsStep(props: StepProps) {
  const { errors, answers, firstError } = props
  const field = fieldOf(props)
  return (
    <>
      <Fieldset legend="Regulatory concerns (choose all that apply)" error={errors.regulatoryConcerns}>
        <div className="grid gap-3 sm:grid-cols-2">
          {Object.entries(CONCERNS).map(([value, label], index) => (
            <CheckboxCard
              key={value}
              name="regulatoryConcerns"
              value={value}
              label={label}
              defaultChecked={answers.regulatoryConcerns?.includes(value)}
              {...(firstError === 'regulatoryConcerns' && index === 0 && { autoFocus: true })}
            />
          ))}
        </div>
      </Fieldset>
      <OneOf legend="Number of employees" options={EMPLOYEE_COUNTS} {...field('numberOfEmployees')} />
    </>
  )
}

export function GoalStep(props: StepProps) {
  const field = fieldOf(props)
  const text = textOf(props)
  return (
    <>
      <TextArea
        label="Current compliance tools"
        optional
        hint="What you work with today: spreadsheets, a vendor's system, a shared drive"
        {...text('currentComplianceTools')}
      />
      <OneOf legend="Primary goal" options={GOALS} {...field('primaryGoal')} />
    </>
  )
}

export function PersonStep(props: StepProps) {
  const field = textOf(props)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Full Name" autoComplete="name" required {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Company Name" autoComplete="organization" required {...field('companyName')} />
      <TextField label="Job Title" autoComplete="organization-title" optional {...field('jobTitle')} />
    </div>
  )
}

interface OneOfProps {
  legend: string
  name: string
  options: Readonly<Record<string, string>>
  error: string | undefined
  given: string[] | undefined
  autoFocus: boolean
}

function fieldOf({ errors, answers, firstError }: StepProps) {
  return (name: string) => ({
    name,
    error: errors[name],
    given: answers[name],
    autoFocus: name === firstError,
  })
}

function textOf({ errors, answers, firstError }: StepProps) {
  return (name: string) => ({
    name,
    error: errors[name],
    defaultValue: answers[name]?.[0],
    ...(name === firstError && { autoFocus: true }),
  })
}

function OneOf({ legend, name, options, error, given, autoFocus }: OneOfProps) {
  return (
    <Fieldset legend={legend} error={error}>
      <div className="grid gap-3 sm:grid-cols-2">
        {Object.entries(options).map(([value, label], index) => (
          <RadioCard
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={given?.includes(value)}
            {...(autoFocus && index === 0 && { autoFocus })}
          />
        ))}
      </div>
    </Fieldset>
  )
}
