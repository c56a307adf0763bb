import { readDay } from '@plumbline/rules/dates/calendar-day.ts'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { readTypedDate } from './typed-values.ts'

interface DateFieldProps {
  label: ReactNode
  /** A date as YYYY-MM-DD, or what was typed when it is not one. */
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
}

const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Typed ("1/14", "jan 14", "tomorrow") or picked. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const isDate = readDay(value) !== undefined
  return (
    <span className="relative block">
      <TextField
        {...field}
        value={typed ?? (isDate ? SHORT.format(new Date(value)) : value)}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          const date = readTypedDate(target.value, todayHere())
          if (date !== undefined || target.value === '') onChange(date ?? '')
        }}
        onBlur={() => {
          if (typed !== undefined) onChange(readTypedDate(typed, todayHere()) ?? typed.trim())
          setTyped(undefined)
        }}
        end={
          <IconButton
            label={`Pick a date: ${typeof field.label === 'string' ? field.label : ''}`}
            className="size-9"
            onClick={() => picker.current?.showPicker()}
          >
            <CalendarDays aria-hidden />
          </IconButton>
        }
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isDate ? value : ''}
        onChange={({ target }) => {
          setTyped(undefined)
          onChange(target.value)
        }}
        className="pointer-events-none absolute right-2 bottom-0 h-0 w-0 opacity-0"
      />
    </span>
  )
}

/** The reader's own calendar day. */
function todayHere(): string {
  const now = new Date()
  const part = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}
