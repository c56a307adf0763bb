const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const LONG_UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const SHORT_UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const WITH_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** `March 1, 2026`. A date without time has no time zone and must not shift. */
export function longDate(iso: string): string {
  return (iso.length === 10 ? LONG_UTC : LONG).format(new Date(iso))
}

/** `Mar 1, 2026`. A date without time has no time zone and must not shift. */
export function shortDate(iso: string): string {
  return (iso.length === 10 ? SHORT_UTC : SHORT).format(new Date(iso))
}

/** In UTC, so that server and browser render the same. */
export function longDateUtc(iso: string): string {
  return LONG_UTC.format(new Date(iso))
}

export function dateAndTime(iso: string): string {
  return WITH_TIME.format(new Date(iso))
}

export function DateText({ iso, className }: { iso: string; className?: string }) {
  return (
    <time dateTime={iso} className={className}>
      {longDateUtc(iso)}
    </time>
  )
}
