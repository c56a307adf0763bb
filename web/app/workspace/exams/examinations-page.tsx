import type { ExamSummary } from '@plumbline/contract/compliance/exams.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { dayText } from '../work/day-text.ts'
import { ExamFormDialog } from './exam-form-dialog.tsx'
import { EXAM_KIND_LABELS, EXAM_STATUS_LABELS } from './exam-text.ts'

export default function ExaminationsPage() {
  const mayWrite = useMayWrite()
  const navigate = useNavigate()
  const [isNew, setNew] = useNewInAddress()
  const exams = useQuery(api.exams.list.queryOptions())
  return (
    <>
      <title>Examinations · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <h1 className="display text-3xl">Examinations</h1>
          <p className="mt-1 max-w-2xl text-ink-soft text-sm">
            You see the exams that you are on. Reports, ratings, questions, and responses of an agency may be
            confidential supervisory information, which belongs to the agency: check its rules before you show
            them to anybody else, consultants included.
          </p>
        </div>
        {mayWrite && (
          <Button onClick={() => setNew(true)}>
            <Plus className="size-4" aria-hidden />
            New exam
          </Button>
        )}
      </header>
      {exams.isPending && (
        <div role="status" aria-label="Loading examinations" className="grid gap-2">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {exams.isError && (
        <ErrorState title="The examinations could not be loaded" onRetry={() => exams.refetch()} />
      )}
      {exams.data?.length === 0 && (
        <Card>
          <EmptyState title="No examinations">
            {mayWrite
              ? 'Start an exam, paste the request list as the examiner sent it, and answer it item by item.'
              : 'You see an exam here once its lead adds you to it.'}
          </EmptyState>
        </Card>
      )}
      {exams.data && exams.data.length > 0 && (
        <Card>
          <Table
            caption="Examinations"
            columns={COLUMNS}
            rows={exams.data}
            keyOf={({ id }) => id}
            isCompact
          />
        </Card>
      )}
      {isNew && (
        <ExamFormDialog onClose={() => setNew(false)} onSaved={({ id }) => navigate(`/examinations/${id}`)} />
      )}
    </>
  )
}

const COLUMNS: Column<ExamSummary>[] = [
  {
    id: 'agency',
    heading: 'Exam',
    cell: ({ id, agency, kind }) => (
      <span className="grid gap-0.5 as-row:gap-0 as-lines:block">
        <Link
          to={`/examinations/${id}`}
          className="wrap-anywhere font-semibold hover:underline as-row:line-clamp-2 as-row:leading-tight"
        >
          {agency}
        </Link>
        <span className="block text-ink-soft text-xs">{EXAM_KIND_LABELS[kind]}</span>
      </span>
    ),
  },
  {
    id: 'status',
    heading: 'Status',
    isPlain: true,
    cell: ({ status }) => (
      <Badge tone={status === 'in_progress' ? 'info' : 'neutral'}>{EXAM_STATUS_LABELS[status]}</Badge>
    ),
  },
  {
    id: 'dates',
    heading: 'Dates',
    isPlain: true,
    cell: ({ startsOn, endsOn }) =>
      startsOn || endsOn ? (
        `${startsOn ? dayText(startsOn) : 'open'} to ${endsOn ? dayText(endsOn) : 'open'}`
      ) : (
        <span className="text-ink-soft">No dates</span>
      ),
  },
  { id: 'lead', heading: 'Lead', isExtra: true, cell: ({ lead }) => lead?.name ?? 'Nobody' },
  {
    id: 'items',
    heading: 'Delivered',
    cell: ({ counts }) => (
      <span className="tabular">
        {counts.delivered} of {Object.values(counts).reduce((sum, count) => sum + count, 0)}
      </span>
    ),
  },
]
