import type { CoverageState, CoveredSection } from '@plumbline/contract/compliance/policy-law.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isRefusal } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useOpenTabInView } from '../../ui/open-tab-in-view.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { dayText } from '../work/day-text.ts'
import { sectionPath } from './shown-section.ts'

const LABELS: Readonly<Record<CoverageState, string>> = {
  implemented: 'Implemented',
  changed: 'Law changed since',
  drafted: 'In a draft only',
  none: 'By no policy',
}

const TONES: Readonly<Record<CoverageState, Tone>> = {
  implemented: 'success',
  changed: 'warning',
  drafted: 'info',
  none: 'neutral',
}

/** The sections of one regulation, each with what implements it. */
export function CoveredSections({ part }: { part: string }) {
  const [params] = useSearchParams()
  const query = useQuery(api.policyLaw.coverageOf.queryOptions({ input: { part } }))
  const nav = useOpenTabInView(params.get('show'), query.isSuccess)
  if (query.isPending) return <Skeleton className="h-96 w-full" />
  if (isRefusal(query.error)) return <NotFound home="/policies/coverage" homeLabel="Coverage" />
  if (query.isError)
    return <ErrorState title="The sections could not be loaded" onRetry={() => query.refetch()} />
  const { sections } = query.data
  const states = Object.keys(LABELS) as CoverageState[]
  const shown = states.find((state) => state === params.get('show'))
  const tabs = [undefined, ...states].map((state) => ({
    state,
    label: state ? LABELS[state] : 'All',
    count: sections.filter((section) => !state || section.state === state).length,
  }))
  const rows = sections.filter(({ state }) => !shown || state === shown)
  return (
    <>
      <nav
        ref={nav}
        aria-label="Which sections"
        className="mb-4 flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map(({ state, label, count }) => (
          <Link
            key={label}
            to={`?part=${part}${state ? `&show=${state}` : ''}`}
            replace
            preventScrollReset
            aria-current={state === shown ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 flex-none items-center gap-1.5 border-b-2 px-3 font-medium text-[0.9375rem] focus-visible:-outline-offset-2',
              state === shown ? 'border-brand font-semibold text-ink' : 'border-transparent text-ink-soft',
            )}
          >
            {label} <span className="tabular font-normal text-ink-faint text-sm">{count}</span>
          </Link>
        ))}
      </nav>
      <Card>
        {rows.length === 0 ? (
          <EmptyState title="No section">No section of this regulation is in this state.</EmptyState>
        ) : (
          <Table caption="Sections" columns={columnsOf(part)} rows={rows} keyOf={({ page }) => page} />
        )}
      </Card>
    </>
  )
}

const columnsOf = (part: string): readonly Column<CoveredSection>[] => [
  {
    id: 'section',
    heading: 'Section',
    cell: ({ page, label, title }) => (
      <Link to={`/resources/regulations/${part}/${page}`} className="hover:underline">
        <span className="whitespace-nowrap font-semibold">{label}</span> {title}
      </Link>
    ),
  },
  {
    id: 'state',
    heading: 'State',
    cell: ({ state }) => <Badge tone={TONES[state]}>{LABELS[state]}</Badge>,
  },
  {
    id: 'by',
    heading: 'Implemented by',
    cell: ({ by }) =>
      by.length === 0 ? (
        <span className="text-ink-faint">No policy</span>
      ) : (
        <ul className="grid gap-1 text-sm">
          {by.map((one) => (
            <li key={`${one.policyId} ${one.versionNumber} ${one.sectionNumber} ${one.citation}`}>
              <span className="font-semibold text-brass">{one.citation}</span>:{' '}
              <Link
                to={sectionPath(one.policyId, one.sectionNumber)}
                className="wrap-anywhere hover:underline"
              >
                {one.title}
                {one.heading && one.heading !== one.title && `, ${one.heading}`}
              </Link>
              {!one.isInForce && <> (version {one.versionNumber}, not yet in force)</>}
              {one.changedOn && (
                <span className="text-warning"> Law changed on {dayText(one.changedOn)}.</span>
              )}
            </li>
          ))}
        </ul>
      ),
  },
]
