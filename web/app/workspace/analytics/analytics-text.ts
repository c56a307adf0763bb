import { FINDING_SOURCE_LABELS, SEVERITY_LABELS } from '@plumbline/contract/compliance/finding-fields.ts'
import type { AnalyticsChart, AnalyticsMark } from '@plumbline/contract/insight/analytics.ts'
import { OUTCOME_WORDS, screenOf } from '../lending/saved-tests.ts'
import { STATUS_LABELS } from '../updates/update-text.ts'

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
  /** The share of some parts in the whole bar, or in the parts that are named. */
  share?: { heading: string; of: readonly string[]; in?: readonly string[] }
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const monthText = (month: string) => MONTH.format(new Date(`${month}-01`))

const AGES = [
  { id: 'up_to_30_days', label: 'Up to 30 days', color: 'var(--brand)' },
  { id: 'up_to_90_days', label: '31 to 90 days', color: 'var(--brass-mark)' },
  { id: 'over_90_days', label: 'Over 90 days', color: 'var(--danger)' },
]

/** Of the loans of a batch; the pass rate leaves out what nothing was judged of. */
const BATCH_LOANS = {
  series: [
    { id: 'within', label: OUTCOME_WORDS.within, color: 'var(--success)' },
    { id: 'outside', label: OUTCOME_WORDS.outside, color: 'var(--danger)' },
    { id: 'undetermined', label: OUTCOME_WORDS.undetermined, color: 'var(--brass-mark)' },
    { id: 'answer', label: OUTCOME_WORDS.answer, color: 'var(--brand)' },
    { id: 'error', label: 'Row with an error', color: 'var(--ink-faint)' },
  ],
  groups: [],
  share: { heading: 'Pass rate', of: ['within'], in: ['within', 'outside'] },
  dayHeading: 'Run',
  missing: 'Not enough yet: no batch of loans was run in this period.',
}

const SEVERITIES = [
  { id: 'high', label: SEVERITY_LABELS.high, color: 'var(--danger)' },
  { id: 'medium', label: SEVERITY_LABELS.medium, color: 'var(--brass-mark)' },
  { id: 'low', label: SEVERITY_LABELS.low, color: 'var(--brand)' },
]

/** The word of a value, or the value itself where it is not known. */
const labelIn = (labels: Readonly<Record<string, string>>) => (id: string) => labels[id] ?? id

/** Parts of a bar differ by pattern, too: solid, stripes, lines, dots, stripes the other way. */
const PATTERNS = [
  'none',
  'repeating-linear-gradient(45deg, transparent 0 5px, var(--surface) 5px 7px)',
  'repeating-linear-gradient(0deg, transparent 0 4px, var(--surface) 4px 6px)',
  'radial-gradient(var(--surface) 1.3px, transparent 1.6px) 0 0 / 7px 7px',
  'repeating-linear-gradient(-45deg, transparent 0 8px, var(--surface) 8px 10px)',
]

/** For `background`: the color of a part under its pattern. */
export const fillOf = (color: string, index: number): string => {
  const pattern = PATTERNS[index % PATTERNS.length]!
  return pattern === 'none' ? color : `${pattern}, ${color}`
}

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
    groupLabel: monthText,
    groups: [],
    share: { heading: 'On time', of: ['on_time'] },
  },
  assessments: {
    title: 'Assessments by status and age',
    what: 'Assessments of regulatory updates that somebody began: open ones by the days since then, and those that were settled in the period.',
    groupHeading: 'Status',
    dayHeading: 'Begun',
    missing: 'Not enough yet: nobody has begun an assessment of a regulatory update.',
    series: [...AGES, { id: 'settled', label: 'Settled in the period', color: 'var(--success)' }],
    groupLabel: labelIn(STATUS_LABELS),
    groups: ['identified', 'assessed', 'planned', 'completed', 'not_applicable'],
  },
  findings: {
    title: 'Open findings by severity and age',
    what: 'Findings that are not closed today, whenever they were made.',
    groupHeading: 'Severity',
    dayHeading: 'Found',
    missing: 'Not enough yet: no finding is open.',
    series: AGES,
    groupLabel: labelIn(SEVERITY_LABELS),
    groups: ['high', 'medium', 'low'],
  },
  'findings-by-source': {
    title: 'Open findings by source',
    what: 'Findings that are not closed today, by where they came from.',
    groupHeading: 'Source',
    dayHeading: 'Found',
    missing: 'Not enough yet: no finding is open.',
    series: SEVERITIES,
    groupLabel: labelIn(FINDING_SOURCE_LABELS),
    groups: ['exam', 'audit', 'self_test', 'complaint', 'monitoring'],
  },
  'findings-by-regulation': {
    title: 'Open findings by regulation',
    what: 'The same findings by the part of the regulations that they cite. A finding that cites two parts counts under both.',
    groupHeading: 'Regulation',
    dayHeading: 'Found',
    missing: 'Not enough yet: no finding is open.',
    series: SEVERITIES,
    groupLabel: (part) => (part === 'none' ? 'No citation' : part),
    groups: [],
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
    groupLabel: monthText,
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
    groupLabel: monthText,
    groups: [],
    share: { heading: 'Signed', of: ['on_time', 'late'] },
  },
  'loan-tests': {
    title: 'Loan tests by outcome',
    what: 'Results of single loan tests that were saved in the period. The loans of batches stand below.',
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
  'loan-batches': {
    ...BATCH_LOANS,
    title: 'Loans of batches by test',
    what: 'Loans of the batches that were started in the period, by their test. The pass rate is the share within the limits of the loans that were judged.',
    groupHeading: 'Test',
    groupLabel: (calculator) => screenOf(calculator).title,
  },
  'loan-batches-by-month': {
    ...BATCH_LOANS,
    title: 'Loans of batches by month',
    what: 'The same loans by the month in which their batch was started.',
    groupHeading: 'Run in',
    groupLabel: monthText,
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
  const { groups, series, groupLabel, share } = CHARTS[chart]
  const found = [...new Set([...groups, ...marks.map(({ group }) => group)])].filter((group) =>
    marks.some((mark) => mark.group === group),
  )
  return found.map((group) => {
    const countOf = (id: string) =>
      marks.find((mark) => mark.group === group && mark.series === id)?.count ?? 0
    const counts = series.map(({ id }) => countOf(id))
    const total = counts.reduce((sum, count) => sum + count, 0)
    const sumOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + countOf(id), 0)
    const whole = share?.in ? sumOf(share.in) : total
    return {
      ...{ group, label: groupLabel(group), counts, total },
      /** Rounded down, as every figure. */
      percent: share && whole > 0 ? Math.floor((sumOf(share.of) / whole) * 100) : undefined,
    }
  })
}

/** A chart of fewer values than this says more as a sentence. */
const VALUES_OF_A_CHART = 5

export const isFew = (bars: readonly (readonly number[])[]): boolean =>
  bars.flat().filter((count) => count > 0).length < VALUES_OF_A_CHART

/** Header, one row for each bar, and the total. */
export function csvRows(chart: AnalyticsChart, marks: readonly AnalyticsMark[]): string[][] {
  const { groupHeading, series, share } = CHARTS[chart]
  return [
    [
      groupHeading,
      ...series.map(({ label }) => label),
      'Total',
      ...(share ? [`${share.heading}, percent`] : []),
    ],
    ...barsOf(chart, marks).map(({ label, counts, total, percent }) => [
      label,
      ...counts.map(String),
      String(total),
      ...(share ? [percent === undefined ? '' : String(percent)] : []),
    ]),
  ]
}
