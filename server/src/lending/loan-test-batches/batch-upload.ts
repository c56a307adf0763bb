import { openBatchFile } from './batch-file.ts'
import { isWorkbook, workbookCsv } from './batch-workbook.ts'
import { UnreadableBatch } from './unreadable-batch.ts'

const ROWS_CHECKED = 20

export interface BatchUpload {
  header: string[]
  /** The first ones. */
  records: string[][]
  rowCount: number
  /** CSV, as it is stored. */
  source: string
}

/** Reads a file of loans, which is CSV or a workbook; its rows are judged later. */
export async function readBatchUpload(file: Uint8Array): Promise<BatchUpload> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const source = isWorkbook(bytes) ? await workbookCsv(bytes) : utf8(bytes)
  // PostgreSQL cannot store this character.
  if (source.includes('\0')) throw new UnreadableBatch('This is not a CSV file: it holds binary data.')
  const { header, records } = openBatchFile(source)
  const first: string[][] = []
  let rowCount = 0
  for (const record of records) if (rowCount++ < ROWS_CHECKED) first.push(record)
  return { header, records: first, rowCount, source }
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableBatch(
      'The file is neither a workbook nor UTF-8 text. Save it as XLSX or CSV (UTF-8).',
    )
  }
}
