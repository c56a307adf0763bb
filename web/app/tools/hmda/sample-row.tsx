import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { SampleRowView } from './desk-protocol.ts'

interface SampleRowProps {
  row: SampleRowView
  onFound: (field: string, value: string | undefined) => void
  onTested: (tested: boolean) => void
}

/** One sampled row: what the register says, beside what the loan file says where it differs. */
export function SampleRow({ row, onFound, onTested }: SampleRowProps) {
  const [isAll, setAll] = useState(false)
  const fields = row.fields.filter(({ value, found }) => isAll || value !== '' || found !== undefined)
  return (
    <section aria-label={`Row ${row.line ?? 'gone'}`} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-semibold">
          {row.line === undefined
            ? 'This loan is not in the newer file'
            : `Row ${row.line.toLocaleString('en-US')}`}
        </h3>
        <Button look="quiet" size="small" onClick={() => setAll(!isAll)}>
          {isAll ? 'Hide blank fields' : 'Show blank fields'}
        </Button>
        <Button look={row.tested ? 'quiet' : 'primary'} size="small" onClick={() => onTested(!row.tested)}>
          {row.tested ? 'Not tested after all' : 'Tested, next row'}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Enter what the loan file says where it differs. A field left empty agrees.
      </p>
      <ul className="grid gap-x-6 sm:grid-cols-2 md:max-h-[55vh] md:overflow-y-auto">
        {fields.map(({ field, position, title, value, words, found, isError }) => (
          <li
            key={field}
            className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-2 border-line border-b py-1.5 text-sm"
          >
            <span className="min-w-0">
              <span className="text-ink-soft tabular-nums">{position}</span>{' '}
              <span className="font-semibold">{title}</span>
              <span className="block truncate text-ink-soft" title={words}>
                {words}
              </span>
            </span>
            <Found
              key={found ?? ''}
              title={title}
              value={value}
              found={found}
              isError={isError}
              onFound={(next) => onFound(field, next)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FoundProps {
  title: string
  value: string
  found: string | undefined
  isError: boolean
  onFound: (value: string | undefined) => void
}

function Found({ title, value, found, isError, onFound }: FoundProps) {
  const [text, setText] = useState(found ?? '')
  const commit = () => {
    if (text !== (found ?? '')) onFound(text.trim() === '' ? undefined : text.trim())
  }
  return (
    <span data-kept>
      <input
        aria-label={`${title} in the loan file`}
        placeholder={value === '' ? 'blank agrees' : 'agrees'}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
        className={`min-h-9 w-full rounded-control border bg-surface px-2 font-mono ${isError ? 'border-danger text-danger' : 'border-control-line'}`}
      />
      {found !== undefined && (
        <span className={`text-xs ${isError ? 'text-danger' : 'text-ink-soft'}`}>
          {isError ? 'Error' : 'Within tolerance'}
        </span>
      )}
    </span>
  )
}
