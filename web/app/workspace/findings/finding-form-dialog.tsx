import type { Finding, FindingSeverity, FindingSource } from '@plumbline/contract/compliance/findings.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect, TopicSelect } from '../work/choice-select.tsx'
import { todayText } from '../work/day-text.ts'
import { PersonSelect } from '../work/person-select.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { SEVERITY_LABELS, SOURCE_LABELS } from './finding-text.ts'

interface FindingFormDialogProps {
  finding?: Finding
  /** What it was found in. */
  origin?: SubjectRef
  /** What a new finding begins with. */
  start?: { title: string; description: string; source: FindingSource }
  onClose: () => void
  onSaved?: (finding: Finding) => void
}

export function FindingFormDialog({ finding, origin, start, onClose, onSaved }: FindingFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: `finding${origin?.id ?? ''}`,
    onClose,
    record: finding,
    draft: (record) => ({
      title: record?.title ?? start?.title ?? '',
      description: record?.description ?? start?.description ?? '',
      source: record?.source ?? start?.source ?? usualSource(origin),
      severity: record?.severity ?? ('medium' as FindingSeverity),
      topic: record?.topic ?? null,
      rootCause: record?.rootCause ?? '',
      correctiveAction: record?.correctiveAction ?? '',
      ownerId: record?.owner?.userId ?? null,
      foundOn: record?.foundOn ?? todayText(),
      responseDueOn: record?.responseDueOn ?? null,
    }),
    find: ({ id }) => apiClient.findings.find({ id }),
    words: {
      title: 'Title',
      description: 'What was found',
      source: { name: 'Source', values: SOURCE_LABELS },
      severity: { name: 'Severity', values: SEVERITY_LABELS },
      topic: 'Topic',
      rootCause: 'Root cause',
      correctiveAction: 'Corrective action',
      ownerId: 'Owner',
      foundOn: 'Date found',
      responseDueOn: 'Response due',
    },
    check: ({ title, foundOn }) =>
      title.trim() === '' ? 'Enter a title.' : foundOn === '' ? 'Enter the date found.' : undefined,
    save: (fields, version) =>
      finding
        ? apiClient.findings.update({ ...fields, id: finding.id, version })
        : apiClient.findings.create({ ...fields, ...(origin && { origin }) }),
    stale: [api.findings.key()],
    failure: 'The finding could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })

  return (
    <FormDialog
      {...dialog}
      title={finding ? 'Edit finding' : 'New finding'}
      action={finding ? 'Save' : 'Record finding'}
    >
      <TextField
        label="Title"
        maxLength={maxLengthOf('findings.create', 'title')}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceSelect
          label="Source"
          labels={SOURCE_LABELS}
          value={draft.source}
          onChange={(source) => set({ source })}
        />
        <ChoiceSelect
          label="Severity"
          labels={SEVERITY_LABELS}
          value={draft.severity}
          onChange={(severity) => set({ severity })}
        />
        <PersonSelect label="Owner" value={draft.ownerId} onChange={(ownerId) => set({ ownerId })} />
        <TopicSelect value={draft.topic} onChange={(topic) => set({ topic })} />
        <TextField
          label="Date found"
          type="date"
          value={draft.foundOn}
          onChange={(event) => set({ foundOn: event.target.value })}
        />
        <TextField
          label="Response due"
          optional
          type="date"
          value={draft.responseDueOn ?? ''}
          onChange={(event) => set({ responseDueOn: event.target.value || null })}
        />
      </div>
      <TextArea
        label="What was found"
        optional
        maxLength={maxLengthOf('findings.create', 'description')}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <TextArea
        label="Root cause"
        optional
        rows={3}
        maxLength={maxLengthOf('findings.create', 'rootCause')}
        value={draft.rootCause}
        onChange={(event) => set({ rootCause: event.target.value })}
      />
      <TextArea
        label="Corrective action"
        optional
        rows={3}
        maxLength={maxLengthOf('findings.create', 'correctiveAction')}
        value={draft.correctiveAction}
        onChange={(event) => set({ correctiveAction: event.target.value })}
      />
    </FormDialog>
  )
}

const ORIGIN_SOURCES: Partial<Record<SubjectRef['kind'], FindingSource>> = {
  exam: 'exam',
  complaint: 'complaint',
}

const usualSource = (origin: SubjectRef | undefined): FindingSource =>
  (origin && ORIGIN_SOURCES[origin.kind]) ?? 'self_test'
