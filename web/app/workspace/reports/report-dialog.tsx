import {
  periodProblem,
  REPORT_EXAMS_AT_MOST,
  REPORT_JUDGMENT_AT_MOST,
  REPORT_KINDS,
  REPORTS_KEPT_AT_MOST,
  type ReportFormat,
  type ReportKind,
} from '@plumbline/contract/insight/reports.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormRegister, type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { atMost, maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxCard, RadioCard } from '../../ui/choice-card.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { EXAM_KIND_LABELS } from '../exams/exam-text.ts'
import { lastMonth, thisYear } from './report-period.ts'
import { FORMAT_LABELS, REPORT_KIND_HINTS, REPORT_KIND_LABELS } from './report-text.ts'

interface ReportForm {
  kind: ReportKind
  format: ReportFormat
  periodStart: string
  periodEnd: string
  comment: string
  judgment: string
  hasEvidenceIndex: boolean
  examIds: string[]
}

export function ReportDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<string>()
  const me = useQuery(api.members.me.queryOptions()).data
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { register, handleSubmit, setValue, formState, control } = useForm<ReportForm>({
    defaultValues: {
      ...{ kind: 'monthly-summary', format: 'pdf', comment: '', judgment: '', hasEvidenceIndex: false },
      examIds: [],
      ...lastMonth(new Date()),
    },
  })
  const { errors, isSubmitting } = formState
  const kind = useWatch({ control, name: 'kind' })

  async function create(report: ReportForm) {
    setProblem(undefined)
    try {
      const examIds = report.kind === 'board-report' ? report.examIds : []
      const judgment = report.kind === 'board-report' ? report.judgment : ''
      await apiClient.reports.create({ ...report, judgment, examIds })
      await queries.invalidateQueries({ queryKey: api.reports.key() })
      onClose()
      navigate('/reports')
    } catch (error) {
      setProblem(problemText(error, 'The report could not be started. Please try again.'))
    }
  }

  function choose(period: { periodStart: string; periodEnd: string }) {
    setValue('periodStart', period.periodStart, { shouldValidate: true })
    setValue('periodEnd', period.periodEnd, { shouldValidate: true })
  }

  return (
    <FormDialog
      busy={isSubmitting}
      onClose={onClose}
      title="Generate Report"
      description={`A file made from your institution’s work, as far as you may see it, and from the library. It is kept in your list of reports, which has room for ${REPORTS_KEPT_AT_MOST}.`}
      action="Generate Report"
      onSubmit={handleSubmit(create)}
      problem={problem}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold text-sm">Type</legend>
        {REPORT_KINDS.map((kind) => (
          <RadioCard
            key={kind}
            value={kind}
            label={REPORT_KIND_LABELS[kind]}
            hint={REPORT_KIND_HINTS[kind]}
            {...register('kind')}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 font-semibold text-sm">Period</legend>
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="small" onClick={() => choose(lastMonth(new Date()))}>
            Last month
          </Button>
          <Button look="quiet" size="small" onClick={() => choose(thisYear(new Date()))}>
            This year
          </Button>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="From"
            type="date"
            required
            error={errors.periodStart?.message}
            {...register('periodStart', { required: 'Please choose a date', deps: 'periodEnd' })}
          />
          <TextField
            label="To"
            type="date"
            required
            error={errors.periodEnd?.message}
            {...register('periodEnd', {
              required: 'Please choose a date',
              validate: (_end, period) => periodProblem(period),
            })}
          />
        </div>
      </fieldset>
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="mb-1.5 font-semibold text-sm">Format</legend>
        {(['pdf', 'excel', 'word'] as const).map((format) => (
          <RadioCard key={format} value={format} label={FORMAT_LABELS[format]} {...register('format')} />
        ))}
      </fieldset>
      <CheckboxCard
        label="Add an index of the evidence"
        hint="What supports the tasks that you may see, by name. Exam Readiness has one always."
        {...register('hasEvidenceIndex')}
      />
      {kind === 'board-report' && me?.role !== 'user' && (
        <Judgment register={register} setValue={setValue} control={control} />
      )}
      {kind === 'board-report' && <ExamChoice register={register} problem={errors.examIds?.message} />}
      <TextArea
        label="Comment"
        hint="Optional. Printed below the title."
        rows={3}
        error={errors.comment?.message}
        {...register('comment', {
          maxLength: atMost('The comment', maxLengthOf('reports.create', 'comment')),
        })}
      />
    </FormDialog>
  )
}

/** The first words of a board report: as the figures give them, until a manager writes others. */
function Judgment({
  register,
  setValue,
  control,
}: Pick<UseFormReturn<ReportForm>, 'register' | 'setValue' | 'control'>) {
  const [periodStart, periodEnd] = useWatch({ control, name: ['periodStart', 'periodEnd'] })
  const isPeriod = Boolean(periodStart && periodEnd) && !periodProblem({ periodStart, periodEnd })
  const draft = useQuery(
    api.reports.draftJudgment.queryOptions({ input: { periodStart, periodEnd }, enabled: isPeriod }),
  )
  const { dirtyFields } = useFormState({ control, name: 'judgment' })
  const text = draft.data?.text
  const isOwn = Boolean(dirtyFields.judgment)
  useEffect(() => {
    if (text && !isOwn) setValue('judgment', text)
  }, [text, isOwn, setValue])
  return (
    <TextArea
      label="Judgment"
      hint="Three sentences that open the report, from the figures of the period. Make them yours."
      rows={6}
      maxLength={REPORT_JUDGMENT_AT_MOST}
      {...register('judgment')}
    />
  )
}

/** Nothing of an exam is in a report unless somebody named on it chooses so. */
function ExamChoice({
  register,
  problem,
}: {
  register: UseFormRegister<ReportForm>
  problem: string | undefined
}) {
  const exams = useQuery(api.exams.list.queryOptions()).data ?? []
  if (exams.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">Findings of examinations you are named on</legend>
      <p className="text-ink-soft text-sm">
        They may be confidential supervisory information, which belongs to the agency: check its rules before
        you show the report to anybody else, consultants included. They stay out unless you choose them.
      </p>
      {exams.map(({ id, agency, kind, startsOn }) => (
        <CheckboxCard
          key={id}
          value={id}
          label={agency}
          hint={[EXAM_KIND_LABELS[kind], startsOn && `from ${longDateUtc(startsOn)}`]
            .filter(Boolean)
            .join(', ')}
          {...register('examIds', {
            validate: (ids) =>
              ids.length <= REPORT_EXAMS_AT_MOST || `The limit is ${REPORT_EXAMS_AT_MOST} examinations`,
          })}
        />
      ))}
      {problem && (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
