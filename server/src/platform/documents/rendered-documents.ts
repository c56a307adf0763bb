import type { DocumentContent } from './document-content.ts'

// Each format's library is loaded by the first document that asks for it: at rest they would take 15 MB.

export async function renderPdfDocument(content: DocumentContent): Promise<Buffer> {
  const { drawPdfDocument } = await import('./pdf-document.ts')
  return drawPdfDocument(content)
}

export async function renderDocxDocument(content: DocumentContent): Promise<Buffer> {
  const { drawDocxDocument } = await import('./docx-document.ts')
  return drawDocxDocument(content)
}
