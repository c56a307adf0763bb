import type { PolicyAttention, PolicySummary } from '@plumbline/contract/compliance/policies.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { FilterControl } from '../../platform/list/filter-control.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { dayText, todayText } from '../work/day-text.ts'
import { EditableCell, OwnerCell } from '../work/editable-cell.tsx'
import type { ListedField, ListedRecord } from '../work/listed-record.ts'
import { TopicName, useTopicFilters, useTopicIn } from '../work/topics.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import { PolicyFormDialog } from './policy-form-dialog.tsx'
import { POLICY_IN_LIST } from './policy-in-list.ts'
import { STATE_LABELS, STATE_TONES } from './policy-text.ts'
import { ToSign } from './to-sign.tsx'

const ATTENTION = ['law_changed', 'review_overdue'] as const
const ATTENTION_LABELS: Readonly<Record<PolicyAttention, string>> = {
  law_changed: 'Law changed',
  review_overdue: 'Review overdue',
}
const STATES = ['draft', 'in_review', 'approved', 'effective'] as const

export default function PoliciesPage() {
  const [params, update] = useAddressParams()
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const search = textIn(params, 'search')
  const state = STATES.find((one) => one === params.get('state'))
  const topic = useTopicIn(params)
  const topics = useTopicFilters()
  const folder = textIn(params, 'folder')
  const attention = ATTENTION.find((one) => one === params.get('attention'))
  const [isRenaming, setRenaming] = useState(false)
  const policies = useQuery(
    api.policies.list.queryOptions({
      input: {
        ...{ search, page: pageIn(params), order: 'attention' },
        ...(state && { state }),
        ...(topic && { topic }),
        ...(folder && { folder }),
        ...(attention && { attention }),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(search || state || topic || folder || attention)
  const folders = policies.data?.folders ?? []

  return (
    <>
      <title>Policies · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <h1 className="display mr-auto text-3xl max-sm:w-full">Policies</h1>
        {mayWrite && (
          <Link to="/policies/coverage" className={buttonClass('quiet')}>
            Coverage
          </Link>
        )}
        {mayWrite && (
          <Link to="/policies/readers" className={buttonClass('quiet')}>
            Readers
          </Link>
        )}
        {mayWrite && (
          <Button onClick={() => setNew(true)}>
            <Plus className="size-4" aria-hidden />
            New policy
          </Button>
        )}
      </header>
      <ToSign />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <div className="min-w-[min(10rem,100%)] flex-1 md:max-w-64">
          <SearchBox
            label="Search policies"
            placeholder="Search policies"
            value={search}
            onSearch={(text) => change({ search: text || undefined })}
          />
        </div>
        <FilterControl
          chosen={[
            ...(state
              ? [{ name: 'state', text: STATE_LABELS[state], onRemove: () => change({ state: undefined }) }]
              : []),
            ...(topic
              ? [
                  {
                    name: 'topic',
                    text: `Topic: ${topics[topic] ?? topic}`,
                    onRemove: () => change({ topic: undefined }),
                  },
                ]
              : []),
            ...(folder
              ? [{ name: 'folder', text: `Folder: ${folder}`, onRemove: () => change({ folder: undefined }) }]
              : []),
          ]}
        >
          {mayWrite && (
            <Select
              label="State"
              value={state ?? ''}
              onChange={(event) => change({ state: event.target.value || undefined })}
            >
              <option value="">All states</option>
              {STATES.map((one) => (
                <option key={one} value={one}>
                  {STATE_LABELS[one]}
                </option>
              ))}
            </Select>
          )}
          <Select
            label="Topic"
            value={topic ?? ''}
            onChange={(event) => change({ topic: event.target.value || undefined })}
          >
            <option value="">All topics</option>
            {Object.entries(topics).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label="Folder"
            value={folder}
            onChange={(event) => change({ folder: event.target.value || undefined })}
          >
            <option value="">All folders</option>
            {folders.map(({ name, count }) => (
              <option key={name} value={name}>
                {name} ({count})
              </option>
            ))}
          </Select>
        </FilterControl>
        {mayWrite && folder && (
          <Button look="plain" size="small" onClick={() => setRenaming(true)}>
            Rename the folder
          </Button>
        )}
        {policies.data && (
          <span className="tabular ml-auto text-ink-soft text-sm" role="status">
            {policies.data.totalCount === 1 ? '1 policy' : `${policies.data.totalCount} policies`}
          </span>
        )}
      </div>
      {policies.data && <Attention counts={policies.data.attention} chosen={attention} onChoose={change} />}
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
          <EmptyState
            title={isFiltered ? 'No policy matches' : 'No policies'}
            action={
              mayWrite &&
              !isFiltered && (
                <Link to="/resources/policy-templates" className={buttonClass('quiet')}>
                  See the templates
                </Link>
              )
            }
          >
            {isFiltered
              ? 'Change the filters, or clear them.'
              : mayWrite
                ? 'Write the first one, start from a template, or import a Word file or a PDF. A policy begins as a draft, somebody else approves it, and then people can be asked to sign it.'
                : 'You will find policies here once they are in force.'}
          </EmptyState>
        </Card>
      )}
      {policies.data && policies.data.items.length > 0 && (
        <>
          <Card>
            <Table
              caption="Policies"
              columns={
                mayWrite
                  ? columns(POLICY_IN_LIST)
                  : columns(undefined).filter(({ id }) => id !== 'signatures')
              }
              rows={policies.data.items}
              keyOf={({ id }) => id}
              isCompact
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
      {isRenaming && (
        <FolderDialog
          folder={folder}
          onClose={() => setRenaming(false)}
          onRenamed={(name) => change({ folder: name || undefined })}
        />
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

interface AttentionProps {
  counts: Record<PolicyAttention, number>
  chosen: PolicyAttention | undefined
  onChoose: (changes: Record<string, string | undefined>) => void
}

/** What comes first in the list, and a way to see that alone. */
function Attention({ counts, chosen, onChoose }: AttentionProps) {
  const shown = ATTENTION.filter((one) => counts[one] > 0 || one === chosen)
  if (shown.length === 0) return null
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {shown.map((one) => (
        <Button
          key={one}
          size="small"
          look="quiet"
          aria-pressed={one === chosen}
          onClick={() => onChoose({ attention: one === chosen ? undefined : one, page: undefined })}
        >
          {ATTENTION_LABELS[one]} <span className="tabular font-normal">{counts[one]}</span>
        </Button>
      ))}
    </div>
  )
}

const REVIEW: ListedField = { key: 'nextReviewOn', name: 'Next review', kind: 'day' }

/** Without `inList`, nothing is changed in the list. */
const columns = (inList: ListedRecord | undefined): Column<PolicySummary>[] => [
  {
    id: 'title',
    heading: 'Policy',
    cell: ({ id, title, topic, folder, lawChangedOn, nextReviewOn, effectiveNumber }) => (
      <span className="grid gap-0.5 as-row:gap-0 as-lines:block">
        <Link
          to={`/policies/${id}`}
          className="wrap-anywhere font-semibold hover:underline as-row:line-clamp-2 as-row:leading-tight"
        >
          {title}
        </Link>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {lawChangedOn && <Badge tone="warning">Law changed {dayText(lawChangedOn)}</Badge>}
          {effectiveNumber !== null && nextReviewOn && nextReviewOn < todayText() && (
            <span className="as-row:hidden">
              <Badge tone="danger">Review overdue</Badge>
            </span>
          )}
        </span>
        <span
          className={clsx(
            'block text-ink-faint text-xs empty:hidden as-row:line-clamp-1',
            lawChangedOn && 'as-row:hidden',
          )}
        >
          {folder}
          {folder && topic && ' · '}
          {topic && <TopicName topic={topic} />}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    heading: 'State',
    isPlain: true,
    mayShrink: true,
    cell: ({ effectiveNumber, upcoming }) => (
      <span className="flex flex-wrap gap-1.5 as-row:flex-nowrap">
        {effectiveNumber !== null && (
          <Badge tone="success">
            <span className="as-row:hidden">Version {effectiveNumber} in force</span>
            <span className="hidden as-row:inline">In force</span>
          </Badge>
        )}
        {upcoming && (
          <Badge tone={STATE_TONES[upcoming.state]}>
            Version {upcoming.number}: {STATE_LABELS[upcoming.state].toLowerCase()}
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'owner',
    heading: 'Owner',
    isExtra: true,
    cell: (policy) => <OwnerCell of={inList} row={policy} owner={policy.owner} />,
  },
  {
    id: 'review',
    heading: 'Next review',
    label: 'Review',
    cell: (policy) => (
      <EditableCell of={inList} row={policy} field={REVIEW} value={policy.nextReviewOn}>
        <NextReview on={policy.nextReviewOn} />
      </EditableCell>
    ),
  },
  {
    id: 'signatures',
    heading: 'Signatures',
    isExtra: true,
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

function NextReview({ on }: { on: string | null }) {
  if (!on) return <span className="text-ink-faint">No date</span>
  const isLate = on < todayText()
  return (
    <span className={clsx(isLate && 'font-semibold text-danger')}>
      {isLate && 'Overdue, '}
      {dayText(on)}
    </span>
  )
}
