import type { BoardReport } from '@plumbline/contract/insight/reports.ts'
import type { Member } from '@plumbline/contract/tenancy/members.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { longDateUtc, shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { FORMAT_LABELS, REPORT_KIND_LABELS } from './report-text.ts'

/** All that a director's seat shows: the reports that managers made for the board. */
export function BoardReports({ member }: { member: Member }) {
  const reports = useQuery(api.reports.forBoard.queryOptions())
  const [problem, setProblem] = useState<string>()

  async function download({ id }: BoardReport) {
    setProblem(undefined)
    try {
      saveFile(await apiClient.reports.downloadForBoard({ id }))
    } catch {
      setProblem('Failed to download the report. Try again.')
    }
  }

  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <title>Board Reports · Plumbline</title>
      <header className="flex flex-wrap items-end gap-3">
        <div>
          <h1 className="display text-3xl">Board Reports</h1>
          <p className="mt-1.5 text-ink-soft">
            What the managers of {member.companyName} made for the board.
          </p>
        </div>
        <Link to="/account/security" className={buttonClass('quiet', 'medium', 'ml-auto')}>
          Account security
        </Link>
      </header>
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <Card>
        {reports.isPending && (
          <p className="grid place-items-center py-20">
            <Spinner label="Loading reports…" />
          </p>
        )}
        {reports.isError && (
          <ErrorState title="Failed to load the reports" onRetry={() => reports.refetch()} />
        )}
        {reports.data?.length === 0 && (
          <EmptyState title="No board reports yet">
            A report appears here as soon as a manager has made it.
          </EmptyState>
        )}
        {reports.data && reports.data.length > 0 && (
          <ul className="divide-y divide-line">
            {reports.data.map((report) => (
              <li key={report.id} className="flex flex-wrap items-center gap-3 px-5 py-4">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold">
                    {REPORT_KIND_LABELS[report.kind]}, {longDateUtc(report.periodStart)} to{' '}
                    {longDateUtc(report.periodEnd)}
                  </p>
                  <p className="text-ink-soft text-sm">
                    {report.madeBy}, {shortDate(dayOfMoment(report.createdAt))}
                  </p>
                </div>
                <Button look="quiet" onClick={() => download(report)}>
                  <Download className="size-4" aria-hidden />
                  {FORMAT_LABELS[report.format]}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
