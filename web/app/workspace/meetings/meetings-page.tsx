import {
  MEETING_BODY_LABELS,
  MEETING_STATUS_LABELS,
  type MeetingSummary,
} from '@plumbline/contract/compliance/meetings.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { NewButton, RecordFilters, RecordLink, RecordList } from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { dayText } from '../work/day-text.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { MeetingFormDialog } from './meeting-form-dialog.tsx'
import { MEETING_TONES, MeetingPanel } from './meeting-panel.tsx'

type Status = keyof typeof MEETING_STATUS_LABELS

export default function MeetingsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('meeting')
  const status = (Object.keys(MEETING_STATUS_LABELS) as Status[]).find(
    (each) => each === params.get('status'),
  )
  const search = textIn(params, 'search')
  const meetings = useQuery(
    api.meetings.list.queryOptions({
      input: { statuses: status ? [status] : [], search, page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  const total = meetings.data?.totalCount
  const isFiltered = Boolean(status || search)
  return (
    <>
      <title>Meetings · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <h1 className="display text-3xl">Meetings</h1>
          <p className="mt-1.5 text-ink-soft">
            Agenda from what is due, decisions with what they approve, and signed minutes
          </p>
        </div>
        {mayWrite && <NewButton label="New meeting" onClick={() => setNew(true)} />}
      </header>
      <div
        className={clsx(opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="min-w-0">
          <RecordFilters
            plural="meetings"
            isFiltered={isFiltered}
            count={total === undefined ? undefined : total === 1 ? '1 meeting' : `${total} meetings`}
          >
            <FilterSelect
              name="status"
              label="Status"
              value={status}
              labels={MEETING_STATUS_LABELS}
              onChange={(changes) => update((before) => withChanges(before, changes))}
            />
          </RecordFilters>
          <RecordList
            query={meetings}
            plural="meetings"
            columns={columns(opened.addressOf)}
            keyOf={({ id }) => id}
            empty={{
              title: isFiltered ? 'No meeting matches' : 'No meetings',
              text: 'Add the next meeting of the board. Its agenda is proposed from what is due: policies to approve, annual designations, and reports. Afterward, record the decisions and file the signed minutes.',
            }}
          />
        </div>
        {opened.id && <MeetingPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />}
      </div>
      {isNew && <MeetingFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />}
    </>
  )
}

function columns(addressOf: (id: string) => string): Column<MeetingSummary>[] {
  return [
    {
      id: 'title',
      heading: 'Meeting',
      cell: ({ id, number, title, body }) => (
        <RecordLink to={addressOf(id)} below={MEETING_BODY_LABELS[body]}>
          {number}. {title}
        </RecordLink>
      ),
    },
    { id: 'date', heading: 'Date', isPlain: true, cell: ({ heldOn }) => dayText(heldOn) },
    {
      id: 'status',
      heading: 'Status',
      isPlain: true,
      cell: ({ status }) => <Badge tone={MEETING_TONES[status]}>{MEETING_STATUS_LABELS[status]}</Badge>,
    },
    { id: 'items', heading: 'Items', isExtra: true, cell: ({ itemCount }) => itemCount },
    {
      id: 'minutes',
      heading: 'Signed minutes',
      label: 'Minutes',
      cell: ({ status, hasMinutes }) =>
        status !== 'held' ? (
          <span className="text-ink-faint">Not yet</span>
        ) : hasMinutes ? (
          'Filed'
        ) : (
          <span className="font-semibold text-warning">Missing</span>
        ),
    },
    { id: 'owner', heading: 'Prepared by', isExtra: true, cell: ({ owner }) => owner?.name ?? 'Nobody' },
  ]
}
