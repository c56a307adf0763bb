import { DecisionBook } from './decision-book.ts'
import { exportOf } from './desk-export.ts'
import { DeskFile } from './desk-file.ts'
import { DeskProblem } from './desk-problem.ts'
import type { DeskMessage, DeskRequest, RememberedDecision } from './desk-protocol.ts'
import { forgetStored, storedFile, storeFile, storeJournal } from './encrypted-store.ts'
import { explainRow, findingDetail } from './finding-detail.ts'

/** A slice of checking between two looks at what the page asks. */
const SLICE_MS = 24
const ROWS_PER_STEP = 500
const SAVE_AFTER_MS = 400

let file: DeskFile | undefined
let decisions = new DecisionBook()
/** What the institution remembers; visitors have none. */
let memory: { secret: string; kept: RememberedDecision[] } | undefined
let who = ''
let stopping = false
let saving: ReturnType<typeof setTimeout> | undefined

const post = (message: DeskMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })
const showState = () => file && post({ type: 'state', state: file.state() })
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })

async function geography() {
  const { loadGeography2024 } = await import('@plumbline/rules/hmda/geography-2024.ts')
  return loadGeography2024()
}
const loadedGeography = geography()

async function check(opened: DeskFile): Promise<boolean> {
  stopping = false
  let shown = 0
  for (;;) {
    const begun = performance.now()
    let more = true
    while (more && performance.now() - begun < SLICE_MS) more = opened.check.step(ROWS_PER_STEP)
    const { position, register } = opened.check
    post({ type: 'progress', done: position, total: opened.bytes.length, rows: register.count })
    if (!more) return true
    if (shown++ % 20 === 0) post({ type: 'state', state: opened.state(true) })
    await nextTurn()
    if (stopping) return false
  }
}

async function openFile(opened: DeskFile): Promise<boolean> {
  const whole = await check(opened)
  if (!whole) return false
  file = opened
  return true
}

/** Written a moment after the last change, so that typing is not held up. */
function saveSoon(): void {
  clearTimeout(saving)
  saving = setTimeout(() => {
    if (file) void storeJournal(file.journal())
  }, SAVE_AFTER_MS)
}

async function changed(work: (opened: DeskFile) => unknown): Promise<unknown> {
  const opened = theFile()
  const value = work(opened)
  await decisions.match(opened)
  saveSoon()
  showState()
  return value
}

function theFile(): DeskFile {
  if (!file) throw new DeskProblem('No file is open.')
  return file
}

async function freshDecisions(saved?: { secret?: string }): Promise<DecisionBook> {
  const book = new DecisionBook()
  await book.setSecret(memory?.secret ?? saved?.secret ?? crypto.randomUUID() + crypto.randomUUID())
  return book
}

async function answer(request: DeskRequest): Promise<unknown> {
  switch (request.type) {
    case 'open': {
      const kept = file ? decisions : undefined
      who = request.who
      decisions = await freshDecisions(kept?.savedSecret ? { secret: kept.savedSecret } : undefined)
      // A newer file of the same register keeps what was decided on the older one.
      if (memory) decisions.load(memory)
      else if (kept) decisions.load({ kept: [...kept.all] })
      const opened = new DeskFile(
        request.name,
        request.bytes,
        await loadedGeography,
        decisions,
        request.filing,
      )
      if (!(await openFile(opened))) return false
      await decisions.match(opened)
      showState()
      const { name, filing } = opened
      await storeFile({
        owner: request.owner,
        name,
        filing: { year: filing.year, quarter: filing.quarter },
        bytes: request.bytes,
        journal: undefined,
      })
      await storeJournal(opened.journal())
      return true
    }
    case 'resume': {
      const stored = await storedFile(request.owner)
      if (!stored) return false
      who = request.who
      const saved = stored.journal ? JSON.parse(stored.journal) : undefined
      decisions = await freshDecisions(saved?.decisions)
      const filing = saved?.filing ?? stored.filing
      const opened = new DeskFile(stored.name, stored.bytes, await loadedGeography, decisions, filing)
      if (!(await openFile(opened))) return false
      if (stored.journal) opened.restore(stored.journal)
      // The institution’s list is newer than what this browser kept of it.
      if (memory) decisions.load(memory)
      await decisions.match(opened)
      showState()
      return true
    }
    case 'memory':
      memory = { secret: request.secret, kept: request.kept }
      return undefined
    case 'stop':
      stopping = true
      return undefined
    case 'forget':
      clearTimeout(saving)
      file = undefined
      decisions = new DecisionBook()
      return forgetStored()
    case 'filing':
      return changed((opened) => opened.setFiling(request.filing))
    case 'view':
      theFile().show(request.edit, request.search)
      showState()
      return undefined
    case 'rows':
      return theFile().rows(request.from, request.count)
    case 'placeOf':
      return theFile().placeOf(request.row)
    case 'finding':
      return findingDetail(theFile().check, decisions, request.edit, request.row)
    case 'nextFinding':
      return theFile().nextFinding(request.edit, request.row, request.step)
    case 'findingsOfRow':
      return theFile().check.editsOf(request.row)
    case 'change':
      return changed((opened) => opened.changes.change(request.changes, request.how))
    case 'rawText':
      return changed((opened) => opened.changes.setRawText(request.row, request.text))
    case 'sheetText':
      return changed((opened) => opened.changes.setSheet(request.text))
    case 'replace':
      return changed((opened) => opened.changes.replace(request.find, request.replace, request.field))
    case 'fillDown':
      return changed((opened) => opened.changes.fillDown(request.row, request.field, request.count))
    case 'removeRow':
      return changed((opened) => opened.changes.removeRow(request.row))
    case 'addRow':
      return changed((opened) => opened.changes.addRow())
    case 'undo':
      return changed((opened) => opened.changes.undo())
    case 'redo':
      return changed((opened) => opened.changes.redo())
    case 'keep': {
      const decision = await decisions.keep(theFile(), request.edit, request.row, request.reason, who)
      saveSoon()
      showState()
      return decision
    }
    case 'unkeep': {
      const gone = await decisions.unkeep(theFile(), request.edit, request.row)
      saveSoon()
      showState()
      return gone
    }
    case 'explain':
      return explainRow(theFile().check, request.row)
    case 'export':
      return exportOf(theFile(), request.what, decisions)
    case 'hash': {
      const blob = new Blob(theFile().changes.print() as Uint8Array<ArrayBuffer>[])
      const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
      return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    }
  }
}

self.onmessage = async ({ data: { id, request } }: MessageEvent<{ id: number; request: DeskRequest }>) => {
  try {
    post({ type: 'answer', id, value: await answer(request) })
  } catch (error) {
    const problem =
      error instanceof DeskProblem
        ? error.message
        : `The file could not be worked on: ${(error as Error).message}`
    post({ type: 'refused', id, problem })
  }
}
