/** The calendar day of a moment where the institution is: 2026-01-12. */
export function dayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)
}

export const todayIn = (timeZone: string): string => dayAt(new Date(), timeZone)
