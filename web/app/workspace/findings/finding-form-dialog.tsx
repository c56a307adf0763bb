import { FINDING_FIELDS } from '@plumbline/contract/compliance/finding-fields.ts'
import type { Finding, FindingSource } from '@plumbline/contract/compliance/findings.ts'
import type { DraftOf } from '@plumbline/contract/compliance/record-fields.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../work/day-text.ts'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'

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
    draft: (record): DraftOf<typeof FINDING_FIELDS> =>
      record
        ? draftOf(FINDING_FIELDS, { ...record, ownerId: record.owner?.userId ?? null })
        : {
            ...draftOf(FINDING_FIELDS, undefined),
            source: usualSource(origin),
            foundOn: todayText(),
            ...start,
          },
    find: ({ id }) => apiClient.findings.find({ id }),
    words: wordsOf(FINDING_FIELDS),
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
      <RecordFieldControls fields={FINDING_FIELDS} draft={draft} set={set} />
    </FormDialog>
  )
}

const ORIGIN_SOURCES: Partial<Record<SubjectRef['kind'], FindingSource>> = {
  exam: 'exam',
  complaint: 'complaint',
}

const usualSource = (origin: SubjectRef | undefined): FindingSource =>
  (origin && ORIGIN_SOURCES[origin.kind]) ?? 'self_test'
