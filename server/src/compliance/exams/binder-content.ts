import { createHash } from 'node:crypto'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { longDay, longMomentIn } from '../../platform/days/long-day.ts'
import { dayAt } from '../../platform/days/today.ts'
import type { DocumentContent, DocumentLook } from '../../platform/documents/document-content.ts'
import { renderPdfDocument } from '../../platform/documents/rendered-documents.ts'
import { fileNameOf } from './answer-document.ts'
import type { DeliveredFile } from './exam-delivery-store.ts'
import type { LogRow } from './exam-log-store.ts'
import { period } from './response-letter.ts'

export interface PlacedFile extends DeliveredFile {
  path: string
}

/** Folders by item, in the order of the list; names that every system takes. */
export function placeFiles(files: readonly DeliveredFile[]): PlacedFile[] {
  return files.map((file) => {
    const folder = `${String(file.position).padStart(4, '0')} item ${fileNameOf(file.itemNumber || 'without number')}`
    const dot = file.fileName.lastIndexOf('.')
    const stem = fileNameOf(dot > 0 ? file.fileName.slice(0, dot) : file.fileName)
    const ending =
      dot > 0
        ? file.fileName
            .slice(dot)
            .replaceAll(/[^\w.]/g, '')
            .slice(0, 12)
        : ''
    return { ...file, path: `items/${folder}/${String(file.number).padStart(4, '0')} ${stem}${ending}` }
  })
}

const INDEX_COLUMNS = [
  'document',
  'item',
  'section',
  'request',
  'title',
  'path',
  'bytes',
  'sha256',
  'delivered at',
  'delivered to',
  'delivered by',
  'remarks',
]

export function indexCsv(files: readonly PlacedFile[]): Buffer {
  const rows = files.map((file) => [
    String(file.number),
    file.itemNumber,
    file.section,
    file.request,
    file.title,
    file.path,
    String(file.byteSize),
    file.sha256,
    file.deliveredAt,
    file.deliveredTo,
    file.deliveredByName,
    file.remarks.join(' '),
  ])
  return Buffer.from(csvText([INDEX_COLUMNS, ...rows]), 'utf8')
}

/** One line of JSON for each entry: `hash` is the SHA-256 of `previous` followed by `entry`. */
export const logLines = (log: readonly LogRow[]): Buffer =>
  Buffer.from(
    log
      .map(({ entry, previousHash, hash }) => `${JSON.stringify({ previous: previousHash, entry, hash })}\n`)
      .join(''),
    'utf8',
  )

/** As `sha256sum` writes and checks it. */
export const checksumLines = (files: readonly { path: string; sha256: string }[]): Buffer =>
  Buffer.from(files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join(''), 'utf8')

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

interface Made {
  companyName: string
  /** Where the institution is: the pages that people read have its days and hours. */
  timeZone: string
  number: number
  madeAt: string
}

export function readMe(exam: Exam, { companyName, timeZone, number, madeAt }: Made): Buffer {
  return Buffer.from(
    [
      `${companyName}: examination binder ${number}`,
      `${exam.agency}, period ${period(exam)}, made ${longMomentIn(madeAt, timeZone)}`,
      '',
      'index.pdf and index.csv list every document with its item, hash, and delivery.',
      'A policy is there as a PDF and as its text in Markdown. The approval in the PDF names the SHA-256 of the text.',
      'log.jsonl is the log of the exam: each line holds the hash of the line before it.',
      'SHA256SUMS lists the SHA-256 of every other file.',
      '',
      'Check all files:    sha256sum --check --strict SHA256SUMS',
      'With Plumbline:     npm run plumbline -- verify-binder FILE.zip',
      '',
    ].join('\n'),
    'utf8',
  )
}

/** Cover and table of contents. */
export function indexPdf(
  exam: Exam,
  files: readonly PlacedFile[],
  { companyName, timeZone, number, madeAt, look }: Made & { look: DocumentLook },
): Promise<Buffer> {
  const content: DocumentContent = {
    title: 'Examination binder',
    issuer: companyName,
    look,
    about: `${companyName} · ${exam.agency}`,
    createdAt: madeAt,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Binder', value: `Number ${number}` },
          { label: 'Period covered', value: period(exam) },
          { label: 'Documents', value: String(files.length) },
          { label: 'Made', value: longMomentIn(madeAt, timeZone) },
          { label: 'Days', value: `As in ${timeZone.replaceAll('_', ' ')}` },
        ],
      },
      { kind: 'heading', text: 'Contents' },
      {
        kind: 'table',
        headings: ['Item', 'Request', 'Document', 'Delivered', 'SHA-256'],
        widths: [2, 6, 5, 3, 5],
        rows: files.map((file) => [
          file.itemNumber || String(file.position),
          file.request.length > 160 ? `${file.request.slice(0, 159)}…` : file.request,
          file.title,
          longDay(dayAt(new Date(file.deliveredAt), timeZone)),
          `${file.sha256.slice(0, 16)}…`,
        ]),
      },
    ],
  }
  return renderPdfDocument(content)
}
