import {
  FindingSeverity,
  FindingSource,
  FindingStatus,
  type FindingSummary,
} from '@plumbline/contract/compliance/findings.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { dueText, todayText } from '../shared-pieces/day-text.ts'
import { withChanges } from '../tasks/task-address.ts'
import { PriorityMark } from '../tasks/task-marks.tsx'
import { TaskTabs } from '../tasks/task-tabs.tsx'
import { FindingFormDialog } from './finding-form-dialog.tsx'
import { FindingPanel } from './finding-panel.tsx'
import { FINDING_STATUS_LABELS, SEVERITY_LABELS, SOURCE_LABELS } from './finding-text.ts'

const UNCLOSED: FindingStatus[] = ['open', 'in_progress', 'waiting_for_closure']
const STATUS_CHOICES = { unclosed: 'Not closed', ...FINDING_STATUS_LABELS }

export default function FindingsPage() {
  const [params, update] = useAddressParams()
  const navigate = useNavigate()
  const isManager = useMayWrite()
  const [isNew, setNew] = useState(false)
  const status = [...FindingStatus.options, 'unclosed' as const].find((one) => one === params.get('status'))
  const source = FindingSource.safeParse(params.get('source')).data
  const severity = FindingSeverity.safeParse(params.get('severity')).data
  const search = textIn(params, 'search')
  const finding = /^[0-9a-f-]{36}$/.test(textIn(params, 'finding')) ? textIn(params, 'finding') : ''
  const findings = useQuery(
    api.findings.list.queryOptions({
      input: {
        statuses: status === 'unclosed' ? UNCLOSED : status ? [status] : [],
        sources: source ? [source] : [],
        severities: severity ? [severity] : [],
        search,
        page: pageIn(params),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const goTo = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id) next.set('finding', id)
    else next.delete('finding')
    return navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
  const isFiltered = Boolean(status || source || severity || search)

  return (
    <>
      <title>Findings · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <h1 className="display mr-auto text-3xl max-sm:w-full">Findings</h1>
        {isManager && (
          <Button onClick={() => setNew(true)}>
            <Plus className="size-4" aria-hidden />
            New finding
          </Button>
        )}
      </header>
      <TaskTabs />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1 md:max-w-64">
          <SearchBox
            label="Search findings"
            placeholder="Search findings"
            value={search}
            onSearch={(text) => change({ search: text || undefined })}
          />
        </div>
        <Filter name="status" label="Status" value={status} labels={STATUS_CHOICES} onChange={change} />
        <Filter name="source" label="Source" value={source} labels={SOURCE_LABELS} onChange={change} />
        <Filter
          name="severity"
          label="Severity"
          value={severity}
          labels={SEVERITY_LABELS}
          onChange={change}
        />
        {isFiltered && (
          <Link to="?" replace className="px-1 font-semibold text-brand text-sm hover:underline">
            Clear
          </Link>
        )}
        {findings.data && (
          <span className="tabular ml-auto text-ink-soft text-sm" role="status">
            {findings.data.totalCount === 1 ? '1 finding' : `${findings.data.totalCount} findings`}
          </span>
        )}
      </div>
      <div className={clsx(finding && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}>
        <div className="min-w-0">
          {findings.isPending && (
            <div role="status" aria-label="Loading findings" className="grid gap-2">
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-12 w-full" />
            </div>
          )}
          {findings.isError && (
            <ErrorState title="The findings could not be loaded" onRetry={() => findings.refetch()} />
          )}
          {findings.data?.items.length === 0 && (
            <Card>
              <EmptyState title={isFiltered ? 'No finding matches' : 'No findings'}>
                What an examination, an audit, a test, or a complaint shows to be wrong stands here until it
                is closed with evidence and by a second person.
              </EmptyState>
            </Card>
          )}
          {findings.data && findings.data.items.length > 0 && (
            <>
              <Card>
                <Table
                  caption="Findings"
                  columns={columns(params)}
                  rows={findings.data.items}
                  keyOf={({ id }) => id}
                />
              </Card>
              <div className="mt-4">
                <Pager
                  page={findings.data.page}
                  pageCount={findings.data.pageCount}
                  href={(page) => `?${withChanges(params, { page: page > 1 ? String(page) : undefined })}`}
                  label="Finding pages"
                />
              </div>
            </>
          )}
        </div>
        {finding && <FindingPanel key={finding} id={finding} onClose={() => goTo(undefined)} />}
      </div>
      {isNew && <FindingFormDialog onClose={() => setNew(false)} onSaved={({ id }) => goTo(id)} />}
    </>
  )
}

interface FilterProps {
  name: string
  label: string
  value: string | undefined
  labels: Readonly<Record<string, string>>
  onChange: (changes: Record<string, string | undefined>) => void
}

function Filter({ name, label, value, labels, onChange }: FilterProps) {
  return (
    <span className="flex-none">
      <BareSelect
        label={label}
        value={value ?? ''}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
        className={clsx(
          'w-auto! text-sm! md:min-h-9!',
          value && 'border-brand! bg-brand-soft! font-semibold text-brand-strong!',
        )}
      >
        <option value="">{label}</option>
        {Object.entries(labels).map(([id, text]) => (
          <option key={id} value={id}>
            {value === id ? `${label}: ${text}` : text}
          </option>
        ))}
      </BareSelect>
    </span>
  )
}

function columns(params: URLSearchParams): Column<FindingSummary>[] {
  const today = todayText()
  const to = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('finding', id)
    return `?${next}`
  }
  return [
    {
      id: 'title',
      heading: 'Finding',
      cell: ({ id, number, title, originTitle }) => (
        <span className="grid gap-0.5">
          <Link
            to={to(id)}
            replace
            preventScrollReset
            className="wrap-anywhere font-semibold hover:underline"
          >
            {number}. {title}
          </Link>
          {originTitle && <span className="text-ink-faint text-xs">{originTitle}</span>}
        </span>
      ),
    },
    { id: 'source', heading: 'Source', cell: ({ source }) => SOURCE_LABELS[source] },
    { id: 'severity', heading: 'Severity', cell: ({ severity }) => <PriorityMark priority={severity} /> },
    { id: 'status', heading: 'Status', cell: ({ status }) => FINDING_STATUS_LABELS[status] },
    {
      id: 'due',
      heading: 'Response due',
      cell: ({ responseDueOn, status }) => {
        if (!responseDueOn) return <span className="text-ink-faint">No date</span>
        const isLate = status !== 'closed' && responseDueOn < today
        return (
          <span className={clsx('inline-flex items-center gap-1.5', isLate && 'font-semibold text-danger')}>
            {isLate && <TriangleAlert className="size-4" aria-hidden />}
            {isLate && 'Overdue, '}
            {dueText(responseDueOn, today)}
          </span>
        )
      },
    },
  ]
}
