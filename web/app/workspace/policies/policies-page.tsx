import type { PolicySummary } from '@plumbline/contract/compliance/policies.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { FilterSelect } from '../shared-pieces/choice-select.tsx'
import { dayText, todayText } from '../shared-pieces/day-text.ts'
import { TopicName, useTopicChoices, useTopicIn } from '../shared-pieces/topics.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { PolicyFormDialog } from './policy-form-dialog.tsx'
import { STATE_LABELS, STATE_TONES } from './policy-text.ts'
import { ToSign } from './to-sign.tsx'

const STATES = ['draft', 'in_review', 'approved', 'effective'] as const

export default function PoliciesPage() {
  const [params, update] = useAddressParams()
  const navigate = useNavigate()
  const isManager = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const search = textIn(params, 'search')
  const state = STATES.find((one) => one === params.get('state'))
  const topic = useTopicIn(params)
  const topics = useTopicChoices(topic)
  const policies = useQuery(
    api.policies.list.queryOptions({
      input: { search, page: pageIn(params), ...(state && { state }), ...(topic && { topic }) },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(search || state || topic)

  return (
    <>
      <title>Policies · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <h1 className="display mr-auto text-3xl">Policies</h1>
        {isManager && (
          <Link to="/policies/coverage" className={buttonClass('quiet')}>
            Coverage
          </Link>
        )}
        {isManager && (
          <Link to="/policies/readers" className={buttonClass('quiet')}>
            Readers
          </Link>
        )}
        {isManager && (
          <Button onClick={() => setNew(true)}>
            <Plus className="size-4" aria-hidden />
            New policy
          </Button>
        )}
      </header>
      <ToSign />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1 md:max-w-64">
          <SearchBox
            label="Search policies"
            placeholder="Search policies"
            value={search}
            onSearch={(text) => change({ search: text || undefined })}
          />
        </div>
        {isManager && (
          <span className="max-w-48">
            <BareSelect
              label="State"
              value={state ?? ''}
              onChange={(event) => change({ state: event.target.value || undefined })}
              className="text-sm!"
            >
              <option value="">State</option>
              {STATES.map((one) => (
                <option key={one} value={one}>
                  {STATE_LABELS[one]}
                </option>
              ))}
            </BareSelect>
          </span>
        )}
        <FilterSelect name="topic" label="Topic" value={topic} labels={topics} onChange={change} />
        {policies.data && (
          <span className="tabular ml-auto text-ink-soft text-sm" role="status">
            {policies.data.totalCount === 1 ? '1 policy' : `${policies.data.totalCount} policies`}
          </span>
        )}
      </div>
      {policies.isPending && (
        <div role="status" aria-label="Loading policies" className="grid gap-2">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {policies.isError && (
        <ErrorState title="The policies could not be loaded" onRetry={() => policies.refetch()} />
      )}
      {policies.data?.items.length === 0 && (
        <Card>
          <EmptyState title={isFiltered ? 'No policy matches' : 'No policies'}>
            {isManager
              ? 'Write the first one: it starts as a draft, is approved by somebody else, and can then be sent for signature.'
              : 'Policies in force stand here as soon as a manager has one approved.'}
          </EmptyState>
        </Card>
      )}
      {policies.data && policies.data.items.length > 0 && (
        <>
          <Card>
            <Table
              caption="Policies"
              columns={isManager ? COLUMNS : COLUMNS.filter(({ id }) => id !== 'signatures')}
              rows={policies.data.items}
              keyOf={({ id }) => id}
            />
          </Card>
          <div className="mt-4">
            <Pager
              page={policies.data.page}
              pageCount={policies.data.pageCount}
              href={(page) => `?${withChanges(params, { page: page > 1 ? String(page) : undefined })}`}
              label="Policy pages"
            />
          </div>
        </>
      )}
      {isNew && (
        <PolicyFormDialog
          onClose={() => setNew(false)}
          onSaved={({ id, versions }) => navigate(`/policies/${id}/edit/${versions[0]!.id}`)}
        />
      )}
    </>
  )
}

const COLUMNS: Column<PolicySummary>[] = [
  {
    id: 'title',
    heading: 'Policy',
    cell: ({ id, title, topic }) => (
      <span className="grid gap-0.5">
        <Link to={`/policies/${id}`} className="wrap-anywhere font-semibold hover:underline">
          {title}
        </Link>
        {topic && (
          <span className="text-ink-faint text-xs">
            <TopicName topic={topic} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'state',
    heading: 'State',
    cell: ({ effectiveNumber, upcoming }) => (
      <span className="flex flex-wrap gap-1.5">
        {effectiveNumber !== null && <Badge tone="success">Version {effectiveNumber} in force</Badge>}
        {upcoming && (
          <Badge tone={STATE_TONES[upcoming.state]}>
            Version {upcoming.number}: {STATE_LABELS[upcoming.state].toLowerCase()}
          </Badge>
        )}
      </span>
    ),
  },
  { id: 'owner', heading: 'Owner', cell: ({ owner }) => owner?.name ?? 'Nobody' },
  {
    id: 'review',
    heading: 'Next review',
    cell: ({ nextReviewOn }) => {
      if (!nextReviewOn) return <span className="text-ink-faint">No date</span>
      const isLate = nextReviewOn < todayText()
      return (
        <span className={clsx(isLate && 'font-semibold text-danger')}>
          {isLate && 'Overdue, '}
          {dayText(nextReviewOn)}
        </span>
      )
    },
  },
  {
    id: 'signatures',
    heading: 'Signatures',
    cell: ({ askedCount, signedCount }) =>
      askedCount === 0 ? (
        <span className="text-ink-faint">Not asked</span>
      ) : (
        <span className="tabular">
          {signedCount} of {askedCount}
        </span>
      ),
  },
]
