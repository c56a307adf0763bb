import { cureLetter } from '@plumbline/rules/fees/cure-letter.ts'
import type { FeeToleranceResult } from '@plumbline/rules/fees/fee-tolerance-shape.ts'
import type { DocumentContent } from '../../platform/documents/document-content.ts'
import { renderDocxDocument } from '../../platform/documents/docx-document.ts'
import { renderPdfDocument } from '../../platform/documents/pdf-document.ts'

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The refund letter of a fee ledger, for a person to review, complete, and sign. */
export async function cureLetterFile(
  result: FeeToleranceResult,
  {
    consummation,
    companyName,
    format,
  }: { consummation: string | undefined; companyName: string; format: 'pdf' | 'docx' },
): Promise<File> {
  const content: DocumentContent = {
    title: 'Refund of closing costs',
    about: companyName,
    createdAt: new Date().toISOString(),
    blocks: [
      ...cureLetter(result, consummation),
      {
        kind: 'note',
        text: 'Draft. Review the figures, complete what is in brackets, and delete this line before the letter is sent.',
      },
    ],
  }
  const bytes = format === 'pdf' ? await renderPdfDocument(content) : await renderDocxDocument(content)
  return new File([new Uint8Array(bytes)], `refund-letter.${format}`, { type: TYPES[format] })
}
