import { linkAddress } from './rich-schema.ts'
import { makeWordLists } from './word-lists.ts'

const DROPPED =
  'script, style, meta, link, title, head, svg, canvas, iframe, object, embed, form, input, button, select, textarea, noscript, template, audio, video, xml, colgroup, caption > br, [hidden], sup > a[href^="#_ftn"], .MsoFootnoteText'

/**
 * Makes plain HTML of what Word, Google Docs, or a web page put on the clipboard: headings, lists, tables, bold,
 * italic, and links stay; fonts, colors, pictures, and scripts are dropped.
 */
export function cleanHtml(html: string): string {
  // What was copied in this editor is as it should be.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(inert(html), 'text/html')
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  makeWordLists(body)
  for (const element of body.querySelectorAll<HTMLElement>('p, div, span, font, b, i, a, li, td, th'))
    applyStyle(element)
  for (const element of body.querySelectorAll<HTMLElement>('[role="heading"]')) makeHeading(element)
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold)
  for (const link of body.querySelectorAll('a')) cleanLink(link)
  for (const table of [...body.querySelectorAll('table')].reverse()) cleanTable(table)
  return body.innerHTML
}

/**
 * The policy of the page refuses styles and handlers even in a document that is never shown, so styles become data.
 * Word closes paragraphs with <o:p>, which no browser knows.
 */
function inert(html: string): string {
  return html
    .replace(
      /<!--[\s\S]*?-->|<!\[[^\]]*\]>|<(style|script|xml)\b[\s\S]*?<\/\1>|<\/?(?:o|w|v|m|st1):[^>]*>/gi,
      '',
    )
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\sstyle(?=\s*=)/gi, ' data-style').replace(/\son[a-z]+(?=\s*=)/gi, ' data-dropped'),
    )
}

const styleOf = (element: HTMLElement, name: string) =>
  new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]+)`, 'i').exec(element.dataset.style ?? '')?.[1]?.trim() ?? ''

/** Bold and italic that are said by style; Google Docs wraps everything in a bold that is none. */
function applyStyle(element: HTMLElement) {
  if (styleOf(element, 'display') === 'none') return element.remove()
  const fontWeight = styleOf(element, 'font-weight')
  const fontStyle = styleOf(element, 'font-style')
  const isBold = /^(?:bold|bolder|[6-9]00)$/.test(fontWeight)
  const tag = element.tagName
  if (tag === 'B' && /^(?:normal|[1-5]00)$/.test(fontWeight)) return unwrap(element)
  if (tag === 'I' && fontStyle === 'normal') return unwrap(element)
  if (isBold && tag !== 'B') wrapInside(element, 'strong')
  if (/italic|oblique/.test(fontStyle) && tag !== 'I') wrapInside(element, 'em')
  if (/line-through/.test(styleOf(element, 'text-decoration(?:-line)?'))) wrapInside(element, 's')
  if (element.classList.contains('MsoTitle')) replaceTag(element, 'h1')
  return undefined
}

function makeHeading(element: HTMLElement) {
  const level = Number(element.getAttribute('aria-level') ?? 2)
  if (!/^H\d$/.test(element.tagName) && level >= 1 && level <= 6) replaceTag(element, `h${level}`)
}

function cleanLink(link: HTMLAnchorElement) {
  const written = link.getAttribute('href') ?? ''
  const redirected = /^https:\/\/www\.google\.com\/url\?/.test(written)
    ? (new URL(written).searchParams.get('q') ?? written)
    : written
  const href = linkAddress(redirected)
  if (href === undefined || href.startsWith('#')) unwrap(link)
  else link.setAttribute('href', href)
}

/** Markdown has no cells across several columns or rows, and one paragraph in each. */
function cleanTable(table: HTMLTableElement) {
  const rows = [...table.rows]
  if (rows.length <= 1 && rows.every(({ cells }) => cells.length <= 1)) {
    const cell = rows[0]?.cells[0]
    table.replaceWith(...(cell ? [...cell.childNodes] : []))
    return
  }
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.cells]) {
      for (let more = cell.colSpan; more > 1 && more <= 50; more--) cell.after(emptyCell(cell))
      for (let below = 1; below < Math.min(cell.rowSpan, 200); below++) {
        const next = rows[index + below]
        next?.insertBefore(emptyCell(cell), next.cells[cell.cellIndex] ?? null)
      }
      cell.removeAttribute('colspan')
      cell.removeAttribute('rowspan')
      joinParagraphs(cell)
    }
  }
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  for (const row of rows) while (row.cells.length < width) row.append(emptyCell(row.cells[0]))
}

function emptyCell(like: Element | undefined): HTMLElement {
  return document.createElement(like?.tagName ?? 'td')
}

function joinParagraphs(cell: HTMLTableCellElement) {
  for (const list of cell.querySelectorAll('li')) list.prepend('• ')
  for (const block of cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote')) {
    if (block.nextSibling && block.textContent?.trim()) block.append(' ')
    unwrap(block)
  }
}

export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes)
}

function wrapInside(element: Element, tag: string) {
  if (!element.textContent?.trim()) return
  const wrapper = document.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function replaceTag(element: Element, tag: string) {
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
