import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Node } from 'prosemirror-model'
import type { Definition, Nodes, Root, RootContent } from './markdown-nodes.ts'
import type { Originals } from './originals.ts'
import { blockOf, type Reading } from './read-nodes.ts'
import { richSchema } from './rich-schema.ts'

/** The same parser, with the same extensions, as the one that renders the text for readers. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

/** The document of a Markdown text. Its blocks are entered in `originals`. */
export function readMarkdown(source: string, originals: Originals): Node {
  const root = parseMarkdown(source)
  const reading: Reading = { source, definitions: definitionsOf(root) }
  let end = 0
  const blocks: Node[] = []
  // Blocks first, so that the numbers of neighbors follow each other; then their items and rows.
  const first = originals.all.length
  const read = root.children.map((child) => {
    // The parser lets a heading begin inside the definition above it.
    const from = Math.max(placeOf(child)[0], end)
    const to = Math.max(placeOf(child)[1], from)
    const before = source.slice(end, from)
    end = to
    const node = blockOf(child, reading) ?? sourceBlock(source.slice(from, to))
    return { child, node, before, text: source.slice(from, to) }
  })
  for (const { node, text, before } of read) originals.all.push({ node, source: text, before })
  for (const [index, { child, node }] of read.entries()) {
    const withParts = partsEntered(node, child, source, originals)
    const block = withOrigin(withParts, first + index)
    originals.all[first + index]!.node = block
    blocks.push(block)
  }
  originals.firsts.add(first)
  originals.tail = source.slice(end)
  return richSchema.node('doc', null, blocks.length > 0 ? blocks : [richSchema.node('paragraph')])
}

/** Whether a text by itself is one block of this kind. */
export function isOneBlock(source: string, name: string): boolean {
  const [child, ...others] = parseMarkdown(source).children
  if (!child || others.length > 0) return false
  return (blockOf(child, { source, definitions: new Map() })?.type.name ?? 'source_block') === name
}

function withOrigin(node: Node, origin: number): Node {
  return node.type.create({ ...node.attrs, origin }, node.content, node.marks)
}

/** Enters the items of a list, and the rows of a table, that stand at the left margin. */
function partsEntered(node: Node, child: RootContent, source: string, originals: Originals): Node {
  if (child.type !== 'list' && child.type !== 'table') return node
  if (child.children.length !== node.childCount || child.position!.start.column !== 1) return node
  let end = placeOf(child)[0]
  const parts: Node[] = []
  for (const [index, part] of child.children.entries()) {
    const [from, to] = placeOf(part)
    const entered = withOrigin(node.child(index), originals.all.length)
    originals.all.push({ node: entered, source: source.slice(from, to), before: source.slice(end, from) })
    end = to
    parts.push(entered)
  }
  return node.type.create(node.attrs, parts)
}

function placeOf(node: Nodes): [number, number] {
  return [node.position!.start.offset!, node.position!.end.offset!]
}

const sourceBlock = (text: string) =>
  richSchema.node('source_block', null, text ? [richSchema.text(text)] : [])

function definitionsOf(root: Root): Map<string, Definition> {
  const found = new Map<string, Definition>()
  const visit = (node: Nodes) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return found
}
