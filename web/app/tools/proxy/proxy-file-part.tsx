import {
  canAnswer,
  PROXY_FIELDS,
  PROXY_MEGABYTES_AT_MOST,
  PROXY_ROWS_AT_MOST,
  type ProxyColumns,
} from '@plumbline/rules/fair-lending/proxy-file.ts'
import type { ProxySummary } from '@plumbline/rules/fair-lending/proxy-summary.ts'
import { Upload } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ProxyResults } from './proxy-results.tsx'
import { count, FIELD_NAMES, rowCount, SAMPLE_FILE } from './proxy-words.ts'
import type { AskProxy } from './use-proxy.ts'

interface OpenedFile {
  name: string
  header: string[]
  rows: number
  columns: ProxyColumns
}

/** A table of applications: opened, its columns chosen, its rows answered. */
export function ProxyFilePart({ ask }: { ask: AskProxy }) {
  const [opened, setOpened] = useState<OpenedFile>()
  const [result, setResult] = useState<ProxySummary>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function doing(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }

  async function run(columns: ProxyColumns) {
    setResult(undefined)
    setResult(await ask({ type: 'run', columns }))
  }

  const open = (file: File) =>
    doing(async () => {
      // Refused by size before it is read.
      if (file.size > PROXY_MEGABYTES_AT_MOST * 1024 * 1024)
        throw new Error(
          `The file is larger than ${PROXY_MEGABYTES_AT_MOST} MB. Leave out columns that are not needed, or split it.`,
        )
      const bytes = new Uint8Array(await file.arrayBuffer())
      const answer = await ask({ type: 'open', bytes })
      setOpened({ name: file.name, ...answer })
      if (canAnswer(answer.columns)) await run(answer.columns)
    })

  function close() {
    setOpened(undefined)
    setResult(undefined)
    setProblem(undefined)
    void ask({ type: 'forget' })
  }

  return (
    <section aria-labelledby="proxy-file" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="proxy-file" className="font-display font-semibold text-2xl">
        A file of applications
      </h2>
      {!opened && <DropFile onFile={(file) => void open(file)} />}
      {opened && (
        <div className="rounded-card border border-line bg-surface px-5 py-5">
          <div className="flex flex-wrap items-start gap-3">
            <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
              <b>{opened.name}</b>, {rowCount(opened.rows)}
            </p>
            <Button look="quiet" size="small" onClick={close}>
              Close the file
            </Button>
          </div>
          <ColumnChoice
            opened={opened}
            busy={isBusy}
            onChange={(columns) => setOpened({ ...opened, columns })}
            onRun={() => void doing(() => run(opened.columns))}
          />
        </div>
      )}
      {problem && <Banner tone="danger">{problem}</Banner>}
      {isBusy && <Spinner />}
      {opened && result && <ProxyResults ask={ask} summary={result} />}
    </section>
  )
}

interface ColumnChoiceProps {
  opened: OpenedFile
  busy: boolean
  onChange: (columns: ProxyColumns) => void
  onRun: () => void
}

function ColumnChoice({ opened: { header, columns }, busy, onChange, onRun }: ColumnChoiceProps) {
  const isReady = canAnswer(columns)
  return (
    <>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {PROXY_FIELDS.map((field) => (
          <Select
            key={field}
            label={FIELD_NAMES[field]}
            value={columns[field] ?? ''}
            onChange={({ target }) => {
              const { [field]: _, ...others } = columns
              onChange(target.value === '' ? others : { ...others, [field]: Number(target.value) })
            }}
          >
            <option value="">No column</option>
            {header.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by where it stands
              <option key={index} value={index}>
                {name || `Column ${index + 1}`}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="small" busy={busy} disabled={!isReady} onClick={onRun}>
          Calculate all rows
        </Button>
        {!isReady && (
          <p className="text-ink-soft text-sm">
            Choose the column of the surname, and that of the census tract, the ZIP code, or both.
          </p>
        )}
      </div>
    </>
  )
}

function DropFile({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const take = useRef(onFile)
  take.current = onFile
  // Chosen before the scripts were there.
  useEffect(() => {
    const [early] = chooser.current?.files ?? []
    if (early) take.current(early)
  }, [])
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way of the button inside
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-6 py-10 text-center ${isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface'}`}
    >
      <p className="font-display font-semibold text-xl">Drop a CSV file here</p>
      <p className="max-w-prose text-ink-soft">
        A header, then one application in each row: the surname, and the census tract, the ZIP code, or both.
        At most {count(PROXY_ROWS_AT_MOST)} rows. Nothing of it is sent or stored.
      </p>
      <Button onClick={() => chooser.current?.click()}>
        <Upload aria-hidden className="size-4" /> Choose a file
      </Button>
      <p className="text-ink-soft text-sm">
        Or{' '}
        <button
          type="button"
          className="cursor-pointer font-semibold text-brand underline underline-offset-3"
          onClick={() => onFile(new File([SAMPLE_FILE], 'sample-applications.csv', { type: 'text/csv' }))}
        >
          open the sample file
        </button>
        : ten made-up applications.
      </p>
      <input
        ref={chooser}
        type="file"
        aria-label="File of applications"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
