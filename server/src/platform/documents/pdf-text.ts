import { drawable, type Typeface } from './pdf-typefaces.ts'

export const MARGIN = 56
export const PAGE_MARGINS = { top: MARGIN, bottom: 72, left: MARGIN, right: MARGIN }
export const PAGE_WIDTH = 612
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN

export interface Look {
  typeface: Typeface
  size: number
  color: string
}

/** All text of a file goes through here, so that no letter is drawn that the typeface lacks. */
export function writeText(
  doc: PDFKit.PDFDocument,
  { typeface, size, color }: Look,
  text: string,
  { x = MARGIN, y = doc.y, ...options }: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
) {
  doc.font(typeface).fontSize(size).fillColor(color)
  doc.text(drawable(doc, text), x, y, { width: TEXT_WIDTH, ...options })
}

/** Goes on in the line of what was written before with `continued`. */
export function continueText(
  doc: PDFKit.PDFDocument,
  { typeface, size, color }: Look,
  text: string,
  options: PDFKit.Mixins.TextOptions,
) {
  doc.font(typeface).fontSize(size).fillColor(color)
  doc.text(drawable(doc, text), options)
}

export function heightOf(
  doc: PDFKit.PDFDocument,
  { typeface, size }: Look,
  text: string,
  width: number,
): number {
  doc.font(typeface).fontSize(size)
  return doc.heightOfString(drawable(doc, text), { width })
}

export function widthOf(doc: PDFKit.PDFDocument, { typeface, size }: Look, text: string): number {
  doc.font(typeface).fontSize(size)
  return doc.widthOfString(drawable(doc, text))
}

export function addElement(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  write: () => void,
) {
  parent.add(doc.struct(tag, {}, write))
}
