import { BeyondLimit } from '@plumbline/rules/workbooks/unreadable-file.ts'
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs'
import { drawnRuns, runsByPlace } from './drawn-runs.ts'

const PAGES_AT_MOST = 300
const PIECES_AT_MOST = 400_000

/** A run of letters where the page shows it; y grows downward. */
export interface Piece {
  text: string
  x: number
  y: number
  width: number
  size: number
  isBold: boolean
}

export interface PdfPage {
  pieces: Piece[]
  height: number
}

export interface PdfPages {
  pages: PdfPage[]
  pictures: number
  comments: number
  formFields: number
  unreadableLetters: number
  /** Runs of letters that stand across the page, such as a watermark. */
  slanted: number
}

export type PdfRefusal = 'ENCRYPTED' | 'DAMAGED'

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1_024).includes('%PDF-')

/** What each page shows as text. Pictures are counted and never unpacked. */
export async function readPdfPages(bytes: Buffer): Promise<PdfPages | PdfRefusal> {
  const pictures = countPictures(bytes)
  const { getDocument } = await import('unpdf/pdfjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    maxImageSize: 1,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWorkerFetch: false,
  })
  try {
    return { pictures, ...(await readAll(await task.promise)) }
  } catch (error) {
    if (error instanceof BeyondLimit) throw error
    return error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED'
  } finally {
    await task.destroy()
  }
}

async function readAll(document: PDFDocumentProxy): Promise<Omit<PdfPages, 'pictures'>> {
  if (document.numPages > PAGES_AT_MOST)
    throw new BeyondLimit(`The PDF has more than ${PAGES_AT_MOST} pages, which is the limit.`)
  const found = { pages: [] as PdfPage[], comments: 0, formFields: 0, unreadableLetters: 0, slanted: 0 }
  const bold = new Map<string, boolean>()
  let count = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { page: read, unreadable, slanted } = await readPage(page, bold)
    count += read.pieces.length
    if (count > PIECES_AT_MOST) throw new BeyondLimit('The PDF has more text than is read of one file.')
    found.pages.push(read)
    found.unreadableLetters += unreadable
    found.slanted += slanted
    for (const { subtype, fieldValue } of await page.getAnnotations()) {
      if (subtype === 'Text' || subtype === 'FreeText') found.comments++
      if (subtype === 'Widget' && fieldValue && fieldValue !== 'Off') found.formFields++
    }
    page.cleanup()
  }
  return found
}

async function readPage(page: PDFPageProxy, bold: Map<string, boolean>) {
  const viewport = page.getViewport({ scale: 1 })
  const { items, styles } = await page.getTextContent()
  const { OPS } = await import('unpdf/pdfjs')
  const runsOf = runsByPlace(drawnRuns(await page.getOperatorList(), OPS))
  // The library tells a font's own name only where it has read how the page is drawn.
  for (const font of Object.keys(styles))
    if (!bold.has(font))
      bold.set(
        font,
        page.commonObjs.has(font) && /bold|black|heavy|semibold/i.test(page.commonObjs.get(font).name ?? ''),
      )
  const pieces: Piece[] = []
  let unreadable = 0
  let slanted = 0
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const { text, lost } = readableText(item.str)
    unreadable += lost
    if (text.trim() === '') continue
    const [a = 0, b = 0, , , e = 0, f = 0] = item.transform as number[]
    const [x, y] = viewport.convertToViewportPoint(e, f) as [number, number]
    const isUpright = Math.abs(b) < Math.abs(a) || page.rotate % 180 !== 0
    if (!isUpright) {
      slanted++
      continue
    }
    const size = item.height || Math.hypot(a, b)
    const isBold = bold.get(item.fontName) ?? false
    const apart = page.rotate === 0 ? runsOf({ text, x: e, y: f, width: item.width }) : []
    if (apart.length === 0) pieces.push({ text, x, y, width: item.width, size, isBold })
    for (const run of apart)
      pieces.push({
        text: readableText(run.text).text,
        x: x + run.x - e,
        y,
        width: run.end - run.x,
        size,
        isBold,
      })
  }
  return { page: { pieces, height: viewport.height }, unreadable, slanted }
}

/** Bullets of the Symbol and Wingdings fonts, which have no letter of their own. */
const SYMBOL_BULLETS = /[\uf0a7\uf0b7\uf0a8\uf076\uf0d8\uf0fc]/g
const NO_LETTER = /[\u0000-\u0008\u000e-\u001f\ue000-\uf8ff\ufffd]/g

function readableText(given: string): { text: string; lost: number } {
  const whole = given.replaceAll(SYMBOL_BULLETS, '•').replaceAll('\u00ad', '').normalize('NFKC')
  const text = whole.replaceAll(NO_LETTER, '')
  return { text, lost: whole.length - text.length }
}

/** Pictures stand in the file as objects of their own; the mask of one is not another. */
function countPictures(bytes: Buffer): number {
  const text = bytes.toString('latin1')
  const times = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return Math.max(0, times(/\/Subtype\s*\/Image\b/g) - times(/\/SMask\s+\d/g))
}
