import { LINE, SOFT } from './document-colors.ts'
import type { DocumentChart } from './document-content.ts'
import { MARGIN, PAGE_WIDTH, writeText } from './pdf-text.ts'

const HEIGHT = 130
const SCALE_WIDTH = 28
const ENDS_AT = 700
/** Labels of so many letters stand beside each other. */
const LABELS_AT_MOST = { line: 5, columns: 8 }
const STEPS = [0, 0.5, 1]

/** A line or columns with a scale and its first, last, and some labels; one figure for a screen reader. */
export function drawChart(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { form, words, points, most }: DocumentChart,
  color: string,
): void {
  if (doc.y + HEIGHT + 24 > ENDS_AT) doc.addPage()
  const top = doc.y + 6
  const bottom = top + HEIGHT
  const left = MARGIN + SCALE_WIDTH
  const width = PAGE_WIDTH - MARGIN - left
  const highest = most ?? Math.max(1, ...points.map(({ value }) => value))
  const slot = width / Math.max(points.length, 1)
  const x = (index: number) =>
    form === 'columns' || points.length < 2
      ? left + slot * (index + 0.5)
      : left + (width * index) / (points.length - 1)
  const y = (value: number) => bottom - (value / highest) * HEIGHT

  root.add(
    doc.struct('Figure', { alt: words }, () => {
      for (const step of STEPS) {
        const at = bottom - step * HEIGHT
        doc
          .moveTo(left, at)
          .lineTo(left + width, at)
          .lineWidth(0.5)
          .stroke(LINE)
        const value = highest * step
        if (Number.isInteger(value)) label(doc, String(value), MARGIN, at - 4, SCALE_WIDTH - 6, 'right')
      }
      if (form === 'columns')
        for (const [index, { value }] of points.entries()) {
          const column = Math.min(slot * 0.6, 44)
          doc.rect(x(index) - column / 2, y(value), column, bottom - y(value)).fill(color)
          label(doc, String(value), x(index) - 22, y(value) - 11, 44, 'center')
        }
      else {
        points.forEach(({ value }, index) => {
          if (index === 0) doc.moveTo(x(index), y(value))
          else doc.lineTo(x(index), y(value))
        })
        doc.lineWidth(1.8).lineJoin('round').stroke(color)
        const last = points.at(-1)
        if (last) doc.circle(x(points.length - 1), y(last.value), 3).fill(color)
      }
      const every = Math.ceil(points.length / LABELS_AT_MOST[form])
      points.forEach((point, index) => {
        if ((points.length - 1 - index) % every !== 0) return
        const align = form === 'line' && index === points.length - 1 ? 'right' : 'center'
        const middle = x(index) - 40
        const from = align === 'right' ? x(index) - 80 : form === 'line' ? Math.max(left, middle) : middle
        label(doc, point.label, from, bottom + 5, 80, index === 0 && form === 'line' ? 'left' : align)
      })
    }),
  )
  doc.y = bottom + 24
}

function label(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  width: number,
  align: 'left' | 'center' | 'right',
) {
  writeText(doc, { typeface: 'text', size: 8, color: SOFT }, text, { x, y, width, align, lineBreak: false })
}
