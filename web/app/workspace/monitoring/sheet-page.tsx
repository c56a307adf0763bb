import type { DrawnSample, MonitoringSheet } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { planOf, type SheetResult, sheetResult } from '@plumbline/rules/sampling/sheet-result.ts'
import { strataWords } from '@plumbline/rules/sampling/strata-words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { isRefusal, problemText } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dayText } from '../work/day-text.ts'
import { PanelFacts } from '../work/side-panel.tsx'
import { CellEvidenceDialog } from './cell-evidence-dialog.tsx'
import { DrawForm } from './draw-form.tsx'
import { ResultDialog } from './result-dialog.tsx'
import { letterOf, SheetTable } from './sheet-table.tsx'
import { useSheetSaves } from './use-sheet-saves.ts'

/** The test of a control: who performs it, how it is tested, the sample, and the sheet. */
export default function SheetPage() {
  const { id = '' } = useParams()
  const query = useQuery(api.monitoring.sheet.queryOptions({ input: { id } }))
  const sheet = query.data
  if (isRefusal(query.error)) return <NotFound home="/tasks/monitoring" homeLabel="Monitoring" />
  return (
    <>
      <title>Test sheet · Plumbline</title>
      <header className="mb-5 flex flex-wrap items-end gap-3">
        <div className="mr-auto min-w-0">
          <p className="text-sm">
            <Link
              to={
                sheet
                  ? `/tasks/monitoring?year=${sheet.test.year}&test=${sheet.test.id}`
                  : '/tasks/monitoring'
              }
              className="text-brand hover:underline"
            >
              Monitoring
            </Link>
          </p>
          <h1 className="wrap-anywhere display text-3xl">{sheet ? sheet.test.title : 'Test sheet'}</h1>
          {sheet && <p className="mt-1.5 text-ink-soft">Test sheet of the run due {dayText(sheet.dueOn)}</p>}
        </div>
        {sheet?.sample && <WorkpaperButton id={id} />}
      </header>
      {query.isError && (
        <ErrorState title="The test sheet could not be loaded" onRetry={() => query.refetch()} />
      )}
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {sheet && <Sheet key={id} sheet={sheet} />}
    </>
  )
}

function WorkpaperButton({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false)
  async function take() {
    setBusy(true)
    try {
      saveFile(await apiClient.monitoring.workpaper({ id }))
    } catch (error) {
      showToast(problemText(error, 'The workpaper could not be made.'))
    }
    setBusy(false)
  }
  return (
    <Button look="quiet" busy={isBusy} onClick={take}>
      <FileText className="size-4" aria-hidden />
      Workpaper (PDF)
    </Button>
  )
}

function Sheet({ sheet }: { sheet: MonitoringSheet }) {
  const queries = useQueryClient()
  const [isAgain, setAgain] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const saves = useSheetSaves(sheet.id)
  const [cell, setCell] = useState<{ itemId: string; attribute: number }>()
  const shown = cell && sheet.items.find(({ id }) => id === cell.itemId)
  const { sample, items, mayTest } = sheet
  const mayDraw = sheet.mayDraw && saves.isSaved && items.every(({ testedOn }) => testedOn === null)
  const isDrawing = mayDraw && (!sample || isAgain)
  const outcome =
    sample &&
    sheetResult(
      planOf(sample),
      items.map((item) => ({ answers: saves.answersOf(item) })),
    )
  // A second stage shows its items once it is needed.
  const open = outcome ? items.filter(({ place, testedOn }) => place <= outcome.needed || testedOn) : items
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {sheet.performsControl && (
        <Banner tone="info">You perform this control, so somebody else must test it.</Banner>
      )}
      <Method sheet={sheet} onAgain={mayDraw && sample && !isAgain ? () => setAgain(true) : undefined} />
      {isDrawing && <DrawForm sheet={sheet} onDrawn={() => setAgain(false)} />}
      {!sample && !isDrawing && (
        <Card>
          <EmptyState title="No sample yet">
            A manager describes the population and draws the sample. Then each item is a row here, and each
            question a column: Yes, No, or N/A. Every No becomes part of a finding.
          </EmptyState>
        </Card>
      )}
      {sample && !isDrawing && (
        <SectionCard title={`Test sheet: ${open.length} ${open.length === 1 ? 'item' : 'items'}`}>
          <ol className="grid gap-1 border-line border-t px-5 py-4 text-sm">
            {sample.attributes.map((words, index) => (
              <li key={letterOf(index)}>
                <strong>{letterOf(index)}</strong> {words}
              </li>
            ))}
          </ol>
          {mayTest && (
            <p className="px-5 pb-4 text-ink-soft text-sm">
              Each cell is saved as you go. Arrow keys move from cell to cell; Y and N answer.{' '}
              <span role="status">{saves.isSaved ? 'Everything is saved.' : 'Saving…'}</span>
            </p>
          )}
          {open.length < items.length && (
            <p className="px-5 pb-4 text-ink-soft text-sm">
              These are the items of the first stage. The other {items.length - open.length} appear if one
              attribute has {sample.stages?.initialErrors} errors or more.
            </p>
          )}
          <SheetRows
            {...{ sample, saves, mayTest, items: open }}
            onEvidence={(item, attribute) => setCell({ itemId: item.id, attribute })}
          />
        </SectionCard>
      )}
      {sample && outcome && !isDrawing && (
        <SectionCard title="Result">
          <div className="grid gap-3 border-line border-t px-5 py-5">
            <p className="tabular text-sm">
              {outcome.finished} of {outcome.needed} items finished · {outcome.exceptions}{' '}
              {outcome.exceptions === 1 ? 'exception' : 'exceptions'} · {outcome.notApplicable} not applicable
            </p>
            <p role="status" className="font-display text-lg">
              {outcome.verdict?.words ??
                (outcome.finished < outcome.needed
                  ? 'The result appears when every item is answered.'
                  : 'No item applies: no conclusion. Draw from another population.')}
            </p>
            <StrataResults strata={outcome.strata} />
            <Recorded sheet={sheet} />
            {mayTest && (
              <div>
                <Button
                  disabled={outcome.finished < outcome.needed || !saves.isSaved}
                  onClick={() => setRecording(true)}
                >
                  Record the result
                </Button>
              </div>
            )}
          </div>
        </SectionCard>
      )}
      {sample && cell && shown && (
        <CellEvidenceDialog
          testId={sheet.test.id}
          item={shown}
          attribute={cell.attribute}
          words={sample.attributes[cell.attribute]!}
          mayTest={mayTest}
          onChanged={saves.place}
          onClose={() => setCell(undefined)}
        />
      )}
      {isRecording && outcome && (
        <ResultDialog
          test={sheet.test}
          run={sheet}
          outcome={outcome}
          onClose={() => {
            setRecording(false)
            void queries.invalidateQueries({ queryKey: api.monitoring.key() })
          }}
        />
      )}
    </div>
  )
}

