import {
  INCIDENT_KIND_LABELS,
  INCIDENT_STATUS_LABELS,
  type IncidentSummary,
} from '@plumbline/contract/compliance/incidents.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import type { Column } from '../../ui/table.tsx'
import { NewButton, RecordFilters, RecordLink, RecordList } from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { useOpenRecord } from '../work/open-record.ts'
import { IncidentFormDialog } from './incident-form-dialog.tsx'
import { IncidentPanel } from './incident-panel.tsx'

type Status = keyof typeof INCIDENT_STATUS_LABELS

export default function IncidentsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('incident')
  const status = (Object.keys(INCIDENT_STATUS_LABELS) as Status[]).find(
    (each) => each === params.get('status'),
  )
  const search = textIn(params, 'search')
  const incidents = useQuery(
    api.incidents.list.queryOptions({
      input: { statuses: status ? [status] : [], search, page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  const total = incidents.data?.totalCount
  const isFiltered = Boolean(status || search)
  return (
    <>
      <title>Incidents · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <h1 className="display text-3xl">Incidents</h1>
          <p className="mt-1.5 text-ink-soft">
            What happened to data and systems, and the hours within which an agency has to know
          </p>
        </div>
        {mayWrite && <NewButton label="New incident" onClick={() => setNew(true)} />}
      </header>
      <div
        className={clsx(opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="min-w-0">
          <RecordFilters
            plural="incidents"
            isFiltered={isFiltered}
            count={total === undefined ? undefined : total === 1 ? '1 incident' : `${total} incidents`}
          >
            <FilterSelect
              name="status"
              label="Status"
              value={status}
              labels={INCIDENT_STATUS_LABELS}
              onChange={(changes) => update((before) => withChanges(before, changes))}
            />
          </RecordFilters>
          <RecordList
            query={incidents}
            plural="incidents"
            columns={columns(opened.addressOf)}
            keyOf={({ id }) => id}
            empty={{
              title: isFiltered ? 'No incident matches' : 'No incidents',
              text: 'Record an incident as soon as you know of it: the clock of your regulator starts by itself, reminds the owner, and tells the managers.',
            }}
          />
        </div>
        {opened.id && <IncidentPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />}
      </div>
      {isNew && <IncidentFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />}
    </>
  )
}

function columns(addressOf: (id: string) => string): Column<IncidentSummary>[] {
  return [
    {
      id: 'title',
      heading: 'Incident',
      cell: ({ id, number, title, kind }) => (
        <RecordLink to={addressOf(id)} below={INCIDENT_KIND_LABELS[kind]}>
          {number}. {title}
        </RecordLink>
      ),
    },
    {
      id: 'status',
      heading: 'Status',
      isPlain: true,
      cell: ({ status }) => (
        <Badge tone={status === 'closed' ? 'success' : 'warning'}>{INCIDENT_STATUS_LABELS[status]}</Badge>
      ),
    },
    {
      id: 'discovered',
      heading: 'Discovered',
      isExtra: true,
      cell: ({ discoveredAt }) => dateAndTime(discoveredAt),
    },
    { id: 'notice', heading: 'Agency', cell: (incident) => <NoticeMark {...incident} /> },
    { id: 'owner', heading: 'Owner', isExtra: true, cell: ({ owner }) => owner?.name ?? 'Nobody' },
  ]
}

function NoticeMark({ reportable, notifyBy, notifiedAt }: IncidentSummary) {
  if (notifiedAt) return <>Notified {dateAndTime(notifiedAt)}</>
  if (reportable === 'no') return <span className="text-ink-faint">Not reportable</span>
  if (!notifyBy) return <span className="text-ink-faint">No time by rule</span>
  if (new Date(notifyBy).getTime() >= Date.now()) return <>By {dateAndTime(notifyBy)}</>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
      <TriangleAlert className="size-4 shrink-0" aria-hidden />
      Ended {dateAndTime(notifyBy)}
    </span>
  )
}
