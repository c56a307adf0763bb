import {
  type Batch,
  type BatchCause,
  XLSX_ROWS_AT_MOST,
} from '@plumbline/contract/lending/loan-test-batches.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileDown, FileText, Flag } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { isRefusal, problemText } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { pageIn } from '../../platform/list/list-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type BatchFilter, BatchFilters } from './batch-filters.tsx'
import { BATCH_OUTCOMES, BatchRows } from './batch-rows.tsx'
import { BatchSelection, useBatchSelection } from './batch-selection.tsx'
import { BatchOutcome } from './batches-page.tsx'
import { LawNotes } from './law-notes.tsx'
import { screenOf } from './saved-tests.ts'
import { TestHeader } from './test-header.tsx'

const LOOK_AGAIN_MS = 2_000
const ROWS_ON_A_PAGE = 50
export default function BatchPage() {
  const { id } = useParams()
  const batch = useQuery(
    api.loanTestBatches.find.queryOptions({
      input: { id: id! },
      refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? LOOK_AGAIN_MS : false),
    }),
  )
  if (isRefusal(batch.error)) return <NotFound home="/loan-tests/batches" homeLabel="Batches" />
  return (
    <>
      {!batch.data && <title>Batch · Plumbline</title>}
      {batch.isPending && <Spinner label="Loading the batch…" />}
      {batch.isError && <ErrorState title="The batch could not be loaded" onRetry={() => batch.refetch()} />}
      {batch.data && <Loaded batch={batch.data} />}
    </>
  )
}

type LoadedBatch = Batch & { lawNotes: string[]; causes: BatchCause[] }

function Loaded({ batch }: { batch: LoadedBatch }) {
  const { id, name, calculator, counts, status, rowCount, lawNotes, causes } = batch
  const [params] = useSearchParams()
  const [problem, setProblem] = useState<string>()
  const mayWrite = useMayWrite()
  const selection = useBatchSelection()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const outcome = BATCH_OUTCOMES.find((one) => one === params.get('outcome'))
  const group = causes.find((one) => one.key === params.get('cause') && (!outcome || one.outcome === outcome))
  const cause = group?.key
  const page = pageIn(params)
  const input = { id, outcome, cause, page }
  const rows = useQuery(
    api.loanTestBatches.rows.queryOptions({
      input,
      // Asked again whenever more rows are done, the last time when all are.
      queryKey: [...api.loanTestBatches.rows.queryKey({ input }), counts.done],
      placeholderData: keepPreviousData,
    }),
  )
  const shown = group?.count ?? (outcome ? counts[outcome] : counts.done)
  const address = ({ outcome: only, cause: because }: BatchFilter, to = 1) =>
    `/loan-tests/batches/${id}?${new URLSearchParams({ ...(only && { outcome: only }), ...(because && { cause: because }), ...(to > 1 && { page: String(to) }) })}`

  async function attempt(work: () => Promise<unknown>, otherwise: string) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, otherwise))
    }
  }
  const download = (kind: 'downloadCsv' | 'downloadXlsx' | 'downloadPdf') =>
    attempt(
      async () => saveFile(await apiClient.loanTestBatches[kind]({ id })),
      'The file could not be made.',
    )
  const saveLetters = (of: number[]) =>
    attempt(
      async () => saveFile(await apiClient.loanTestBatches.cureLetters({ id, rows: of, format: 'docx' })),
      'The letters could not be made.',
    )
  const recordFinding = (only: number[] = []) =>
    attempt(async () => {
      const { findingId } = await apiClient.loanTestBatches.recordFinding({ id, rows: only })
      await queries.invalidateQueries({ queryKey: api.findings.key() })
      await navigate(`/tasks/findings?finding=${findingId}`)
    }, 'The finding could not be recorded.')

  return (
    <>
      <TestHeader
        title={name}
        question="Batch"
        actions={
          <>
            {mayWrite && status !== 'waiting' && counts.outside > 0 && (
              <Button look="quiet" onClick={() => recordFinding()}>
                <Flag className="size-4" aria-hidden /> Record as finding
              </Button>
            )}
            <Button look="quiet" onClick={() => download('downloadPdf')} disabled={status === 'waiting'}>
              <FileText className="size-4" aria-hidden /> PDF for the examiner
            </Button>
            <Button look="quiet" onClick={() => download('downloadCsv')} disabled={status === 'waiting'}>
              <FileDown className="size-4" aria-hidden /> CSV with results
            </Button>
            {rowCount <= XLSX_ROWS_AT_MOST && (
              <Button onClick={() => download('downloadXlsx')} disabled={status === 'waiting'}>
                <FileDown className="size-4" aria-hidden /> XLSX with results
              </Button>
            )}
          </>
        }
      />
      <div className="grid gap-4">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Card className="px-5 py-4">
          <p className="text-ink-soft">
            {screenOf(calculator).title} · {rowCount.toLocaleString('en-US')} rows · rules{' '}
            {batch.rulesVersion}
          </p>
          <p className="mt-1 font-semibold" aria-live="polite">
            <BatchOutcome batch={batch} />
          </p>
        </Card>
        <LawNotes notes={lawNotes} />
        <BatchFilters counts={counts} causes={causes} chosen={{ outcome, cause }} address={address} />
        <BatchSelection
          batch={batch}
          selected={[...selection.selected.values()]}
          onSelectShown={() => selection.select(rows.data?.items ?? [], true)}
          onSelectNone={selection.selectNone}
          onRecordFinding={recordFinding}
          onCureLetters={saveLetters}
        />
        <Card>
          {rows.isError && <ErrorState title="The rows could not be loaded" onRetry={() => rows.refetch()} />}
          {rows.data?.items.length === 0 && (
            <EmptyState title="No rows here">
              {outcome ? 'No row has this outcome.' : 'Rows appear here as they are done.'}
            </EmptyState>
          )}
          {rows.data && rows.data.items.length > 0 && (
            <BatchRows rows={rows.data.items} {...(mayWrite && { selection })} />
          )}
        </Card>
        <Pager
          page={page}
          pageCount={Math.ceil(shown / ROWS_ON_A_PAGE)}
          href={(to) => address({ outcome, cause }, to)}
          label="Row pages"
        />
      </div>
    </>
  )
}
