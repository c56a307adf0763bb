import { fieldProps } from '../../platform/forms/field-props.ts'
import type { FieldErrors, FieldValues } from '../../platform/forms/field-rules.ts'
import { PersonFields } from '../../platform/forms/person-fields.tsx'
import { EXPERIENCE_OPTIONS, REFERRAL_LABELS } from '../../platform/forms/submission-labels.ts'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import type { ApplicationFieldName } from './application-fields.ts'

interface ApplicationFieldsProps {
  errors: FieldErrors
  typed: FieldValues<ApplicationFieldName> | undefined
  /** Errors with which the server sent the form back. */
  initial: FieldErrors | undefined
}

/** Name, contact and experience fields. */
export function ApplicantFields({ errors, typed, initial }: ApplicationFieldsProps) {
  const text = fieldProps(typed, errors, initial)
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

/** Referral source, start date and salary fields. */
export function CircumstanceFields({ errors, typed, initial }: ApplicationFieldsProps) {
  const text = fieldProps(typed, errors, initial)
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

export function CoverLetterField({ errors, typed, initial }: ApplicationFieldsProps) {
  return (
    <TextArea
      label="Cover Letter"
      rows={6}
      required
      {...fieldProps(typed, errors, initial)('coverLetter')}
      className="sm:col-span-2"
    />
  )
}
