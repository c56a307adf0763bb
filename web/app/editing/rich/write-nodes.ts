import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import type { Node } from 'prosemirror-model'
import type { BlockContent, List, ListItem, RootContent, Table, TableRow } from './markdown-nodes.ts'
import { withoutNeedlessEscapes } from './needless-escapes.ts'
import { phrasesOf } from './write-inline.ts'

/** How a list is marked: another than that of the list before it, or the two become one. */
export interface ListMarks {
  bullet: '-' | '*' | '+'
  delimiter: '.' | ')'
  counts: boolean
}

/** The Markdown of one block that was edited or is new; '' of an empty paragraph. */
export function writeBlock(node: Node, marks: ListMarks): string {
  const block = blockOf(node)
  return block ? print(block, marks) : ''
}

function print(block: RootContent, { bullet, delimiter, counts }: ListMarks): string {
  if (block.type === 'html') return block.value
  const options: Options = {
    bullet,
    bulletOther: bullet === '*' ? '-' : '*',
    bulletOrdered: delimiter,
    incrementListMarker: counts,
    listItemIndent: 'one',
    rule: '-',
    emphasis: '*',
    strong: '*',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  }
  return withoutNeedlessEscapes(toMarkdown({ type: 'root', children: [block] }, options).replace(/\n$/, ''))
}

/** One item, with its marker and number. */
export function writeItem(item: Node, list: Node, number: number, marks: ListMarks): string {
  const isOrdered = list.type.name === 'ordered_list'
  const one: List = {
    type: 'list',
    ordered: isOrdered,
    start: isOrdered ? number : null,
    spread: isLoose(list),
    children: [itemOf(item, isLoose(list))],
  }
  return print(one, marks)
}

/** One row as a line. */
export function writeRow(row: Node, marks: ListMarks): string {
  return print({ type: 'table', children: [rowOf(row)] }, marks).split('\n')[0]!
}

export function isLoose(list: Node): boolean {
  return list.attrs.isLoose || list.children.some((item) => item.children.some(followsParagraph))
}

function followsParagraph({ type }: Node, index: number, blocks: readonly Node[]): boolean {
  return type.name === 'paragraph' && blocks[index - 1]?.type.name === 'paragraph'
}

function blockOf(node: Node): BlockContent | undefined {
  switch (node.type.name) {
    case 'paragraph': {
      const children = phrasesOf(node.content)
      return children.length > 0 ? { type: 'paragraph', children } : undefined
    }
    case 'heading':
      return {
        type: 'heading',
        depth: node.attrs.level,
        children: phrasesOf(node.content, { onOneLine: true }),
      }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(node) }
    case 'bullet_list':
    case 'ordered_list':
      return listOf(node)
    case 'code_block': {
      const [lang, ...meta] = String(node.attrs.info).split(' ')
      return { type: 'code', lang: lang || null, meta: meta.join(' ') || null, value: node.textContent }
    }
    case 'horizontal_rule':
      return { type: 'thematicBreak' }
    case 'table':
      return tableOf(node)
    default:
      return { type: 'html', value: node.textContent }
  }
}

const blocksOf = (node: Node) => node.children.map(blockOf).filter((block) => block !== undefined)

function listOf(list: Node): List {
  const spread = isLoose(list)
  const isOrdered = list.type.name === 'ordered_list'
  return {
    type: 'list',
    ordered: isOrdered,
    start: isOrdered ? list.attrs.start : null,
    spread,
    children: list.children.map((item) => itemOf(item, spread)),
  }
}

function itemOf(item: Node, spread: boolean): ListItem {
  return { type: 'listItem', checked: item.attrs.isDone, spread, children: blocksOf(item) }
}

function tableOf(table: Node): Table {
  return { type: 'table', align: alignmentOf(table), children: table.children.map(rowOf) }
}

export function alignmentOf(table: Node): ('left' | 'center' | 'right' | null)[] {
  return table.firstChild!.children.map((cell) => cell.attrs.align)
}

function rowOf(row: Node): TableRow {
  return {
    type: 'tableRow',
    children: row.children.map((cell) => ({
      type: 'tableCell',
      children: phrasesOf(cell.firstChild!.content, { onOneLine: true }),
    })),
  }
}
