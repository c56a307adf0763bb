import { parentPort } from 'node:worker_threads'
import { lossOf, type TextLoss } from '@plumbline/rules/regulations/classify-day.ts'
import { compareTexts, type ParagraphChange } from '@plumbline/rules/regulations/compare-texts.ts'
import { EcfrXmlError, ecfrLines } from '@plumbline/rules/regulations/ecfr-lines.ts'
import { findEcfrPart } from '@plumbline/rules/regulations/ecfr-part.ts'
import type { RegulationParagraph } from '@plumbline/rules/regulations/regulation-text.ts'
import { newSplitCache, splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { readBundledHistory, readBundledXml } from './bundled-history.ts'
import { type KnownDocument, readKnownDocuments } from './known-documents.ts'
import {
  type ArrivalDay,
  applyDay,
  type DayRow,
  type ParagraphRow,
  type PartRows,
  rowsOfFirstText,
  rowsOfHistory,
} from './paragraph-rows.ts'

interface ArrivalJob {
  kind: 'arrival'
  part: string
  before: string[]
  arrived: string[]
  open: (ParagraphRow & { id?: number })[]
  at: ArrivalDay
  documents: KnownDocument[]
}

export interface ArrivalResult {
  row: DayRow
  rows: (ParagraphRow & { id?: number })[]
  loss: TextLoss
}

/** The lines of a part, or what is wrong with the XML. */
export type EcfrResult = { lines: string[]; name?: string | undefined } | { problem: string }

export type RegulationJob =
  | { kind: 'ecfr'; title: number; part: string; xml: string; isFile?: boolean }
  | { kind: 'rows'; part: string }
  | { kind: 'first-text'; part: string; lines: string[]; shownOn: string; asOf: string }
  | { kind: 'compare'; before: RegulationParagraph[]; after: RegulationParagraph[] }
  | ArrivalJob

export type RegulationResult<Job extends RegulationJob> = Job extends { kind: 'rows' | 'first-text' }
  ? PartRows
  : Job extends { kind: 'arrival' }
    ? ArrivalResult
    : Job extends { kind: 'ecfr' }
      ? EcfrResult
      : ParagraphChange[]

/** A file may hold the parts around the one that is asked for; an answer of the API is that part and nothing else. */
function readEcfr(title: number, part: string, xml: string, isFile = false): EcfrResult {
  try {
    const found = findEcfrPart(xml, { title, part })
    return { lines: ecfrLines(part, isFile ? found.xml : xml), name: found.name }
  } catch (error) {
    if (error instanceof EcfrXmlError) return { problem: error.message }
    throw error
  }
}

function run(job: RegulationJob): EcfrResult | PartRows | ParagraphChange[] | ArrivalResult {
  if (job.kind === 'rows')
    return rowsOfHistory(readBundledHistory(job.part), readKnownDocuments(), readBundledXml(job.part))
  if (job.kind === 'first-text') return rowsOfFirstText(job.part, job.lines, job.shownOn, job.asOf)
  if (job.kind === 'compare') return compareTexts(job.before, job.after)
  if (job.kind === 'ecfr') return readEcfr(job.title, job.part, job.xml, job.isFile)
  const { part, before, arrived, open, at, documents } = job
  const cache = newSplitCache()
  const textOf = (lines: string[]) => ({ lines, text: splitRegulationText(part, lines, cache) })
  const rows = open
  const [old, now] = [textOf(before), textOf(arrived)]
  const loss = lossOf(old, now)
  return { row: applyDay(rows, old, now, at, documents), rows, loss }
}

parentPort!.on('message', ({ id, job }: { id: number; job: RegulationJob }) => {
  try {
    parentPort!.postMessage({ id, result: run(job) })
  } catch (error) {
    parentPort!.postMessage({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
