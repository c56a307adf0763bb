import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { SectionCard } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** Who stored the most in a week. */
export function GrowthCard() {
  const growth = useQuery(api.institutions.fastestGrowing.queryOptions())
  return (
    <SectionCard title="Fastest growing in seven days">
      {growth.isPending && (
        <p className="grid place-items-center py-6">
          <Spinner label="Loading growth…" />
        </p>
      )}
      {growth.isError && <ErrorState title="Failed to load growth" onRetry={() => growth.refetch()} />}
      {growth.data?.length === 0 && (
        <p className="px-5 pb-4 text-ink-soft">No institution stored anything in seven days.</p>
      )}
      {growth.data && growth.data.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {growth.data.map(({ id, name, rows, megabytes }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 px-5 py-2.5">
              <span className="min-w-0 wrap-anywhere font-semibold">{name}</span>
              <span className="tabular text-ink-soft">
                {rows.toLocaleString('en-US')} rows,{' '}
                {megabytes.toLocaleString('en-US', { maximumFractionDigits: 1 })} MB
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
