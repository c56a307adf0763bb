import { Download, Eye, EyeOff, Trash2, Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ColumnMatchingCard } from './column-matching-card.tsx'
import { LoanList } from './loan-list.tsx'
import { LoanPage } from './loan-page.tsx'
import type { LoanDetail, LoanRow } from './loan-protocol.ts'
import { RegisterComparisonCard } from './register-comparison-card.tsx'
import { RegisterRowsCard } from './register-rows-card.tsx'
import { RememberedColumnsList } from './remembered-columns-list.tsx'
import { type LoansOfPage, useLoans } from './use-loans.ts'

export interface LoanDeskProps {
  /** Where single tests open: on public pages, or in the workspace. */
  place: 'public' | 'workspace'
  /** What the workspace adds below the list, with the loans that are open. */
  stored?: (loans: LoansOfPage) => ReactNode
  /** What the workspace makes of loans: findings, tasks, letters. */
  work?: (work: LoanWork) => ReactNode
  /** What the workspace knows for register rows, and where it opens them. */
  register?: { lei: string | undefined; onOpen: (register: File) => void }
}

/** Loans that were selected, or the one that is open. */
export interface LoanWork {
  rows: readonly LoanRow[]
  /** The stored run that they were opened from. */
  run: LoansOfPage['run']
  refunds: LoansOfPage['refunds']
  /** Absent where one loan is open. */
  onSelectNone?: () => void
}

const FILE_KINDS =
  '.xml,.csv,.txt,.zip,.xlsx,.xlsm,text/xml,application/xml,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Loan files, tested in this browser. Nothing is sent or stored. */
