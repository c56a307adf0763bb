/** Making one takes fifty times as long as using it, and a screen asks for the day several times. Few zones are in use. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const ZONES_AT_MOST = 50

/** The calendar day of a moment where the institution is: 2026-01-12. */
export function dayAt(moment: Date, timeZone: string): string {
  return formatterOf(timeZone).format(moment)
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  if (formatters.size >= ZONES_AT_MOST) formatters.clear()
  formatters.set(timeZone, made)
  return made
}

export const todayIn = (timeZone: string): string => dayAt(new Date(), timeZone)
