import {
  PRODUCT_REVIEW_FIELDS,
  type ProductReview,
  type ProductReviewFields,
  USUAL_STEPS,
} from '@plumbline/contract/compliance/product-reviews.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { StepEditor } from './step-editor.tsx'

interface ProductReviewFormDialogProps {
  review?: ProductReview
  onClose: () => void
  onSaved?: (review: ProductReview) => void
}

const usualSteps = () =>
  USUAL_STEPS.map((title) => ({ id: crypto.randomUUID(), title, ownerId: null, doneOn: null }))

export function ProductReviewFormDialog({ review, onClose, onSaved }: ProductReviewFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'product-review',
    onClose,
    record: review,
    draft: (record): ProductReviewFields => ({
      ...draftOf(PRODUCT_REVIEW_FIELDS, record),
      steps: record
        ? record.steps.map(({ id, title, ownerId, doneOn }) => ({ id, title, ownerId, doneOn }))
        : usualSteps(),
    }),
    find: ({ id }) => apiClient.productReviews.find({ id }),
    words: { ...wordsOf(PRODUCT_REVIEW_FIELDS), steps: 'Steps' },
    check: ({ title, steps }) => {
      if (title.trim() === '') return 'Enter a title, such as “Fee for stop payments”.'
      const empty = steps.findIndex((step) => step.title.trim() === '')
      return empty < 0 ? undefined : `Enter what step ${empty + 1} is, or remove it.`
    },
    save: (fields, version) =>
      review
        ? apiClient.productReviews.update({ ...fields, id: review.id, version })
        : apiClient.productReviews.create(fields),
    stale: [api.productReviews.key(), api.dashboard.key()],
    failure: 'The review could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={review ? 'Edit review' : 'New review'}
      action={review ? 'Save' : 'Enter review'}
    >
      <RecordFieldControls fields={PRODUCT_REVIEW_FIELDS} draft={draft} set={set} />
      <StepEditor steps={draft.steps} onChange={(steps) => set({ steps })} />
    </FormDialog>
  )
}
