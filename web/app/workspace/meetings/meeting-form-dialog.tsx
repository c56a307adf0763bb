import { MEETING_FIELDS, type Meeting, type MeetingFields } from '@plumbline/contract/compliance/meetings.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { AgendaEditor } from './agenda-editor.tsx'
import { agendaInput } from './meeting-agenda.ts'

interface MeetingFormDialogProps {
  meeting?: Meeting
  onClose: () => void
  onSaved?: (meeting: Meeting) => void
}

export function MeetingFormDialog({ meeting, onClose, onSaved }: MeetingFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'meeting',
    onClose,
    record: meeting,
    draft: (record): MeetingFields => ({
      ...draftOf(MEETING_FIELDS, record),
      heldOn: record?.heldOn ?? '',
      agenda: record ? agendaInput(record) : [],
    }),
    find: ({ id }) => apiClient.meetings.find({ id }),
    words: { ...wordsOf(MEETING_FIELDS), heldOn: 'Date', agenda: 'Agenda' },
    check: ({ title, heldOn, agenda }) => {
      if (title.trim() === '') return 'Enter a title, such as “Regular meeting of the board”.'
      if (heldOn === '') return 'Enter the date.'
      const empty = agenda.findIndex((item) => item.title.trim() === '')
      return empty < 0 ? undefined : `Enter what item ${empty + 1} of the agenda is, or remove it.`
    },
    save: (fields, version) =>
      meeting
        ? apiClient.meetings.update({ ...fields, id: meeting.id, version })
        : apiClient.meetings.create(fields),
    stale: [api.meetings.key(), api.workLinks.key()],
    failure: 'The meeting could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={meeting ? 'Edit meeting' : 'New meeting'}
      action={meeting ? 'Save' : 'Add meeting'}
    >
      <TextField
        label="Date"
        type="date"
        value={draft.heldOn}
        onChange={(event) => set({ heldOn: event.target.value })}
      />
      <RecordFieldControls fields={MEETING_FIELDS} draft={draft} set={set} />
      <AgendaEditor
        agenda={draft.agenda}
        isHeld={draft.status === 'held'}
        onChange={(agenda) => set({ agenda })}
      />
    </FormDialog>
  )
}
