import { isoDay } from '../../ui/day-of-moment.ts'

export const SEARCH_AT_MOST = 200
const LAST_PAGE = 100_000

/** Source of a filter: an address or a form. */
type Asked = URLSearchParams | FormData

// Invalid values fall back to the unfiltered list, never to an error page.

export function textIn(asked: Asked, name: string, atMost = SEARCH_AT_MOST): string {
  return String(asked.get(name) ?? '')
    .trim()
    .slice(0, atMost)
}

export function pageIn(asked: Asked): number {
  const page = Number(asked.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** One of a fixed set of values, by their labels. */
export const choiceIn = <Value extends string>(
  asked: Asked,
  name: string,
  labels: Readonly<Record<Value, string>>,
): Value | undefined => (Object.keys(labels) as Value[]).find((value) => value === asked.get(name))

/** A calendar day such as `2026-11-30`, or an empty text. */
export function dayIn(asked: Asked, name: string): string {
  const day = textIn(asked, name)
  const time = Date.parse(day)
  return !Number.isNaN(time) && isoDay(time) === day ? day : ''
}
