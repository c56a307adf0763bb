import type { DocumentContent } from './document-content.ts'
import { drawInThread } from './drawing-thread.ts'

export const renderPdfInThread = (content: DocumentContent): Promise<Uint8Array> =>
  drawInThread(['platform/documents/pdf-thread.ts', 'pdf-thread.js'], content)
