import type { Vendor } from '@plumbline/contract/compliance/vendors.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../work/day-text.ts'
import { useRecordForm } from '../work/record-form.tsx'

/** What a review found. Its papers are evidence of the vendor. */
export function VendorReviewDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'vendor-review',
    onClose,
    record: vendor,
    draft: () => ({ reviewedOn: todayText(), result: '' }),
    find: ({ id }) => apiClient.vendors.find({ id }),
    words: { reviewedOn: 'Reviewed on', result: 'Conclusion' },
    check: ({ reviewedOn, result }) => {
      if (reviewedOn === '') return 'Enter the day of the review.'
      return result.trim() === '' ? 'Enter what the review found.' : undefined
    },
    save: (review, version) => apiClient.vendors.review({ ...review, id: vendor.id, version }),
    stale: [api.vendors.key()],
    failure: 'The review could not be saved. Please try again.',
    onSaved: onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title="Record a review"
      description={`The next one is due by the criticality of ${vendor.title}, or by the months that you entered.`}
      action="Record review"
      size="small"
    >
      <TextField
        label="Reviewed on"
        type="date"
        value={draft.reviewedOn}
        onChange={(event) => set({ reviewedOn: event.target.value })}
      />
      <TextArea
        label="Conclusion"
        hint="What was looked at, what it showed, and what follows"
        maxLength={maxLengthOf('vendors.review', 'result')}
        value={draft.result}
        onChange={(event) => set({ result: event.target.value })}
      />
    </FormDialog>
  )
}
