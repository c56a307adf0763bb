import { EXAM_ITEM_STATUSES, type Exam } from '@plumbline/contract/compliance/exams.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { isRefusal, problemText } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { dayText } from '../work/day-text.ts'
import { EvidencePanel } from '../work/evidence-panel.tsx'
import { BinderCard } from './binder-card.tsx'
import { ExamFormDialog } from './exam-form-dialog.tsx'
import { ExamItemList } from './exam-item-list.tsx'
import { ExamItemPanel } from './exam-item-panel.tsx'
import { ExamLogCard } from './exam-log-card.tsx'
import { ExamPeopleCard } from './exam-people-card.tsx'
import { EXAM_KIND_LABELS, EXAM_STATUS_LABELS, ITEM_STATUS_LABELS } from './exam-text.ts'
import { ImportDialog } from './import-dialog.tsx'
import { SeatCard } from './seat-card.tsx'

/** From so many items on, what is below them is out of sight. */
const JUMPS_FROM = 8

const PARTS = {
  people: 'People',
  seats: 'Examiner seats',
  binder: 'Binder',
  response: 'Findings and response',
  files: 'Files',
  log: 'Log',
} as const

export default function ExamPage() {
  const { id = '' } = useParams()
  const query = useQuery(api.exams.find.queryOptions({ input: { id } }))
  if (query.data) return <ExamView exam={query.data} />
  if (isRefusal(query.error)) return <NotFound home="/examinations" homeLabel="All examinations" />
  if (query.isError)
    return <ErrorState title="The exam could not be loaded" onRetry={() => query.refetch()} />
  return <Skeleton className="h-96 w-full" />
}

