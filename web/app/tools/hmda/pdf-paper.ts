import { hexText, printable, type Typeface, widthOf, widthsOf, wrapped } from './pdf-type.ts'

export type PaperBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; strong?: boolean; size?: number }
  | {
      kind: 'table'
      widths: readonly number[]
      head: readonly string[]
      rows: readonly (readonly string[])[]
    }
  | { kind: 'signature'; text: string }
  | { kind: 'pageBreak' }

export interface Paper {
  title: string
  blocks: readonly PaperBlock[]
  /** Size of the running text, in points. */
  size?: number
  /** Stands at the foot of every page. */
  foot?: string
}

const [WIDTH, HEIGHT, MARGIN] = [612, 792, 54]
const TEXT_WIDTH = WIDTH - 2 * MARGIN
const LEADING = 1.4
const CELL_GAP = 8
const FIRST_OBJECT = 7
const fixed = (number: number) => number.toFixed(2)

/** A part of the tagged structure, which a screen reader moves by. */
interface Element {
  role: string
  children: (Element | { page: number; mark: number })[]
}

/**
 * A document of letter pages, made without a network: text and tables in the typefaces that every reader has. It is
 * tagged, so that headings and tables can be read aloud.
 */
export function pdfOf({ title, blocks, size = 10, foot }: Paper): Blob {
  const pages: string[] = ['']
  const marks: number[] = [0]
  const root: Element = { role: 'Document', children: [] }
  let y = HEIGHT - MARGIN

  const page = () => pages.length - 1
  const nextPage = () => {
    pages.push('')
    marks.push(0)
    y = HEIGHT - MARGIN
  }
  const room = (height: number) => {
    if (y - height < MARGIN) nextPage()
  }
  const put = (text: string, x: number, at: number, face: Typeface, points: number) => {
    pages[page()] +=
      `BT /${face === 'bold' ? 'B' : 'R'} ${points} Tf ${fixed(x)} ${fixed(at)} Td <${hexText(text)}> Tj ET\n`
  }
  const rule = (at: number, to = WIDTH - MARGIN, weight = 0.5) => {
    pages[page()] += `/Artifact BMC ${weight} w ${MARGIN} ${fixed(at)} m ${fixed(to)} ${fixed(at)} l S EMC\n`
  }
  const marked = (element: Element, draw: () => void) => {
    const mark = marks[page()]!
    marks[page()] = mark + 1
    element.children.push({ page: page(), mark })
    pages[page()] += `/${element.role} <</MCID ${mark}>> BDC\n`
    draw()
    pages[page()] += 'EMC\n'
  }
  const paragraph = (role: string, text: string, face: Typeface, points: number, after: number) => {
    const element: Element = { role, children: [] }
    root.children.push(element)
    const lines = wrapped(text, face, points, TEXT_WIDTH)
    if (role !== 'P') room(points * LEADING * (lines.length + 2))
    for (const line of lines) {
      room(points * LEADING)
      y -= points * LEADING
      marked(element, () => put(line, MARGIN, y, face, points))
    }
    y -= after
  }
  const points = size - 1
  const laidOut = (cells: readonly string[], widths: readonly number[], face: Typeface) => {
    const columns = cells.map((cell, at) => wrapped(cell, face, points, widths[at]! * TEXT_WIDTH - CELL_GAP))
    const height = Math.max(...columns.map((lines) => lines.length)) * points * LEADING + 4
    return { columns, widths, face, height: Math.min(height, HEIGHT - 2 * MARGIN) }
  }
  type Row = ReturnType<typeof laidOut>
  const drawRow = ({ columns, widths, face, height }: Row, cell: (draw: () => void) => void) => {
    let x = MARGIN
    columns.forEach((lines, at) => {
      cell(() => {
        for (const [place, line] of lines.entries())
          put(line, x, y - points * LEADING * (place + 1), face, points)
      })
      x += widths[at]! * TEXT_WIDTH
    })
    y -= height
    rule(y)
  }
  const tableRow = (parent: Element, row: Row, role: string) => {
    const element: Element = { role: 'TR', children: [] }
    parent.children.push(element)
    drawRow(row, (draw) => {
      const cell: Element = { role, children: [] }
      element.children.push(cell)
      marked(cell, draw)
    })
  }
  /** A head read once; drawn again on every page that the table goes on to. */
  const drawTable = ({ head, widths, rows }: PaperBlock & { kind: 'table' }) => {
    const table: Element = { role: 'Table', children: [] }
    root.children.push(table)
    const top = laidOut(head, widths, 'bold')
    const lines = rows.map((cells) => laidOut(cells, widths, 'regular'))
    room(Math.min(top.height + (lines[0]?.height ?? 0), HEIGHT - 2 * MARGIN))
    tableRow(table, top, 'TH')
    for (const line of lines) {
      const before = page()
      room(line.height)
      if (page() > before)
        drawRow(top, (draw) => {
          pages[page()] += '/Artifact BMC\n'
          draw()
          pages[page()] += 'EMC\n'
        })
      tableRow(table, line, 'TD')
    }
    y -= size
  }

  paragraph('H1', title, 'bold', size * 2, size)
  for (const block of blocks) {
    if (block.kind === 'heading') paragraph('H2', block.text, 'bold', size * 1.3, 3)
    else if (block.kind === 'text')
      paragraph('P', block.text, block.strong ? 'bold' : 'regular', block.size ?? size, size * 0.7)
    else if (block.kind === 'signature') {
      room(size * 6)
      y -= size * 4
      rule(y, MARGIN + 260, 1)
      paragraph('P', block.text, 'regular', size - 1, size)
    } else if (block.kind === 'pageBreak') nextPage()
    else drawTable(block)
  }
  pages.forEach((_, at) => {
    const text = `Page ${at + 1} of ${pages.length}`
    const x = WIDTH - MARGIN - widthOf(text, 'regular', 8)
    const write = (words: string, from: number) => {
      pages[at] += `/Artifact BMC BT /R 8 Tf ${fixed(from)} 30 Td <${hexText(words)}> Tj ET EMC\n`
    }
    write(text, x)
    if (foot) write(printable(foot), MARGIN)
  })
  return new Blob([assembled(title, pages, marks, root)], { type: 'application/pdf' })
}

