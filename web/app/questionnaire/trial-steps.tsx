import type { FieldErrors } from '../forms/field-rules.ts'
import { CheckboxCard, RadioCard } from '../ui/choice.tsx'
import { Fieldset, TextArea, TextField } from '../ui/field.tsx'
import { ASSET_SIZES, CONCERNS, EMPLOYEE_COUNTS, GOALS, INSTITUTION_TYPES } from './trial-fields.ts'

interface StepProps {
  errors: FieldErrors
}

export function InstitutionStep({ errors }: StepProps) {
  return (
    <>
      <OneOf
        legend="Institution type"
        name="institutionType"
        options={INSTITUTION_TYPES}
        error={errors.institutionType}
      />
      <OneOf legend="Asset size" name="assetsSize" options={ASSET_SIZES} error={errors.assetsSize} />
    </>
  )
}

export function ConcernsStep({ errors }: StepProps) {
  return (
    <>
      <Fieldset legend="Regulatory concerns (choose all that apply)" error={errors.regulatoryConcerns}>
        <div className="grid gap-3 sm:grid-cols-2">
          {Object.entries(CONCERNS).map(([value, label]) => (
            <CheckboxCard key={value} name="regulatoryConcerns" value={value} label={label} />
          ))}
        </div>
      </Fieldset>
      <OneOf
        legend="Number of employees"
        name="numberOfEmployees"
        options={EMPLOYEE_COUNTS}
        error={errors.numberOfEmployees}
      />
    </>
  )
}

export function GoalStep({ errors }: StepProps) {
  return (
    <>
      <TextArea
        label="Current compliance tools"
        name="currentComplianceTools"
        optional
        hint="What you work with today: spreadsheets, a vendor's system, a shared drive"
        error={errors.currentComplianceTools}
      />
      <OneOf legend="Primary goal" name="primaryGoal" options={GOALS} error={errors.primaryGoal} />
    </>
  )
}

export function PersonStep({ errors }: StepProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Full Name" name="fullName" autoComplete="name" required error={errors.fullName} />
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField
        label="Company Name"
        name="companyName"
        autoComplete="organization"
        required
        error={errors.companyName}
      />
      <TextField
        label="Job Title"
        name="jobTitle"
        autoComplete="organization-title"
        optional
        error={errors.jobTitle}
      />
    </div>
  )
}

interface OneOfProps {
  legend: string
  name: string
  options: Readonly<Record<string, string>>
  error: string | undefined
}

function OneOf({ legend, name, options, error }: OneOfProps) {
  return (
    <Fieldset legend={legend} error={error}>
      <div className="grid gap-3 sm:grid-cols-2">
        {Object.entries(options).map(([value, label]) => (
          <RadioCard key={value} name={name} value={value} label={label} />
        ))}
      </div>
    </Fieldset>
  )
}
