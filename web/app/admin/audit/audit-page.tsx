import { actionWords } from '@plumbline/contract/tenancy/audit-words.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { AUDIT_COLUMNS } from '../../platform/audit/audit-columns.tsx'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useAddressChanges } from '../../platform/list/address-changes.ts'
import { FilterBar, SearchBox } from '../../platform/list/filter-bar.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BareSelect, TextField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { type AuditAddress, auditAddress, readAuditAddress } from './audit-address.ts'

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
  /** Stale rows are not shown beside an error. */
  const listing = log.isError ? undefined : log.data
  const { data: actions = [] } = useQuery(api.audit.actions.queryOptions())

  const changeAddress = useAddressChanges(address, (next, change) => {
    const isNewPage = change.page !== 1
    setParams(auditAddress(next), { replace: !isNewPage, preventScrollReset: !isNewPage })
  })
  const go = (change: Partial<AuditAddress>) => changeAddress({ page: 1, ...change })

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
      <FilterBar active={[action, from, to].filter(Boolean).length}>
        <SearchBox
          label="Person"
          placeholder="Person, by name or email"
          maxLength={maxLengthOf('audit.list', 'person')}
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
            <Spinner label="Loading entries…" />
          </p>
        )}
        {log.isError && <ErrorState title="Failed to load the audit log" onRetry={() => log.refetch()} />}
        {listing?.items.length === 0 && <EmptyState title="No entries found">Try other filters.</EmptyState>}
        {listing && listing.items.length > 0 && (
          <Table
            caption="Audit log"
            columns={AUDIT_COLUMNS}
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
