import {
  MARKETING_REVIEW_FIELDS,
  type MarketingReview,
} from '@plumbline/contract/compliance/marketing-reviews.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'

/** What is read comes first; what becomes of the piece, after it. */
const { title, product, channel, text, rateMayChange, hasAccountFees, isPrescreened, ...USE_FIELDS } =
  MARKETING_REVIEW_FIELDS
const READ_FIELDS = { title, product, channel, text, rateMayChange, hasAccountFees, isPrescreened }

interface MarketingReviewFormDialogProps {
  piece?: MarketingReview
  onClose: () => void
  onSaved?: (piece: MarketingReview) => void
}

export function MarketingReviewFormDialog({ piece, onClose, onSaved }: MarketingReviewFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'marketing-review',
    onClose,
    record: piece,
    draft: (record) => draftOf(MARKETING_REVIEW_FIELDS, record),
    find: ({ id }) => apiClient.marketingReviews.find({ id }),
    words: wordsOf(MARKETING_REVIEW_FIELDS),
    check: ({ title }) => (title.trim() === '' ? 'Enter a title, such as “Spring postcard”.' : undefined),
    save: (fields, version) =>
      piece
        ? apiClient.marketingReviews.update({ ...fields, id: piece.id, version })
        : apiClient.marketingReviews.create(fields),
    stale: [api.marketingReviews.key(), api.dashboard.key()],
    failure: 'The piece could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={piece ? 'Edit piece' : 'New piece'}
      action={piece ? 'Save' : 'Enter piece'}
    >
      <RecordFieldControls<typeof READ_FIELDS> fields={READ_FIELDS} draft={draft} set={set} />
      <RecordFieldControls<typeof USE_FIELDS> fields={USE_FIELDS} draft={draft} set={set} />
    </FormDialog>
  )
}
