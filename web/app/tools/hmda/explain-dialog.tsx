import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import type { ExplainedField } from './desk-protocol.ts'
import type { Ask } from './use-desk.ts'

interface ExplainDialogProps {
  ask: Ask
  row: number
  line: number
  version: number
  onClose: () => void
  onChange: (field: string, value: string) => void
}

/** All 110 fields of a row in words, each of which can be edited. */
export function ExplainDialog({ ask, row, line, version, onClose, onChange }: ExplainDialogProps) {
  const [fields, setFields] = useState<ExplainedField[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the file changed
  useEffect(() => {
    let current = true
    void ask<ExplainedField[]>({ type: 'explain', row }).then((found) => current && setFields(found))
    return () => {
      current = false
    }
  }, [ask, row, version])
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={`Row ${line.toLocaleString('en-US')} in words`}
      description="Every field with what its value means. Change a value and leave the field to apply it."
    >
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {fields?.map(({ position, field, title, value, words, citation, findings }) => (
          <li key={field} className="grid grid-cols-[2.2rem_1fr] gap-x-2 border-line border-b py-2 text-sm">
            <span className="text-ink-soft tabular-nums">{position}</span>
            <div className="min-w-0">
              <p className="flex justify-between gap-2">
                <span className="font-semibold">{title}</span>
                <span className="text-xs font-bold whitespace-nowrap text-brass">
                  {citation.replace('12 CFR ', '')}
                </span>
              </p>
              <ExplainedValue
                key={value}
                title={title}
                value={value}
                onChange={(next) => onChange(field, next)}
              />
              {words !== value && <p className="mt-0.5 text-ink-soft">{words}</p>}
              {findings.length > 0 && (
                <p className="mt-0.5 font-semibold text-danger">△ {findings.join(', ')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function ExplainedValue({
  title,
  value,
  onChange,
}: {
  title: string
  value: string
  onChange: (value: string) => void
}) {
  const [text, setText] = useState(value)
  return (
    <input
      aria-label={title}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text !== value && onChange(text)}
      onKeyDown={({ key }) => key === 'Enter' && text !== value && onChange(text)}
      className="mt-1 min-h-9 w-full rounded-control border border-line bg-surface px-2 font-mono"
    />
  )
}
