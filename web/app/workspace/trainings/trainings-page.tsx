import type { TrainingSummary } from '@plumbline/contract/compliance/trainings.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { Column } from '../../ui/table.tsx'
import { showToast } from '../../ui/toast.tsx'
import { NewButton, RecordFilters, RecordLink, RecordList, RecordPage } from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { dueText, todayText } from '../work/day-text.ts'
import { EditableCell } from '../work/editable-cell.tsx'
import type { ListedField } from '../work/listed-record.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { TopicName, useTopicFilters, useTopicIn } from '../work/topics.tsx'
import { TrainingFormDialog } from './training-form-dialog.tsx'
import { TRAINING_IN_LIST } from './training-in-list.ts'
import { TrainingPanel } from './training-panel.tsx'

const STATES = { open: 'Not completed', completed: 'Completed', all: 'All' } as const
type State = keyof typeof STATES

export default function TrainingsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('training')
  const state = (Object.keys(STATES) as State[]).find((each) => each === params.get('state'))
  const topic = useTopicIn(params)
  const topics = useTopicFilters()
  const search = textIn(params, 'search')
  const trainings = useQuery(
    api.trainings.list.queryOptions({
      input: { state: state ?? 'all', search, page: pageIn(params), ...(topic && { topic }) },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(state || topic || search)
  const total = trainings.data?.totalCount

  async function saveCompletions() {
    try {
      saveFile(await apiClient.trainings.file({}))
    } catch (error) {
      showToast(problemText(error, 'The file could not be made. Please try again.'))
    }
  }

  return (
    <RecordPage
      title="Trainings"
      actions={
        mayWrite && (
          <>
            <Link to="/policies/readers" className={buttonClass('quiet')}>
              Readers
            </Link>
            <Button look="quiet" onClick={saveCompletions}>
              Completions (CSV)
            </Button>
            <NewButton label="New training" onClick={() => setNew(true)} />
          </>
        )
      }
      panel={opened.id && <TrainingPanel key={opened.id} id={opened.id} onShow={opened.show} />}
    >
      <RecordFilters
        plural="trainings"
        isFiltered={isFiltered}
        count={total === undefined ? undefined : total === 1 ? '1 training' : `${total} trainings`}
      >
        <FilterSelect name="state" label="State" value={state} labels={STATES} onChange={change} />
        <FilterSelect name="topic" label="Topic" value={topic} labels={topics} onChange={change} />
      </RecordFilters>
      <RecordList
        query={trainings}
        plural="trainings"
        columns={columns(opened.addressOf, mayWrite)}
        keyOf={({ id }) => id}
        bulk={{ of: TRAINING_IN_LIST, fields: [DUE], rowOf: (row) => row, mayChange: () => mayWrite }}
        empty={{
          title: isFiltered ? 'No training matches' : 'No trainings',
          text: mayWrite
            ? 'Assign a training to people or roles with a due date. Each person records the completion, and examiners see who has and who has not.'
            : 'Trainings that are assigned to you stand here until you complete them.',
        }}
      />
      {isNew && <TrainingFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />}
    </RecordPage>
  )
}

const DUE: ListedField = { key: 'dueOn', name: 'Due', kind: 'day', isRequired: true }

function columns(addressOf: (id: string) => string, mayWrite: boolean): Column<TrainingSummary>[] {
  const today = todayText()
  return [
    {
      id: 'title',
      heading: 'Training',
      cell: ({ id, title, topic }) => (
        <RecordLink to={addressOf(id)} below={topic && <TopicName topic={topic} />}>
          {title}
        </RecordLink>
      ),
    },
    {
      id: 'due',
      heading: 'Due',
      isPlain: true,
      cell(training) {
        const { dueOn, assignedCount, completedCount } = training
        const isLate = dueOn < today && completedCount < assignedCount
        return (
          <EditableCell of={mayWrite ? TRAINING_IN_LIST : undefined} row={training} field={DUE} value={dueOn}>
            <span className={clsx('inline-flex items-center gap-1.5', isLate && 'font-semibold text-danger')}>
              {isLate && <TriangleAlert className="size-4" aria-hidden />}
              {isLate && 'Overdue, '}
              {dueText(dueOn, today)}
            </span>
          </EditableCell>
        )
      },
    },
    ...(mayWrite
      ? [
          {
            id: 'completed',
            heading: 'Completed',
            cell: ({ assignedCount, completedCount }: TrainingSummary) => (
              <span className={clsx('tabular', completedCount === assignedCount && 'text-success')}>
                {completedCount} of {assignedCount}
              </span>
            ),
          },
        ]
      : []),
    {
      id: 'own',
      heading: 'You',
      cell: ({ own }) =>
        own === null ? (
          <span className="text-ink-faint">Not assigned</span>
        ) : own.completedOn ? (
          <span className="inline-flex items-center gap-1.5 text-success">
            <CircleCheck className="size-4" aria-hidden />
            {dueText(own.completedOn, today)}
          </span>
        ) : (
          'To complete'
        ),
    },
  ]
}