function ExamView({ exam }: { exam: Exam }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const mayRun = useMayWrite()
  const [open, setOpen] = useState<'edit' | 'import' | 'finding'>()
  const items = useQuery(api.examItems.list.queryOptions({ input: { id: exam.id } }))
  const itemId = /^[0-9a-f-]{36}$/.test(params.get('item') ?? '') ? params.get('item')! : ''
  const status = EXAM_ITEM_STATUSES.find((one) => one === params.get('status'))
  const address = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return `?${next}`
  }
  async function letter(format: 'pdf' | 'docx') {
    try {
      saveFile(await apiClient.exams.responseLetter({ id: exam.id, format }))
    } catch (error) {
      showToast('The letter could not be made', problemText(error, 'Please try again.'))
    }
  }
  const shown = items.data?.filter((item) => !status || item.status === status) ?? []

  return (
    <>
      <title>{`${exam.agency} · Plumbline`}</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/examinations" className="hover:underline">
          Examinations
        </Link>
      </nav>
      <header className="mb-4 flex flex-wrap items-start gap-2">
        <div className="mr-auto min-w-0">
          <h1 className="display wrap-anywhere text-3xl">{exam.agency}</h1>
          <p className="mt-1 text-ink-soft text-sm">
            {EXAM_KIND_LABELS[exam.kind]} · {EXAM_STATUS_LABELS[exam.status]} · lead:{' '}
            {exam.lead?.name ?? 'nobody'}
            {exam.endsOn && ` · until ${dayText(exam.endsOn)}`}
          </p>
        </div>
        {mayRun && (
          <Link to={`/examinations/${exam.id}/dry-run`} className={buttonClass('quiet')}>
            Dry run
          </Link>
        )}
        <Button look="quiet" onClick={() => setOpen('edit')}>
          Edit exam
        </Button>
        <Button onClick={() => setOpen('import')}>Add items</Button>
      </header>
      <nav aria-label="Items by status" className="mb-4 flex flex-wrap gap-2">
        <StatusLink to={address({ status: undefined })} isCurrent={!status}>
          All {items.data?.length ?? ''}
        </StatusLink>
        {EXAM_ITEM_STATUSES.map((one) => (
          <StatusLink key={one} to={address({ status: one })} isCurrent={status === one}>
            {ITEM_STATUS_LABELS[one]} {items.data?.filter((item) => item.status === one).length ?? ''}
          </StatusLink>
        ))}
      </nav>
      {!itemId && shown.length > JUMPS_FROM && (
        <nav aria-label="On this page" className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {Object.entries(PARTS).map(([part, label]) => (
            <a key={part} href={`#${part}`} className="inline-flex min-h-9 items-center text-brand underline">
              {label}
            </a>
          ))}
        </nav>
      )}
      <div className={clsx(itemId && 'lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-4')}>
        <div className="grid min-w-0 gap-4">
          {items.isPending && <Skeleton className="h-64 w-full" />}
          {items.isError && (
            <ErrorState title="The items could not be loaded" onRetry={() => items.refetch()} />
          )}
          {items.data && shown.length === 0 && (
            <Card>
              <EmptyState title={status ? 'No items with this status' : 'No items'}>
                {status
                  ? 'Choose another status above.'
                  : 'Paste the request list, or bring it as a PDF, Word, XLSX, or CSV file. The numbers stay as the examiner wrote them.'}
              </EmptyState>
            </Card>
          )}
          {shown.length > 0 && (
            <ExamItemList
              exam={exam}
              items={shown}
              openId={itemId}
              addressOf={(id) => address({ item: id })}
            />
          )}
          {!itemId && (
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <div id="people" className="scroll-mt-20">
                <ExamPeopleCard exam={exam} />
              </div>
              <div id="seats" className="scroll-mt-20">
                <SeatCard exam={exam} />
              </div>
              <div id="binder" className="scroll-mt-20">
                <BinderCard exam={exam} />
              </div>
              <Card id="response" className="grid scroll-mt-20 gap-3 p-5">
                <h2 className="font-semibold">Findings and response</h2>
                <p className="text-ink-soft text-sm">Only the people on this exam see its findings.</p>
                <div className="flex flex-wrap gap-2">
                  <Button size="small" look="quiet" onClick={() => setOpen('finding')}>
                    Record a finding
                  </Button>
                  <Link to="/tasks/findings?source=exam" className={buttonClass('quiet', 'small')}>
                    Findings of exams
                  </Link>
                  <Button size="small" look="quiet" onClick={() => letter('docx')}>
                    Response letter, Word
                  </Button>
                  <Button size="small" look="quiet" onClick={() => letter('pdf')}>
                    Response letter, PDF
                  </Button>
                </div>
              </Card>
              <Card id="files" className="scroll-mt-20 overflow-hidden lg:col-span-2 [&_section]:border-t-0">
                <EvidencePanel subject={{ kind: 'exam', id: exam.id }} title="Files of the exam" />
              </Card>
              <div id="log" className="scroll-mt-20 lg:col-span-2">
                <ExamLogCard examId={exam.id} />
              </div>
            </div>
          )}
        </div>
        {itemId && (
          <ExamItemPanel
            key={itemId}
            exam={exam}
            id={itemId}
            onClose={() =>
              navigate(address({ item: undefined }), { replace: true, preventScrollReset: true })
            }
          />
        )}
      </div>
      {open === 'edit' && <ExamFormDialog exam={exam} onClose={() => setOpen(undefined)} />}
      {open === 'finding' && (
        <FindingFormDialog
          origin={{ kind: 'exam', id: exam.id }}
          onClose={() => setOpen(undefined)}
          onSaved={({ id }) => navigate(`/tasks/findings?finding=${id}`)}
        />
      )}
      {open === 'import' && (
        <ImportDialog examId={exam.id} people={exam.people} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function StatusLink({
  to,
  isCurrent,
  children,
}: {
  to: string
  isCurrent: boolean
  children: React.ReactNode
}) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'tabular inline-flex min-h-9 items-center rounded-control border px-3 font-semibold text-sm',
        isCurrent ? 'border-brand bg-brand-soft text-brand-strong' : 'border-line bg-surface text-ink-soft',
      )}
    >
      {children}
    </Link>
  )
}
