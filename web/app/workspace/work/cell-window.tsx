import { Popover } from '@base-ui/react/popover'
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { FieldValue } from './listed-record.ts'

interface CellWindowProps {
  title: string
  /** What it belongs to, and where the focus returns. */
  anchor: RefObject<HTMLButtonElement | null>
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A small window at a button, for one fact. */
export function CellWindow({ title, anchor, isBusy, problem, onClose, children }: CellWindowProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={4} align="start" className="z-40">
          <Popover.Popup
            finalFocus={anchor}
            aria-busy={isBusy}
            className="grid w-[min(18rem,calc(100vw-2rem))] gap-2 rounded-card border border-line bg-surface p-3 shadow-float outline-none"
          >
            <Popover.Title className="wrap-anywhere line-clamp-2 text-ink-soft text-xs">
              {title}
            </Popover.Title>
            {children}
            {problem && (
              <p role="alert" className="font-medium text-danger text-sm">
                {problem}
              </p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface DayFormProps {
  label: string
  /** What the field begins with. */
  value: FieldValue
  isBusy: boolean
  isRequired: boolean | undefined
  onSave: (day: FieldValue) => void
}

export function DayForm({ label, value, isBusy, isRequired = false, onSave }: DayFormProps) {
  const [day, setDay] = useState(value ?? '')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (day !== '') onSave(day)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label={label}
        type="date"
        required
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} disabled={day === ''}>
          Save
        </Button>
        {!isRequired && value !== null && (
          <Button look="plain" size="small" disabled={isBusy} onClick={() => onSave(null)}>
            No date
          </Button>
        )}
      </span>
    </form>
  )
}
