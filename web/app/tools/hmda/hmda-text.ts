import type { DeskKind } from './desk-protocol.ts'

export const KIND_TITLES: Record<DeskKind, string> = {
  reading: 'Reading',
  syntactical: 'Syntactical',
  validity: 'Validity',
  quality: 'Quality',
  macro: 'Macro',
  own: 'Beside the edits',
}
export const KINDS: readonly DeskKind[] = ['reading', 'syntactical', 'validity', 'quality', 'macro', 'own']
export const KIND_NOTES: Record<DeskKind, string> = {
  reading: 'rows the service refuses',
  syntactical: 'must be fixed to file',
  validity: 'must be fixed to file',
  quality: 'to confirm or correct',
  macro: 'to explain',
  own: 'to look at',
}
export const NOT_CHECKED_TEXT: Record<string, string> = {
  noGeography: 'no county and tract lists',
  noInstitutionRecord: 'no record of your institution to compare with',
  noSheet: 'no transmittal sheet',
  unreadableSheet: 'the transmittal sheet cannot be read',
  noRows: 'no loan rows',
}

export const count = (number: number): string => number.toLocaleString('en-US')
export const plural = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const DAY_MS = 86_400_000
const QUARTER_ENDS: Record<number, [number, number]> = { 1: [2, 31], 2: [5, 30], 3: [8, 30] }

/** 12 CFR 1003.5(a)(1): March 1 of the next year; quarterly filers within 60 days of the quarter's end. */
export function dueDate(
  year: number,
  quarter: number | undefined,
): { text: string; note: string; citation: string } {
  const end = quarter ? QUARTER_ENDS[quarter] : undefined
  const day = end
    ? new Date(Date.UTC(year, end[0], end[1]) + 60 * DAY_MS)
    : new Date(Date.UTC(year + 1, 2, 1))
  const weekday = day.getUTCDay()
  // The agency takes an annual file as timely on the Monday after a weekend.
  const monday = !end && weekday === 0 ? 1 : !end && weekday === 6 ? 2 : 0
  day.setUTCDate(day.getUTCDate() + monday)
  const note =
    weekday === 0 || weekday === 6
      ? `${end ? 'The day' : 'March 1'} is a ${weekday === 0 ? 'Sunday' : 'Saturday'}.`
      : ''
  return {
    text: LONG_DATE.format(day),
    note,
    citation: end ? '12 CFR 1003.5(a)(1)(ii)' : '12 CFR 1003.5(a)(1)(i)',
  }
}
