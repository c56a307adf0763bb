import type { Day, Moment } from '@plumbline/contract/platform/days.ts'

const LONG_UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const SHORT_UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const WITH_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** `March 1, 2026`. A day has no time zone and must not shift; of a moment, show its `dayOfMoment`. */
export const longDateUtc = (day: Day): string => LONG_UTC.format(new Date(day))

/** `Mar 1, 2026` */
export const shortDate = (day: Day): string => SHORT_UTC.format(new Date(day))

/** The day in UTC of what a public page tells, so that server and browser render the same. */
export const publicDate = (iso: Moment | Day): string => LONG_UTC.format(new Date(iso))

export function dateAndTime(iso: Moment): string {
  return WITH_TIME.format(new Date(iso))
}

export function DateText({ iso, className }: { iso: Moment | Day; className?: string }) {
  return (
    <time dateTime={iso} className={className}>
      {publicDate(iso)}
    </time>
  )
}
