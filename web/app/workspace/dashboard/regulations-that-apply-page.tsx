import type { RegulationVerdict } from '@plumbline/contract/insight/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'

const OUTCOMES: Readonly<Record<RegulationVerdict['outcome'], string>> = {
  applies: 'Applies',
  may_apply: 'May apply',
  does_not_apply: 'Does not apply',
  not_assessed: 'Not assessed',
}

const COLUMNS: readonly Column<RegulationVerdict>[] = [
  {
    id: 'name',
    heading: 'Regulation',
    cell: ({ id, name, part }) => (
      <Link to={`/resources/regulations/${id}`} className="font-semibold hover:underline">
        {name} <span className="whitespace-nowrap font-normal text-ink-faint">{part}</span>
      </Link>
    ),
  },
  { id: 'outcome', heading: 'For us', cell: ({ outcome }) => OUTCOMES[outcome] },
  {
    id: 'reason',
    heading: 'Why',
    cell: ({ reason, missing, citation }) => (
      <>
        {reason} {missing.length > 0 && <>Not known: {missing.join(', ')}. </>}
        {citation && <span className="font-semibold text-brass">{withTitle(citation)}</span>}
      </>
    ),
  },
]

/** Citations of title 12 come without it. */
const withTitle = (citation: string) => (/CFR|U\.S\.C\./.test(citation) ? citation : `12 CFR ${citation}`)

interface AgencyCount {
  agency: string
  applies: number
  assessed: number
}

/** How many parts of each agency apply, of those that are assessed. */
function byAgency(items: readonly RegulationVerdict[]): AgencyCount[] {
  const counts = Map.groupBy(items, ({ agency }) => agency)
  return [...counts].map(([agency, parts]) => ({
    agency,
    applies: parts.filter(({ outcome }) => outcome === 'applies').length,
    assessed: parts.length,
  }))
}

/** The rows behind the card Active Regulations. */
export default function RegulationsThatApplyPage() {
  const [params] = useSearchParams()
  const shown = Object.keys(OUTCOMES).find((outcome) => outcome === params.get('show'))
  const regulations = useQuery(api.dashboard.regulations.queryOptions())
  const items = regulations.data?.items ?? []
  const tabs = [
    { id: undefined, label: 'All', count: items.length },
    ...Object.entries(OUTCOMES).map(([id, label]) => ({
      ...{ id, label },
      count: items.filter(({ outcome }) => outcome === id).length,
    })),
  ].filter(({ id, count }) => count > 0 || !id || id === shown)
  return (
    <>
      <title>Active Regulations · Plumbline</title>
      <header className="mb-4">
        <p className="text-sm">
          <Link to="/dashboard" className="text-brand hover:underline">
            Dashboard
          </Link>
        </p>
        <h1 className="display text-3xl">Active Regulations</h1>
        <p className="mt-1.5 text-ink-soft">
          Which regulations apply to your institution{regulations.data && ` in ${regulations.data.year}`}, by
          the facts that are entered
        </p>
      </header>
      {regulations.isPending && <Skeleton className="h-96 w-full" />}
      {regulations.isError && (
        <ErrorState title="The regulations could not be loaded" onRetry={() => regulations.refetch()} />
      )}
      {regulations.data && (
        <>
          <nav aria-label="Which regulations" className="mb-4 flex flex-wrap gap-1 border-line border-b">
            {tabs.map(({ id, label, count }) => (
              <Link
                key={label}
                to={id ? `?show=${id}` : '?'}
                replace
                aria-current={id === shown ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center gap-1.5 border-b-2 px-3 font-medium text-[0.9375rem] focus-visible:-outline-offset-2',
                  id === shown ? 'border-brand font-semibold text-ink' : 'border-transparent text-ink-soft',
                )}
              >
                {label} <span className="tabular font-normal text-ink-faint text-sm">{count}</span>
              </Link>
            ))}
          </nav>
          <p className="mb-4 max-w-3xl text-ink-soft text-sm">
            {items.filter(({ outcome }) => outcome === 'applies').length} of the {items.length} parts of
            federal rules that Plumbline assesses apply. Statutes, state law, and what is not assessed are
            under{' '}
            <Link to="/settings/applies" className="font-semibold underline">
              What applies to us
            </Link>
            .
          </p>
          <div className="grid gap-5">
            {byAgency(items).map(({ agency, applies, assessed }) => {
              const rows = items.filter(
                (item) => item.agency === agency && (!shown || item.outcome === shown),
              )
              return (
                rows.length > 0 && (
                  <section key={agency} aria-label={agency}>
                    <h2 className="mb-2 font-semibold text-lg">
                      {agency}{' '}
                      <span className="tabular font-normal text-ink-soft text-sm">
                        {applies} of {assessed} apply
                      </span>
                    </h2>
                    <Card>
                      <Table
                        caption={`Regulations: ${agency}`}
                        columns={COLUMNS}
                        rows={rows}
                        keyOf={({ id }) => id}
                      />
                    </Card>
                  </section>
                )
              )
            })}
          </div>
        </>
      )}
    </>
  )
}
