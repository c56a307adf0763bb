import { BSA_FIELDS, type BsaEntry, type BsaEntryFields } from '@plumbline/contract/compliance/bsa-entries.ts'
import { useQuery } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'

interface BsaEntryFormDialogProps {
  entry?: BsaEntry
  onClose: () => void
  onSaved?: (entry: BsaEntry) => void
}

export function BsaEntryFormDialog({ entry, onClose, onSaved }: BsaEntryFormDialogProps) {
  const access = useQuery(api.bsaEntries.access.queryOptions())
  const { draft, set, dialog } = useRecordForm({
    onClose,
    record: entry,
    draft: (record): BsaEntryFields => ({
      ...draftOf(BSA_FIELDS, record),
      startsOn: record?.startsOn ?? '',
      ownerId: record?.ownerId ?? null,
    }),
    find: ({ id }) => apiClient.bsaEntries.find({ id }),
    words: { ...wordsOf(BSA_FIELDS), startsOn: 'Clock starts on', ownerId: 'Owner' },
    check: ({ reference, startsOn }) => {
      if (reference.trim() === '') return 'Enter a reference.'
      return startsOn === '' ? 'Enter the day on which the clock starts.' : undefined
    },
    save: (fields, version) =>
      entry
        ? apiClient.bsaEntries.update({ ...fields, id: entry.id, version })
        : apiClient.bsaEntries.create(fields),
    stale: [api.bsaEntries.key()],
    failure: 'The entry could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog {...dialog} title={entry ? 'Edit entry' : 'New entry'} action={entry ? 'Save' : 'Add entry'}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={draft.kind === 'sar' ? 'Initially detected on' : 'Day of the transaction'}
          type="date"
          value={draft.startsOn}
          onChange={(event) => set({ startsOn: event.target.value })}
        />
        <Select
          label="Owner"
          value={draft.ownerId ?? ''}
          onChange={(event) => set({ ownerId: event.target.value || null })}
        >
          <option value="">Everybody named</option>
          {access.data?.people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <RecordFieldControls fields={BSA_FIELDS} draft={draft} set={set} />
    </FormDialog>
  )
}
