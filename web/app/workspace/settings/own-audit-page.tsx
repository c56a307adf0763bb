import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { AUDIT_COLUMNS } from '../../platform/audit/audit-columns.tsx'
import { useAddressChanges } from '../../platform/list/address-changes.ts'
import { FilterBar, SearchBox } from '../../platform/list/filter-bar.tsx'
import { dayIn, pageIn, textIn } from '../../platform/list/list-address.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BareInput } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

interface Address {
  person: string
  from: string
  to: string
  page: number
}

const addressOf = ({ page, ...filter }: Address) => {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/settings/audit?${params}` : '/settings/audit'
}

/** Who did what in the own institution, support looks included. */
export default function OwnAuditPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const address: Address = {
    person: textIn(params, 'person', 120),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    page: pageIn(params),
  }
  const change = useAddressChanges(address, (next) =>
    navigate(addressOf(next), { replace: true, preventScrollReset: true }),
  )
  const [problem, setProblem] = useState<string>()
  const filter = {
    person: address.person,
    ...(address.from && { from: address.from }),
    ...(address.to && { to: address.to }),
  }
  const audit = useQuery(
    api.settings.audit.queryOptions({
      input: { ...filter, page: address.page },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <div className="grid gap-4">
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <FilterBar active={[address.from, address.to].filter(Boolean).length}>
        <SearchBox
          label="Search people"
          placeholder="Who did it, or to whom…"
          value={address.person}
          onSearch={(person) => change({ person, page: 1 })}
        />
        <BareInput
          label="From"
          type="date"
          value={address.from}
          onChange={(event) => change({ from: event.target.value, page: 1 })}
        />
        <BareInput
          label="To"
          type="date"
          value={address.to}
          onChange={(event) => change({ to: event.target.value, page: 1 })}
        />
        <Button
          look="quiet"
          onClick={() =>
            apiClient.settings
              .exportAudit(filter)
              .then((file) => saveFile(file))
              .catch((error) => setProblem(problemText(error, 'Failed to export the audit log')))
          }
        >
          <Download className="size-4" aria-hidden />
          Export
        </Button>
      </FilterBar>
      <Card aria-busy={audit.isFetching}>
        {audit.isPending && (
          <p className="grid place-items-center py-20">
            <Spinner label="Loading the audit log…" />
          </p>
        )}
        {audit.isError && <ErrorState title="Failed to load the audit log" onRetry={() => audit.refetch()} />}
        {audit.data?.items.length === 0 && (
          <EmptyState title="No entries">What people do in your institution is recorded here.</EmptyState>
        )}
        {audit.data && !audit.isError && audit.data.items.length > 0 && (
          <Table
            caption="Audit log"
            columns={AUDIT_COLUMNS}
            rows={audit.data.items}
            keyOf={({ number }) => String(number)}
          />
        )}
      </Card>
      {audit.data && (
        <Pager
          page={address.page}
          pageCount={address.page + (audit.data.hasMore ? 1 : 0)}
          href={(next) => addressOf({ ...address, page: next })}
          label="Pages of the audit log"
        />
      )}
    </div>
  )
}
