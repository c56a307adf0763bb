import { openPdf, type PdfFile } from './pdf-objects.ts'
import {
  type PdfDictionary,
  PdfSyntaxError,
  readArray,
  readDictionary,
  readReference,
  writeDictionary,
} from './pdf-syntax.ts'

const PAGES_AT_MOST = 5_000
const DEPTH_AT_MOST = 60
const ADDED_BYTES_AT_MOST = 4 * 1024 * 1024
/** Printed, not editable, not movable (ISO 32000-1, table 165). */
const ANNOTATION_FLAGS = 4 + 64 + 128 + 512

interface Page {
  number: number
  entries: PdfDictionary
  box: readonly [number, number, number, number]
}

/** For the sandbox. */
export function readForWatermark({ pdf, words }: { pdf: Uint8Array; words: string }): Uint8Array | undefined {
  return watermarkUpdate(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), words)
}

/**
 * What has to follow the bytes of a PDF so that each page shows the words across it: an incremental update
 * (ISO 32000-1, 7.5.6), which leaves the file before it as it is. Undefined where the file cannot be read that far.
 */
export function watermarkUpdate(pdf: Buffer, words: string): Buffer | undefined {
  try {
    const text = pdf.toString('latin1')
    const file = openPdf(text)
    const update = createUpdate(file, pdf.length, text.endsWith('\n'))
    const fontAt = update.add(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    )
    const looks = new Map<string, number>()
    for (const page of listPages(file)) {
      const key = page.box.join(' ')
      const look = looks.get(key) ?? update.add(appearance(page.box, words, fontAt))
      looks.set(key, look)
      const stamp = update.add(
        `<< /Type /Annot /Subtype /Stamp /Rect [${key}] /F ${ANNOTATION_FLAGS} /AP << /N ${look} 0 R >> /P ${page.number} 0 R >>`,
      )
      const annotations = file.resolve(page.entries.get('Annots'))
      const present = annotations && annotations !== 'null' ? readArray(annotations) : []
      const entries = new Map(page.entries).set('Annots', `[${[...present, `${stamp} 0 R`].join(' ')}]`)
      update.replace(page.number, writeDictionary(entries))
    }
    return update.finish()
  } catch (error) {
    if (error instanceof PdfSyntaxError || error instanceof RangeError || isOfZlib(error)) return undefined
    throw error
  }
}

const isOfZlib = (error: unknown) =>
  /^(Z_|ERR_(BUFFER_TOO_LARGE|OUT_OF_RANGE))/.test((error as { code?: string }).code ?? '')

function listPages(file: PdfFile): Page[] {
  const catalog = file.resolve(file.trailer.get('Root'))
  const root = catalog && readReference(readDictionary(catalog).entries.get('Pages'))
  if (root === undefined || root === '') throw new PdfSyntaxError('no pages')
  const pages: Page[] = []
  const seen = new Set<number>()
  const walk = (number: number, inherited: string | undefined, depth: number) => {
    if (depth > DEPTH_AT_MOST || seen.has(number)) throw new PdfSyntaxError('an odd tree of pages')
    seen.add(number)
    const written = file.object(number)
    if (!written) throw new PdfSyntaxError('a page is missing')
    const { entries } = readDictionary(written)
    const box = entries.get('CropBox') ?? entries.get('MediaBox') ?? inherited
    const kids = file.resolve(entries.get('Kids'))
    if (!kids) {
      if (pages.length >= PAGES_AT_MOST) throw new PdfSyntaxError('too many pages')
      pages.push({ number, entries, box: readBox(file, box) })
      return
    }
    for (const kid of readArray(kids)) {
      const next = readReference(kid)
      if (next === undefined) throw new PdfSyntaxError('a page that is no reference')
      walk(next, box, depth + 1)
    }
  }
  walk(root, undefined, 0)
  if (pages.length === 0) throw new PdfSyntaxError('no pages')
  return pages
}