/** So many rows keep a sheet of a thousand items and twenty attributes quick. */
const ROWS_ON_A_PAGE = 50

function SheetRows({ items, ...table }: ComponentProps<typeof SheetTable>) {
  const [params] = useSearchParams()
  const pageCount = Math.max(1, Math.ceil(items.length / ROWS_ON_A_PAGE))
  const page = Math.min(Math.max(1, Number(params.get('page')) || 1), pageCount)
  return (
    <>
      <SheetTable {...table} items={items.slice((page - 1) * ROWS_ON_A_PAGE, page * ROWS_ON_A_PAGE)} />
      {pageCount > 1 && (
        <div className="border-line border-t px-5 py-4">
          <Pager page={page} pageCount={pageCount} href={(to) => `?page=${to}`} label="Pages of the sheet" />
        </div>
      )}
    </>
  )
}

function StrataResults({ strata }: Pick<SheetResult, 'strata'>) {
  if (strata.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {strata.map(({ name, population, size, exceptions, upperErrors }) => (
        <li key={name} className="wrap-anywhere tabular">
          <strong>{name}</strong>: {exceptions} {exceptions === 1 ? 'exception' : 'exceptions'} in {size} of{' '}
          {population.toLocaleString('en-US')} items
          {upperErrors !== null &&
            `; at the confidence of the plan, taken alone, at most ${upperErrors.toLocaleString('en-US')} exceptions`}
        </li>
      ))}
    </ul>
  )
}

function Recorded({
  sheet: { result, recordedOn, recordedByName, findingId, items },
}: {
  sheet: MonitoringSheet
}) {
  if (!result || !recordedOn) return null
  const finding = findingId ?? items.find((item) => item.findingId)?.findingId
  return (
    <p>
      <strong>{result === 'passed' ? 'Passed' : 'Failed'}</strong>, recorded {dayText(recordedOn)} by{' '}
      {recordedByName}
      {finding && (
        <>
          {' · '}
          <Link className="text-brand hover:underline" to={`/tasks/findings?finding=${finding}`}>
            Finding
          </Link>
        </>
      )}
    </p>
  )
}

function Method({ sheet, onAgain }: { sheet: MonitoringSheet; onAgain: (() => void) | undefined }) {
  const { procedure, description, performer, tester, sample } = sheet
  const steps = procedure.split('\n').filter((line) => line.trim() !== '')
  return (
    <SectionCard title="Method">
      <div className="border-line border-t pt-5">
        <PanelFacts
          facts={[
            ['Performed by', performer ?? 'Not stated'],
            ['Tester', tester ?? 'Any manager'],
            ...(sample ? factsOf(sample) : []),
          ]}
        />
      </div>
      <div className="grid gap-4 px-5 pb-5 empty:hidden">
        {description && <p className="wrap-anywhere whitespace-pre-line text-sm">{description}</p>}
        {steps.length > 0 && (
          <ol className="wrap-anywhere grid list-decimal gap-1 pl-5 text-sm">
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps can have the same words
              <li key={index}>{step}</li>
            ))}
          </ol>
        )}
        {onAgain && (
          <div>
            <Button look="quiet" size="small" onClick={onAgain}>
              Change the plan and draw again
            </Button>
          </div>
        )}
      </div>
    </SectionCard>
  )
}

const percent = (text: string) => `${Number((Number(text) * 100).toFixed(4))} percent`

function factsOf(sample: DrawnSample): [string, string][] {
  const { stages, strata, sourceName } = sample
  return [
    ['Population', `${sample.description} (${sample.populationSize.toLocaleString('en-US')} items)`],
    ...(sourceName ? [['Drawn from', sourceName] satisfies [string, string]] : []),
    [
      'Plan',
      stages
        ? `Two stages: ${stages.initialSize} of ${stages.totalSize} items first; ${stages.initialErrors} errors in one attribute open the others, and ${stages.finalErrors} in all fail it`
        : `${percent(sample.confidence)} confidence, tolerable rate ${percent(sample.tolerableRate)}, errors allowed: ${sample.expectedErrors}`,
    ],
    ...(strata
      ? [
          [
            'Strata',
            `By ${strataWords(strata.column)}, ${strata.isProportional ? 'in proportion' : 'by number'}: ${strata.parts.map(({ name, population, size }) => `${name} ${size} of ${population.toLocaleString('en-US')}`).join(', ')}`,
          ] satisfies [string, string],
        ]
      : []),
    ['Sample', `${sample.size} items, drawn ${dayText(sample.drawnOn)} by ${sample.drawnByName}`],
    ['Seed', sample.seed],
  ]
}
