import { type AporTables, parseAporFile } from '@plumbline/rules/apor/apor-table.ts'
import {
  type LoanPricing,
  PricingProblem,
  parsePricing,
} from '@plumbline/rules/hmda/own-file/loan-pricing.ts'
import { isOwnCheck, OwnChecks } from '@plumbline/rules/hmda/own-file/own-checks.ts'
import { findCounties, tractsOf } from '@plumbline/rules/hmda/place-lookup.ts'
import { SEED } from '@plumbline/rules/hmda/sample/draw-sample.ts'
import { DecisionBook } from './decision-book.ts'
import { exportOf, hashOf } from './desk-export.ts'
import { DeskFile } from './desk-file.ts'
import { DeskProblem } from './desk-problem.ts'
import type { DeskMessage, DeskRequest, FindingDetail, RememberedDecision } from './desk-protocol.ts'
import { forgetStored, storedFile, storeFile, storeJournal, storePricing } from './encrypted-store.ts'
import { explainRow, findingDetail, ownDetail } from './finding-detail.ts'

/** A slice of checking between two looks at what the page asks. */
const SLICE_MS = 24
const ROWS_PER_STEP = 500
const SAVE_AFTER_MS = 400
/** Typing goes on before the whole file is compared again. */
const OWN_AFTER_MS = 300
const LONGEST_NAME = 120

let file: DeskFile | undefined
let decisions = new DecisionBook()
/** What the institution remembers; visitors have none. */
let memory: { secret: string; kept: RememberedDecision[] } | undefined
let who = ''
let stopping = false
/** APR and rate-set date by ULI, and the text that they came from. */
let pricing: ReadonlyMap<string, LoanPricing> | undefined
let pricingText: string | undefined
/** The page fetches them: a worker of a built page may not ask the API. */
let aporTables: AporTables | undefined
/** Rises with every run of the own checks: an older run stops. */
let ownRun = 0
let ownSoon: ReturnType<typeof setTimeout> | undefined
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

/** The checks beside the edits, in slices between what the page asks. */
async function runOwnChecks(opened: DeskFile): Promise<void> {
  const run = ++ownRun
  opened.ownRunning = true
  const apor = aporTables
  const own = new OwnChecks(opened.check, { apor, pricing })
  for (let more = true; more; ) {
    const begun = performance.now()
    while (more && performance.now() - begun < SLICE_MS) more = own.step(ROWS_PER_STEP)
    await nextTurn()
    if (run !== ownRun || file !== opened) return
  }
  opened.own = own
  opened.ownRunning = false
  opened.spreads = {
    hasTables: apor !== undefined,
    priced: pricing?.size ?? 0,
    compared: own.spreads.compared,
    notCompared: [...own.spreads.notCompared].map(([because, rows]) => ({ because, rows })),
  }
  showState()
}

/** What the own checks found stays in sight until they have run again. */
function ownChecksSoon(): void {
  clearTimeout(ownSoon)
  ownRun++
  ownSoon = setTimeout(() => file && void runOwnChecks(file), OWN_AFTER_MS)
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
  ownChecksSoon()
  showState()
  return value
}

function theFile(): DeskFile {
  if (!file) throw new DeskProblem('No file is open.')
  return file
}

async function freshDecisions(saved?: { secret?: string }): Promise<DecisionBook> {
  const book = new DecisionBook()
  book.isOfInstitution = memory !== undefined
  await book.setSecret(memory?.secret ?? saved?.secret ?? crypto.randomUUID() + crypto.randomUUID())
  return book
}

