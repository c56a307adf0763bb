import { FINDING_SOURCE_LABELS, SEVERITY_LABELS } from '@plumbline/contract/compliance/finding-fields.ts'
import type { FindingStatus, FindingSummary } from '@plumbline/contract/compliance/findings.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
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
import { PriorityMark } from '../tasks/task-marks.tsx'
import { FilterSelect } from '../work/choice-select.tsx'
import { dueText, todayText } from '../work/day-text.ts'
import { EditableCell, OwnerCell } from '../work/editable-cell.tsx'
import { type ListedField, OWNER, useMayChange } from '../work/listed-record.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { useTopicFilters, useTopicIn } from '../work/topics.tsx'
import { FindingFormDialog } from './finding-form-dialog.tsx'
import { FINDING_IN_LIST } from './finding-in-list.ts'
import { FindingPanel } from './finding-panel.tsx'
import { FINDING_STATUS_LABELS } from './finding-text.ts'

const UNCLOSED: FindingStatus[] = ['open', 'in_progress', 'waiting_for_closure']
const STATUS_CHOICES = { unclosed: 'Not closed', ...FINDING_STATUS_LABELS }

export default function FindingsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const mayChangeOwn = useMayChange()
  const mayChange = (finding: FindingSummary) => finding.status !== 'closed' && mayChangeOwn(finding)
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('finding')
  const status = choiceIn(params, 'status', STATUS_CHOICES)
  const source = choiceIn(params, 'source', FINDING_SOURCE_LABELS)
  const severity = choiceIn(params, 'severity', SEVERITY_LABELS)
  const topic = useTopicIn(params)
  const topics = useTopicFilters()
  const search = textIn(params, 'search')
  const findings = useQuery(
    api.findings.list.queryOptions({
      input: {
        statuses: status === 'unclosed' ? UNCLOSED : status ? [status] : [],
        sources: source ? [source] : [],
        severities: severity ? [severity] : [],
        ...(topic && { topic }),
        search,
        page: pageIn(params),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(status || source || severity || topic || search)
  const total = findings.data?.totalCount

  return (
    <RecordPage
      title="Findings"
      actions={
        mayWrite && (
          <>
            <ImportLink kind="findings" />
            <NewButton label="New finding" onClick={() => setNew(true)} />
          </>
        )
      }
      panel={
        opened.id && <FindingPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />
      }
    >
      <RecordFilters
        plural="findings"
        isFiltered={isFiltered}
        count={total === undefined ? undefined : total === 1 ? '1 finding' : `${total} findings`}
      >
        <FilterSelect name="status" label="Status" value={status} labels={STATUS_CHOICES} onChange={change} />
        <FilterSelect
          name="source"
          label="Source"
          value={source}
          labels={FINDING_SOURCE_LABELS}
          onChange={change}
        />
        <FilterSelect
          name="severity"
          label="Severity"
          value={severity}
          labels={SEVERITY_LABELS}
          onChange={change}
        />
        <FilterSelect name="topic" label="Topic" value={topic} labels={topics} onChange={change} />
      </RecordFilters>
      <RecordList
        query={findings}
        plural="findings"
        columns={columns(opened.addressOf, mayChange)}
        keyOf={({ id }) => id}
        bulk={{ of: FINDING_IN_LIST, fields: [OWNER, DUE], rowOf, mayChange }}
        empty={{
          title: isFiltered ? 'No finding matches' : 'No findings',
          text: 'What an examination, an audit, a test, or a complaint shows to be wrong stands here until it is closed with evidence and by a second person.',
        }}
      />
      {isNew && <FindingFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />}
    </RecordPage>
  )
}

const DUE: ListedField = { key: 'responseDueOn', name: 'Response due', kind: 'day' }
const rowOf = ({ id, version, number, title }: FindingSummary) => ({
  id,
  version,
  title: `${number}. ${title}`,
})

function columns(
  addressOf: (id: string) => string,
  mayChange: (finding: FindingSummary) => boolean,
): Column<FindingSummary>[] {
  const today = todayText()
  return [
    {
      id: 'title',
      heading: 'Finding',
      cell: ({ id, number, title, originTitle }) => (
        <RecordLink to={addressOf(id)} below={originTitle}>
          {number}. {title}
        </RecordLink>
      ),
    },
    { id: 'source', heading: 'Source', isExtra: true, cell: ({ source }) => FINDING_SOURCE_LABELS[source] },
    {
      id: 'severity',
      heading: 'Severity',
      isPlain: true,
      cell: ({ severity }) => <PriorityMark priority={severity} />,
    },
    { id: 'status', heading: 'Status', isPlain: true, cell: ({ status }) => FINDING_STATUS_LABELS[status] },
    {
      id: 'owner',
      heading: 'Owner',
      isPlain: true,
      mayShrink: true,
      cell: (finding) => (
        <OwnerCell
          of={mayChange(finding) ? FINDING_IN_LIST : undefined}
          row={rowOf(finding)}
          owner={finding.owner}
        />
      ),
    },
    {
      id: 'due',
      heading: 'Response due',
      label: 'Due',
      cell: (finding) => (
        <EditableCell
          of={mayChange(finding) ? FINDING_IN_LIST : undefined}
          row={rowOf(finding)}
          field={DUE}
          value={finding.responseDueOn}
        >
          <ResponseDue finding={finding} today={today} />
        </EditableCell>
      ),
    },
  ]
}

function ResponseDue({ finding, today }: { finding: FindingSummary; today: string }) {
  const { responseDueOn, status } = finding
  if (!responseDueOn) return <span className="text-ink-faint">No date</span>
  const isLate = status !== 'closed' && responseDueOn < today
  return (
    <span className={clsx('inline-flex items-center gap-1.5', isLate && 'font-semibold text-danger')}>
      {isLate && <TriangleAlert className="size-4 flex-none" aria-hidden />}
      {isLate && 'Overdue, '}
      {dueText(responseDueOn, today)}
    </span>
  )
}
