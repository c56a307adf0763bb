import type { Report } from '@plumbline/contract/insight/reports.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useClampedPage } from '../../platform/list/clamp-page.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DateText, dateAndTime, longDateUtc } from '../../ui/date-text.tsx'
import { Pager } from '../../ui/pager.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { LazyReportDialog } from './lazy-report-dialog.tsx'
import { LookCard } from './look-card.tsx'
import { reportAddress } from './report-address.ts'
import { FORMAT_LABELS, REPORT_KIND_LABELS } from './report-text.ts'
import { SchedulesCard } from './schedules-card.tsx'

const LOOK_AGAIN_MS = 1_000

export default function ReportsPage() {
  const [isCreating, setCreating] = useState(false)
  const [deleting, setDeleting] = useState<Report>()
  const [problem, setProblem] = useState<string>()
  const queries = useQueryClient()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const page = pageIn(params)
  const me = useQuery(api.members.me.queryOptions())
  const reports = useQuery(
    api.reports.list.queryOptions({
      input: { page },
      placeholderData: keepPreviousData,
      // Polls while a report is being generated.
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status }) => status === 'waiting') ? LOOK_AGAIN_MS : false,
    }),
  )

  const pageCount = reports.isPlaceholderData ? undefined : reports.data?.pageCount
  useClampedPage({ page, pageCount }, (last) => navigate(reportAddress(last), { replace: true }))

  async function attempt(work: () => Promise<unknown>, failed: string) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, failed))
    }
    await queries.invalidateQueries({ queryKey: api.reports.key() })
  }
  const download = ({ id }: Report) =>
    attempt(
      async () => saveFile(await apiClient.reports.download({ id })),
      'The report could not be downloaded.',
    )

  async function remove({ id }: Report) {
    try {
      await apiClient.reports.remove({ id })
    } catch (error) {
      return problemText(error, 'The report could not be deleted.')
    }
    setDeleting(undefined)
    await queries.invalidateQueries({ queryKey: api.reports.key() })
    return undefined
  }

  return (
    <>
      <title>Reports · Plumbline</title>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Reports</h1>
          <p className="mt-1.5 text-ink-soft">Reports you generated</p>
        </div>
        <Button className="sm:ml-auto" onClick={() => setCreating(true)}>
          Generate Report
        </Button>
      </header>
      {problem && (
        <div className="mb-4">
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        </div>
      )}
      <Card>
        {reports.isPending && (
          <p className="grid place-items-center py-20">
            <Spinner label="Loading reports…" />
          </p>
        )}
        {reports.isError && (
          <ErrorState title="The reports could not be loaded" onRetry={() => reports.refetch()} />
        )}
        {reports.data?.items.length === 0 && (
          <EmptyState title="No reports yet">
            A report you generate is kept here until you delete it.
          </EmptyState>
        )}
        {reports.data && reports.data.items.length > 0 && (
          <Table
            caption="Reports"
            columns={columns(download, setDeleting)}
            rows={reports.data.items}
            keyOf={({ id }) => id}
          />
        )}
      </Card>
      {reports.data && (
        <div className="mt-4">
          <Pager
            page={reports.data.page}
            pageCount={reports.data.pageCount}
            href={reportAddress}
            label="Report pages"
          />
        </div>
      )}
      {me.data && me.data.role !== 'user' && (
        <div className="mt-6 grid gap-4">
          <SchedulesCard />
          <LookCard />
        </div>
      )}
      {isCreating && <LazyReportDialog onClose={() => setCreating(false)} />}
      {deleting && (
        <ConfirmDialog
          title="Delete report"
          question="Delete this report for good? This action cannot be undone, but you can have another one made."
          subject={describe(deleting)}
          action="Delete"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

/** Describes a report so that it can be told from others. */
function describe({ kind, periodStart, periodEnd, format }: Report): string {
  return `${REPORT_KIND_LABELS[kind]}, ${longDateUtc(periodStart)} to ${longDateUtc(periodEnd)} (${FORMAT_LABELS[format]})`
}

function columns(download: (report: Report) => void, remove: (report: Report) => void): Column<Report>[] {
  return [
    {
      id: 'kind',
      heading: 'Report',
      cell: ({ kind, hasExamFindings }) => (
        <span className="font-semibold">
          {REPORT_KIND_LABELS[kind]}
          {hasExamFindings && (
            <span className="block font-normal text-warning text-xs">
              With findings of examinations: ask the agency before you pass it on
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'period',
      heading: 'Period',
      cell: ({ periodStart, periodEnd }) => (
        <>
          <DateText iso={periodStart} /> to <DateText iso={periodEnd} />
        </>
      ),
    },
    { id: 'format', heading: 'Format', cell: ({ format }) => FORMAT_LABELS[format] },
    {
      id: 'created',
      heading: 'Made',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>,
    },
    { id: 'status', heading: 'State', cell: ({ status }) => <ReportStatus status={status} /> },
    {
      id: 'actions',
      heading: 'Actions',
      align: 'end',
      cell: (report) => (
        <span className="inline-flex">
          <IconButton
            label={`Download ${describe(report)}`}
            disabled={report.status !== 'ready'}
            onClick={() => download(report)}
          >
            <Download aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${describe(report)}`} onClick={() => remove(report)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      ),
    },
  ]
}

function ReportStatus({ status }: { status: Report['status'] }) {
  if (status === 'waiting') return <Spinner size="small" label="Generating…" />
  return status === 'ready' ? <Badge tone="success">Ready</Badge> : <Badge tone="danger">Failed</Badge>
}
