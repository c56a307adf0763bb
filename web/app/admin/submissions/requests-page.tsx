import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressChanges } from '../../platform/list/address-changes.ts'
import { FilterBar, SearchBox } from '../../platform/list/filter-bar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useAnnouncements } from '../frame/announcements.ts'
import { ApplicationList } from './application-list.tsx'
import { MessageList } from './message-list.tsx'
import { type RequestAddress, readRequestAddress, requestAddress } from './request-address.ts'
import { TrialList } from './trial-list.tsx'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'dealt-with', label: 'Dealt with' },
] as const

export default function RequestsPage() {
  const [params, setParams] = useSearchParams()
  const address = readRequestAddress(params)
  const { data: unread } = useQuery(api.requests.unread.queryOptions({ refetchInterval: 60_000 }))
  const { outcome, announce, dismiss } = useAnnouncements()
  const changeAddress = useAddressChanges(address, (next) =>
    setParams(requestAddress(next), { replace: true, preventScrollReset: true }),
  )
  const go = (change: Partial<RequestAddress>) => changeAddress({ page: 1, id: '', ...change })
  const list = { address, onPage: (page: number) => go({ page }), announce }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {outcome && (
        <Banner tone={outcome.tone} onDismiss={dismiss}>
          {outcome.text}
        </Banner>
      )}
      <FilterBar>
        <SearchBox
          label="Search requests"
          placeholder="Search by name, company or email…"
          value={address.search}
          onSearch={(search) => go({ search })}
        />
        <BareSelect
          label="State"
          value={address.status}
          onChange={(event) =>
            go({ status: STATES.find(({ value }) => value === event.target.value)?.value ?? 'all' })
          }
        >
          {STATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </BareSelect>
      </FilterBar>
      {address.id && (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
          Only the request of the notification is shown.
          <Button look="plain" size="small" onClick={() => go({})}>
            Show all requests
          </Button>
        </p>
      )}
      <Tabs
        label="Kinds of requests"
        value={address.kind}
        onChange={(kind) => go({ kind })}
        tabs={[
          {
            id: 'trials',
            label: <Counted label="Trial requests" count={unread?.trials} />,
            panel: <TrialList {...list} />,
          },
          {
            id: 'messages',
            label: <Counted label="Messages" count={unread?.messages} />,
            panel: <MessageList {...list} />,
          },
          {
            id: 'applications',
            label: <Counted label="Job applications" count={unread?.applications} />,
            panel: <ApplicationList {...list} />,
          },
        ]}
      />
    </div>
  )
}

function Counted({ label, count }: { label: string; count: number | undefined }) {
  return (
    <span className="inline-flex items-center gap-2">
      {label}
      {count ? <Badge tone="brass">{count} new</Badge> : null}
    </span>
  )
}
