import { ComplaintKind, type ComplaintSummary } from '@plumbline/contract/compliance/complaints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CircleCheck, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { dayText, dueText, todayText } from '../shared-pieces/day-text.ts'
import { withChanges } from '../tasks/task-address.ts'
import { TaskTabs } from '../tasks/task-tabs.tsx'
import { ComplaintFormDialog } from './complaint-form-dialog.tsx'
import { ComplaintPanel } from './complaint-panel.tsx'
import { CHANNEL_LABELS, KIND_LABELS } from './complaint-text.ts'

const STATES = { open: 'Open', closed: 'Closed', all: 'All' } as const
type State = keyof typeof STATES

export default function ComplaintsPage() {
  const [params, update] = useAddressParams()
  const navigate = useNavigate()
  const isManager = useMayWrite()
  const [isNew, setNew] = useState(false)
  const state: State = (Object.keys(STATES) as State[]).find((each) => each === params.get('state')) ?? 'open'
  const kind = ComplaintKind.safeParse(params.get('kind')).data
  const search = textIn(params, 'search')
  const complaint = /^[0-9a-f-]{36}$/.test(textIn(params, 'complaint')) ? textIn(params, 'complaint') : ''
  const complaints = useQuery(
    api.complaints.list.queryOptions({
      input: { state, kinds: kind ? [kind] : [], search, page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const goTo = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id) next.set('complaint', id)
    else next.delete('complaint')
    return navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <title>Complaints · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <h1 className="display mr-auto text-3xl max-sm:w-full">Complaints</h1>
        {isManager && (
          <Button onClick={() => setNew(true)}>
            <Plus className="size-4" aria-hidden />
            New complaint
          </Button>
        )}
      </header>
      <TaskTabs />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1 md:max-w-64">
          <SearchBox
            label="Search complaints"
            placeholder="Search complaints"
            value={search}
            onSearch={(text) => change({ search: text || undefined })}
          />
        </div>
        <BareSelect
          label="State"
          className="w-auto! text-sm!"
          value={state}
          onChange={(event) =>
            change({ state: event.target.value === 'open' ? undefined : event.target.value })
          }
        >
          {Object.entries(STATES).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </BareSelect>
        <BareSelect
          label="Kind"
          className="w-auto! max-w-56 text-sm!"
          value={kind ?? ''}
          onChange={(event) => change({ kind: event.target.value || undefined })}
        >
          <option value="">Kind</option>
          {Object.entries(KIND_LABELS).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </BareSelect>
        {(kind || search) && (
          <Link to="?" replace className="px-1 font-semibold text-brand text-sm hover:underline">
            Clear
          </Link>
        )}
      </div>
      <div
        className={clsx(complaint && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="grid min-w-0 gap-5">
          {complaints.isPending && <Skeleton className="h-24 w-full" />}
          {complaints.isError && (
            <ErrorState title="The complaints could not be loaded" onRetry={() => complaints.refetch()} />
          )}
          {complaints.data?.items.length === 0 && (
            <Card>
              <EmptyState
                title={kind || search || state !== 'open' ? 'No complaint matches' : 'No open complaints'}
              >
                Record what consumers and agencies write, and the rules say by when it has to be acknowledged
                and answered.
              </EmptyState>
            </Card>
          )}
          {complaints.data && complaints.data.items.length > 0 && (
            <div>
              <Card>
                <Table
                  caption="Complaints"
                  columns={columns(params)}
                  rows={complaints.data.items}
                  keyOf={({ id }) => id}
                />
              </Card>
              <div className="mt-4">
                <Pager
                  page={complaints.data.page}
                  pageCount={complaints.data.pageCount}
                  href={(page) => `?${withChanges(params, { page: page > 1 ? String(page) : undefined })}`}
                  label="Complaint pages"
                />
              </div>
            </div>
          )}
          <MonthTable />
        </div>
        {complaint && <ComplaintPanel key={complaint} id={complaint} onClose={() => goTo(undefined)} />}
      </div>
      {isNew && <ComplaintFormDialog onClose={() => setNew(false)} onSaved={({ id }) => goTo(id)} />}
    </>
  )
}

function columns(params: URLSearchParams): Column<ComplaintSummary>[] {
  const today = todayText()
  const to = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('complaint', id)
    return `?${next}`
  }
  return [
    {
      id: 'title',
      heading: 'Complaint',
      cell: ({ id, number, title, product }) => (
        <span className="grid gap-0.5">
          <Link
            to={to(id)}
            replace
            preventScrollReset
            className="wrap-anywhere font-semibold hover:underline"
          >
            {number}. {title}
          </Link>
          {product && <span className="text-ink-faint text-xs">{product}</span>}
        </span>
      ),
    },
    {
      id: 'kind',
      heading: 'Kind',
      cell: ({ kind, channel }) => `${KIND_LABELS[kind]}, ${CHANNEL_LABELS[channel]}`,
    },
    { id: 'received', heading: 'Received', cell: ({ receivedOn }) => dayText(receivedOn) },
    {
      id: 'acknowledge',
      heading: 'Acknowledge by',
      cell: ({ acknowledgeBy, acknowledgedOn }) => (
        <ClockMark by={acknowledgeBy} done={acknowledgedOn} today={today} />
      ),
    },
    {
      id: 'answer',
      heading: 'Answer by',
      cell: ({ answerBy, answeredOn }) => <ClockMark by={answerBy} done={answeredOn} today={today} />,
    },
  ]
}

/** Whether a date was met, in words and a shape; a date that no rule gives is not a pass. */
export function ClockMark({ by, done, today }: { by: string | null; done: string | null; today: string }) {
  if (done !== null) {
    const isLate = by !== null && done > by
    const Icon = isLate ? TriangleAlert : CircleCheck
    return (
      <span className={clsx('inline-flex items-center gap-1.5', isLate ? 'text-danger' : 'text-success')}>
        <Icon className="size-4" aria-hidden />
        {isLate ? `Late, ${dueText(done, today)}` : dueText(done, today)}
      </span>
    )
  }
  if (by === null) return <span className="text-ink-faint">No date by rule</span>
  if (by < today)
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
        <TriangleAlert className="size-4" aria-hidden />
        Overdue, {dueText(by, today)}
      </span>
    )
  return <span>{dueText(by, today)}</span>
}

function MonthTable() {
  const months = useQuery(api.complaints.months.queryOptions())
  if (!months.data || months.data.length === 0) return null
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <SectionCard title="By month received">
      <Table
        caption="Complaints by month"
        columns={[
          { id: 'month', heading: 'Month', cell: ({ month }) => name.format(new Date(`${month}-01`)) },
          { id: 'received', heading: 'Received', align: 'end', cell: ({ received }) => received },
          { id: 'answered', heading: 'Answered', align: 'end', cell: ({ answered }) => answered },
          { id: 'late', heading: 'Late or overdue', align: 'end', cell: ({ late }) => late },
        ]}
        rows={months.data}
        keyOf={({ month }) => month}
      />
    </SectionCard>
  )
}
