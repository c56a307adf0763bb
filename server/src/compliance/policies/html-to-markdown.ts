interface Open {
  tag: string
  /** Markdown collected inside of it. */
  text: string
  ordered?: boolean
  count?: number
  rows?: string[][]
  href?: string | undefined
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)\/?>|([^<]+)/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => ENTITIES[name]!)
/** Signs that Markdown would read as marks. */
export const escapedMarkdown = (text: string) => text.replace(/[\\*_`[\]<>#|~]/g, (sign) => `\\${sign}`)

const VOID = new Set(['br', 'img', 'hr'])

/** The Markdown of the simple HTML that the DOCX reader writes: well formed, without styles or scripts. */
export function htmlToMarkdown(html: string): string {
  const root: Open = { tag: '', text: '' }
  const open: Open[] = [root]
  for (const [, slash, name, attributes, text] of html.matchAll(TOKEN)) {
    const current = open.at(-1)!
    if (text !== undefined) {
      current.text += escapedMarkdown(decoded(text).replace(/\s+/g, ' '))
      continue
    }
    const tag = name!.toLowerCase()
    if (tag === 'br') current.text += open.some((one) => one.tag === 'td' || one.tag === 'th') ? ' ' : '  \n'
    if (VOID.has(tag)) continue
    if (!slash) {
      const href = /href="([^"]*)"/.exec(attributes ?? '')?.[1]
      open.push({ tag, text: '', ...(tag === 'ol' && { ordered: true }), href: href && decoded(href) })
      continue
    }
    if (open.length > 1) close(open.pop()!, open)
  }
  while (open.length > 1) close(open.pop()!, open)
  return `${root.text.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

function close({ tag, text, rows, href }: Open, open: Open[]): void {
  const parent = open.at(-1)!
  const inCell = open.some((one) => one.tag === 'td' || one.tag === 'th')
  const inItem = open.some((one) => one.tag === 'li')
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      parent.text += inCell ? ` ${oneLine(text)}` : `\n\n${'#'.repeat(Number(tag[1]))} ${oneLine(text)}\n\n`
      break
    case 'p':
      if (inCell) parent.text += ` ${oneLine(text)}`
      else parent.text += inItem ? `${text.trim()}\n` : `\n\n${safeStart(text.trim())}\n\n`
      break
    case 'strong':
    case 'b':
      parent.text += marked('**', text)
      break
    case 'em':
    case 'i':
      parent.text += marked('*', text)
      break
    case 'a':
      parent.text +=
        href && /^(?:https?:|mailto:)/i.test(href) ? `[${text}](<${href.replace(/[<>\s]/g, '')}>)` : text
      break
    case 'li': {
      if (inCell) {
        parent.text += ` ${oneLine(text)};`
        break
      }
      parent.count = (parent.count ?? 0) + 1
      const mark = parent.ordered ? `${parent.count}. ` : '- '
      const [first = '', ...rest] = text.trim().split('\n')
      const below = rest.map((line) => (line.trim() === '' ? '' : ' '.repeat(mark.length) + line))
      parent.text += `${mark}${first}${below.length > 0 ? `\n${below.join('\n')}` : ''}\n`
      break
    }
    case 'ul':
    case 'ol':
      parent.text += inCell ? text : inItem ? `\n${text}` : `\n\n${text}\n`
      break
    case 'td':
    case 'th':
      parent.rows = [[...(parent.rows?.[0] ?? []), oneLine(text)]]
      break
    case 'tr':
    case 'thead':
    case 'tbody':
      parent.rows = [...(parent.rows ?? []), ...(rows ?? [])]
      break
    case 'table':
      parent.text += inCell ? ` ${(rows ?? []).flat().join(' ')}` : `\n\n${tableText(rows ?? [])}\n\n`
      break
    default:
      parent.text += text
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A sentence that begins with "1." or "-" is no list. */
const safeStart = (text: string) =>
  text.replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2').replace(/^([-+])(?=\s)/, '\\$1')

/** Marks touch the words, or Markdown does not read them. */
function marked(mark: string, text: string): string {
  const words = text.trim()
  if (words === '') return text
  return `${/^\s/.test(text) ? ' ' : ''}${mark}${words}${mark}${/\s$/.test(text) ? ' ' : ''}`
}

function tableText(rows: readonly string[][]): string {
  const width = Math.max(...rows.map((row) => row.length), 0)
  if (width === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const [head = [], ...others] = rows
  return [line(head), `|${' --- |'.repeat(width)}`, ...others.map(line)].join('\n')
}
