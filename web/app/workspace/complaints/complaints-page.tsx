import { CHANNEL_LABELS, KIND_LABELS } from '@plumbline/contract/compliance/complaint-fields.ts'
import type { ComplaintSummary } from '@plumbline/contract/compliance/complaints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { choiceIn, pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import type { Column } from '../../ui/table.tsx'
import {
  ImportLink,
  NewButton,
  RecordFilters,
  RecordLink,
  RecordList,
  RecordPage,
} from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { dayText, dueText, todayText } from '../work/day-text.ts'
import { OwnerCell } from '../work/editable-cell.tsx'
import { OWNER, useMayChange } from '../work/listed-record.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { useTopicFilters, useTopicIn } from '../work/topics.tsx'
import { ComplaintFormDialog } from './complaint-form-dialog.tsx'
import { COMPLAINT_IN_LIST } from './complaint-in-list.ts'
import { ComplaintPanel } from './complaint-panel.tsx'
import { FLAG_LABELS } from './complaint-text.ts'
import { ComplaintTrend } from './complaint-trend.tsx'

const STATES = { open: 'Open', closed: 'Closed', all: 'All' } as const

export default function ComplaintsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const mayChangeOwn = useMayChange()
  const mayChange = (complaint: ComplaintSummary) => complaint.closedOn === null && mayChangeOwn(complaint)
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('complaint')
  const state = choiceIn(params, 'state', STATES)
  const kind = choiceIn(params, 'kind', KIND_LABELS)
  const topic = useTopicIn(params)
  const topics = useTopicFilters()
  const search = textIn(params, 'search')
  const complaints = useQuery(
    api.complaints.list.queryOptions({
      input: {
        state: state ?? 'open',
        kinds: kind ? [kind] : [],
        ...(topic && { topic }),
        search,
        page: pageIn(params),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(state || kind || topic || search)
  const total = complaints.data?.totalCount

  return (
    <RecordPage
      title="Complaints"
      actions={
        mayWrite && (
          <>
            <ImportLink kind="complaints" />
            <NewButton label="New complaint" onClick={() => setNew(true)} />
          </>
        )
      }
      panel={
        opened.id && <ComplaintPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />
      }
    >
      <RecordFilters
        plural="complaints"
        isFiltered={isFiltered}
        count={total === undefined ? undefined : total === 1 ? '1 complaint' : `${total} complaints`}
      >
        <FilterSelect name="state" label="State" value={state} labels={STATES} onChange={change} />
        <FilterSelect name="kind" label="Kind" value={kind} labels={KIND_LABELS} onChange={change} />
        <FilterSelect name="topic" label="Topic" value={topic} labels={topics} onChange={change} />
      </RecordFilters>
      <div className="grid gap-5">
        <RecordList
          query={complaints}
          plural="complaints"
          columns={columns(opened.addressOf, mayChange)}
          keyOf={({ id }) => id}
          bulk={{ of: COMPLAINT_IN_LIST, fields: [OWNER], rowOf, mayChange }}
          empty={{
            title: isFiltered ? 'No complaint matches' : 'No open complaints',
            text: isFiltered
              ? 'Change the filters, or clear them.'
              : 'Record what consumers and agencies send you. The rules that apply set the dates to acknowledge and answer it. Closed complaints are under Filters, State.',
          }}
        />
        <ComplaintTrend />
      </div>
      {isNew && <ComplaintFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />}
    </RecordPage>
  )
}

const rowOf = ({ id, version, number, title }: ComplaintSummary) => ({
  id,
  version,
  title: `${number}. ${title}`,
})

function columns(
  addressOf: (id: string) => string,
  mayChange: (complaint: ComplaintSummary) => boolean,
): Column<ComplaintSummary>[] {
  const today = todayText()
  return [
    {
      id: 'title',
      heading: 'Complaint',
      cell: ({ id, number, title, product, flags }) => (
        <RecordLink
          to={addressOf(id)}
          below={[product, ...flags.map((flag) => `Concerns ${FLAG_LABELS[flag]}`)]
            .filter(Boolean)
            .join(' · ')}
        >
          {number}. {title}
        </RecordLink>
      ),
    },
    {
      id: 'kind',
      heading: 'Kind',
      isExtra: true,
      cell: ({ kind, channel }) => `${KIND_LABELS[kind]}, ${CHANNEL_LABELS[channel]}`,
    },
    {
      id: 'owner',
      heading: 'Owner',
      isExtra: true,
      cell: (complaint) => (
        <OwnerCell
          of={mayChange(complaint) ? COMPLAINT_IN_LIST : undefined}
          row={rowOf(complaint)}
          owner={complaint.owner}
        />
      ),
    },
    {
      id: 'received',
      isExtra: true,
      heading: 'Received',
      cell: ({ receivedOn }) => <span className="whitespace-nowrap">{dayText(receivedOn)}</span>,
    },
    {
      id: 'acknowledge',
      heading: 'Acknowledge by',
      label: 'Ack.',
      mayShrink: true,
      cell: ({ acknowledgeBy, acknowledgedOn }) => (
        <ClockMark by={acknowledgeBy} done={acknowledgedOn} today={today} />
      ),
    },
    {
      id: 'answer',
      heading: 'Answer by',
      label: 'Answer',
      cell: ({ answerBy, answeredOn, portalBy }) => (
        <>
          <ClockMark by={answerBy} done={answeredOn} today={today} />
          {portalBy && (
            <span className="mt-1 block text-sm as-row:ml-2 as-row:inline">
              CFPB portal: <ClockMark by={portalBy} done={null} today={today} />
            </span>
          )}
        </>
      ),
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
        <Icon className="size-4 shrink-0" aria-hidden />
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
