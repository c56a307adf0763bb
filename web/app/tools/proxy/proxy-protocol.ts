import type { PlaceLevel, ProxyAnswer, ProxyQuestion } from '@plumbline/rules/fair-lending/proxy-answer.ts'
import type { ProxyColumns } from '@plumbline/rules/fair-lending/proxy-file.ts'
import type { ProxySummary } from '@plumbline/rules/fair-lending/proxy-summary.ts'

/** A row of the file as the page shows it. */
export interface ShownRow {
  /** Counted from one, without the header. */
  number: number
  surname: string
  tract: string
  zip: string
  answer: ProxyAnswer
}

export type RowChoice = 'all' | 'without'

export type TableKind = 'surnames' | PlaceLevel

/** What the page asks of the worker, and what each question is answered with. */
export type ProxyQuestions = {
  table: { ask: { type: 'table'; kind: TableKind; bytes: Uint8Array }; answer: null }
  person: { ask: { type: 'person'; question: ProxyQuestion }; answer: ProxyAnswer }
  open: {
    ask: { type: 'open'; bytes: Uint8Array }
    answer: { header: string[]; rows: number; columns: ProxyColumns }
  }
  run: { ask: { type: 'run'; columns: ProxyColumns }; answer: ProxySummary }
  rows: {
    ask: { type: 'rows'; choice: RowChoice; from: number; most: number }
    answer: { rows: ShownRow[]; total: number }
  }
  results: { ask: { type: 'results' }; answer: string }
  forget: { ask: { type: 'forget' }; answer: null }
}

export type ProxyKind = keyof ProxyQuestions
