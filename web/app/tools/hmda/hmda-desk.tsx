import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CountsStrip } from './counts-strip.tsx'
import type {
  DeskFiling,
  DeskState,
  EditSummary,
  FindingDetail,
  GridRow,
  RememberedDecision,
} from './desk-protocol.ts'
import { DeskTools } from './desk-tools.tsx'
import { DropArea } from './drop-area.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FileHeading } from './file-heading.tsx'
import { FindingPanel } from './finding-panel.tsx'
import { FindingsList } from './findings-list.tsx'
import { count, plural } from './hmda-text.ts'
import { incomingBytes } from './incoming-file.ts'
import { ProgressLine } from './progress-line.tsx'
import type { Cell } from './register-grid.tsx'
import { RegisterPane } from './register-pane.tsx'
import { StaysHere } from './stays-here.tsx'
import type { StoreRegister } from './store-dialog.tsx'
import { useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'

export interface HmdaDeskProps {
  /** Whose file it is: a person's id, or `visitor`. A file that somebody else left in this browser is erased. */
  owner: string
  /** Shown beside decisions. */
  who: string
  /** What the institution keeps of quality findings, and where a decision goes. Absent for visitors. */
  memory?: {
    secret: string
    kept: RememberedDecision[]
    onKeep: (decision: RememberedDecision) => Promise<unknown>
    onReopen: (decision: { edit: string; loan: string }) => Promise<unknown>
  }
  /** A register to open, such as one that the institution stores. */
  incoming?: File | undefined
  /** Stores a copy in the institution. Absent for visitors. */
  onStore?: StoreRegister
}

const SAMPLE = '/samples/hmda-harborlight-2025.txt'
const KEYS_STORED = 'plumbline-hmda-keys'

/** The HMDA desk: a register is read, checked, and corrected in this browser. */
export function HmdaDesk({ owner, who, memory, incoming, onStore }: HmdaDeskProps) {
  const desk = useDesk()
  const { state, progress, ask, version } = desk
  const [problem, setProblem] = useState<string>()
  const [edit, setEdit] = useState<string>()
  const [row, setRow] = useState<number>()
  const [detail, setDetail] = useState<FindingDetail>()
  const [cell, setCell] = useState<Cell>({ place: 0, column: 0 })
  const [isExplaining, setExplaining] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const [isForgetting, setForgetting] = useState(false)
  const [search, setSearch] = useState('')
  const [keys, setKeys] = useState(true)
  const remembered = useRef(memory)
  const chooser = useRef<HTMLInputElement>(null)

  const attempt = useCallback(async <T,>(work: Promise<T>): Promise<T | undefined> => {
    try {
      setProblem(undefined)
      return await work
    } catch (error) {
      setProblem((error as Error).message)
      return undefined
    }
  }, [])

  useEffect(() => {
    setKeys(localStorage.getItem(KEYS_STORED) !== 'off')
    if (remembered.current) {
      const { secret, kept } = remembered.current
      void ask({ type: 'memory', secret, kept })
    }
    void sendAporTables(ask)
    void attempt(ask({ type: 'resume', owner, who }))
  }, [ask, attempt, owner, who])

  const open = useCallback(
    async (source: File | { text: string; name: string }, filing?: DeskFiling) => {
      setEdit(undefined)
      setRow(undefined)
      setDetail(undefined)
      setSearch('')
      const incoming = await attempt(incomingBytes(source))
      if (!incoming) return
      await attempt(ask({ type: 'open', ...incoming, who, owner, filing }, [incoming.bytes.buffer]))
    },
    [ask, attempt, owner, who],
  )

  useEffect(() => {
    if (incoming) void open(incoming)
  }, [incoming, open])

  async function openSample() {
    const response = await attempt(fetch(SAMPLE))
    if (response?.ok) await open({ text: await response.text(), name: 'harborlight-2025.txt' })
    else setProblem('The sample register could not be loaded. Try again.')
  }

  const select = useCallback(
    async (chosen: { id: string; onSheet: boolean; kind: string } | undefined, at?: number) => {
      setKeeping(false)
      if (!chosen) {
        setEdit(undefined)
        await attempt(ask({ type: 'view', edit: undefined, search }))
        return
      }
      const hasRows = !chosen.onSheet && chosen.kind !== 'macro'
      setEdit(chosen.id)
      await attempt(ask({ type: 'view', edit: hasRows ? chosen.id : undefined, search: '' }))
      setSearch('')
      const first = hasRows
        ? (at ?? (await ask<number | undefined>({ type: 'nextFinding', edit: chosen.id, row: -1, step: 1 })))
        : undefined
      setRow(first)
      setCell({ place: 0, column: 0 })
    },
    [ask, attempt, search],
  )

  // A file was read: its first finding is opened.
  const isReady = state !== undefined && !state.partial
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (!isReady || opened.current === state.name + state.size) return
    opened.current = state.name + state.size
    const first = state.edits[0]
    if (first) void select(first)
  }, [isReady, state, select])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the file changed
  useEffect(() => {
    if (!isReady || !edit) {
      setDetail(undefined)
      return
    }
    let current = true
    const summary = state.edits.find(({ id }) => id === edit)
    if (!summary) {
      setDetail(undefined)
      return
    }
    ask<FindingDetail>({
      type: 'finding',
      edit,
      row: summary.onSheet || summary.kind === 'macro' ? undefined : row,
    }).then(
      (found) => current && setDetail(found),
      () => current && setDetail(undefined),
    )
    return () => {
      current = false
    }
  }, [ask, edit, row, version, isReady])

  const summary = state?.edits.find(({ id }) => id === edit)
  const place = usePlace(ask, row, version, summary)
  const step = useCallback(
    async (direction: 1 | -1) => {
      if (!edit || row === undefined) return
      setKeeping(false)
      const next = await attempt(ask<number | undefined>({ type: 'nextFinding', edit, row, step: direction }))
      if (next === undefined) return
      setRow(next)
      const at = await ask<number>({ type: 'placeOf', row: next })
      if (at >= 0) setCell((before) => ({ ...before, place: at }))
    },
    [ask, attempt, edit, row],
  )

  const change = useCallback(
    async (changes: { row: number; field: string; value: string }[], how: string) => {
      await attempt(ask({ type: 'change', changes, how }))
    },
    [ask, attempt],
  )
  const apply = useCallback(async () => {
    if (!detail || detail.row === undefined || detail.fix.length === 0) return
    const { row: at, fix, edit: id } = detail
    const next = await ask<number | undefined>({ type: 'nextFinding', edit: id, row: at, step: 1 })
    await change(
      fix.map((each) => ({ row: at, ...each })),
      `${id} applied`,
    )
    if (next !== undefined && next !== at) setRow(next)
    showToast('Applied', `${fix.map(({ field }) => fieldTitle(field)).join(', ')}. Ctrl Z takes it back.`)
  }, [ask, change, detail])

  const keep = async (reason: string) => {
    if (!detail) return
    setKeeping(false)
    const kept = await attempt(
      ask<RememberedDecision>({ type: 'keep', edit: detail.edit, row: detail.row, reason }),
    )
    if (kept && memory) await attempt(memory.onKeep(kept))
  }

  const reopen = async ({ edit: id, row: at }: FindingDetail) => {
    const gone = await attempt(ask<{ edit: string; loan: string }>({ type: 'unkeep', edit: id, row: at }))
    if (gone && memory) await attempt(memory.onReopen(gone))
  }

  useDeskKeys(isReady, keys, {
    undo: () => void attempt(ask({ type: 'undo' })),
    redo: () => void attempt(ask({ type: 'redo' })),
    j: () => void step(1),
    k: () => void step(-1),
    a: () => void apply(),
    v: () => (detail?.kind === 'quality' || detail?.kind === 'macro') && setKeeping(true),
    e: () => row !== undefined && setExplaining(true),
  })

  const concerned = useMemo(() => {
    const fields = (detail?.fields ?? [])
      .map(({ field }) => LOAN_FIELDS.indexOf(field as never))
      .filter((at) => at >= 0)
    return new Set(fields.length > 12 ? [] : fields)
  }, [detail])
  const columns = useMemo(() => {
    const rest = LOAN_FIELDS.map((_, at) => at).filter((at) => !concerned.has(at))
    return [...concerned, ...rest]
  }, [concerned])

  async function forget() {
    setForgetting(false)
    opened.current = undefined
    await attempt(ask({ type: 'forget' }))
    desk.reset()
    setEdit(undefined)
    setRow(undefined)
    setDetail(undefined)
  }

  async function searchFor(text: string) {
    setSearch(text)
    await attempt(ask({ type: 'view', edit: undefined, search: text }))
    setEdit(undefined)
    setCell({ place: 0, column: 0 })
  }

  async function showRow(chosen: GridRow) {
    setRow(chosen.row)
    const found = edit && chosen.findings.includes(edit) ? edit : chosen.findings[0]
    if (chosen.problem) setEdit(chosen.problem === 'length' ? 'READ-LENGTH' : 'READ-VALUE')
    else if (found) setEdit(found)
    else setExplaining(true)
  }

  const toggleKeys = () => {
    setKeys(!keys)
    localStorage.setItem(KEYS_STORED, keys ? 'off' : 'on')
  }

  if (!state)
    return (
      <div className="grid gap-4">
        {problem && <Banner tone="danger">{problem}</Banner>}
        {progress ? (
          <ProgressLine progress={progress} onStop={() => void ask({ type: 'stop' })} />
        ) : (
          <DropArea
            onFile={(file) => void open(file)}
            onText={(text) => void open({ text, name: 'pasted-rows.txt' })}
            onEmpty={() => void open({ text: EMPTY_FILE, name: 'new-register.txt' })}
            onSample={() => void openSample()}
          />
        )}
        <StaysHere />
      </div>
    )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere on the desk
    <div
      className="grid gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) void open(file)
      }}
    >
      <FileHeading state={state} onFiling={(filing) => void attempt(ask({ type: 'filing', filing }))}>
        <Button look="quiet" onClick={() => setForgetting(true)}>
          Forget this file
        </Button>
        <Button look="quiet" onClick={() => chooser.current?.click()}>
          Newer file
        </Button>
        <DeskTools
          ask={ask}
          state={state}
          version={version}
          onStore={onStore}
          onShow={(id) => void select(state.edits.find((each) => each.id === id))}
        />
        <ExportMenu ask={ask} state={state} onProblem={setProblem} />
      </FileHeading>
      <input
        ref={chooser}
        type="file"
        aria-label="Newer HMDA file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void open(file)
          currentTarget.value = ''
        }}
      />
      {problem && <Banner tone="danger">{problem}</Banner>}
      {progress && <ProgressLine progress={progress} onStop={() => void ask({ type: 'stop' })} />}
      <CountsStrip state={state} />
      <div className="grid items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)_22.5rem]">
        <section aria-label="Findings" className="rounded-card border border-line bg-surface max-lg:order-3">
          <h2 className="border-line border-b px-4 py-3 font-semibold">Findings by edit</h2>
          <div className="max-h-[46rem] overflow-y-auto" tabIndex={-1}>
            <FindingsList state={state} selected={edit} onSelect={(chosen) => void select(chosen)} />
          </div>
        </section>
        <RegisterPane
          ask={ask}
          attempt={attempt}
          state={state}
          version={version}
          columns={columns}
          marked={concerned}
          selectedRow={row}
          cell={cell}
          onCell={setCell}
          onRow={(chosen) => void showRow(chosen)}
          search={search}
          onSearch={setSearch}
          onSearchFor={(text) => void searchFor(text)}
          onAllRows={() => void select(undefined)}
          keys={keys}
          onToggleKeys={toggleKeys}
        />
        <div className="max-xl:lg:col-span-2 max-lg:order-1">
          {detail ? (
            <FindingPanel
              detail={detail}
              place={place}
              keys={keys}
              onStep={(direction) => void step(direction)}
              onApply={() => void apply()}
              onKeep={(reason) => void keep(reason)}
              onUnkeep={() => void reopen(detail)}
              onChange={(field, value) =>
                detail.row !== undefined &&
                void change([{ row: detail.row, field, value }], `${fieldTitle(field)} edited`)
              }
              onRawText={(text) =>
                void attempt(
                  ask(
                    detail.row === undefined
                      ? { type: 'sheetText', text }
                      : { type: 'rawText', row: detail.row, text },
                  ),
                )
              }
              onExplain={() => setExplaining(true)}
              onRemoveRow={() =>
                detail.row !== undefined && void attempt(ask({ type: 'removeRow', row: detail.row }))
              }
              isKeeping={isKeeping}
              setKeeping={setKeeping}
            />
          ) : (
            <NoFinding state={state} edit={edit} />
          )}
        </div>
      </div>
      {isExplaining && row !== undefined && (
        <ExplainDialog
          ask={ask}
          row={row}
          line={row + state.firstLine}
          version={version}
          onClose={() => setExplaining(false)}
          onChange={(field, value) => void change([{ row, field, value }], `${fieldTitle(field)} edited`)}
        />
      )}
      {isForgetting && (
        <ConfirmDialog
          title="Forget this file?"
          question="The file, your changes, and the decisions kept in this browser are erased, and so is the key that encrypts them. Export what you need first."
          action="Forget this file"
          onClose={() => setForgetting(false)}
          onConfirm={async () => {
            await forget()
            return undefined
          }}
        />
      )}
    </div>
  )
}

