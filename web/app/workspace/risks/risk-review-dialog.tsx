import type { Risk } from '@plumbline/contract/compliance/risks.ts'
import { addMonths, formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../work/day-text.ts'
import { useRecordForm } from '../work/record-form.tsx'

/** What a look at the risk showed, and when the next one is. */
export function RiskReviewDialog({ risk, onClose }: { risk: Risk; onClose: () => void }) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'risk-review',
    onClose,
    record: risk,
    draft: () => ({
      note: '',
      reviewOn: formatDay(addMonths(parseDay(todayText(), 'today'), 12)) as string | null,
    }),
    find: ({ id }) => apiClient.risks.find({ id }),
    words: { note: 'What you saw', reviewOn: 'Look at it again on' },
    check: ({ note }) => (note.trim() === '' ? 'Enter what you saw.' : undefined),
    save: (review, version) => apiClient.risks.review({ ...review, id: risk.id, version }),
    stale: [api.risks.key()],
    failure: 'The look could not be saved. Please try again.',
    onSaved: onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title="Looked at it"
      description="If the rating should change, edit the risk first."
      action="Save"
      size="small"
    >
      <TextArea
        label="What you saw"
        maxLength={maxLengthOf('risks.review', 'note')}
        value={draft.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <TextField
        label="Look at it again on"
        optional
        type="date"
        value={draft.reviewOn ?? ''}
        onChange={(event) => set({ reviewOn: event.target.value || null })}
      />
    </FormDialog>
  )
}
