import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { todayText } from '../work/day-text.ts'
import { useRecordForm } from '../work/record-form.tsx'

/** Seals the assessment as it is now. */
export function ApproveDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'risk-approval',
    onClose,
    draft: () => ({
      title: `Compliance risk assessment ${todayText().slice(0, 4)}`,
      boardMeetingOn: null as string | null,
      note: '',
    }),
    check: ({ title }) => (title.trim() === '' ? 'Enter a title.' : undefined),
    save: (approval) => apiClient.risks.approve(approval),
    stale: [api.risks.key()],
    failure: 'The assessment could not be approved. Please try again.',
    onSaved() {
      showToast('The assessment is approved', 'It is listed below the risks.')
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title="Approve the assessment"
      description={`All ${count} risks are stored as they are now, under your name. What is approved never changes.`}
      action="Approve"
      size="small"
    >
      <TextField
        label="Title"
        maxLength={maxLengthOf('risks.approve', 'title')}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextField
        label="Meeting of the board"
        hint="Leave it empty if you approve it without the board."
        optional
        type="date"
        value={draft.boardMeetingOn ?? ''}
        onChange={(event) => set({ boardMeetingOn: event.target.value || null })}
      />
      <TextArea
        label="Note"
        optional
        maxLength={maxLengthOf('risks.approve', 'note')}
        value={draft.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </FormDialog>
  )
}
