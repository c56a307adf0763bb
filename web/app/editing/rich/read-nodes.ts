import { Fragment, type Mark, type Node } from 'prosemirror-model'
import type { Definition, List, Nodes, PhrasingContent, Table } from './markdown-nodes.ts'
import { richSchema } from './rich-schema.ts'

const { nodes, marks } = richSchema

export interface Reading {
  source: string
  definitions: ReadonlyMap<string, Definition>
}

/** The block of the editor for a block of Markdown; undefined where only its source can be shown. */
export function blockOf(node: Nodes, reading: Reading): Node | undefined {
  switch (node.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, inlineOf(node.children, reading))
    case 'heading':
      return nodes.heading.create({ level: node.depth }, inlineOf(node.children, reading))
    case 'blockquote': {
      const blocks = blocksOf(node.children, reading)
      return blocks && nodes.blockquote.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()])
    }
    case 'list':
      return listOf(node, reading)
    case 'code': {
      const info = [node.lang, node.meta].filter(Boolean).join(' ')
      return nodes.code_block.create({ info }, node.value ? [richSchema.text(node.value)] : [])
    }
    case 'thematicBreak':
      return nodes.horizontal_rule.create()
    case 'table':
      return tableOf(node, reading)
    default:
      return undefined
  }
}

function blocksOf(children: readonly Nodes[], reading: Reading): Node[] | undefined {
  const blocks = children.map((child) => blockOf(child, reading))
  return blocks.every((block) => block !== undefined) ? blocks : undefined
}

function listOf(list: List, reading: Reading): Node | undefined {
  const items: Node[] = []
  for (const item of list.children) {
    const blocks = blocksOf(item.children, reading)
    if (!blocks) return undefined
    const content = blocks.length > 0 ? blocks : [nodes.paragraph.create()]
    items.push(nodes.list_item.create({ isDone: item.checked ?? null }, content))
  }
  const markers = list.children.map(({ position }) =>
    /^(?:[-*+]|\d+[.)])/.exec(reading.source.slice(position!.start.offset!)),
  )
  const isLoose = list.spread === true || list.children.some(({ spread }) => spread)
  const first = markers[0]?.[0] ?? '-'
  if (!list.ordered) return nodes.bullet_list.create({ isLoose, marker: first }, items)
  const counts = markers.length < 2 || markers[1]?.[0] !== first
  return nodes.ordered_list.create({ isLoose, marker: first.at(-1), start: list.start ?? 1, counts }, items)
}

function tableOf(table: Table, reading: Reading): Node | undefined {
  const columns = table.children[0]?.children.length ?? 0
  if (columns === 0 || table.children.some(({ children }) => children.length > columns)) return undefined
  const rows = table.children.map((row, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell
    const cells = Array.from({ length: columns }, (_, column) => {
      const content = inlineOf(row.children[column]?.children ?? [], reading)
      return type.create({ align: table.align?.[column] ?? null }, nodes.paragraph.create(null, content))
    })
    return nodes.table_row.create(null, cells)
  })
  return nodes.table.create(null, rows)
}

function inlineOf(
  children: readonly PhrasingContent[],
  reading: Reading,
  of: readonly Mark[] = [],
): Fragment {
  return Fragment.from(children.flatMap((child) => piecesOf(child, reading, of)))
}

function piecesOf(node: PhrasingContent, reading: Reading, of: readonly Mark[]): Node[] {
  const inside = (mark: Mark, children: readonly PhrasingContent[]) =>
    children.length > 0
      ? children.flatMap((child) => piecesOf(child, reading, mark.addToSet(of)))
      : [sourcePiece(node, reading, of)]
  switch (node.type) {
    case 'text':
      return lines(node.value, of)
    case 'emphasis':
      return inside(marks.em.create(), node.children)
    case 'strong':
      return inside(marks.strong.create(), node.children)
    case 'delete':
      return inside(marks.strike.create(), node.children)
    case 'inlineCode':
      return [richSchema.text(node.value, marks.code.create().addToSet(of))]
    case 'link':
      return inside(marks.link.create({ href: node.url, title: node.title ?? null }), node.children)
    case 'linkReference': {
      const target = reading.definitions.get(node.identifier)
      if (!target) return [sourcePiece(node, reading, of)]
      return inside(marks.link.create({ href: target.url, title: target.title ?? null }), node.children)
    }
    case 'break':
      return [nodes.hard_break.create(null, null, of)]
    case 'image':
      return [imageOf(node.url, node.alt, node.title, of)]
    case 'imageReference': {
      const target = reading.definitions.get(node.identifier)
      return [target ? imageOf(target.url, node.alt, target.title, of) : sourcePiece(node, reading, of)]
    }
    default:
      return [sourcePiece(node, reading, of)]
  }
}

type Wording = string | null | undefined

function imageOf(src: string, alt: Wording, title: Wording, of: readonly Mark[]): Node {
  return nodes.image.create({ src, alt: alt ?? '', title: title ?? null }, null, of)
}

function lines(text: string, of: readonly Mark[]): Node[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.soft_break.create(null, null, of)] : []),
      ...(line ? [richSchema.text(line, of)] : []),
    ])
}

/** HTML and footnotes: shown as they are written. */
function sourcePiece(node: PhrasingContent, { source }: Reading, of: readonly Mark[]): Node {
  const { start, end } = node.position!
  return nodes.source_piece.create({ source: source.slice(start.offset!, end.offset!) }, null, of)
}
