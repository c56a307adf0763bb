import { readDay, shortDay } from '../dates/calendar-day.ts'
import { type Cents, formatCents } from '../money/cents.ts'
import { type Percent, percentText, readPercent } from '../money/percent.ts'
import { inputLabel } from './input-labels.ts'

export const MISS_UNITS = ['days', 'months', 'percentage_points', 'dollars'] as const
export type MissUnit = (typeof MISS_UNITS)[number]

/** By how much a loan misses its limit: `1` day, `45.00` dollars, `0.175` of a percentage point. */
export interface Miss {
  unit: MissUnit
  amount: string
}

export interface NamedInput {
  /** The input's path, as a batch names its columns. */
  field: string
  label: string
}

export interface DecidingInput extends NamedInput {
  value: string
}

/** Loans with the same cause are one group. */
export interface Cause {
  key: string
  title: string
}

/** What a result means for the person who has to act on it. */
export interface Explanation {
  sentence: string
  /** Nothing where the loan passes, or where the miss has no size, such as a disclosure that was never given. */
  miss: Miss | null
  decidedBy: DecidingInput | null
  cause: Cause | null
  /** What has to be entered before the test can decide. */
  missing: NamedInput[]
}

export const explained = (sentence: string, more: Partial<Explanation> = {}): Explanation => ({
  ...{ sentence, miss: null, decidedBy: null, cause: null, missing: [] },
  ...more,
})

/** "Not determined. Missing: lien and APR. …" */
export function undetermined(fields: readonly string[], more = ''): Explanation {
  const missing = fields.map((field) => ({ field, label: inputLabel(field) }))
  const labels = listText([...new Set(missing.map(({ label }) => inSentence(label)))])
  return explained(`Not determined. Missing: ${labels}.${more === '' ? '' : ` ${more}`}`, {
    missing,
    cause: {
      key: `missing:${[...new Set(fields.map(withoutPlaces))].join('+')}`.slice(0, CAUSE_KEY_AT_MOST),
      title: `Missing: ${labels}`,
    },
  })
}

/** A row that could not be read, or that the rule refused. */
export function explainRefusal({ field, message }: { field: string; message: string }): Explanation {
  return explained(message, {
    cause: {
      key: `unreadable:${withoutPlaces(field)}`.slice(0, CAUSE_KEY_AT_MOST),
      title: field === '' ? 'Row cannot be read' : `Check: ${inSentence(inputLabel(field))}`,
    },
  })
}

export const CAUSE_KEY_AT_MOST = 200

/** fees[3].actual and fees.3.actual are the same column of different fees. */
const withoutPlaces = (field: string) => field.replace(/\[\d+\]|\.\d+(?=\.|$)/g, '')

export const decidedBy = (field: string, value: string, label = inputLabel(field)): DecidingInput => ({
  ...{ field, label, value },
})

export const daysMissed = (days: number): Miss => ({ unit: 'days', amount: String(days) })
export const monthsMissed = (months: number): Miss => ({ unit: 'months', amount: String(months) })
export const dollarsMissed = (cents: Cents): Miss => ({ unit: 'dollars', amount: formatCents(cents) })
export const pointsMissed = (percent: Percent): Miss => ({
  unit: 'percentage_points',
  amount: percentText(percent),
})

const NO_SIZE = 8e15
const BETWEEN_UNITS = 1e15

/**
 * Larger is worse. A failure without a size, such as a missing disclosure, comes before every measured one;
 * misses of different units are never compared by their figures.
 */
export function severityOf({ miss, cause, missing }: Explanation): number {
  if (!miss) return cause && missing.length === 0 ? NO_SIZE : 0
  const size =
    miss.unit === 'dollars'
      ? Math.round(Number(miss.amount) * 100)
      : miss.unit === 'percentage_points'
        ? readPercent(miss.amount)!
        : Number(miss.amount)
  return MISS_UNITS.indexOf(miss.unit) * BETWEEN_UNITS + Math.min(size, BETWEEN_UNITS - 1)
}

export const dayText = (day: string): string => shortDay(readDay(day)!)

export const daysText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'day' : 'days'}`

export const daysBetween = (earlier: string, later: string): number => readDay(later)! - readDay(earlier)!

export function listText(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  if (words.length === 2) return `${words[0]} and ${words[1]}`
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`
}

/** The first few, and how many more: a row can have a thousand fees. */
export function firstOf(parts: readonly string[]): string {
  const more = parts.length - NAMED_AT_MOST
  return more <= 0
    ? parts.join('; ')
    : `${parts.slice(0, NAMED_AT_MOST).join('; ')}; and ${more.toLocaleString('en-US')} more`
}

const NAMED_AT_MOST = 3

/** "The lien" in the middle of a sentence; names of documents and abbreviations stay as they are. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) && !/^(Loan Estimate|Closing Disclosure|E-Sign)/.test(label)
    ? label[0]!.toLowerCase() + label.slice(1)
    : label
}
