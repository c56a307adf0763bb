/** An all-day entry of a calendar. */
export interface CalendarEntry {
  /** Stays the same when the calendar is fetched again, so that programs update the entry. */
  uid: string
  /** 2026-01-14 */
  day: string
  title: string
  description?: string
  link?: string
  updatedAt: string
  /** Rings at nine the day before. */
  hasAlarm?: boolean
}

interface CalendarContent {
  name: string
  entries: readonly CalendarEntry[]
  /** How often programs fetch the calendar again. */
  refreshHours?: number
}

const LINE_OCTETS = 75

/** RFC 5545: lines end in CRLF and are folded at 75 octets, never inside a character. */
export function writeCalendar({ name, entries, refreshHours }: CalendarContent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
      : []),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function entryLines({ uid, day, title, description, link, updatedAt, hasAlarm }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcTime(updatedAt)}`,
    `DTSTART;VALUE=DATE:${dateValue(day)}`,
    `DTEND;VALUE=DATE:${dateValue(dayAfter(day))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(link ? [`URL:${link.replaceAll(/[\r\n]/g, '')}`] : []),
    'TRANSP:TRANSPARENT',
    ...(hasAlarm
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(title)}`, 'TRIGGER:-PT15H', 'END:VALARM']
      : []),
    'END:VEVENT',
  ]
}

/** RFC 5545, 3.3.11. Control characters other than the tab are not allowed in text. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** RFC 5545, 3.1. A continued line begins with a space, which counts. */
function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    const room = pieces.length === 0 ? LINE_OCTETS : LINE_OCTETS - 1
    if (octets + size > room) {
      pieces.push(piece)
      piece = ''
      octets = 0
    }
    piece += character
    octets += size
  }
  pieces.push(piece)
  return pieces.join('\r\n ')
}

const dateValue = (day: string) => day.replaceAll('-', '')

const utcTime = (iso: string) => new Date(iso).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
