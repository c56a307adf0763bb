import {
  SELF_TEST_FIELDS,
  type SelfTest,
  type SelfTestFields,
} from '@plumbline/contract/compliance/self-tests.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'

interface SelfTestFormDialogProps {
  test?: SelfTest
  onClose: () => void
  onSaved?: (test: SelfTest) => void
}

export function SelfTestFormDialog({ test, onClose, onSaved }: SelfTestFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    onClose,
    record: test,
    draft: (record): SelfTestFields => draftOf(SELF_TEST_FIELDS, record),
    find: ({ id }) => apiClient.selfTests.find({ id }),
    words: wordsOf(SELF_TEST_FIELDS),
    check: ({ title }) => (title.trim() === '' ? 'Enter a title.' : undefined),
    save: (fields, version) =>
      test
        ? apiClient.selfTests.update({ ...fields, id: test.id, version })
        : apiClient.selfTests.create(fields),
    stale: [api.selfTests.key()],
    failure: 'The self-test could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={test ? 'Edit self-test' : 'New self-test'}
      action={test ? 'Save' : 'Add self-test'}
    >
      <RecordFieldControls fields={SELF_TEST_FIELDS} draft={draft} set={set} />
    </FormDialog>
  )
}
