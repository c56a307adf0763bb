import { longDay } from '../../platform/days/long-day.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { findWeights, listScoreDays, scoreWithInputs } from '../score/score-store.ts'
import { CHART_FROM } from './month-chart.ts'
import type { ReportCell, ReportSection } from './report-content.ts'
import type { ReportScope } from './report-scope.ts'

export interface ReportScore {
  day: string
  total: number | null
  /** Those that have a score, or something to count. */
  concerns: { name: string; score: number | null; words: string }[]
  /** Names of those on which nothing is recorded. */
  empty: string[]
  /** Names of those that do not bind the institution. */
  unbound: string[]
  /** Each counted day of the period that has a score. */
  days: { day: string; total: number }[]
}

const PART_WORDS = {
  policies: ['policies in force and reviewed', 'a policy'],
  attestations: ['signatures given', 'a signature that was asked for'],
  assessments: ['changes of law assessed in time', 'an assessment of a change of law'],
  tasks: ['tasks done or not due yet', 'a task'],
  loan_tests: ['loan tests within the limit', 'a saved loan test'],
  findings: ['open findings', 'a finding'],
} as const

/** The score at the end of the period. For managers: it counts the work of the whole institution. */
export async function readScore(scope: ReportScope): Promise<ReportScore | null> {
  const { tx, reader, from, to, today, shared } = scope
  if (!isManager(reader)) return null
  const { institutionId } = reader
  const day = to < today ? to : today
  const kept = await listScoreDays(tx, institutionId, today)
  const weights = await findWeights(tx, institutionId)
  const { total, concerns } = await scoreWithInputs(tx, institutionId, day, {
    data: shared.tables,
    facts: await findFacts(tx, institutionId, day),
    weights,
  })
  return {
    ...{ day, total },
    concerns: concerns
      .filter((one) => !one.unbound && isCounted(one))
      .map(({ label, score, parts }) => ({ name: label, score, words: wordsOf(score, parts) })),
    empty: concerns.filter((one) => !one.unbound && !isCounted(one)).map(({ label }) => label),
    unbound: concerns.filter(({ unbound }) => unbound).map(({ label }) => label),
    days: [
      ...kept.filter((one) => one.day >= from && one.day < day).map(({ day, total }) => ({ day, total })),
      { day, total },
    ].filter((one): one is { day: string; total: number } => one.total !== null),
  }
}

const isCounted = ({ score, parts }: { score: number | null; parts: readonly Part[] }): boolean =>
  score !== null || parts.some(({ all }) => all > 0)

type Part = { part: keyof typeof PART_WORDS; score: number | null; good: number; all: number }

function wordsOf(score: number | null, parts: readonly Part[]): string {
  const missing = parts.filter((one) => one.score === null).map(({ part }) => PART_WORDS[part][1])
  if (score === null) return `Not enough yet; missing: ${missing.join(', ')}`
  const lost = parts
    .filter((one) => one.score !== null && one.score < 100)
    .toSorted((one, other) => one.score! - other.score!)
    .map(({ part, good, all }) =>
      part === 'findings'
        ? `${all} ${all === 1 ? 'open finding' : 'open findings'}`
        : `${good} of ${all} ${PART_WORDS[part][0]}`,
    )
  return lost.slice(0, 2).join('; ') || 'Everything that counts is as it should be'
}

/** The lowest first, then what has no score. */
export function scoreSection(score: ReportScore | null): ReportSection {
  const rows: ReportCell[][] = (score?.concerns ?? [])
    .toSorted((one, other) => (one.score ?? 101) - (other.score ?? 101))
    .map(({ name, score: points, words }) => [name, points, words])
  return {
    title: 'Compliance score',
    isRoomy: true,
    note: 'Plumbline’s own measure, 0 to 100, rounded down: no agency uses it. Findings of examinations are left out.',
    ...(score && { inShort: { text: trendWords(score), needsAttention: false } }),
    ...(score && { sentences: [trendWords(score), ...unscoredWords(score)] }),
    ...(score && chartOf(score)),
    columns: [
      { heading: 'Area', width: 26 },
      { heading: 'Score', width: 10, kind: 'number' },
      { heading: 'What it lacks', width: 64 },
    ],
    rows,
    empty: score
      ? 'No area has anything to count yet.'
      : 'The score of the whole institution is for its managers.',
  }
}

function unscoredWords({ empty, unbound }: ReportScore): string[] {
  return [
    ...(empty.length > 0 ? [`Not enough yet, because nothing is recorded: ${empty.join(', ')}.`] : []),
    ...(unbound.length > 0 ? [`Not scored, because its law does not bind you: ${unbound.join(', ')}.`] : []),
  ]
}

export function trendWords({ day, total, days }: ReportScore): string {
  if (total === null) return 'There is not enough recorded work yet for a compliance score.'
  const first = days[0]
  if (!first || first.day === day) return `The compliance score is ${total} of 100.`
  const change = total - first.total
  const how = change === 0 ? 'the same as' : `${Math.abs(change)} ${change > 0 ? 'more' : 'less'} than`
  return `The compliance score is ${total} of 100, ${how} on ${longDay(first.day)}.`
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

function chartOf({ days }: ReportScore) {
  if (days.length < CHART_FROM) return {}
  const [first, last] = [days[0]!, days.at(-1)!]
  return {
    chart: {
      form: 'line',
      of: 'Day',
      caption: 'Score of each day',
      most: 100,
      words: `The score from ${first.total} on ${longDay(first.day)} to ${last.total} on ${longDay(last.day)}`,
      points: days.map(({ day, total }) => ({ label: DAY.format(new Date(day)), value: total })),
    },
  } as const
}
