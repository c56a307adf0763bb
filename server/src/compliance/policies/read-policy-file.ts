import {
  DOCUMENT_MIB_AT_MOST,
  type DocumentLoss,
  POLICY_BODY_AT_MOST,
  type ReadDocument,
} from '@plumbline/contract/compliance/policy-documents.ts'
import { isPdf } from '../../platform/pdf-reading/pdf-pages.ts'
import { type ReadPdf, readPdf } from '../../platform/pdf-reading/read-pdf.ts'
import { pdfToMarkdown } from './pdf-to-markdown.ts'
import { type DocumentRefusal, readDocx, titleOf } from './read-docx.ts'

export type PolicyFileRefusal = DocumentRefusal | 'DOCUMENT_SCANNED'

/** The text of a Word file or a PDF as Markdown, with what does not survive; nothing is saved. */
export async function readPolicyFile(file: Uint8Array): Promise<ReadDocument | PolicyFileRefusal> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!isPdf(bytes)) return readDocx(file)
  if (file.length > DOCUMENT_MIB_AT_MOST * 1024 * 1024) return 'DOCUMENT_TOO_LARGE'
  const pdf = await readPdf(bytes)
  if (typeof pdf === 'string') return pdf === 'ENCRYPTED' ? 'DOCUMENT_ENCRYPTED' : 'DOCUMENT_DAMAGED'
  const body = pdfToMarkdown(pdf.blocks)
  if (body === '') return pdf.found.pictures > 0 ? 'DOCUMENT_SCANNED' : 'DOCUMENT_EMPTY'
  if (body.length > POLICY_BODY_AT_MOST) return 'DOCUMENT_TOO_LONG'
  return { title: titleOf(body), body, losses: lossesOf(pdf) }
}

function lossesOf({ blocks, emptyPages, columnPages, runningLines, contentsLines, found }: ReadPdf) {
  const losses: DocumentLoss[] = [
    ...(found.pictures > 0 && emptyPages.length > 0
      ? [{ kind: 'page_without_text' as const, count: emptyPages.length, pages: emptyPages }]
      : []),
    { kind: 'picture', count: found.pictures },
    { kind: 'header_or_footer', count: runningLines },
    { kind: 'contents_line', count: contentsLines },
    { kind: 'comment', count: found.comments },
    { kind: 'form_field', count: found.formFields },
    { kind: 'unreadable_letter', count: found.unreadableLetters },
    { kind: 'column_page', count: columnPages.length, pages: columnPages },
    { kind: 'guessed_table', count: blocks.filter(({ kind }) => kind === 'table').length },
    { kind: 'slanted_text', count: found.slanted },
  ]
  return losses.filter(({ count }) => count > 0)
}
