import type { Report } from '@plumbline/contract/reports.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../api/api-client.ts'
import { problemText } from '../api/outcome.ts'
import { Badge } from '../ui/badge.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DateText, dateAndTime } from '../ui/date-text.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Spinner } from '../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { FORMAT_LABELS, REPORT_KIND_LABELS } from './report-text.ts'

const LOOK_AGAIN_MS = 1_000

export default function ReportsPage() {
  const [isCreating, setCreating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const queries = useQueryClient()
  const reports = useQuery(
    api.reports.list.queryOptions({
      // While one is being made, its progress is followed.
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'waiting') ? LOOK_AGAIN_MS : false,
    }),
  )

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
  const remove = ({ id }: Report) =>
    attempt(() => apiClient.reports.remove({ id }), 'The report could not be deleted.')

  return (
    <>
      <title>Reports · Plumbline</title>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Reports</h1>
          <p className="mt-1.5 text-ink-soft">What you have had made, to download again</p>
        </div>
        <Button className="ml-auto" onClick={() => setCreating(true)}>
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
            <Spinner label="Loading reports..." />
          </p>
        )}
        {reports.isError && (
          <ErrorState title="The reports could not be loaded" onRetry={() => reports.refetch()} />
        )}
        {reports.data?.length === 0 && (
          <EmptyState title="No reports yet">
            A report you generate is kept here until you delete it.
          </EmptyState>
        )}
        {reports.data && reports.data.length > 0 && (
          <Table
            caption="Reports"
            columns={columns(download, remove)}
            rows={reports.data}
            keyOf={({ id }) => id}
          />
        )}
      </Card>
      {isCreating && <ReportDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function columns(download: (report: Report) => void, remove: (report: Report) => void): Column<Report>[] {
  return [
    {
      id: 'kind',
      heading: 'Report',
      cell: ({ kind }) => <span className="font-semibold">{REPORT_KIND_LABELS[kind]}</span>,
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
            label={`Download ${REPORT_KIND_LABELS[report.kind]}`}
            disabled={report.status !== 'ready'}
            onClick={() => download(report)}
          >
            <Download aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${REPORT_KIND_LABELS[report.kind]}`} onClick={() => remove(report)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      ),
    },
  ]
}

function ReportStatus({ status }: { status: Report['status'] }) {
  if (status === 'waiting') return <Spinner size="small" label="Being made..." />
  return status === 'ready' ? <Badge tone="success">Ready</Badge> : <Badge tone="danger">Failed</Badge>
}
