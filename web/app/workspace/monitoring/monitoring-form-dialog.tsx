import type { Frequency, MonitoringTest } from '@plumbline/contract/compliance/monitoring.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Switch } from '../../ui/choice.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect, TopicSelect } from '../work/choice-select.tsx'
import { PersonSelect } from '../work/person-select.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { FREQUENCY_LABELS, MONTHS } from './monitoring-text.ts'

interface MonitoringFormDialogProps {
  test?: MonitoringTest
  year: number
  onClose: () => void
  onSaved: (test: MonitoringTest) => void
}

export function MonitoringFormDialog({ test, year, onClose, onSaved }: MonitoringFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'monitoring',
    onClose,
    record: test,
    draft: (record) => ({
      title: record?.title ?? '',
      description: record?.description ?? '',
      topic: record?.topic ?? null,
      frequency: record?.frequency ?? ('quarterly' as Frequency),
      firstMonth: record?.firstMonth ?? 3,
      ownerId: record?.owner?.userId ?? null,
      performerId: record?.performer?.userId ?? null,
      procedure: record?.procedure ?? '',
      requiresEvidence: record?.requiresEvidence ?? true,
    }),
    find: ({ id }) => apiClient.monitoring.find({ id }),
    words: {
      title: 'Title',
      description: 'What is tested',
      topic: 'Topic',
      frequency: { name: 'How often', values: FREQUENCY_LABELS },
      firstMonth: {
        name: 'First month',
        values: Object.fromEntries(MONTHS.map((name, index) => [index + 1, name])),
      },
      ownerId: 'Owner',
      performerId: 'Performed by',
      procedure: 'Procedure',
      requiresEvidence: 'Requires evidence',
    },
    check: ({ title }) => (title.trim() === '' ? 'Enter a title.' : undefined),
    save: (fields, version) =>
      test
        ? apiClient.monitoring.update({ ...fields, id: test.id, version })
        : apiClient.monitoring.create({ ...fields, year }),
    stale: [api.monitoring.key(), api.tasks.key()],
    failure: 'The test could not be saved. Please try again.',
    onSaved(saved) {
      onSaved(saved)
      onClose()
    },
  })

  return (
    <FormDialog
      {...dialog}
      title={test ? 'Edit test' : `New test in the plan of ${year}`}
      action={test ? 'Save' : 'Add test'}
    >
      <TextField
        label="Title"
        maxLength={maxLengthOf('monitoring.create', 'title')}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextArea
        label="What is tested"
        optional
        rows={4}
        maxLength={maxLengthOf('monitoring.create', 'description')}
        hint="The control, and what counts as a failure."
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <TextArea
        label="Procedure"
        optional
        rows={4}
        maxLength={maxLengthOf('monitoring.create', 'procedure')}
        hint="What the tester does, one step a line."
        value={draft.procedure}
        onChange={(event) => set({ procedure: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceSelect
          label="How often"
          labels={FREQUENCY_LABELS}
          value={draft.frequency}
          onChange={(frequency) => set({ frequency })}
        />
        <Select
          label="First run in"
          hint="Due on the last business day of the month."
          value={draft.firstMonth}
          onChange={(event) => set({ firstMonth: Number(event.target.value) })}
        >
          {MONTHS.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </Select>
        <PersonSelect label="By whom" value={draft.ownerId} onChange={(ownerId) => set({ ownerId })} />
        <PersonSelect
          label="Who performs the control"
          value={draft.performerId}
          onChange={(performerId) => set({ performerId })}
        />
        <TopicSelect value={draft.topic} onChange={(topic) => set({ topic })} />
      </div>
      <Switch
        label="Requires evidence"
        hint="The working papers are attached to the task of a run before its result is recorded."
        checked={draft.requiresEvidence}
        onChange={(requiresEvidence) => set({ requiresEvidence })}
      />
    </FormDialog>
  )
}
