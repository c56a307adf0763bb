import { LOAN_NUMBER_AT_MOST, type SavedResult } from '@plumbline/contract/lending/loan-test-results.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { OUTCOME_WORDS, screenOf } from './saved-tests.ts'
import { TestHeader } from './test-header.tsx'
import { VerdictWord } from './verdict-card.tsx'

function addressOf({ loan, page = 1 }: { loan: string; page?: number }): string {
  const params = new URLSearchParams({ ...(loan && { loan }), ...(page > 1 && { page: String(page) }) })
  return `?${params}`
}

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
  {
    id: 'loan',
    heading: 'Loan',
    cell: ({ loanNumber }) =>
      loanNumber ? (
        <Link to={addressOf({ loan: loanNumber })} className="underline decoration-line-strong">
          {loanNumber}
        </Link>
      ) : (
        '–'
      ),
  },
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
  const [params, update] = useSearchParams()
  const loan = textIn(params, 'loan', LOAN_NUMBER_AT_MOST)
  const results = useQuery(
    api.loanTestResults.list.queryOptions({
      input: { page: pageIn(params), loanNumber: loan },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <>
      <TestHeader title="Saved results" question="Saved results" />
      <div className="mb-4 max-w-64">
        <SearchBox
          label="Loan number"
          placeholder="Loan number"
          value={loan}
          onSearch={(number) => update(addressOf({ loan: number }))}
        />
      </div>
      <Card>
        {results.isPending && (
          <p className="grid place-items-center py-20">
            <Spinner label="Loading results…" />
          </p>
        )}
        {results.isError && (
          <ErrorState title="The results could not be loaded" onRetry={() => results.refetch()} />
        )}
        {results.data?.items.length === 0 && loan !== '' && (
          <EmptyState title="No result is saved for this loan">
            Numbers are compared as they were typed, with their dashes and zeros.
          </EmptyState>
        )}
        {results.data?.items.length === 0 && loan === '' && (
          <EmptyState title="No saved results yet">
            Run a test and press Save result. It is stored with its inputs, its working, and a hash, and can
            be run again under the rules of another day.
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
            href={(page) => `/loan-tests/results${addressOf({ loan, page })}`}
            label="Result pages"
          />
        </div>
      )}
    </>
  )
}
