import { inflateSync } from 'node:zlib'

interface PdfObject {
  head: string
  stream?: string
}

/** Extracts the text of each page, for the subset of PDF that our reports use. */
export function readPdfPages(file: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(file).toString('latin1'))
  const fonts = readFonts(objects)
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const contents = /\/Contents (\d+) 0 R/.exec(head)![1]!
      return textOf(objects.get(contents)!.stream!, fonts)
    })
}

function readObjects(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, number, text] of pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const [head, stream] = text!.split(/\nstream\n/)
    objects.set(number!, stream === undefined ? { head: head! } : { head: head!, stream: inflated(stream) })
  }
  return objects
}

function inflated(stream: string): string {
  const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1')
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return bytes.toString('latin1')
  }
}

type Letters = Map<string, string>

/** The character of each code, by font name. PDF's built-in fonts have no such table. */
function readFonts(objects: Map<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const { head } of objects.values())
    for (const [, name, number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number!)!.head)?.[1]
      if (table) fonts.set(name!, readLetters(objects.get(table)!.stream!))
    }
  return fonts
}

function readLetters(table: string): Letters {
  const letters: Letters = new Map()
  for (const [, first, list] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [index, [, units]] of [...list!.matchAll(/<([^>]*)>/g)].entries()) {
      const code = (Number.parseInt(first!, 16) + index).toString(16).padStart(4, '0')
      letters.set(code, Buffer.from(units!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  return letters
}

function textOf(page: string, fonts: Map<string, Letters>): string {
  const pieces: string[] = []
  let letters: Letters | undefined
  for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font)
    else pieces.push(decode([...shown!.matchAll(/<(\w+)>/g)].map(([, codes]) => codes).join(''), letters))
  }
  return pieces.join(' ').replace(/\s+/g, ' ')
}

function decode(codes: string, letters: Letters | undefined): string {
  if (!letters) return Buffer.from(codes, 'hex').toString('latin1')
  return codes.replace(/.{4}/g, (code) => letters.get(code) ?? '')
}
