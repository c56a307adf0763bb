import type { FieldErrors } from '../forms/field-rules.ts'
import { CheckboxCard, RadioCard } from '../ui/choice-card.tsx'
import { Fieldset, TextArea, TextField } from '../ui/field.tsx'
import type { TrialAnswers } from './trial-draft.ts'
import { ASSET_SIZES, CONCERNS, EMPLOYEE_COUNTS, GOALS, INSTITUTION_TYPES } from './trial-fields.ts'

interface StepProps {
  errors: FieldErrors
  /** What was answered before, where the server sends the form again. */
  answers: TrialAnswers
}

export function InstitutionStep({ errors, answers }: StepProps) {
  return (
    <>
      <OneOf
        legend="Institution type"
        name="institutionType"
        options={INSTITUTION_TYPES}
        error={errors.institutionType}
        given={answers.institutionType}
      />
      <OneOf
        legend="Asset size"
        name="assetsSize"
        options={ASSET_SIZES}
        error={errors.assetsSize}
        given={answers.assetsSize}
      />
    </>
  )
}

export function ConcernsStep({ errors, answers }: StepProps) {
  return (
    <>
      <Fieldset legend="Regulatory concerns (choose all that apply)" error={errors.regulatoryConcerns}>
        <div className="grid gap-3 sm:grid-cols-2">
          {Object.entries(CONCERNS).map(([value, label]) => (
            <CheckboxCard
              key={value}
              name="regulatoryConcerns"
              value={value}
              label={label}
              defaultChecked={answers.regulatoryConcerns?.includes(value)}
            />
          ))}
        </div>
      </Fieldset>
      <OneOf
        legend="Number of employees"
        name="numberOfEmployees"
        options={EMPLOYEE_COUNTS}
        error={errors.numberOfEmployees}
        given={answers.numberOfEmployees}
      />
    </>
  )
}

export function GoalStep({ errors, answers }: StepProps) {
  return (
    <>
      <TextArea
        label="Current compliance tools"
        name="currentComplianceTools"
        optional
        hint="What you work with today: spreadsheets, a vendor's system, a shared drive"
        error={errors.currentComplianceTools}
        defaultValue={answers.currentComplianceTools?.[0]}
      />
      <OneOf
        legend="Primary goal"
        name="primaryGoal"
        options={GOALS}
        error={errors.primaryGoal}
        given={answers.primaryGoal}
      />
    </>
  )
}

export function PersonStep({ errors, answers }: StepProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Full Name"
        name="fullName"
        autoComplete="name"
        required
        error={errors.fullName}
        defaultValue={answers.fullName?.[0]}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
        defaultValue={answers.email?.[0]}
      />
      <TextField
        label="Company Name"
        name="companyName"
        autoComplete="organization"
        required
        error={errors.companyName}
        defaultValue={answers.companyName?.[0]}
      />
      <TextField
        label="Job Title"
        name="jobTitle"
        autoComplete="organization-title"
        optional
        error={errors.jobTitle}
        defaultValue={answers.jobTitle?.[0]}
      />
    </div>
  )
}

interface OneOfProps {
  legend: string
  name: string
  options: Readonly<Record<string, string>>
  error: string | undefined
  given: string[] | undefined
}

function OneOf({ legend, name, options, error, given }: OneOfProps) {
  return (
    <Fieldset legend={legend} error={error}>
      <div className="grid gap-3 sm:grid-cols-2">
        {Object.entries(options).map(([value, label]) => (
          <RadioCard
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={given?.includes(value)}
          />
        ))}
      </div>
    </Fieldset>
  )
}
