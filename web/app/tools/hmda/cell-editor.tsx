import { fieldCodes, fieldWords } from '@plumbline/rules/hmda/field-words.ts'
import { type LoanField, readerOf } from '@plumbline/rules/hmda/loan-fields.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

const CODED: ReadonlySet<string> = new Set(['code', 'codeOrBlank'])

interface CellEditorProps {
  field: string
  value: string
  onDone: (value: string) => void
  onCancel: () => void
}

/** A list where the field has codes, a line of text elsewhere. */
export function CellEditor({ field, value, onDone, onCancel }: CellEditorProps) {
  const codes = fieldCodes(field)
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => {
    input.current?.focus()
    if (input.current && 'select' in input.current) input.current.select()
  }, [])
  const shared = {
    ref: input,
    'aria-label': fieldWords(field),
    className: 'h-8 w-full rounded-sm border border-control-line bg-surface px-1 font-normal text-ink',
    onBlur: () => onDone(text),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      if (event.key === 'Enter') onDone(text)
      if (event.key === 'Escape') onCancel()
    },
  }
  if (CODED.has(readerOf(field as LoanField)))
    return (
      <select {...shared} value={text} onChange={({ target }) => setText(target.value)}>
        <option value="">blank</option>
        {value !== '' && !codes.some(([code]) => code === value) && (
          <option value={value}>{value} (not in the list)</option>
        )}
        {codes.map(([code, label]) => (
          <option key={code} value={code}>
            {code} {label}
          </option>
        ))}
      </select>
    )
  return <input {...shared} value={text} onChange={({ target }) => setText(target.value)} />
}
