import type { BatchResultRow } from '@plumbline/contract/lending/loan-test-batches.ts'
import { readBatchFile } from './batch-file.ts'

/** A batch may have 100,000 rows, and each repeats the notes. The PDF of the batch has them whole. */
const NOTES_IN_CELL = 600

/** The rows that were sent, in their order, with outcome, error, explanation, what became of the law, and result appended. */
export async function batchTable(
  source: string,
  lawNotes: readonly string[],
  rowsAfter: (number: number) => Promise<BatchResultRow[]>,
): Promise<string[][]> {
  const notes = cutNotes(lawNotes)
  const { header, records } = readBatchFile(source)
  const results: BatchResultRow[] = []
  const names = new Set<string>()
  for (;;) {
    const piece = await rowsAfter(results.at(-1)?.number ?? 0)
    if (piece.length === 0) break
    for (const row of piece) {
      results.push(row)
      for (const name of Object.keys(leaves(row.result))) names.add(name)
    }
  }
  const resultColumns = [...names]
  const head = [
    ...header,
    'outcome',
    'errorCode',
    'errorField',
    'errorMessage',
    'explanation',
    'miss',
    'missUnit',
    'cause',
    'lawNotes',
    ...resultColumns.map((name) => `result.${name}`),
  ]
  const rows = results.map(({ number, outcome, result, error, explanation }) => {
    const values = leaves(result)
    return [
      ...header.map((_, index) => records[number - 1]?.[index] ?? ''),
      ...[outcome, error?.code ?? '', error?.field ?? '', error?.message ?? ''],
      ...[explanation?.sentence ?? '', explanation?.miss?.amount ?? '', explanation?.miss?.unit ?? ''],
      explanation?.cause?.title ?? '',
      // A row that cannot be read has no answer to annotate.
      error ? '' : notes,
      ...resultColumns.map((name) => values[name] ?? ''),
    ]
  })
  return [head, ...rows]
}

function cutNotes(lawNotes: readonly string[]): string {
  const notes = lawNotes.join(' ')
  if (notes.length <= NOTES_IN_CELL) return notes
  return `${notes.slice(0, NOTES_IN_CELL)} … The PDF of the batch has the whole note.`
}

/** Scalars by their dotted name; a list stands as JSON in one cell. */
function leaves(value: unknown, path = '', found: Record<string, string> = {}): Record<string, string> {
  if (Array.isArray(value)) found[path] = JSON.stringify(value)
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) leaves(child, path ? `${path}.${name}` : name, found)
  else if (path) found[path] = value === null ? '' : String(value)
  return found
}
