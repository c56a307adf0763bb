import type { ReportSchedule } from '@plumbline/contract/insight/reports.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { FORMAT_LABELS, REPORT_KIND_LABELS, RHYTHM_LABELS } from './report-text.ts'

const loadDialog = async () => (await import('./schedule-dialog.tsx')).ScheduleDialog

/** Reports that come by themselves. For managers. */
export function SchedulesCard() {
  const [isAdding, setAdding] = useState(false)
  const ScheduleDialog = useLazyPart(isAdding ? loadDialog : undefined, () => {
    window.plumbline.showLoadFailure()
    setAdding(false)
  })
  const [ending, setEnding] = useState<ReportSchedule>()
  const queries = useQueryClient()
  const schedules = useQuery(api.reports.schedules.queryOptions())

  async function end({ id }: ReportSchedule) {
    try {
      await apiClient.reports.removeSchedule({ id })
    } catch (error) {
      return problemText(error, 'The schedule could not be ended.')
    }
    setEnding(undefined)
    await queries.invalidateQueries({ queryKey: api.reports.schedules.key() })
    return undefined
  }

  return (
    <SectionCard
      title="Scheduled reports"
      action={
        <Button look="quiet" size="small" onClick={() => setAdding(true)}>
          Schedule a report
        </Button>
      }
    >
      {schedules.isPending && <Skeleton className="mx-5 mb-5 h-16" />}
      {schedules.isError && (
        <ErrorState title="The schedules could not be loaded" onRetry={() => schedules.refetch()} />
      )}
      {schedules.data?.length === 0 && (
        <p className="px-5 pb-5 text-ink-soft">
          None yet. A scheduled report is made on the day after each month or quarter and mailed as a link
          that asks for sign-in.
        </p>
      )}
      {schedules.data && schedules.data.length > 0 && (
        <Table
          caption="Scheduled reports"
          rows={schedules.data}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'kind',
              heading: 'Report',
              cell: ({ kind, format }) => (
                <>
                  <span className="font-semibold">{REPORT_KIND_LABELS[kind]}</span>, {FORMAT_LABELS[format]}
                </>
              ),
            },
            { id: 'every', heading: 'When', cell: ({ every }) => RHYTHM_LABELS[every] },
            {
              id: 'people',
              heading: 'For',
              cell: ({ recipients }) =>
                recipients.map(({ name }) => name).join(', ') || 'Nobody: all have left',
            },
            { id: 'next', heading: 'Next', cell: ({ nextOn }) => longDateUtc(nextOn) },
            {
              id: 'actions',
              heading: 'Actions',
              align: 'end',
              cell: (schedule) => (
                <IconButton label={`End ${describe(schedule)}`} onClick={() => setEnding(schedule)}>
                  <Trash2 aria-hidden />
                </IconButton>
              ),
            },
          ]}
        />
      )}
      {isAdding && ScheduleDialog && <ScheduleDialog onClose={() => setAdding(false)} />}
      {ending && (
        <ConfirmDialog
          title="End schedule"
          question="End this schedule? Reports that were made stay where they are."
          subject={describe(ending)}
          action="End"
          onConfirm={() => end(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </SectionCard>
  )
}

const describe = ({ kind, every, format }: ReportSchedule) =>
  `${REPORT_KIND_LABELS[kind]}, ${RHYTHM_LABELS[every].toLowerCase()} (${FORMAT_LABELS[format]})`