const EMPTY_FILE = `1||${new Date().getUTCFullYear() <= 2025 ? 2025 : 2026}|4||||||||||0||\n`

function NoFinding({ state, edit }: { state: DeskState; edit: string | undefined }) {
  const left = state.edits.length
  return (
    <section aria-label="Finding" className="rounded-card border border-line bg-surface px-4 py-6">
      <h2 className="font-semibold text-lg">
        {edit ? `${edit} is settled` : left === 0 ? 'No findings' : 'Choose a finding'}
      </h2>
      <p className="mt-1 text-ink-soft">
        {left === 0
          ? 'Every edit that could be checked passes. See what was not checked in the list.'
          : 'Choose an edit in the list to go through its findings one by one.'}
      </p>
    </section>
  )
}

/** Without the tables the desk says that rate spreads are not checked. */
async function sendAporTables(ask: ReturnType<typeof useDesk>['ask']): Promise<void> {
  try {
    const [fixed, variable] = await Promise.all(
      ['fixed', 'variable'].map(async (kind) => {
        const response = await fetch(`/api/apor-tables/${kind}`)
        if (!response.ok) throw new Error(`answered ${response.status}`)
        return ((await response.json()) as { text: string }).text
      }),
    )
    await ask({ type: 'apor', fixed: fixed!, variable: variable! })
  } catch {
    // The list of findings names what was not checked.
  }
}

function usePlace(
  ask: ReturnType<typeof useDesk>['ask'],
  row: number | undefined,
  version: number,
  summary: EditSummary | undefined,
): string {
  const [place, setPlace] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the file changed
  useEffect(() => {
    let current = true
    if (!summary) setPlace('')
    else if (summary.kind === 'macro') setPlace('The whole file')
    else if (row === undefined || summary.onSheet) setPlace('Transmittal sheet, row 1')
    else
      void Promise.all([
        ask<number>({ type: 'placeOf', row }),
        ask<GridRow[]>({ type: 'rows', from: 0, count: 1 }),
      ]).then(([at]) => {
        if (current)
          setPlace(
            at >= 0
              ? `Finding ${count(at + 1)} of ${count(summary.count)}`
              : plural(summary.count, 'finding'),
          )
      })
    return () => {
      current = false
    }
  }, [ask, row, version, summary])
  return place
}
