import { REFERENCE_FILE_AT_MOST, type ReferenceChanges } from '@plumbline/contract/lending/reference-data.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { LegalStatusesCard } from '../legal-statuses/legal-statuses-card.tsx'
import { AddPartsCard } from './add-parts-card.tsx'
import { RegulationSourcesCard } from './regulation-sources-card.tsx'

const NAMES = {
  apor_fixed: 'Average prime offer rates, fixed',
  apor_variable: 'Average prime offer rates, adjustable',
  thresholds: 'Threshold register',
} as const

interface Held {
  dataset: keyof typeof NAMES
  rows: number
  first: string
  last: string
  missing: string[]
  imported: number
  lastImport: string | null
}

const COLUMNS: readonly Column<Held>[] = [
  { id: 'table', heading: 'Table', cell: ({ dataset }) => <b>{NAMES[dataset]}</b> },
  { id: 'rows', heading: 'Rows', align: 'end', cell: ({ rows }) => rows },
  {
    id: 'held',
    heading: 'Held',
    cell: ({ first, last, missing, dataset }) => (
      <>
        {first} to {last}
        {dataset === 'thresholds' && ', every yearly figure'}
        {missing.length > 0 && <span className="block text-danger">Missing: {missing.join(', ')}</span>}
      </>
    ),
  },
  {
    id: 'imported',
    heading: 'Imported since the release',
    cell: ({ imported, lastImport }) =>
      lastImport ? `${imported} rows, last on ${dayOfMoment(lastImport)}` : 'Nothing',
  },
]

/** What the loan tests look figures up in, and newer official files. */
export default function ReferenceDataPage() {
  const held = useQuery(api.referenceData.list.queryOptions())
  return (
    <>
      <title>Data · Admin Portal · Plumbline</title>
      <div className="grid gap-4">
        <SectionCard title="Official tables">
          {held.isError ? (
            <Banner tone="danger" title="The tables could not be loaded.">
              <Button onClick={() => void held.refetch()}>Try Again</Button>
            </Banner>
          ) : held.data ? (
            <Table
              caption="Official tables that are held"
              columns={COLUMNS}
              rows={held.data}
              keyOf={({ dataset }) => dataset}
            />
          ) : (
            <Skeleton className="m-5 h-32" />
          )}
        </SectionCard>
        <ImportCard />
        <RegulationSourcesCard />
        <AddPartsCard />
        <LegalStatusesCard />
      </div>
    </>
  )
}

type Step =
  | { name: 'choose'; problem?: string }
  | { name: 'reading' }
  | { name: 'preview'; text: string; changes: ReferenceChanges; problem?: string }
  | { name: 'loaded'; changes: ReferenceChanges }

function ImportCard() {
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const inputId = useId()

  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > REFERENCE_FILE_AT_MOST)
      return setStep({
        name: 'choose',
        problem: `${file.name} has ${file.size} bytes; the limit is ${REFERENCE_FILE_AT_MOST}.`,
      })
    setStep({ name: 'reading' })
    const text = await file.text()
    try {
      setStep({ name: 'preview', text, changes: await apiClient.referenceData.preview({ text }) })
    } catch (error) {
      setStep({ name: 'choose', problem: problemText(error, 'The file could not be read.') })
    }
  }

  async function load(text: string, preview: ReferenceChanges) {
    setBusy(true)
    try {
      setStep({ name: 'loaded', changes: await apiClient.referenceData.import({ text }) })
      await queryClient.invalidateQueries({ queryKey: api.referenceData.key() })
    } catch (error) {
      setStep({
        name: 'preview',
        text,
        changes: preview,
        problem: problemText(error, 'The file was not loaded.'),
      })
    }
    setBusy(false)
  }

  return (
    <SectionCard title="Load a newer file">
      <div className="grid gap-4 px-5 pb-5">
        <p className="max-w-2xl text-ink-soft">
          YieldTableFixed.txt and YieldTableAdjustable.txt as the Bureau publishes them, or a CSV of the
          threshold register. What the file would change is shown first; rows that it does not have are kept.
        </p>
        <div>
          <input
            id={inputId}
            type="file"
            accept=".txt,.csv"
            className="peer sr-only"
            onChange={({ target }) => {
              void read(target.files?.[0])
              target.value = ''
            }}
          />
          <label
            htmlFor={inputId}
            className={buttonClass(
              'quiet',
              'medium',
              'peer-focus-visible:outline-2 peer-focus-visible:outline-brass-mark',
            )}
          >
            <FileUp className="size-4" aria-hidden /> Choose a file
          </label>
        </div>
        <div role="status" className="grid gap-4">
          {step.name === 'reading' && <p>Reading…</p>}
          {'problem' in step && step.problem && <Banner tone="danger" title={step.problem} />}
          {(step.name === 'preview' || step.name === 'loaded') && (
            <Changes changes={step.changes} isLoaded={step.name === 'loaded'} />
          )}
        </div>
        {step.name === 'preview' && step.changes.added.length + step.changes.changed.length > 0 && (
          <Button
            className="justify-self-start"
            busy={busy}
            onClick={() => void load(step.text, step.changes)}
          >
            Load into {NAMES[step.changes.dataset].toLowerCase()}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}

const SHOWN = 12

function Changes({ changes, isLoaded }: { changes: ReferenceChanges; isLoaded: boolean }) {
  const { dataset, added, changed, same, absent } = changes
  const lines = [
    ...added.map((key) => `Added: ${key}`),
    ...changed.map(({ key, before, after }) => `Changed: ${key}: ${before} is now ${after}`),
  ]
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {isLoaded ? 'Loaded into' : 'The file is for'} {NAMES[dataset].toLowerCase()}: {added.length} added,{' '}
        {changed.length} changed, {same} as held.
        {lines.length === 0 && ' Nothing to load.'}
      </p>
      {lines.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > SHOWN && <li>and {lines.length - SHOWN} more</li>}
        </ul>
      )}
      {absent > 0 && (
        <p className="text-sm text-ink-soft">{absent} rows that the file does not have are kept.</p>
      )}
    </div>
  )
}
