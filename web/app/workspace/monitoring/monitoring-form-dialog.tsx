import type { MonitoringTest } from '@plumbline/contract/compliance/monitoring.ts'
import { MONITORING_FIELDS } from '@plumbline/contract/compliance/monitoring-fields.ts'
import type { DraftOf } from '@plumbline/contract/compliance/record-fields.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'

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
    draft: (record): DraftOf<typeof MONITORING_FIELDS> =>
      draftOf(
        MONITORING_FIELDS,
        record && {
          ...record,
          ownerId: record.owner?.userId ?? null,
          performerId: record.performer?.userId ?? null,
        },
      ),
    find: ({ id }) => apiClient.monitoring.find({ id }),
    words: wordsOf(MONITORING_FIELDS),
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
      <RecordFieldControls fields={MONITORING_FIELDS} draft={draft} set={set} />
    </FormDialog>
  )
}
