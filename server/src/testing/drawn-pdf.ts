import type PDFDocument from 'pdfkit'

/** A PDF that a test draws. */
export async function drawnPdf(
  draw: (pdf: InstanceType<typeof PDFDocument>) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({ size: 'LETTER', margin: 72, ...options })
  const pieces: Buffer[] = []
  pdf.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(pieces)
}
