import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { NewButton, RecordPage } from '../tasks/record-page.tsx'
import { todayText } from '../work/day-text.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { CoverageTable, RunCounts } from './coverage-table.tsx'
import { MonitoringFormDialog } from './monitoring-form-dialog.tsx'
import { MonitoringPanel } from './monitoring-panel.tsx'

export default function MonitoringPage() {
  const [params, update] = useAddressParams()
  const queries = useQueryClient()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('test')
  const thisYear = Number(todayText().slice(0, 4))
  const asked = Number(params.get('year'))
  const year = asked >= 2000 && asked <= 2100 && Number.isInteger(asked) ? asked : thisYear
  const plan = useQuery(
    api.monitoring.plan.queryOptions({ input: { year }, placeholderData: keepPreviousData }),
  )
  const tests = plan.data?.tests ?? []
  const years = [...new Set([...(plan.data?.years ?? []), thisYear, thisYear + 1, year])].toSorted()
  const earlier = plan.data?.years.filter((one) => one < year).at(-1)

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      showToast(problemText(error, 'This could not be done.'))
    }
  }
  const copy = (from: number) =>
    attempt(async () => {
      const { copied } = await apiClient.monitoring.copyYear({ from, to: year })
      showToast(copied === 1 ? '1 test was copied.' : `${copied} tests were copied.`)
      await queries.invalidateQueries({ queryKey: api.monitoring.key() })
    })

  return (
    <RecordPage
      title="Monitoring"
      actions={
        mayWrite && (
          <>
            {tests.length > 0 && (
              <Button
                look="quiet"
                onClick={() => attempt(async () => saveFile(await apiClient.monitoring.file({ year })))}
              >
                Plan (CSV)
              </Button>
            )}
            <NewButton label="New test" onClick={() => setNew(true)} />
          </>
        )
      }
      panel={
        opened.id && <MonitoringPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />
      }
    >
      <p className="mb-4 text-sm">
        <Link
          className="font-semibold text-brand underline underline-offset-3"
          to="/tasks/monitoring/sampling"
        >
          Plan and draw a sample
        </Link>
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <span className="flex-none">
          <BareSelect
            label="Year of the plan"
            className="w-auto! text-sm! md:min-h-9!"
            value={String(year)}
            onChange={(event) =>
              update((before) => {
                const next = new URLSearchParams(before)
                next.set('year', event.target.value)
                next.delete('test')
                return next
              })
            }
          >
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </BareSelect>
        </span>
        {mayWrite && earlier !== undefined && (
          <Button look="quiet" size="small" onClick={() => copy(earlier)}>
            Copy the tests of {earlier}
          </Button>
        )}
      </div>
      {plan.isPending && <Skeleton className="h-48 w-full" />}
      {plan.isError && (
        <ErrorState title="The monitoring plan could not be loaded" onRetry={() => plan.refetch()} />
      )}
      {plan.data && tests.length === 0 && (
        <Card>
          <EmptyState title={mayWrite ? `No tests in the plan of ${year}` : 'You own no test of this plan'}>
            A plan says what is tested, how often, and by whom. Each run becomes a task thirty days before it
            is due. Its test sheet draws the sample, takes the answers, and says what they mean; what fails
            becomes a finding.
          </EmptyState>
        </Card>
      )}
      {tests.length > 0 && (
        <>
          <RunCounts tests={tests} />
          <CoverageTable year={year} tests={tests} addressOf={opened.addressOf} />
        </>
      )}
      {isNew && (
        <MonitoringFormDialog
          year={year}
          onClose={() => setNew(false)}
          onSaved={({ id }) => opened.show(id)}
        />
      )}
    </RecordPage>
  )
}
