import { cureLetter } from '@plumbline/rules/fees/cure-letter.ts'
import type { FeeToleranceResult } from '@plumbline/rules/fees/fee-tolerance-shape.ts'
import type { DocumentBlock, DocumentContent } from '../../platform/documents/document-content.ts'
import { renderPdfInThread } from '../../platform/documents/pdf-rendering.ts'
import { renderDocxDocument } from '../../platform/documents/rendered-documents.ts'

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const TITLE = 'Refund of closing costs'

export interface Refund {
  ledger: FeeToleranceResult
  consummation: string | undefined
  loanNumber?: string | undefined
}

/** The refund letters of fee ledgers, each on a page of its own, for a person to review, complete, and sign. */
export async function cureLetterFile(
  refunds: readonly Refund[],
  { companyName, format }: { companyName: string; format: 'pdf' | 'docx' },
): Promise<File> {
  const content: DocumentContent = {
    title: TITLE,
    about: companyName,
    createdAt: new Date().toISOString(),
    blocks: refunds.flatMap((refund, index) => [
      ...(index === 0 ? [] : ([{ kind: 'pageBreak' }, { kind: 'heading', text: TITLE }] as const)),
      ...letterOf(refund),
    ]),
  }
  const bytes = format === 'pdf' ? await renderPdfInThread(content) : await renderDocxDocument(content)
  return new File([new Uint8Array(bytes)], `refund-letter${refunds.length === 1 ? '' : 's'}.${format}`, {
    type: TYPES[format],
  })
}

const letterOf = ({ ledger, consummation, loanNumber }: Refund): DocumentBlock[] => [
  ...cureLetter(ledger, consummation, loanNumber),
  {
    kind: 'note',
    text: 'Draft. Review the figures, complete what is in brackets, and delete this line before the letter is sent.',
  },
]
