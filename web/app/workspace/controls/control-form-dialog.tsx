import { CONTROL_FIELDS, type Control } from '@plumbline/contract/compliance/controls.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'

interface ControlFormDialogProps {
  control?: Control
  onClose: () => void
  onSaved?: (control: Control) => void
}

export function ControlFormDialog({ control, onClose, onSaved }: ControlFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'control',
    onClose,
    record: control,
    draft: (record) => draftOf(CONTROL_FIELDS, record),
    find: ({ id }) => apiClient.controls.find({ id }),
    words: wordsOf(CONTROL_FIELDS),
    check: ({ title }) => (title.trim() === '' ? 'Enter the control.' : undefined),
    save: (fields, version) =>
      control
        ? apiClient.controls.update({ ...fields, id: control.id, version })
        : apiClient.controls.create(fields),
    stale: [api.controls.key(), api.risks.key()],
    failure: 'The control could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={control ? 'Edit control' : 'New control'}
      action={control ? 'Save' : 'Enter control'}
    >
      <RecordFieldControls fields={CONTROL_FIELDS} draft={draft} set={set} />
    </FormDialog>
  )
}
