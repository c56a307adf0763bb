import type { SavedResult } from '@plumbline/contract/lending/loan-test-results.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { OUTCOME_WORDS, screenOf } from './saved-tests.ts'
import { TestHeader } from './test-header.tsx'
import { VerdictWord } from './verdict-card.tsx'

const COLUMNS: readonly Column<SavedResult>[] = [
  {
    id: 'name',
    heading: 'Name',
    cell: ({ id, name }) => (
      <Link to={`/loan-tests/results/${id}`} className="font-semibold underline decoration-line-strong">
        {name}
      </Link>
    ),
  },
  { id: 'test', heading: 'Test', cell: ({ calculator }) => screenOf(calculator).title },
  { id: 'loan', heading: 'Loan', cell: ({ loanNumber }) => loanNumber || '–' },
  {
    id: 'outcome',
    heading: 'Outcome',
    cell: ({ outcome }) => <VerdictWord tone={outcome}>{OUTCOME_WORDS[outcome]}</VerdictWord>,
  },
  {
    id: 'saved',
    heading: 'Saved',
    cell: ({ createdBy, createdAt }) => (
      <>
        {createdBy}, <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
      </>
    ),
  },
]

export default function SavedResultsPage() {
  const [params] = useSearchParams()
  const results = useQuery(
    api.loanTestResults.list.queryOptions({
      input: { page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <>
      <TestHeader title="Saved results" question="Saved results" />
      <Card>
        {results.isPending && (
          <p className="grid place-items-center py-20">
            <Spinner label="Loading results…" />
          </p>
        )}
        {results.isError && (
          <ErrorState title="The results could not be loaded" onRetry={() => results.refetch()} />
        )}
        {results.data?.items.length === 0 && (
          <EmptyState title="No saved results yet">
            Run a test and press Save result. It is kept with its inputs, its working, and a hash, and can be
            run again under the rules of another day.
          </EmptyState>
        )}
        {results.data && results.data.items.length > 0 && (
          <Table caption="Saved results" columns={COLUMNS} rows={results.data.items} keyOf={({ id }) => id} />
        )}
      </Card>
      {results.data && (
        <div className="mt-4">
          <Pager
            page={results.data.page}
            pageCount={results.data.pageCount}
            href={(page) => `/loan-tests/results${page > 1 ? `?page=${page}` : ''}`}
            label="Result pages"
          />
        </div>
      )}
    </>
  )
}
