import { VENDOR_FIELDS, type Vendor } from '@plumbline/contract/compliance/vendors.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'

interface VendorFormDialogProps {
  vendor?: Vendor
  onClose: () => void
  onSaved?: (vendor: Vendor) => void
}

export function VendorFormDialog({ vendor, onClose, onSaved }: VendorFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'vendor',
    onClose,
    record: vendor,
    draft: (record) => draftOf(VENDOR_FIELDS, record),
    find: ({ id }) => apiClient.vendors.find({ id }),
    words: wordsOf(VENDOR_FIELDS),
    check: ({ title }) => (title.trim() === '' ? 'Enter the name of the vendor.' : undefined),
    save: (fields, version) =>
      vendor
        ? apiClient.vendors.update({ ...fields, id: vendor.id, version })
        : apiClient.vendors.create(fields),
    stale: [api.vendors.key()],
    failure: 'The vendor could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={vendor ? 'Edit vendor' : 'New vendor'}
      action={vendor ? 'Save' : 'Enter vendor'}
    >
      <RecordFieldControls fields={VENDOR_FIELDS} draft={draft} set={set} />
    </FormDialog>
  )
}
