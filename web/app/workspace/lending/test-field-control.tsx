import { readTypedFigure } from '@plumbline/rules/money/typed-figure.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { DateField } from './date-field.tsx'
import type { SimpleField } from './test-definition.ts'

interface TestFieldControlProps {
  field: SimpleField
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** One input of a test by its kind. */
export function TestFieldControl({ field, value, onChange, error }: TestFieldControlProps) {
  const common = {
    label: field.label,
    hint: field.hint,
    error,
    required: field.required ?? false,
    value,
  }
  switch (field.kind) {
    case 'date':
      return <DateField {...common} onChange={onChange} />
    case 'choice':
      return (
        <Select {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">{field.required ? 'Choose…' : 'Not said'}</option>
          {field.choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
          {value !== '' && field.otherLabel && !field.choices.some(([choice]) => choice === value) && (
            <option value={value}>{field.otherLabel(value)}</option>
          )}
        </Select>
      )
    case 'yes-no':
      return (
        <Select {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">Not said</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </Select>
      )
    case 'money':
    case 'rate':
    case 'integer':
      return (
        <TextField
          {...common}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => onChange(readTypedFigure(target.value))}
        />
      )
    case 'month':
      return (
        <TextField
          {...common}
          placeholder="YYYY-MM"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )
    default:
      return <TextField {...common} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
  }
}
