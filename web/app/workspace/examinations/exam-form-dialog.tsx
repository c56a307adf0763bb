import type { Exam, ExamKind } from '@plumbline/contract/compliance/exams.ts'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { useMember } from '../../platform/session/member.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect } from '../shared-pieces/choice-select.tsx'
import { PersonSelect } from '../shared-pieces/person-select.tsx'
import { useRecordForm } from '../shared-pieces/record-form.ts'
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
    draft: () => ({
      agency: exam?.agency ?? '',
      kind: exam?.kind ?? ('compliance' as ExamKind),
      periodFrom: exam?.periodFrom ?? null,
      periodTo: exam?.periodTo ?? null,
      startsOn: exam?.startsOn ?? null,
      endsOn: exam?.endsOn ?? null,
      leadId: exam ? (exam.lead?.userId ?? null) : me,
    }),
    version: exam?.version,
    check: ({ agency }) => (agency.trim() === '' ? 'Enter the agency or auditor.' : undefined),
    save: (fields, version) =>
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
  const [status, setStatus] = useState(exam?.status ?? 'planned')
  const [template, setTemplate] = useState<'empty' | 'ncua'>('empty')

  return (
    <FormDialog
      {...dialog}
      title={exam ? 'Edit exam' : 'New exam'}
      action={exam ? 'Save' : 'Start'}
      onClose={onClose}
    >
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
        maxLength={120}
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
          <ChoiceSelect label="Status" labels={EXAM_STATUS_LABELS} value={status} onChange={setStatus} />
        )}
      </div>
    </FormDialog>
  )
}
