import type { Moment } from '@plumbline/contract/platform/days.ts'

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/

/** Formats an instant for a datetime-local input. */
export function toLocalInput(iso: Moment | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Parses a datetime-local value: null if empty, undefined if invalid. */
export function fromLocalInput(value: string): Moment | null | undefined {
  if (value === '') return null
  const match = LOCAL.exec(value)
  if (!match) return undefined
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const date = new Date(year, month - 1, day, hour, minute)
  const isInRange = year >= 2000 && year < 2100 && date.getMonth() === month - 1
  return isInRange ? date.toISOString() : undefined
}

/** Like `fromLocalInput`, but keeps seconds and milliseconds of an unchanged value. */
export function fromTouchedInput(value: string, before: Moment | null): Moment | null | undefined {
  return before !== null && value === toLocalInput(before) ? before : fromLocalInput(value)
}

export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
