import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { showToast } from '../../ui/toast.tsx'
import { sendAporTables } from './apor-tables.ts'
import { CountsStrip } from './counts-strip.tsx'
import type { DeskFiling, FindingDetail, RememberedDecision } from './desk-protocol.ts'
import { DeskStart } from './desk-start.tsx'
import { DeskTools } from './desk-tools.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FileHeading } from './file-heading.tsx'
import { FindingPanel } from './finding-panel.tsx'
import { FindingsPane } from './findings-pane.tsx'
import { ForgetButton } from './forget-button.tsx'
import { incomingBytes } from './incoming-file.ts'
import { NewerFile } from './newer-file.tsx'
import { NoFinding } from './no-finding.tsx'
import { ProgressLine } from './progress-line.tsx'
import { RegisterPane } from './register-pane.tsx'
import type { StoreRegister } from './store-dialog.tsx'
import { useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useSelection } from './use-selection.ts'

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

const KEYS_STORED = 'plumbline-hmda-keys'

/** The HMDA desk: a register is read, checked, and corrected in this browser. */
export function HmdaDesk({ owner, who, memory, incoming, onStore }: HmdaDeskProps) {
  const desk = useDesk()
  const { state, progress, ask, version } = desk
  const [problem, setProblem] = useState<string>()
  const [isExplaining, setExplaining] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const [keys, setKeys] = useState(true)
  /** What somebody chose in the list, until it is shown. */
  const [chosen, setChosen] = useState<Partial<Pick<FindingDetail, 'edit' | 'row'>>>()
  const panel = useRef<HTMLDivElement>(null)
  const remembered = useRef(memory)
  const startsWith = useRef(incoming)

  const attempt = useCallback(async <T,>(work: Promise<T>): Promise<T | undefined> => {
    try {
      setProblem(undefined)
      return await work
    } catch (error) {
      setProblem((error as Error).message)
      return undefined
    }
  }, [])

  const selection = useSelection({ ask, attempt, state, version })
  const { edit, row, detail, setRow, clear, select } = selection
  // On a narrow screen the finding stands above the list, out of sight.
  useEffect(() => {
    if (!chosen || !detail) return
    if ((chosen.edit ?? detail.edit) !== detail.edit || (chosen.row ?? detail.row) !== detail.row) return
    setChosen(undefined)
    const heading = panel.current?.querySelector('h2')
    if (heading && !isInView(heading)) heading.focus()
  }, [chosen, detail])

  const step = (direction: 1 | -1) => {
    setKeeping(false)
    void selection.step(direction)
  }

  useEffect(() => {
    setKeys(localStorage.getItem(KEYS_STORED) !== 'off')
    if (remembered.current) {
      const { secret, kept } = remembered.current
      void ask({ type: 'memory', secret, kept })
    }
    void sendAporTables(ask)
    // What is opened at once takes the place of what was open before.
    if (!startsWith.current) void attempt(ask({ type: 'resume', owner, who }))
  }, [ask, attempt, owner, who])

  const open = useCallback(
    async (source: File | { text: string; name: string }, filing?: DeskFiling) => {
      const incoming = await attempt(incomingBytes(source))
      if (!incoming) return
      clear()
      await attempt(ask({ type: 'open', ...incoming, who, owner, filing }, [incoming.bytes.buffer]))
    },
    [ask, attempt, clear, owner, who],
  )

  useEffect(() => {
    if (incoming) void open(incoming)
  }, [incoming, open])

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
  }, [ask, change, detail, setRow])

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

  useDeskKeys(selection.isReady, keys, {
    undo: () => void attempt(ask({ type: 'undo' })),
    redo: () => void attempt(ask({ type: 'redo' })),
    j: () => step(1),
    k: () => step(-1),
    a: () => void apply(),
    v: () => (detail?.kind === 'quality' || detail?.kind === 'macro') && setKeeping(true),
    e: () => row !== undefined && setExplaining(true),
  })

  async function forget() {
    await attempt(ask({ type: 'forget' }))
    desk.reset()
    clear()
  }

  const toggleKeys = () => {
    setKeys(!keys)
    localStorage.setItem(KEYS_STORED, keys ? 'off' : 'on')
  }

  if (!state)
    return (
      <DeskStart
        problem={problem}
        progress={progress}
        onStop={() => void ask({ type: 'stop' })}
        onOpen={(source) => void open(source)}
        onProblem={setProblem}
      />
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
        <ForgetButton onForget={forget} />
        <NewerFile onFile={(file) => void open(file)} />
        <DeskTools
          ask={ask}
          state={state}
          version={version}
          onStore={onStore}
          onShow={(id) => void select(state.edits.find((each) => each.id === id))}
        />
        <ExportMenu ask={ask} state={state} onProblem={setProblem} />
      </FileHeading>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {progress && <ProgressLine progress={progress} onStop={() => void ask({ type: 'stop' })} />}
      <CountsStrip state={state} />
      <div className="grid items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)_22.5rem]">
        <FindingsPane
          ask={ask}
          state={state}
          version={version}
          selectedEdit={edit}
          selectedRow={row}
          onEdit={(summary) => {
            setKeeping(false)
            setChosen({ edit: summary.id })
            void select(summary)
          }}
          onRow={(found) => {
            setKeeping(false)
            if (selection.showRow(found)) setChosen({ row: found.row })
          }}
        />
        <RegisterPane
          ask={ask}
          attempt={attempt}
          state={state}
          version={version}
          columns={selection.columns}
          marked={selection.marked}
          selectedRow={row}
          cell={selection.cell}
          onCell={selection.setCell}
          onRow={(chosen) => !selection.showRow(chosen) && setExplaining(true)}
          search={selection.search}
          onSearch={selection.setSearch}
          onSearchFor={(text) => void selection.searchFor(text)}
          onAllRows={() => void select(undefined)}
          keys={keys}
          onToggleKeys={toggleKeys}
        />
        <div ref={panel} className="max-xl:lg:col-span-2 max-lg:order-1">
          {detail ? (
            <FindingPanel
              detail={detail}
              place={selection.place}
              keys={keys}
              onStep={step}
              onEdit={selection.setEdit}
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
    </div>
  )
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
