import type { AnalyticsChart, AnalyticsMark } from '@plumbline/contract/insight/analytics.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Table } from '../../ui/table.tsx'
import { barsOf, CHARTS, csvRows, fillOf, isFew } from './analytics-text.ts'

const LINK = 'tabular rounded underline decoration-line-strong underline-offset-4 hover:decoration-current'

interface ChartCardProps {
  chart: AnalyticsChart
  marks: readonly AnalyticsMark[]
  /** The address of the rows behind a mark. */
  to: (group?: string, series?: string) => string
}

/** Stacked bars with the same numbers as a table below. Every count opens its rows. */
export function ChartCard({ chart, marks, to }: ChartCardProps) {
  const { title, what, groupHeading, missing, series, share } = CHARTS[chart]
  const bars = barsOf(chart, marks)
  if (bars.length === 0) {
    return (
      <SectionCard title={title}>
        <p className="px-5 text-ink-soft text-sm">{what}</p>
        <p className="px-5 pt-3 pb-5">{missing}</p>
      </SectionCard>
    )
  }
  if (isFew(bars.map(({ counts }) => counts)))
    return (
      <SectionCard title={title}>
        <p className="px-5 text-ink-soft text-sm">{what}</p>
        <ul className="px-5 pt-3 pb-5">
          {bars.map(({ group, label, counts, total }) => (
            <li key={group}>
              {label}:{' '}
              {series
                .map(({ id, label: part }, index) => ({ id, part, count: counts[index]! }))
                .filter(({ count }) => count > 0)
                .map(({ id, part, count }, place) => (
                  <Fragment key={id}>
                    {place > 0 && ', '}
                    <Link to={to(group, id)} className={LINK}>
                      {count} {part.toLowerCase()}
                    </Link>
                  </Fragment>
                ))}
              {counts.filter((count) => count > 0).length > 1 && `; ${total} in total`}
            </li>
          ))}
        </ul>
      </SectionCard>
    )
  const longest = Math.max(...bars.map(({ total }) => total))
  const download = () =>
    saveFile(
      new File(['\uFEFF', csvText(csvRows(chart, marks))], `${chart}.csv`, {
        type: 'text/csv;charset=utf-8',
      }),
    )
  return (
    <SectionCard
      title={title}
      action={
        <Button look="quiet" size="small" onClick={download}>
          CSV<span className="sr-only">: {title}</span>
        </Button>
      }
    >
      <p className="px-5 text-ink-soft text-sm">{what}</p>
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 px-5 pt-3 text-sm">
        {series.map(({ id, label, color }, index) => (
          <li key={id} className="inline-flex items-center gap-1.5">
            <span
              className="h-3.5 w-5 rounded-sm border border-control-line forced-color-adjust-none [print-color-adjust:exact]"
              style={{ background: fillOf(color, index) }}
            />
            {label}
          </li>
        ))}
      </ul>
      <ul aria-label={`${title}, chart`} className="grid gap-3 px-5 py-4 text-sm">
        {bars.map(({ group, label, counts, total }) => (
          <li
            key={group}
            className="grid break-inside-avoid grid-cols-[min(7rem,30%)_minmax(0,1fr)_min(2.5rem,15%)] items-center gap-3 sm:grid-cols-[min(11rem,30%)_minmax(0,1fr)_min(3rem,15%)]"
          >
            <span className="wrap-anywhere">{label}</span>
            <span className="flex h-6 gap-0.5" style={{ width: `${(total / longest) * 100}%` }}>
              {series.map(
                ({ id, label: part, color }, index) =>
                  counts[index]! > 0 && (
                    <Link
                      key={id}
                      to={to(group, id)}
                      aria-label={`${label}, ${part}: ${counts[index]}`}
                      className="group/tip relative block h-6 min-w-1.5 rounded-sm border border-control-line forced-color-adjust-none hover:border-ink [print-color-adjust:exact]"
                      style={{ flexGrow: counts[index], flexBasis: 0, background: fillOf(color, index) }}
                    >
                      <span
                        aria-hidden
                        className="pointer-events-none absolute bottom-full left-0 z-10 mb-1 hidden whitespace-nowrap rounded-control border border-line bg-surface px-2 py-1 text-ink shadow-float group-hover/tip:block group-focus-visible/tip:block"
                      >
                        {part}: <b>{counts[index]}</b>
                      </span>
                    </Link>
                  ),
              )}
            </span>
            <span className="tabular text-right font-semibold">{total}</span>
          </li>
        ))}
      </ul>
      <details className="border-line border-t print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer items-center px-5 font-semibold text-brand text-sm print:hidden">
          As a table<span className="sr-only">: {title}</span>
        </summary>
        <Table
          caption={title}
          rows={bars}
          keyOf={({ group }) => group}
          columns={[
            { id: 'group', heading: groupHeading, cell: ({ label }) => label },
            ...series.map(({ id, label }, index) => ({
              id,
              heading: label,
              align: 'end' as const,
              cell: ({ group, counts }: (typeof bars)[number]) =>
                counts[index]! > 0 ? (
                  <Link to={to(group, id)} className={LINK}>
                    {counts[index]}
                  </Link>
                ) : (
                  '0'
                ),
            })),
            {
              id: 'total',
              heading: 'Total',
              align: 'end',
              cell: ({ group, total }) => (
                <Link to={to(group)} className={`${LINK} font-semibold`}>
                  {total}
                </Link>
              ),
            },
            ...(share
              ? [
                  {
                    id: 'share',
                    heading: share.heading,
                    align: 'end' as const,
                    cell: ({ percent }: (typeof bars)[number]) =>
                      percent === undefined ? 'Nothing judged' : `${percent}%`,
                  },
                ]
              : []),
          ]}
        />
      </details>
    </SectionCard>
  )
}