function readBox(file: PdfFile, written: string | undefined): Page['box'] {
  const numbers = readArray(file.resolve(written) ?? '[0 0 612 792]').map((value) =>
    Number(file.resolve(value)),
  )
  const [a, b, c, d] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) throw new PdfSyntaxError('an odd page size')
  return [Math.min(a!, c!), Math.min(b!, d!), Math.max(a!, c!), Math.max(b!, d!)]
}

/** The words across the page three times, in translucent gray. */
function appearance(box: Page['box'], words: string, font: number): string {
  const [left, bottom, right, top] = box
  const [width, height] = [right - left, top - bottom]
  const diagonal = Math.hypot(width, height)
  const [cos, sin] = [width / diagonal, height / diagonal]
  const shown = [...words].map((sign) => (/[\x20-\x7e]/.test(sign) ? sign : '?')).join('')
  // Helvetica is about half as wide as it is high.
  const size = Math.max(6, Math.min(30, (diagonal * 0.62) / (shown.length * 0.52)))
  const length = shown.length * size * 0.52
  const escaped = shown.replaceAll(/[\\()]/g, '\\$&')
  const fixed = (value: number) => value.toFixed(3)
  const lines = [-0.3, 0, 0.3].map((shift) => {
    const x = left + width / 2 - (length / 2) * cos
    const y = bottom + height / 2 - (length / 2) * sin - shift * height * 0.75
    return `BT /F ${fixed(size)} Tf ${fixed(cos)} ${fixed(sin)} ${fixed(-sin)} ${fixed(cos)} ${fixed(x)} ${fixed(y)} Tm (${escaped}) Tj ET`
  })
  const content = `q /G gs 0.25 0.3 0.32 rg ${lines.join(' ')} Q`
  return `<< /Type /XObject /Subtype /Form /BBox [${box.join(' ')}] /Resources << /Font << /F ${font} 0 R >> /ExtGState << /G << /Type /ExtGState /ca 0.28 >> >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`
}

function createUpdate(file: PdfFile, byteSize: number, endsWithLine: boolean) {
  const parts: string[] = endsWithLine ? [] : ['\n']
  const offsets = new Map<number, number>()
  let at = byteSize + (endsWithLine ? 0 : 1)
  let next = file.size
  const write = (number: number, body: string) => {
    const part = `${number} 0 obj\n${body}\nendobj\n`
    offsets.set(number, at)
    at += part.length
    parts.push(part)
    if (at - byteSize > ADDED_BYTES_AT_MOST) throw new PdfSyntaxError('too much to add')
  }
  return {
    add(body: string): number {
      const number = next++
      write(number, body)
      return number
    },
    replace: write,
    finish(): Buffer {
      parts.push(file.hasStreamTable ? streamTable() : table())
      return Buffer.from(parts.join(''), 'latin1')
    },
  }

  function trailerOf(size: number): PdfDictionary {
    const kept = ['Root', 'Info', 'ID'].flatMap((name) => {
      const value = file.trailer.get(name)
      return value === undefined ? [] : [[name, value] as const]
    })
    return new Map([...kept, ['Size', String(size)], ['Prev', String(file.startsAt)]])
  }

  function sortedOffsets() {
    return [...offsets].toSorted(([a], [b]) => a - b)
  }

  function table(): string {
    const rows = sortedOffsets().map(
      ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
    )
    return `xref\n${rows.join('')}trailer\n${writeDictionary(trailerOf(next))}\nstartxref\n${at}\n%%EOF\n`
  }

  function streamTable(): string {
    const own = next
    const rows = [...sortedOffsets(), [own, at] as const]
    const content = Buffer.alloc(rows.length * 6)
    rows.forEach(([, offset], index) => {
      content.writeUInt8(1, index * 6)
      content.writeUInt32BE(offset, index * 6 + 1)
    })
    const entries = trailerOf(own + 1)
      .set('Type', '/XRef')
      .set('W', '[1 4 1]')
      .set('Index', `[${rows.map(([number]) => `${number} 1`).join(' ')}]`)
      .set('Length', String(content.length))
    return `${own} 0 obj\n${writeDictionary(entries)}\nstream\n${content.toString('latin1')}\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`
  }
}
