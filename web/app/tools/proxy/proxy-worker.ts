import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import {
  type ProxyAnswer,
  type ProxyQuestion,
  type ProxyTables,
  proxyOf,
} from '@plumbline/rules/fair-lending/proxy-answer.ts'
import {
  answerRows,
  type ProxyColumns,
  type ProxyFile,
  readProxyFile,
  recognizedColumns,
  resultTable,
  UnreadableProxyFile,
} from '@plumbline/rules/fair-lending/proxy-file.ts'
import { summarize } from '@plumbline/rules/fair-lending/proxy-summary.ts'
import { readPlaces, readSurnames } from '@plumbline/rules/fair-lending/proxy-tables.ts'
import type { WorkerMessage } from '../use-worker.ts'
import type { ProxyKind, ProxyQuestions, RowChoice, TableKind } from './proxy-protocol.ts'

type Request = ProxyQuestions[ProxyKind]['ask']

const tables: ProxyTables = { surnames: readSurnames(''), tract: readPlaces(''), zip: readPlaces('') }
let file: ProxyFile = { header: [], rows: [] }
let answered: { question: ProxyQuestion; answer: ProxyAnswer }[] = []

self.onmessage = async ({ data: { id, request } }: MessageEvent<{ id: number; request: Request }>) => {
  self.postMessage(await answer(id, request))
}

async function answer(id: number, request: Request): Promise<WorkerMessage> {
  try {
    return { id, value: await work(request) }
  } catch (error) {
    return {
      id,
      problem:
        error instanceof UnreadableProxyFile
          ? error.message
          : 'This could not be computed. Check the file, and try again.',
    }
  }
}

async function work(request: Request): Promise<unknown> {
  switch (request.type) {
    case 'table':
      return keepTable(request.kind, request.bytes)
    case 'person':
      return proxyOf(request.question, tables)
    case 'open': {
      file = readProxyFile(request.bytes)
      answered = []
      return { header: file.header, rows: file.rows.length, columns: recognizedColumns(file.header) }
    }
    case 'run':
      return run(request.columns)
    case 'rows':
      return shownRows(request)
    case 'results':
      return csvText(
        resultTable(
          file,
          answered.map((row) => row.answer),
        ),
      )
    case 'forget':
      file = { header: [], rows: [] }
      answered = []
      return null
  }
}

function run(columns: ProxyColumns) {
  answered = answerRows(file, columns, tables)
  return summarize(answered.map((row) => row.answer))
}

async function keepTable(kind: TableKind, bytes: Uint8Array): Promise<null> {
  // A server on the way may have unpacked it.
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  const text = await new Response(
    isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream,
  ).text()
  if (kind === 'surnames') tables.surnames = readSurnames(text)
  else tables[kind] = readPlaces(text)
  return null
}

function shownRows({ choice, from, most }: { choice: RowChoice; from: number; most: number }) {
  const chosen = answered
    .map((row, index) => ({ ...row, number: index + 1 }))
    .filter((row) => choice === 'all' || !row.answer.shares)
  const rows = chosen.slice(from, from + most).map(({ number, question, answer: one }) => ({
    ...{ number, tract: question.tract, zip: question.zip, answer: one },
    surname: question.surnames.filter((name) => name.trim() !== '').join(', '),
  }))
  return { rows, total: chosen.length }
}
