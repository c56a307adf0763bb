import type { AuditRecord } from '@plumbline/contract/audit.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, apiClient } from '../api/api-client.ts'
import { problemText } from '../api/outcome.ts'
import { FilterBar, SearchBox } from '../listing/filter-bar.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { dateAndTime } from '../ui/date-text.tsx'
import { BareSelect, TextField } from '../ui/field.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Spinner } from '../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { actorWithoutAccount } from './audit-actor.ts'
import { type AuditAddress, auditAddress, readAuditAddress } from './audit-address.ts'
import { actionWords, detailWords } from './audit-words.ts'

const COLUMNS: readonly Column<AuditRecord>[] = [
  {
    id: 'number',
    heading: 'No.',
    cell: ({ number }) => <span className="tabular text-ink-faint">{number}</span>,
  },
  { id: 'at', heading: 'When', cell: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time> },
  {
    id: 'action',
    heading: 'What',
    className: 'as-table:w-[34%]',
    cell: ({ action, detail }) => (
      <span className="min-w-0">
        <span className="block">{actionWords(action)}</span>
        <span className="block wrap-anywhere text-ink-soft text-xs">{detailWords(detail)}</span>
      </span>
    ),
  },
  {
    id: 'actor',
    heading: 'Who',
    cell: ({ action, actorId, actorName }) => person(actorId, actorName, actorWithoutAccount(action)),
  },
  {
    id: 'subject',
    heading: 'To whom',
    cell: ({ subjectId, subjectName }) => person(subjectId, subjectName, 'No account'),
  },
  {
    id: 'ip',
    heading: 'From',
    cell: ({ ip }) => (
      <span className={clsx('tabular', ip.includes(':') ? 'break-all' : 'whitespace-nowrap')}>{ip}</span>
    ),
  },
]

/** A name where there is one; ids outlive the people they stood for. */
function person(id: string | null, name: string | null, otherwise: string) {
  if (name) return <span className="block min-w-24 wrap-anywhere">{name}</span>
  return id ? (
    <span className="break-all text-ink-faint text-xs">{id}</span>
  ) : (
    <span className="text-ink-faint">{otherwise}</span>
  )
}

function sortedByWords(actions: readonly string[]): string[] {
  return actions.toSorted((one, other) => actionWords(one).localeCompare(actionWords(other)))
}

export default function AuditPage() {
  const [params, setParams] = useSearchParams()
  const [problem, setProblem] = useState<string>()
  const address = readAuditAddress(params)
  const { page, action, person: who, from, to } = address
  const filter = { action, person: who, ...(from && { from }), ...(to && { to }) }
  const log = useQuery(
    api.audit.list.queryOptions({ input: { ...filter, page }, placeholderData: keepPreviousData }),
  )
  /** What was loaded before a failure may no longer be so: it is not shown beside it. */
  const listing = log.isError ? undefined : log.data
  const { data: actions = [] } = useQuery(api.audit.actions.queryOptions())

  const go = (next: Partial<AuditAddress>) =>
    setParams(auditAddress({ ...address, page: 1, ...next }), {
      replace: next.page === undefined,
      preventScrollReset: next.page === undefined,
    })

  async function download() {
    setProblem(undefined)
    try {
      saveFile(await apiClient.audit.exportCsv(filter))
    } catch (error) {
      setProblem(problemText(error, 'Failed to export the audit log'))
    }
  }

  return (
    <div className="grid gap-4">
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-serif text-xl font-semibold">Audit log</h2>
        <Button look="quiet" className="ml-auto" onClick={download}>
          <Download className="size-4" aria-hidden />
          Export
        </Button>
      </div>
      <FilterBar>
        <SearchBox
          label="Person"
          placeholder="Person, by name or email"
          maxLength={120}
          value={who}
          onSearch={(person) => go({ person })}
        />
        <BareSelect label="Action" value={action} onChange={(event) => go({ action: event.target.value })}>
          <option value="">All actions</option>
          {sortedByWords(actions).map((name) => (
            <option key={name} value={name}>
              {actionWords(name)}
            </option>
          ))}
        </BareSelect>
        <div className="flex min-w-0 basis-80! gap-3 *:min-w-0 *:flex-1 *:grid-cols-[minmax(0,1fr)]">
          <TextField
            label="From"
            type="date"
            value={from}
            onChange={(event) => go({ from: event.target.value })}
          />
          <TextField label="To" type="date" value={to} onChange={(event) => go({ to: event.target.value })} />
        </div>
      </FilterBar>
      <Card aria-busy={log.isFetching} className="text-sm">
        {log.isPending && (
          <p className="grid place-items-center py-20">
            <Spinner label="Loading entries..." />
          </p>
        )}
        {log.isError && <ErrorState title="Failed to load the audit log" onRetry={() => log.refetch()} />}
        {listing?.items.length === 0 && <EmptyState title="No entries found">Try other filters.</EmptyState>}
        {listing && listing.items.length > 0 && (
          <Table
            caption="Audit log"
            columns={COLUMNS}
            rows={listing.items}
            keyOf={({ number }) => String(number)}
          />
        )}
      </Card>
      <div className="flex justify-center gap-3">
        <Button look="quiet" disabled={page === 1} onClick={() => go({ page: page - 1 })}>
          Newer
        </Button>
        <Button look="quiet" disabled={!log.data?.hasMore} onClick={() => go({ page: page + 1 })}>
          Older
        </Button>
      </div>
    </div>
  )
}
