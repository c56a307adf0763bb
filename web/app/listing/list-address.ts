export const SEARCH_AT_MOST = 200
const LAST_PAGE = 100_000

/** What a list's address or form says. */
type Asked = URLSearchParams | FormData

// Nonsense in it means the plain list, never an error page.

export function textIn(asked: Asked, name: string, atMost = SEARCH_AT_MOST): string {
  return String(asked.get(name) ?? '')
    .trim()
    .slice(0, atMost)
}

export function pageIn(asked: Asked): number {
  const page = Number(asked.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** A day of the calendar, as `2026-11-30`, or nothing. */
export function dayIn(asked: Asked, name: string): string {
  const day = textIn(asked, name)
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day ? day : ''
}