export function LoanDesk({ place, stored, work, register }: LoanDeskProps) {
  const loans = useLoans()
  const { selected, select, selectNone } = useSelection(loans.list)
  const [opened, setOpened] = useState<{ id: number; detail: LoanDetail }>()
  const [names, setNames] = useState(false)
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)

  const openedId = opened?.id
  useEffect(() => {
    if (openedId === undefined) return
    scrollTo({ top: 0 })
    heading.current?.focus()
  }, [openedId])

  async function open(id: number) {
    try {
      const detail = await loans.open(id)
      // A page of many charges is drawn in pieces.
      startTransition(() => setOpened({ id, detail }))
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  async function download() {
    const text = await loans.results()
    saveFile(new Blob([text], { type: 'text/csv' }), 'loan-test-results.csv')
  }

  if (opened)
    return (
      <LoanPage
        {...opened.detail}
        place={place}
        names={names}
        heading={heading}
        work={work?.({
          rows: loans.rows.filter(({ id }) => id === opened.id),
          ...{ run: loans.run, refunds: loans.refunds },
        })}
        onNames={() => setNames(!names)}
        onClose={() => startTransition(() => setOpened(undefined))}
        onType={async (typed) => setOpened({ id: opened.id, detail: await loans.type(opened.id, typed) })}
      />
    )
  const hasSome = loans.rows.length > 0 || loans.problems.length > 0 || loans.unmatched.length > 0
  const [unmatched] = loans.unmatched
  return (
    <div className="grid gap-5">
      <DropFiles onFiles={loans.add} small={hasSome} />
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <Progress {...loans} />
      {loans.withoutTables && (
        <Banner tone="warning" title="The published figures could not be loaded">
          Tests that need them say “not determined”. Load the page again to try once more.
        </Banner>
      )}
      {loans.problems.length > 0 && (
        <Banner
          tone="danger"
          title={
            loans.problems.length === 1
              ? 'A file could not be read whole'
              : `${loans.problems.length} things could not be read`
          }
        >
          <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto text-sm">
            {loans.problems.map(({ file, problem: text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
              <li key={index} className="wrap-anywhere">
                <b>{file}</b>: {text}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {unmatched && (
        <ColumnMatchingCard
          key={unmatched.id}
          table={unmatched}
          remembered={loans.remembered}
          names={names}
          onMatch={(columns, name) => loans.match(unmatched.id, columns, name)}
          onSkip={() => void loans.match(unmatched.id, null)}
        />
      )}
      {loans.rows.length > 0 && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" size="small" onClick={() => void download()}>
              <Download aria-hidden className="size-4" /> Download results
            </Button>
            <Button look="quiet" size="small" aria-pressed={names} onClick={() => setNames(!names)}>
              {names ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
              {names ? 'Mask names and numbers' : 'Show names and numbers'}
            </Button>
            <Button look="quiet" size="small" onClick={loans.clear}>
              <Trash2 aria-hidden className="size-4" /> Clear
            </Button>
          </div>
          {work &&
            selected.size > 0 &&
            work({
              rows: loans.rows.filter(({ id }) => selected.has(id)),
              ...{ run: loans.run, refunds: loans.refunds, onSelectNone: selectNone },
            })}
          <LoanList
            rows={loans.rows}
            names={names}
            onOpen={(id) => void open(id)}
            {...(work && { selection: { selected, select } })}
          />
          <RegisterRowsCard names={names} rows={loans.rows} loans={loans} {...register} />
          <RegisterComparisonCard names={names} onCompare={loans.compare} />
        </>
      )}
      {stored?.(loans)}
      <RememberedColumnsList remembered={loans.remembered} onForget={loans.forgetColumns} />
      <section
        aria-label="Where the files stay"
        className="rounded-card border border-line bg-surface px-5 py-4 text-sm text-ink-soft"
      >
        <h2 className="font-semibold text-ink">Nothing leaves this computer</h2>
        <p className="mt-1 max-w-prose">
          The files are read and tested in this page, and forgotten when you close it
          {stored ? ', unless you store a run' : ''}
          {work ? `${stored ? ' or' : ', unless you'} save a finding, a task, or a letter` : ''}. Only the
          published figures are fetched: yearly thresholds and average prime offer rates. Names, addresses,
          and loan numbers are masked until you show them.
        </p>
      </section>
    </div>
  )
}

/** Of one list: a cleared one takes its selection with it. */
function useSelection(list: number) {
  const [selection, setSelection] = useState({ list, ids: new Set<number>() as ReadonlySet<number> })
  const selected = selection.list === list ? selection.ids : NONE
  return {
    selected,
    select(ids: readonly number[], isOn: boolean) {
      const next = new Set(selected)
      for (const id of ids)
        if (isOn) next.add(id)
        else next.delete(id)
      setSelection({ list, ids: next })
    },
    selectNone: () => setSelection({ list, ids: NONE }),
  }
}

const NONE: ReadonlySet<number> = new Set()

function DropFiles({ onFiles, small }: { onFiles: (files: readonly File[]) => void; small: boolean }) {
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const take = useRef(onFiles)
  take.current = onFiles
  // Chosen before the scripts were there.
  useEffect(() => {
    const early = [...(chooser.current?.files ?? [])]
    if (early.length > 0) take.current(early)
  }, [])
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label="Open loan files"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-6 text-center ${small ? 'py-5' : 'py-12'} ${isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface'}`}
    >
      <h2 className={`font-display font-semibold ${small ? 'text-lg' : 'text-2xl'}`}>
        {small ? 'Drop more files here' : 'Drop your loan files here'}
      </h2>
      {!small && (
        <p className="max-w-prose text-ink-soft">
          Closing Disclosures as MISMO XML (UCD), applications (ULAD), a CSV or Excel sheet with one loan in
          each row, or a ZIP of such files. Every test that applies runs in this browser.
        </p>
      )}
      <Button size={small ? 'small' : 'medium'} onClick={() => chooser.current?.click()}>
        <Upload aria-hidden className="size-4" /> Choose files
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        aria-label="Loan files"
        accept={FILE_KINDS}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </section>
  )
}

function Progress({ progress, stop, goOn }: LoansOfPage) {
  if (!progress) return null
  const { done, total, stopped } = progress
  return (
    <div className="flex flex-wrap items-center gap-3" role="status">
      <progress className="h-2 w-48" max={total} value={done} aria-label="Files read" />
      <span className="text-sm tabular-nums">
        {done} of {total} files{stopped ? ', stopped' : ''}
      </span>
      <Button look="quiet" size="small" onClick={stopped ? goOn : stop}>
        {stopped ? 'Go on' : 'Stop'}
      </Button>
    </div>
  )
}
