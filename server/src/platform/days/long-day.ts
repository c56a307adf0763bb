const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** January 12, 2026, of a day or of a moment in UTC. */
export const longDay = (iso: string): string => LONG_DAY.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))

/** January 12, 2026, 15:00:00, of a moment in UTC. */
export const longMoment = (iso: string): string => `${longDay(iso)}, ${iso.slice(11, 19)}`
