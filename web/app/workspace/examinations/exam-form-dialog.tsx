import { ORPCError } from '@orpc/client'
import { EXAM_STATUSES, type Exam, ExamKind, ExamStatus } from '@plumbline/contract/compliance/exams.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PersonSelect } from '../shared-pieces/person-select.tsx'
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
  const queries = useQueryClient()
  const me = useMember()?.userId ?? null
  const [draft, setDraft] = useState(() => ({
    agency: exam?.agency ?? '',
    kind: exam?.kind ?? ('compliance' as ExamKind),
    periodFrom: exam?.periodFrom ?? null,
    periodTo: exam?.periodTo ?? null,
    startsOn: exam?.startsOn ?? null,
    endsOn: exam?.endsOn ?? null,
    leadId: exam ? (exam.lead?.userId ?? null) : me,
  }))
  const [status, setStatus] = useState(exam?.status ?? 'planned')
  const [template, setTemplate] = useState<'empty' | 'ncua'>('empty')
  const [version, setVersion] = useState(exam?.version ?? 0)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (draft.agency.trim() === '') return setProblem('Enter the agency or auditor.')
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = exam
        ? await apiClient.exams.update({ ...draft, id: exam.id, version, status })
        : await apiClient.exams.create({ ...draft, template })
      await queries.invalidateQueries({ queryKey: api.exams.key() })
      onClose()
      onSaved?.(saved)
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'CHANGED_MEANWHILE') {
        const data = error.data as { version: number; byName: string }
        setVersion(data.version)
        setProblem(
          `${data.byName} changed this while you had it open. Press Save again to keep what you typed.`,
        )
      } else setProblem(problemText(error, 'The exam could not be saved. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={exam ? 'Edit exam' : 'New exam'}
      action={exam ? 'Save' : 'Start'}
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
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
        <Select
          label="Kind"
          value={draft.kind}
          onChange={(event) => set({ kind: ExamKind.parse(event.target.value) })}
        >
          {ExamKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {EXAM_KIND_LABELS[kind]}
            </option>
          ))}
        </Select>
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
          <Select
            label="Status"
            value={status}
            onChange={(event) => setStatus(ExamStatus.parse(event.target.value))}
          >
            {EXAM_STATUSES.map((one) => (
              <option key={one} value={one}>
                {EXAM_STATUS_LABELS[one]}
              </option>
            ))}
          </Select>
        )}
      </div>
    </FormDialog>
  )
}
