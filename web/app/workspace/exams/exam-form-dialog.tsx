import type { Exam, ExamKind, ExamStatus } from '@plumbline/contract/compliance/exams.ts'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect } from '../work/choice-select.tsx'
import { PersonSelect } from '../work/person-select.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { EXAM_KIND_LABELS, EXAM_STATUS_LABELS } from './exam-text.ts'

interface ExamFormDialogProps {
  exam?: Exam
  onClose: () => void
  onSaved?: (exam: Exam) => void
}

const DATES = [
  ['periodFrom', 'Period from'],
  ['periodTo', 'Period to'],
  ['startsOn', 'Exam begins'],
  ['endsOn', 'Exam ends'],
] as const

export function ExamFormDialog({ exam, onClose, onSaved }: ExamFormDialogProps) {
  const me = useMember()?.userId ?? null
  const { draft, set, dialog } = useRecordForm({
    onClose,
    record: exam,
    draft: (record) => ({
      agency: record?.agency ?? '',
      kind: record?.kind ?? ('compliance' as ExamKind),
      periodFrom: record?.periodFrom ?? null,
      periodTo: record?.periodTo ?? null,
      startsOn: record?.startsOn ?? null,
      endsOn: record?.endsOn ?? null,
      status: record?.status ?? ('planned' as ExamStatus),
      leadId: record ? (record.lead?.userId ?? null) : me,
    }),
    find: ({ id }) => apiClient.exams.find({ id }),
    words: {
      agency: 'Agency or auditor',
      kind: { name: 'Kind', values: EXAM_KIND_LABELS },
      periodFrom: 'Period from',
      periodTo: 'Period to',
      startsOn: 'Exam begins',
      endsOn: 'Exam ends',
      status: { name: 'Status', values: EXAM_STATUS_LABELS },
      leadId: 'Lead',
    },
    check: ({ agency }) => (agency.trim() === '' ? 'Enter the agency or auditor.' : undefined),
    save: ({ status, ...fields }, version) =>
      exam
        ? apiClient.exams.update({ ...fields, id: exam.id, version, status })
        : apiClient.exams.create({ ...fields, template }),
    stale: [api.exams.key()],
    failure: 'The exam could not be saved. Please try again.',
    onSaved(saved) {
      onClose()
      onSaved?.(saved)
    },
  })
  const [template, setTemplate] = useState<'empty' | 'ncua'>('empty')

  return (
    <FormDialog {...dialog} title={exam ? 'Edit exam' : 'New exam'} action={exam ? 'Save' : 'Start'}>
      {!exam && (
        <Select
          label="Start from"
          value={template}
          onChange={(event) => setTemplate(event.target.value === 'ncua' ? 'ncua' : 'empty')}
        >
          <option value="empty">An empty request list</option>
          <option value="ncua">Six sections after NCUA’s compliance guide</option>
        </Select>
      )}
      <TextField
        label="Agency or auditor"
        maxLength={maxLengthOf('exams.create', 'agency')}
        value={draft.agency}
        onChange={(event) => set({ agency: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceSelect
          label="Kind"
          labels={EXAM_KIND_LABELS}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
        />
        <PersonSelect label="Lead" value={draft.leadId} onChange={(leadId) => set({ leadId })} />
        {DATES.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            optional
            type="date"
            value={draft[name] ?? ''}
            onChange={(event) => set({ [name]: event.target.value || null })}
          />
        ))}
        {exam && (
          <ChoiceSelect
            label="Status"
            labels={EXAM_STATUS_LABELS}
            value={draft.status}
            onChange={(status) => set({ status })}
          />
        )}
      </div>
    </FormDialog>
  )
}
