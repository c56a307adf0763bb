import { CAUSE_LABELS } from '@plumbline/contract/compliance/complaint-fields.ts'
import type { ComplaintCause, ComplaintMonth } from '@plumbline/contract/compliance/complaints.ts'
import {
  type ControlChart,
  type ControlledMonth,
  controlChart,
  LEAST_MONTHS,
} from '@plumbline/rules/complaints/control-limits.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { SectionCard } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { todayText } from '../work/day-text.ts'
import { ControlPicture } from './control-picture.tsx'
import { countsOf, groupsOf, monthName } from './trend-counts.ts'

/** Complaints by month with their control limits: all of them, or those of one root cause or one rule. */
export function ComplaintTrend() {
  const months = useQuery(api.complaints.months.queryOptions())
  const [group, setGroup] = useState('')
  if (!months.data || months.data.length === 0) return null
  const { causes, rules } = groupsOf(months.data)
  const chart = controlChart(countsOf(months.data, group), {
    thisMonth: todayText().slice(0, 7),
    since: months.data.at(-1)!.month,
  })
  return (
    <SectionCard
      title="By month received"
      action={
        <BareSelect label="Count" value={group} onChange={(event) => setGroup(event.target.value)}>
          <option value="">All complaints</option>
          <optgroup label="By root cause">
            {causes.map((cause) => (
              <option key={cause} value={`cause:${cause}`}>
                {CAUSE_LABELS[cause as ComplaintCause]}
              </option>
            ))}
          </optgroup>
          {rules.length > 0 && (
            <optgroup label="By rule">
              {rules.map((rule) => (
                <option key={rule} value={`rule:${rule}`}>
                  {rule}
                </option>
              ))}
            </optgroup>
          )}
        </BareSelect>
      }
    >
      <ControlPicture chart={chart} />
      <p className="max-w-[68ch] px-5 pb-4 text-ink-soft text-sm">{limitWords(chart)}</p>
      <Table
        caption="Complaints by month"
        columns={columnsOf(months.data, group, chart.limits !== null)}
        rows={chart.months.toReversed()}
        keyOf={({ month }) => month}
      />
    </SectionCard>
  )
}

const rounded = (value: number) => value.toFixed(1)

function limitWords({ limits, months }: ControlChart): string {
  if (limits === null)
    return `Control limits need ${LEAST_MONTHS} full months since the first complaint; there are ${months.filter(({ isRunning }) => !isRunning).length}.`
  const { mean, lower, upper, monthCount } = limits
  return `Mean of ${monthCount} full months: ${rounded(mean)}. Control limits ${rounded(lower)} and ${rounded(upper)}: three times the square root of the mean below and above it, as a c-chart counts by the Poisson distribution. A month outside the limits asks for its reason; the running month is not judged. Few months or small counts make the limits rough.`
}

function columnsOf(months: ComplaintMonth[], group: string, hasLimits: boolean): Column<ControlledMonth>[] {
  const ofMonth = (month: string) => months.find((one) => one.month === month)
  const more: Column<ControlledMonth>[] =
    group === ''
      ? [
          {
            ...{ id: 'answered', heading: 'Answered', align: 'end' as const },
            cell: ({ month }) => ofMonth(month)?.answered ?? 0,
          },
          {
            ...{ id: 'late', heading: 'Late or overdue', align: 'end' as const },
            cell: ({ month }) => ofMonth(month)?.late ?? 0,
          },
        ]
      : []
  return [
    { id: 'month', heading: 'Month', cell: ({ month }) => monthName(month) },
    { id: 'received', heading: 'Received', align: 'end', cell: ({ count }) => count },
    ...more,
    // Without limits nothing was judged.
    ...(hasLimits
      ? [
          {
            id: 'limits',
            heading: 'Control limits',
            cell: (month: ControlledMonth) => <LimitMark month={month} />,
          },
        ]
      : []),
  ]
}

function LimitMark({ month: { isRunning, isOutside } }: { month: ControlledMonth }) {
  if (isRunning) return <span className="text-ink-faint">Not over yet</span>
  if (!isOutside) return 'Not outside'
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
      <TriangleAlert className="size-4 shrink-0" aria-hidden />
      Outside
    </span>
  )
}
