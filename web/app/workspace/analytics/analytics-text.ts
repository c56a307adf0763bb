import type { AnalyticsChart, AnalyticsMark } from '@plumbline/contract/insight/analytics.ts'
import { SEVERITY_LABELS } from '../findings/finding-text.ts'
import { OUTCOME_WORDS, screenOf } from '../lending/saved-tests.ts'

export interface ChartText {
  title: string
  what: string
  /** What a bar stands for. */
  groupHeading: string
  dayHeading: string
  /** Where nothing is counted. */
  missing: string
  /** The parts of a bar, in this order, each with its color. */
  series: readonly { id: string; label: string; color: string }[]
  groupLabel: (group: string) => string
  /** In the order in which the bars stand; other groups follow as the server sorts them. */
  groups: readonly string[]
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const CHARTS: Readonly<Record<AnalyticsChart, ChartText>> = {
  tasks: {
    title: 'Tasks done on time',
    what: 'Tasks that fell due in the period, by the month in which they were due. Canceled tasks are left out.',
    groupHeading: 'Due in',
    dayHeading: 'Due',
    missing: 'Not enough yet: no task fell due in this period.',
    series: [
      { id: 'on_time', label: 'Done on time', color: 'var(--success)' },
      { id: 'late', label: 'Done late', color: 'var(--brass-mark)' },
      { id: 'overdue', label: 'Overdue', color: 'var(--danger)' },
      { id: 'due_today', label: 'Due today', color: 'var(--ink-faint)' },
    ],
    groupLabel: (month) => MONTH.format(new Date(`${month}-01`)),
    groups: [],
  },
  findings: {
    title: 'Open findings by severity and age',
    what: 'Findings that are not closed today, whenever they were made.',
    groupHeading: 'Severity',
    dayHeading: 'Found',
    missing: 'Not enough yet: no finding is open.',
    series: [
      { id: 'up_to_30_days', label: 'Up to 30 days', color: 'var(--brand)' },
      { id: 'up_to_90_days', label: '31 to 90 days', color: 'var(--brass-mark)' },
      { id: 'over_90_days', label: 'Over 90 days', color: 'var(--danger)' },
    ],
    groupLabel: (severity) =>
      Object.entries(SEVERITY_LABELS).find(([id]) => id === severity)?.[1] ?? severity,
    groups: ['high', 'medium', 'low'],
  },
  complaints: {
    title: 'Complaints by month',
    what: 'Complaints that were received in the period, by their month and by whether the answer kept its time limit.',
    groupHeading: 'Received in',
    dayHeading: 'Received',
    missing: 'Not enough yet: no complaint was received in this period.',
    series: [
      { id: 'in_time', label: 'Answered in time', color: 'var(--success)' },
      { id: 'late', label: 'Answered late', color: 'var(--brass-mark)' },
      { id: 'overdue', label: 'Overdue', color: 'var(--danger)' },
      { id: 'open', label: 'Not answered yet', color: 'var(--ink-faint)' },
      { id: 'no_time_limit', label: 'Answered, no time limit', color: 'var(--brand)' },
    ],
    groupLabel: (month) => MONTH.format(new Date(`${month}-01`)),
    groups: [],
  },
  attestations: {
    title: 'Signatures of policies',
    what: 'Signatures that fell due in the period, by the month in which they were due.',
    groupHeading: 'Due in',
    dayHeading: 'Due',
    missing: 'Not enough yet: no signature fell due in this period.',
    series: [
      { id: 'on_time', label: 'Signed on time', color: 'var(--success)' },
      { id: 'late', label: 'Signed late', color: 'var(--brass-mark)' },
      { id: 'overdue', label: 'Overdue', color: 'var(--danger)' },
      { id: 'due_today', label: 'Due today', color: 'var(--ink-faint)' },
    ],
    groupLabel: (month) => MONTH.format(new Date(`${month}-01`)),
    groups: [],
  },
  'loan-tests': {
    title: 'Loan tests by outcome',
    what: 'Results of single loan tests that were saved in the period. Rows of batches stand with their batch.',
    groupHeading: 'Test',
    dayHeading: 'Saved',
    missing: 'Not enough yet: no result of a loan test was saved in this period.',
    series: [
      { id: 'within', label: OUTCOME_WORDS.within, color: 'var(--success)' },
      { id: 'outside', label: OUTCOME_WORDS.outside, color: 'var(--danger)' },
      { id: 'undetermined', label: OUTCOME_WORDS.undetermined, color: 'var(--brass-mark)' },
      { id: 'answer', label: OUTCOME_WORDS.answer, color: 'var(--brand)' },
    ],
    groupLabel: (calculator) => screenOf(calculator).title,
    groups: [],
  },
  hmda: {
    title: 'HMDA quality edits confirmed',
    what: 'Quality edits of the HMDA file desk that a person confirmed in the period, with a reason. Files stay in the browser, so what they hold beside that is not counted.',
    groupHeading: 'Edit',
    dayHeading: 'Confirmed',
    missing: 'Not enough yet: no quality edit was confirmed in this period.',
    series: [{ id: 'confirmed', label: 'Confirmed with a reason', color: 'var(--brand)' }],
    groupLabel: (edit) => edit,
    groups: [],
  },
}

/** The bars with a count for each part, also where it is zero. */
export function barsOf(chart: AnalyticsChart, marks: readonly AnalyticsMark[]) {
  const { groups, series, groupLabel } = CHARTS[chart]
  const found = [...new Set([...groups, ...marks.map(({ group }) => group)])].filter((group) =>
    marks.some((mark) => mark.group === group),
  )
  return found.map((group) => {
    const counts = series.map(
      ({ id }) => marks.find((mark) => mark.group === group && mark.series === id)?.count ?? 0,
    )
    return { group, label: groupLabel(group), counts, total: counts.reduce((sum, count) => sum + count, 0) }
  })
}

/** Header, one row for each bar, and the total. */
export function csvRows(chart: AnalyticsChart, marks: readonly AnalyticsMark[]): string[][] {
  const { groupHeading, series } = CHARTS[chart]
  return [
    [groupHeading, ...series.map(({ label }) => label), 'Total'],
    ...barsOf(chart, marks).map(({ label, counts, total }) => [label, ...counts.map(String), String(total)]),
  ]
}
