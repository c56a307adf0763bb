const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** January 12, 2026, of a day or of a moment in UTC. */
export const longDay = (iso: string): string => LONG_DAY.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))

/** January 12, 2026 at 10:00:00 AM EST, of a moment where the institution is. */
export const longMomentIn = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(iso))
