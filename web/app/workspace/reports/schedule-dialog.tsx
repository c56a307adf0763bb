import {
  RECIPIENTS_AT_MOST,
  REPORT_KINDS,
  REPORT_RHYTHMS,
  type ReportFormat,
  type ReportKind,
  type ReportRhythm,
} from '@plumbline/contract/insight/reports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { atMost, maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { CheckboxCard, RadioCard } from '../../ui/choice-card.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { usePeople } from '../work/people-query.ts'
import { FORMAT_LABELS, REPORT_KIND_LABELS, RHYTHM_LABELS } from './report-text.ts'

interface ScheduleForm {
  kind: ReportKind
  format: ReportFormat
  every: ReportRhythm
  recipientIds: string[]
  comment: string
  hasEvidenceIndex: boolean
}

export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<string>()
  const queries = useQueryClient()
  const me = useMember()?.userId
  const people = usePeople()
    .filter(({ isSuspended }) => !isSuspended)
    .toSorted((a, b) => Number(b.userId === me) - Number(a.userId === me))
  const { register, handleSubmit, formState } = useForm<ScheduleForm>({
    defaultValues: {
      ...{ kind: 'board-report', format: 'pdf', every: 'month', comment: '', hasEvidenceIndex: false },
      recipientIds: me ? [me] : [],
    },
  })
  const { errors, isSubmitting } = formState

  async function save(schedule: ScheduleForm) {
    setProblem(undefined)
    try {
      await apiClient.reports.addSchedule(schedule)
      await queries.invalidateQueries({ queryKey: api.reports.schedules.key() })
      showToast('Report scheduled')
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The schedule was not saved. Please try again.'))
    }
  }

  return (
    <FormDialog
      busy={isSubmitting}
      onClose={onClose}
      title="Schedule a report"
      description="On the day after each month or quarter, everyone you choose gets a report of the work that they may see, and an email with a link to it."
      action="Schedule"
      onSubmit={handleSubmit(save)}
      problem={problem}
    >
      <Select label="Type" {...register('kind')}>
        {REPORT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {REPORT_KIND_LABELS[kind]}
          </option>
        ))}
      </Select>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-1.5 font-semibold text-sm">When</legend>
        {REPORT_RHYTHMS.map((every) => (
          <RadioCard key={every} value={every} label={RHYTHM_LABELS[every]} {...register('every')} />
        ))}
      </fieldset>
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="mb-1.5 font-semibold text-sm">Format</legend>
        {(['pdf', 'excel', 'word'] as const).map((format) => (
          <RadioCard key={format} value={format} label={FORMAT_LABELS[format]} {...register('format')} />
        ))}
      </fieldset>
      <fieldset
        className="grid gap-2"
        aria-describedby={errors.recipientIds ? 'recipients-problem' : undefined}
      >
        <legend className="mb-1.5 font-semibold text-sm">For</legend>
        <div className="grid max-h-64 gap-2 overflow-y-auto">
          {people.map(({ userId, fullName }) => (
            <CheckboxCard
              key={userId}
              value={userId}
              label={userId === me ? `${fullName} (you)` : fullName}
              {...register('recipientIds', {
                validate: (ids) =>
                  ids.length === 0
                    ? 'Choose at least one person'
                    : ids.length <= RECIPIENTS_AT_MOST || `The limit is ${RECIPIENTS_AT_MOST} people`,
              })}
            />
          ))}
        </div>
        {errors.recipientIds && (
          <p id="recipients-problem" role="alert" className="font-medium text-danger text-sm">
            {errors.recipientIds.message}
          </p>
        )}
      </fieldset>
      <CheckboxCard
        label="Add an index of the evidence"
        hint="What supports the tasks that the reader may see, by name. Exam Readiness has one always."
        {...register('hasEvidenceIndex')}
      />
      <TextArea
        label="Comment"
        hint="Optional. Printed below the title."
        rows={2}
        error={errors.comment?.message}
        {...register('comment', {
          maxLength: atMost('The comment', maxLengthOf('reports.addSchedule', 'comment')),
        })}
      />
    </FormDialog>
  )
}
