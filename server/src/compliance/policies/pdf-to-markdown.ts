import type { Block } from '../../platform/pdf-reading/read-pdf.ts'
import { escapedMarkdown } from './html-to-markdown.ts'

type Item = Extract<Block, { kind: 'item' }>

/** The Markdown of what was read of a PDF. Letters that count, such as a), stay as they are written. */
export function pdfToMarkdown(blocks: readonly Block[]): string {
  const parts: string[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!
    if (block.kind !== 'item') {
      parts.push(markdownOf(block))
      continue
    }
    const items: Item[] = []
    for (let next = blocks[at]; next?.kind === 'item'; next = blocks[++at]) items.push(next)
    at--
    parts.push(listOf(items))
  }
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`
}

function markdownOf(block: Exclude<Block, Item>): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${escapedMarkdown(block.text)}`
  if (block.kind === 'paragraph') return withoutMarkAtStart(escapedMarkdown(block.text))
  const [head = [], ...rows] = block.rows.map((cells) => `| ${cells.map(escapedMarkdown).join(' | ')} |`)
  return [head, `|${' --- |'.repeat(block.rows[0]!.length)}`, ...rows].join('\n')
}

/** A line that begins with a mark of lists would become one. */
const withoutMarkAtStart = (text: string): string =>
  text.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2').replace(/^([-+=])/, '\\$1')

interface Level {
  indent: number
  /** Where its text begins, counted in spaces. */
  before: string
  inside: string
  /** Its next number, where it counts in figures. */
  next: number
}

const NEAR = 3

function listOf(items: readonly Item[]): string {
  const levels: Level[] = []
  let text = ''
  let wasPlain = false
  for (const { marker, text: words, indent } of items) {
    while (levels.length > 1 && levels.at(-1)!.indent > indent + NEAR) levels.pop()
    const open = levels.at(-1)
    const isDeeper = open !== undefined && indent > open.indent + NEAR
    const isNew = !open || isDeeper
    const level = isNew ? { indent, before: open?.inside ?? '', inside: '', next: 0 } : open
    if (isNew) levels.push(level)
    const number = Number(/^\(?(\d{1,3})[.)]+$/.exec(marker)?.[1] ?? Number.NaN)
    const isBullet = !/[\da-z]/i.test(marker)
    const isCounted = !isBullet && (isNew || level.next === number) && Number.isInteger(number)
    const mark = isBullet ? '- ' : isCounted ? `${number}. ` : ''
    const line = mark
      ? mark + withoutMarkAtStart(escapedMarkdown(words))
      : withoutMarkAtStart(escapedMarkdown(`${marker} ${words}`))
    const isPlain = mark === ''
    if (text !== '') text += isPlain || wasPlain ? '\n\n' : '\n'
    text += level.before + line
    level.inside = level.before + ' '.repeat(mark.length)
    level.next = isCounted ? number + 1 : 0
    wasPlain = isPlain
  }
  return text
}
