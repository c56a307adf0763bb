import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../ui/button.tsx'
import type { RowsField, Values } from './test-definition.ts'
import { TestFieldControl } from './test-field-control.tsx'
import { rowsIn } from './test-input.ts'
import type { FieldRefusal } from './test-refusal.ts'

interface TestRowsProps {
  field: RowsField
  value: string
  onChange: (value: string) => void
  refusals: readonly FieldRefusal[]
}

/** A list of rows, each a small form. */
export function TestRows({ field, value, onChange, refusals }: TestRowsProps) {
  const rows = rowsIn(value)
  const save = (changed: Values[]) => onChange(changed.length === 0 ? '' : JSON.stringify(changed))
  const columnsOf = (row: Values) => field.columns.filter(({ show }) => show?.(row) ?? true)
  return (
    <div className="grid gap-3">
      {field.hint && <p className="text-sm text-ink-faint">{field.hint}</p>}
      {rows.map((row, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
          key={index}
          className="grid gap-3 rounded-control border border-line p-3"
        >
          <legend className="sr-only">
            {field.row} {index + 1}
          </legend>
          <div className="flex items-center justify-between">
            <span className="text-sm font-semibold capitalize" aria-hidden>
              {field.row} {index + 1}
            </span>
            <IconButton
              label={`Remove ${field.row} ${index + 1}`}
              onClick={() => save(rows.filter((_, other) => other !== index))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          {columnsOf(row).map((column) => (
            <TestFieldControl
              key={column.name}
              field={column}
              value={row[column.name] ?? ''}
              onChange={(cell) =>
                save(rows.map((other, at) => (at === index ? { ...other, [column.name]: cell } : other)))
              }
              error={
                refusals.find((refusal) => refusal.field === `${field.name}.${index}.${column.name}`)?.message
              }
            />
          ))}
        </fieldset>
      ))}
      <Button look="quiet" size="small" className="justify-self-start" onClick={() => save([...rows, {}])}>
        <Plus className="size-4" aria-hidden />
        Add {field.row}
      </Button>
    </div>
  )
}
