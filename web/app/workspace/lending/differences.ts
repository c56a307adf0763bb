import { readDay } from '@plumbline/rules/dates/calendar-day.ts'
import { dayText } from '../work/day-text.ts'

export interface Difference {
  /** `Planned consummation, allowed`. */
  path: string
  before: string
  now: string
}

/** Where two results differ, leaf by leaf. */
export function differencesBetween(before: unknown, now: unknown): Difference[] {
  const old = leaves(before)
  const fresh = leaves(now)
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => old.get(path) !== fresh.get(path))
    .map((path) => ({
      path: inWords(path),
      before: valueInWords(old.get(path) ?? 'none'),
      now: valueInWords(fresh.get(path) ?? 'none'),
    }))
}

/** Every leaf of a result as words and value, in its order. */
export function leavesOf(value: unknown): [path: string, text: string][] {
  return [...leaves(value)].map(([path, text]) => [inWords(path), valueInWords(text)])
}

function leaves(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) leaves(child, path ? `${path}.${name}` : name, found)
  else found.set(path, value === null ? 'not determined' : String(value))
  return found
}

/** Days as people write them, yes and no, and the program's names with spaces. */
export function valueInWords(text: string): string {
  if (text === 'true') return 'yes'
  if (text === 'false') return 'no'
  if (readDay(text) !== undefined) return dayText(text)
  return /^[a-z]+(_[a-z0-9]+)+$/.test(text) ? text.replaceAll('_', ' ') : text
}

/** `plannedConsummation.allowed` is "Planned consummation, allowed"; rows count from one. */
export function inWords(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .map((part) =>
      part
        .replaceAll('_', ' ')
        .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`),
    )
    .join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
