import { readDay } from './calendar-day.ts'

const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** The day of a cell as files write it, 2026-12-31 or 12/31/2026; nothing where it is none. */
export function readWrittenDay(text: string): string | undefined {
  const [, month, day, year] = AMERICAN.exec(text) ?? []
  const iso = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
  return readDay(iso) === undefined ? undefined : iso
}
