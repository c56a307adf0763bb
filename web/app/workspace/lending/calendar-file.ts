export interface CalendarEntry {
  date: string
  title: string
  description: string
}

/** Whole-day entries as an iCalendar file (RFC 5545). */
export function calendarFile(entries: readonly CalendarEntry[], stampedAt: Date): Blob {
  const stamp = stampedAt.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Loan tests//EN',
    ...entries.flatMap(({ date, title, description }) => [
      'BEGIN:VEVENT',
      `UID:${date}-${title.toLowerCase().replace(/[^a-z]+/g, '-')}@plumbline`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return new Blob([lines.map((line) => `${folded(line)}\r\n`).join('')], { type: 'text/calendar' })
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** A line holds at most 75 bytes; the rest follows after a blank. */
const folded = (line: string) => line.replace(/(.{60})(?=.)/g, '$1\r\n ')
