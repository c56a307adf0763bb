import {
  INCIDENT_FIELDS,
  type Incident,
  type IncidentFields,
} from '@plumbline/contract/compliance/incidents.ts'
import { useState } from 'react'
import { fromTouchedInput, toLocalInput } from '../../editing/editor/local-date-time.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'

interface IncidentFormDialogProps {
  incident?: Incident
  onClose: () => void
  onSaved?: (incident: Incident) => void
}

export function IncidentFormDialog({ incident, onClose, onSaved }: IncidentFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'incident',
    onClose,
    record: incident,
    draft: (record): IncidentFields => ({
      ...draftOf(INCIDENT_FIELDS, record),
      discoveredAt: record?.discoveredAt ?? new Date().toISOString(),
      believedAt: record?.believedAt ?? null,
      toldByVendorAt: record?.toldByVendorAt ?? null,
      notifiedAt: record?.notifiedAt ?? null,
    }),
    find: ({ id }) => apiClient.incidents.find({ id }),
    words: {
      ...wordsOf(INCIDENT_FIELDS),
      discoveredAt: 'Discovered',
      believedAt: 'Believed reportable',
      toldByVendorAt: 'Told by a vendor',
      notifiedAt: 'Notified',
    },
    check: ({ title, discoveredAt }) => {
      if (title.trim() === '') return 'Enter what happened.'
      return discoveredAt === '' ? 'Enter when it was discovered.' : undefined
    },
    save: (fields, version) =>
      incident
        ? apiClient.incidents.update({ ...fields, id: incident.id, version })
        : apiClient.incidents.create(fields),
    stale: [api.incidents.key()],
    failure: 'The incident could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={incident ? 'Edit incident' : 'New incident'}
      action={incident ? 'Save' : 'Record incident'}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MomentField
          label="Discovered"
          value={draft.discoveredAt}
          onChange={(at) => set({ discoveredAt: at ?? '' })}
        />
        <MomentField
          label="Believed to be reportable"
          hint="The clock runs from here; until then from the discovery."
          optional
          value={draft.believedAt}
          onChange={(believedAt) => set({ believedAt })}
        />
        <MomentField
          label="Told by a vendor"
          optional
          value={draft.toldByVendorAt}
          onChange={(toldByVendorAt) => set({ toldByVendorAt })}
        />
        <MomentField
          label="Agency notified"
          optional
          value={draft.notifiedAt}
          onChange={(notifiedAt) => set({ notifiedAt })}
        />
      </div>
      <RecordFieldControls fields={INCIDENT_FIELDS} draft={draft} set={set} />
    </FormDialog>
  )
}

interface MomentFieldProps {
  label: string
  hint?: string
  optional?: boolean
  value: string | null
  onChange: (iso: string | null) => void
}

/** A day with its time where the person is. What is half typed stays typed. */
function MomentField({ value, onChange, ...named }: MomentFieldProps) {
  const [typed, setTyped] = useState(toLocalInput(value || null))
  return (
    <TextField
      {...named}
      type="datetime-local"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        const read = fromTouchedInput(event.target.value, value || null)
        if (read !== undefined) onChange(read)
      }}
    />
  )
}
