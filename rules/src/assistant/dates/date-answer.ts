import { specificDays } from '../../dates/business-day-count.ts'
import { type Day, formatDay, longDay } from '../../dates/calendar-day.ts'
import type { Step } from '../../loan-tests/answer.ts'
import type { ToolAnswer } from '../tool-answer.ts'

export function blankAnswer(tool: string, title: string, href: string): Required<ToolAnswer> {
  return {
    ...{ tool, title, href },
    ...{ inputs: [], results: [], steps: [], notes: [], skipped: [], missing: [], choices: [] },
  }
}

/** The screen with these inputs in its address. */
export function linkTo(screen: string, values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((one): one is [string, string] => Boolean(one[1]))
  return given.length === 0 ? screen : `${screen}?${new URLSearchParams(given)}`
}

/** A question back, with the whole question for each way to understand it. */
export function askBack(
  title: string,
  missing: string,
  choices: { label: string; question: string }[],
  href: string,
): ToolAnswer {
  return { ...blankAnswer('ask-back', title, href), missing: [missing], choices }
}

/** "March 9, 2026", without the weekday. */
export const plainDay = (day: Day) => longDay(day).replace(/^\w+, /, '')

export const addInput = (answer: Required<ToolAnswer>, label: string, day: Day, more = '') =>
  answer.inputs.push({ label, value: `${longDay(day)}${more}` })

export function addResult(
  answer: Required<ToolAnswer>,
  label: string,
  value: Day | string | null,
  citation: string,
): void {
  if (value !== null)
    answer.results.push({ label, value: typeof value === 'number' ? formatDay(value) : value, citation })
}

/** Citations of the calculators leave out the title of the Code. */
export const fullSteps = (steps: readonly Step[]): Step[] =>
  steps.map((step) => ({
    ...step,
    citation: step.citation?.replace(/^(10\d\d\.)/, '12 CFR $1') ?? null,
  }))

/** Days between the first and the last day of an answer that the specific rule leaves out. */
export function addSkipped(answer: Required<ToolAnswer>, first: Day, last: Day): void {
  const rule = specificDays()
  const from = Math.min(first, last)
  for (let day = from; day <= Math.max(first, last) && day < from + 60; day++) {
    const reason = rule.skipReason(day, from)
    if (reason) answer.skipped.push({ date: formatDay(day), reason })
  }
}
