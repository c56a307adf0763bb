import { Fieldset, Select, TextArea, TextField } from '../../ui/field.tsx'
import type { FactField } from './fact-fields.ts'

interface FactControlProps {
  field: FactField
  /** Instead of the label of the field, such as one with its year. */
  label?: string
  typed: string
  error?: string | undefined
  onChange: (typed: string) => void
}

/** One fact as it is typed; see `typedValue`. */
export function FactControl({ field, label = field.label, typed, error, onChange }: FactControlProps) {
  const shared = { label, hint: field.hint || undefined, error, value: typed }
  if ((field.input === 'list' || field.input === 'weekdays') && field.options)
    return <Picks field={field} typed={typed} error={error} onChange={onChange} />
  if (field.input === 'choice' || field.input === 'yes-no')
    return (
      <Select {...shared} onChange={(event) => onChange(event.target.value)}>
        <option value="">Choose</option>
        {(field.options ?? [['yes', 'Yes'] as const, ['no', 'No'] as const]).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    )
  if (field.input === 'offices' || field.input === 'ratings' || field.input === 'list')
    return <TextArea {...shared} rows={4} onChange={(event) => onChange(event.target.value)} />
  return (
    <TextField
      {...shared}
      inputMode={field.input === 'number' ? 'numeric' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function Picks({ field, typed, error, onChange }: Omit<FactControlProps, 'label'>) {
  const chosen = typed
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  return (
    <Fieldset legend={field.label} error={error}>
      <div className="grid gap-2 sm:grid-cols-2">
        {field.options!.map(([value, label]) => (
          <label key={value} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() =>
                onChange(
                  (chosen.includes(value)
                    ? chosen.filter((each) => each !== value)
                    : [...chosen, value]
                  ).join(', '),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
