import type { Batch } from '@plumbline/contract/lending/loan-test-batches.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { NewBatchCard } from './new-batch-card.tsx'
import { screenOf } from './saved-tests.ts'
import { TestHeader } from './test-header.tsx'

const LOOK_AGAIN_MS = 2_000

const COLUMNS: readonly Column<Batch>[] = [
  {
    id: 'name',
    heading: 'Batch',
    cell: ({ id, name }) => (
      <Link to={`/loan-tests/batches/${id}`} className="font-semibold underline decoration-line-strong">
        {name}
      </Link>
    ),
  },
  { id: 'test', heading: 'Test', cell: ({ calculator }) => screenOf(calculator).title },
  { id: 'rows', heading: 'Rows', align: 'end', cell: ({ rowCount }) => rowCount.toLocaleString('en-US') },
  { id: 'outcome', heading: 'Outcome', cell: (batch) => <BatchOutcome batch={batch} /> },
  {
    id: 'made',
    heading: 'Started',
    cell: ({ createdBy, createdAt }) => `${createdBy}, ${dateAndTime(createdAt)}`,
  },
]

export default function BatchesPage() {
  const batches = useQuery(
    api.loanTestBatches.list.queryOptions({
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status }) => status === 'waiting') ? LOOK_AGAIN_MS : false,
    }),
  )
  return (
    <>
      <TestHeader title="Batches" question="Batches" />
      <div className="grid gap-4">
        <NewBatchCard />
        <Card>
          {batches.isPending && (
            <p className="grid place-items-center py-20">
              <Spinner label="Loading batches…" />
            </p>
          )}
          {batches.isError && (
            <ErrorState title="The batches could not be loaded" onRetry={() => batches.refetch()} />
          )}
          {batches.data?.items.length === 0 && (
            <EmptyState title="No batches yet">
              Choose a test, download its template, and upload a file with one loan in each row.
            </EmptyState>
          )}
          {batches.data && batches.data.items.length > 0 && (
            <Table caption="Batches" columns={COLUMNS} rows={batches.data.items} keyOf={({ id }) => id} />
          )}
        </Card>
      </div>
    </>
  )
}

/** Progress while it runs, then the share that passed and what did not. */
export function BatchOutcome({ batch: { status, rowCount, counts } }: { batch: Batch }) {
  if (status === 'failed') return <>Failed</>
  if (status === 'waiting')
    return (
      <span>
        <progress
          className="mr-2 w-24 align-middle"
          max={rowCount}
          value={counts.done}
          aria-label="Rows done"
        />
        {counts.done.toLocaleString('en-US')} of {rowCount.toLocaleString('en-US')}
      </span>
    )
  const judged = counts.within + counts.outside
  const parts = [
    judged > 0 && `${Math.floor((counts.within / judged) * 100)}% within`,
    counts.outside > 0 && `${counts.outside} outside`,
    counts.undetermined > 0 && `${counts.undetermined} not determined`,
    counts.answer > 0 && `${counts.answer} answered`,
    counts.error > 0 && `${counts.error} with errors`,
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
