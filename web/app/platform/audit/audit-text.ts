import { dateAndTime } from '../../ui/date-text.tsx'

/** Labels of details whose names are not clear. */
const DETAILS: Readonly<Record<string, string>> = {
  endsAt: 'ends',
  isPublished: 'published',
  kid: 'key',
  apiKey: 'API key',
  sessionId: 'session',
  factorId: 'factor',
  passkeyId: 'passkey',
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
/** An unlimited suspension is stored with this end. */
const FOREVER = '9999'

/** Formats the JSON details of an entry as one line. */
export function detailWords(detail: string): string {
  return Object.entries(JSON.parse(detail) as Record<string, unknown>)
    .map(([name, value]) => `${nameWords(name)}: ${valueWords(value)}`)
    .join(' · ')
}

function nameWords(name: string): string {
  return (
    DETAILS[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
  )
}

function valueWords(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null || value === undefined || value === '') return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueWords).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value !== 'string') return String(value)
  if (!MOMENT.test(value)) return value
  return value.startsWith(FOREVER) ? 'without end' : dateAndTime(value)
}