async function answer(request: DeskRequest): Promise<unknown> {
  switch (request.type) {
    case 'open': {
      const before = file
      const kept = before ? decisions : undefined
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
      if (before) {
        opened.sample.load(before.sample.toJson())
        opened.sample.moveTo(opened.check)
      }
      // Findings first; which of them were kept follows.
      showState()
      await decisions.match(opened)
      showState()
      void runOwnChecks(opened)
      const { name, filing } = opened
      await storeFile({
        owner: request.owner,
        name,
        filing: { year: filing.year, quarter: filing.quarter },
        bytes: request.bytes,
        journal: undefined,
      })
      await storeJournal(opened.journal())
      if (pricingText !== undefined) await storePricing(pricingText)
      return true
    }
    case 'resume': {
      const stored = await storedFile(request.owner)
      if (!stored) return false
      who = request.who
      const saved = stored.journal ? JSON.parse(stored.journal) : undefined
      // What the institution remembers goes with the access to it, or when it remembers no more.
      const isTakenAway = saved?.decisions?.isOfInstitution === true && !memory
      decisions = await freshDecisions(isTakenAway ? undefined : saved?.decisions)
      const filing = saved?.filing ?? stored.filing
      const opened = new DeskFile(stored.name, stored.bytes, await loadedGeography, decisions, filing)
      if (!(await openFile(opened))) return false
      if (stored.journal) opened.restore(stored.journal)
      // The institution’s list is newer than what this browser stored of it.
      if (memory) decisions.load(memory)
      if (isTakenAway) {
        decisions.load(undefined)
        await storeJournal(opened.journal())
      }
      await decisions.match(opened)
      if (stored.pricing) setPricing(stored.pricing)
      showState()
      void runOwnChecks(opened)
      return true
    }
    case 'memory':
      memory = { secret: request.secret, kept: request.kept }
      return undefined
    case 'apor':
      aporTables = {
        fixed: parseAporFile(request.fixed).table,
        variable: parseAporFile(request.variable).table,
      }
      if (file) ownChecksSoon()
      return undefined
    case 'stop':
      stopping = true
      return undefined
    case 'forget':
      clearTimeout(saving)
      clearTimeout(ownSoon)
      file = undefined
      pricing = undefined
      pricingText = undefined
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
      return detailOf(theFile(), request.edit, request.row)
    case 'nextFinding':
      return theFile().nextFinding(request.edit, request.row, request.step)
    case 'rowsWithFindings':
      return theFile().rowsWithFindings(request.limit)
    case 'findingPlace':
      return theFile().findingPlace(request.edit, request.row)
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
    case 'pasteRows':
      return changed((opened) => opened.changes.pasteRows(request.text))
    case 'pasteCells':
      return changed((opened) => opened.changes.pasteCells(request.place, request.fields, request.text))
    case 'export':
      return exportOf(theFile(), request.what)
    case 'sign':
      return sign(theFile(), request.name.trim(), request.title.trim())
    case 'pricing': {
      setPricing(request.text)
      await runOwnChecks(theFile())
      await storePricing(pricingText)
      return theFile().spreads
    }
    case 'counties':
      return findCounties((await counties()).COUNTIES_2024, request.text)
    case 'tracts':
      return tractsOf((await counties()).COUNTIES_2024, request.county)
    default:
      return sampleAnswer(theFile(), request)
  }
}

const counties = () => import('@plumbline/rules/hmda/geography-2024.ts')

type SampleRequest = Extract<
  DeskRequest,
  { type: 'sample' | 'drawSample' | 'forgetSample' | 'sampleRow' | 'sampleFound' | 'sampleTested' }
>

function sampleAnswer(opened: DeskFile, request: SampleRequest): unknown {
  const { sample, check: judged } = opened
  if (request.type === 'sample') return sample.view(judged)
  if (request.type === 'sampleRow') return sample.row(judged, request.place)
  if (request.type === 'drawSample') {
    if (!SEED.test(request.seed)) throw new DeskProblem('A seed has eight hexadecimal digits.')
    sample.draw(judged, request.plan, request.seed)
  } else if (request.type === 'forgetSample') sample.forget()
  else if (request.type === 'sampleFound') sample.setFound(request.place, request.field, request.value)
  else sample.setTested(request.place, request.tested)
  saveSoon()
  return sample.view(judged)
}

function detailOf(opened: DeskFile, edit: string, row: number | undefined): FindingDetail {
  if (!isOwnCheck(edit)) return findingDetail(opened.check, decisions, edit, row)
  if (!opened.own || row === undefined) throw new DeskProblem('This check has not run yet.')
  return ownDetail(opened.check, opened.own, edit, row)
}

function setPricing(given: string | undefined): void {
  try {
    pricing = given === undefined ? undefined : parsePricing(given)
    pricingText = given
  } catch (error) {
    throw error instanceof PricingProblem ? new DeskProblem(error.message) : error
  }
}

async function sign(opened: DeskFile, name: string, title: string): Promise<void> {
  if (name === '' || title === '') throw new DeskProblem('Enter the name and the title of the officer.')
  if (name.length > LONGEST_NAME || title.length > LONGEST_NAME)
    throw new DeskProblem(`Name and title may each have at most ${LONGEST_NAME} characters.`)
  opened.signature = { name, title, when: new Date().toISOString(), hash: await hashOf(opened) }
  saveSoon()
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
