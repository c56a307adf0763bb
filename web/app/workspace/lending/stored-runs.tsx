import type { LoanRun } from '@plumbline/contract/lending/loan-runs.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText, Save } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import type { RunChange } from '../../tools/loans/loan-protocol.ts'
import type { LoansOfPage } from '../../tools/loans/use-loans.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { saveFile } from '../../ui/save-file.ts'
import { LinkList } from '../work/link-list.tsx'
import { ListAway } from '../work/list-away.tsx'
import { RunChanges } from './run-changes.tsx'
import { StoreRunDialog } from './store-run-dialog.tsx'

/** Loans that somebody chose to store with their results. To open one runs every test again. */
export function StoredRuns({ loans }: { loans: LoansOfPage }) {
  const queries = useQueryClient()
  const stored = useQuery(api.loanRuns.list.queryOptions())
  const runs = stored.data
  const [storing, setStoring] = useState(false)
  const [removing, setRemoving] = useState<LoanRun>()
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [opened, setOpened] = useState<{ run: LoanRun; changes: RunChange[] }>()

  async function working(what: string, work: () => Promise<void>) {
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, 'The run could not be opened.'))
    }
    setBusy(undefined)
  }
  const open = (run: LoanRun) =>
    working(`open ${run.id}`, async () => {
      const file = await apiClient.loanRuns.open({ id: run.id })
      setOpened({
        run,
        changes: await loans.restore(new File([file], 'loan-run.json'), { id: run.id, name: run.name }),
      })
    })
  useAddressedRun(runs, { onRun: (run) => void open(run), onNone: setProblem })
  const workpaper = (run: LoanRun) =>
    working(`paper ${run.id}`, async () =>
      saveFile(await apiClient.loanRuns.workpaper({ id: run.id }), 'loan-run-workpaper.pdf'),
    )

  return (
    <SectionCard
      title="Stored runs"
      action={
        loans.rows.length > 0 && (
          <Button size="small" onClick={() => setStoring(true)}>
            <Save aria-hidden className="size-4" /> Store these loans
          </Button>
        )
      }
    >
      <div className="grid gap-3 px-5 pb-5 text-sm">
        {opened && <RunChanges {...opened} onDismiss={() => setOpened(undefined)} />}
        {!runs ? (
          <ListAway query={stored} what="The stored runs" />
        ) : runs.length === 0 ? (
          <p className="max-w-prose text-ink-soft">
            None. Loans stay in the browser unless you store them: sealed, for as long as you choose, with the
            results of that day.
          </p>
        ) : (
          <ul className="rounded-control border border-line">
            {runs.map((run) => (
              <li
                key={run.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0"
              >
                <span className="min-w-0 flex-1 basis-64">
                  <strong className="block font-semibold wrap-anywhere">{run.name}</strong>
                  <span className="text-ink-soft">
                    {run.loanCount} {run.loanCount === 1 ? 'loan' : 'loans'}: {run.outside} outside,{' '}
                    {run.undetermined} not determined. Stored {shortDate(dayOfMoment(run.storedAt))} by{' '}
                    {run.storedByName}, kept until {shortDate(dayOfMoment(run.keepUntil))}
                  </span>
                </span>
                <Button
                  look="quiet"
                  size="small"
                  busy={busy === `open ${run.id}`}
                  onClick={() => void open(run)}
                >
                  Open and run again
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  busy={busy === `paper ${run.id}`}
                  onClick={() => void workpaper(run)}
                >
                  <FileText aria-hidden className="size-4" /> Workpaper
                </Button>
                <Button look="quiet" size="small" onClick={() => setRemoving(run)}>
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </div>
      {loans.run && (
        <>
          <p className="px-5 pb-4 text-sm">
            Open now: <strong className="font-semibold wrap-anywhere">{loans.run.name}</strong>
          </p>
          <LinkList subject={{ kind: 'loan_run', id: loans.run.id }} />
        </>
      )}
      {storing && <StoreRunDialog loans={loans} onClose={() => setStoring(false)} />}
      {removing && (
        <ConfirmDialog
          title="Delete this run?"
          question="The loans and results in your institution are deleted. This cannot be taken back."
          subject={removing.name}
          action="Delete"
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => {
            try {
              await apiClient.loanRuns.remove({ id: removing.id })
            } catch (error) {
              return problemText(error, 'The run could not be deleted.')
            }
            await queries.invalidateQueries({ queryKey: api.loanRuns.key() })
            setRemoving(undefined)
            return undefined
          }}
        />
      )}
    </SectionCard>
  )
}

interface AddressedRun {
  onRun: (run: LoanRun) => void
  onNone: (problem: string) => void
}

/** Findings and tasks lead to their run by its id in the address. It is opened once. */
function useAddressedRun(runs: readonly LoanRun[] | undefined, { onRun, onNone }: AddressedRun): void {
  const [address] = useSearchParams()
  const id = address.get('run')
  const taken = useRef<string>(undefined)
  useEffect(() => {
    if (!runs || id === null || taken.current === id) return
    taken.current = id
    const run = runs.find((one) => one.id === id)
    if (run) onRun(run)
    else onNone('This run does not exist any more, or you may not see it.')
  }, [runs, id, onRun, onNone])
}
