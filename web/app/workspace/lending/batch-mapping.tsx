import type { ColumnChoice, MappedColumn } from '@plumbline/contract/lending/loan-test-batches.ts'
import { BareSelect } from '../../ui/field.tsx'

const WHY: Record<MappedColumn['by'], string> = {
  chosen: 'Chosen by you',
  kept: 'As in your last file with these columns',
  name: 'Same name',
  likely: 'Similar name: please check',
  none: 'Unknown: left out unless you choose',
}

interface BatchMappingProps {
  mapping: readonly MappedColumn[]
  fields: readonly string[]
  onChange: (mapping: ColumnChoice[]) => void
}

/** Each column of the file beside the field of the test that it feeds. */
export function BatchMapping({ mapping, fields, onChange }: BatchMappingProps) {
  const unknown = mapping.filter(({ by }) => by === 'none').map(({ header }) => header)
  const choose = (header: string, column: string) =>
    onChange(
      mapping
        .filter((line) => line.by === 'chosen' || line.by === 'kept' || line.header === header)
        .map((line) => ({ header: line.header, column: line.header === header ? column : line.column })),
    )
  return (
    <div className="grid gap-3 rounded-control border border-line p-4 text-sm">
      <p>
        <b>Columns of the file.</b>{' '}
        {unknown.length === 0
          ? 'Every column has its field.'
          : `Unknown: ${unknown.join(', ')}. What has no field is kept beside the results and not tested.`}
      </p>
      <ul className="grid gap-2">
        {mapping.map(({ header, column, by }) => (
          <li key={header} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[1fr_1fr_1fr]">
            <span className="break-words font-semibold">{header === '' ? '(no name)' : header}</span>
            <BareSelect
              label={`Field for ${header}`}
              value={column}
              onChange={({ target }) => choose(header, target.value)}
            >
              <option value="">Leave out</option>
              {fields.map((field) => (
                <option key={field} value={field}>
                  {field}
                </option>
              ))}
            </BareSelect>
            <span className="text-ink-soft">{WHY[by]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
