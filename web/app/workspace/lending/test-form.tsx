import { Card } from '../../ui/card.tsx'
import { CitedText } from './cited-text.tsx'
import { SettingsSource } from './settings-source.tsx'
import type { FieldGroup, TestField, Values } from './test-definition.ts'
import { TestFieldControl } from './test-field-control.tsx'
import type { FieldRefusal } from './test-refusal.ts'
import { TestRows } from './test-rows.tsx'

interface TestFormProps {
  groups: readonly FieldGroup[]
  part: string
  values: Values
  /** What the institution's settings say, by field. */
  fromSettings: Values
  onChange: (changes: Values) => void
  refusals: readonly FieldRefusal[]
}

/** Shows only the fields that matter so far. Nothing is submitted: the answer follows the typing. */
export function TestForm({ groups, part, values, fromSettings, onChange, refusals }: TestFormProps) {
  return (
    <Card className="divide-y divide-line print:hidden">
      {groups.map(({ heading, fields }) => {
        const shown = fields.filter(({ show }) => show?.(values) ?? true)
        if (shown.length === 0) return null
        return (
          <fieldset key={heading} className="grid gap-4 px-5 py-4">
            <legend className="float-left mb-1 w-full font-semibold">{heading}</legend>
            {shown.map((field) => (
              <div key={field.name} className="clear-both grid gap-1">
                <Control {...{ field, values, onChange, refusals }} />
                <SettingsSource
                  label={field.label}
                  value={values[field.name] ?? ''}
                  known={fromSettings[field.name]}
                  onUse={() => onChange({ [field.name]: fromSettings[field.name]! })}
                />
                {field.citation && (
                  <p>
                    <CitedText text={field.citation} part={part} />
                  </p>
                )}
              </div>
            ))}
          </fieldset>
        )
      })}
    </Card>
  )
}

function Control({
  field,
  values,
  onChange,
  refusals,
}: Omit<TestFormProps, 'groups' | 'part' | 'fromSettings'> & { field: TestField }) {
  const value = values[field.name] ?? ''
  const change = (changed: string) => onChange({ [field.name]: changed })
  if (field.kind === 'rows')
    return <TestRows field={field} value={value} onChange={change} refusals={refusals} />
  return (
    <TestFieldControl
      field={field}
      value={value}
      onChange={change}
      error={refusals.find((refusal) => refusal.field === field.name)?.message}
    />
  )
}
