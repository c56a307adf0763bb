import type { ThresholdRow } from '../thresholds/threshold-register.ts'

const WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
]
/** Shares of one percent as regulations print them. */
const SHARES: Readonly<Record<string, string>> = { '0.125': '1/8', '0.25': '1/4', '0.5': '1/2' }

const escaped = (text: string) => text.replaceAll('.', '\\.')
const anyOf = (ways: readonly string[]) => `(?:${ways.join('|')})`

/** `5,000`, `2.25`, `three`. */
function numberWays(value: string): string[] {
  const digits = value.split('.')[1]?.length ?? 0
  const printed = Number(value).toLocaleString('en-US', { minimumFractionDigits: digits })
  const word = WORDS[Number(value)]
  return word ? [printed, word] : [printed]
}

/** `$1,348`, `$16.00`, `$56 million`. */
function dollarWays(value: string): string[] {
  const millions = Number(value) / 1_000_000
  const [printed] = numberWays(value)
  return millions >= 1 && Number.isInteger(millions) ? [printed!, `${millions} million`] : [printed!]
}

/** A number alone: not the end or the beginning of another, not a section, not a share of another number. */
const START = '(?<![\\d.,/$§-]|\\b(?:\\d|half|quarter) of )'
const END = '(?![\\d/]|[.,]\\d)'

function shareWays(value: string): string {
  const share = SHARES[value]
  const whole = START + anyOf(numberWays(value).map(escaped)) + END
  return share ? anyOf([whole, `(?<![\\d/])${share} of 1`]) : whole
}

/** How a legal text writes the figure of a row, with its unit. */
export function figurePattern({ value, unit }: Pick<ThresholdRow, 'value' | 'unit'>): RegExp {
  if (value.includes('/')) return new RegExp(`\\(${value}\\)`)
  if (unit.startsWith('USD'))
    return new RegExp(`\\$${anyOf(dollarWays(value).map(escaped))}${END}(?! [mb]illion)`)
  if (unit.startsWith('percent'))
    return new RegExp(`${shareWays(value)}(?: or more)? (?:percent\\b|percentage points?\\b)`, 'i')
  const number = START + anyOf(numberWays(value).map(escaped))
  if (unit.startsWith('days')) return new RegExp(`${number}(?:th)?${END}(?: \\w+)? days?\\b`, 'i')
  if (unit.startsWith('months')) return new RegExp(`${number}${END} months\\b`, 'i')
  return new RegExp(`${number}${END}(?! (?:\\w+ )?(?:days?|months?|percent|million)\\b)`, 'i')
}
