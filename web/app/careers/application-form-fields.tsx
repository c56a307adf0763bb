import type { FieldErrors, FieldValues } from '../forms/field-rules.ts'
import { PersonFields } from '../forms/person-fields.tsx'
import { typedField } from '../forms/typed-field.ts'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { type ApplicationFieldName, EXPERIENCE_OPTIONS, REFERRAL_LABELS } from './application-fields.ts'

interface ApplicationFieldsProps {
  errors: FieldErrors
  typed: FieldValues<ApplicationFieldName> | undefined
}

/** Who someone is and what they have done. */
export function ApplicantFields({ errors, typed }: ApplicationFieldsProps) {
  const text = typedField(typed, errors)
  return (
    <>
      <PersonFields field={text} />
      <TextField label="Position" optional hint="What you would like to do here" {...text('position')} />
      <Select label="Experience" required {...text('experience')}>
        <option value="">Please choose</option>
        {EXPERIENCE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField label="LinkedIn" type="url" inputMode="url" optional {...text('linkedin')} />
      <TextField label="GitHub" type="url" inputMode="url" optional {...text('github')} />
    </>
  )
}

/** How someone came to us, and on what terms they would. */
export function CircumstanceFields({ errors, typed }: ApplicationFieldsProps) {
  const text = typedField(typed, errors)
  return (
    <>
      <Select label="How did you hear about us?" optional {...text('referralSource')}>
        <option value="">Please choose</option>
        {Object.entries(REFERRAL_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField label="Start Date" type="date" optional {...text('startDate')} />
      <TextField label="Salary Expectation" optional {...text('salaryExpectation')} />
    </>
  )
}

export function CoverLetterField({ errors, typed }: ApplicationFieldsProps) {
  return (
    <TextArea
      label="Cover Letter"
      name="coverLetter"
      rows={6}
      required
      defaultValue={typed?.coverLetter}
      error={errors.coverLetter}
      className="sm:col-span-2"
    />
  )
}