/** The objects of the file: catalog, structure, fonts, then each page with its content, then the elements. */
function assembled(
  title: string,
  pages: readonly string[],
  marks: readonly number[],
  root: Element,
): Uint8Array<ArrayBuffer> {
  const pageObject = (page: number) => FIRST_OBJECT + page * 2
  const objects: string[] = []
  const elements = FIRST_OBJECT + pages.length * 2
  const parents: string[][] = marks.map(() => [])
  let next = elements
  const written: string[] = []
  const write = ({ role, children }: Element, parent: string): number => {
    const number = next++
    const kids = children.map((child) => {
      if ('role' in child) return `${write(child, `${number} 0 R`)} 0 R`
      parents[child.page]![child.mark] = `${number} 0 R`
      return `<</Type/MCR/Pg ${pageObject(child.page)} 0 R/MCID ${child.mark}>>`
    })
    written[number - elements] = `<</Type/StructElem/S/${role}/P ${parent}/K[${kids.join(' ')}]>>`
    return number
  }
  const top = write(root, '3 0 R')
  // A reader without these typefaces takes others, and sets them by our widths.
  const font = (name: string, typeface: Typeface) =>
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255/Widths[${widthsOf(typeface).join(' ')}]/FontDescriptor<</Type/FontDescriptor/FontName/${name}/Flags 32/FontBBox[-170 -228 1003 962]/ItalicAngle 0/Ascent 718/Descent -207/CapHeight 718/StemV ${typeface === 'bold' ? 140 : 88}>>>>`
  const kids = pages.map((_, page) => `${pageObject(page)} 0 R`)
  const tree = parents.map((list, page) => `${page} [${list.join(' ')}]`)
  objects.push(
    '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 3 0 R/MarkInfo<</Marked true>>/Lang(en-US)/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    `<</Type/StructTreeRoot/K ${top} 0 R/ParentTree<</Nums[${tree.join(' ')}]>>>>`,
    font('Helvetica', 'regular'),
    font('Helvetica-Bold', 'bold'),
    `<</Title<${hexText(printable(title))}>/Producer(Plumbline)>>`,
  )
  pages.forEach((content, page) => {
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Resources<</Font<</R 4 0 R/B 5 0 R>>>>/StructParents ${page}/Tabs/S/Contents ${pageObject(page) + 1} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}endstream`,
    )
  })
  objects.push(...written)
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(text)
}
