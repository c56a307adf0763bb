import type { Node } from 'prosemirror-model'
import { follows, type Original, type Originals, unedited } from './originals.ts'
import { isOneBlock } from './read-markdown.ts'
import { alignmentOf, isLoose, type ListMarks, writeBlock, writeItem, writeRow } from './write-nodes.ts'

interface Place {
  last: Node | undefined
  /** Whether the block follows the one before in the stored text, too. */
  isNext: boolean
  /** Whether both are as they were stored. */
  areBothStored: boolean
}

const BLANK_LINE = /\n[ \t]*\r?\n/
const isList = (node: Node) => /_list$/.test(node.type.name)

/** Writes one block after another, and remembers what it wrote for blocks that did not change since. */
export function createMarkdownWriter(originals: Originals): (doc: Node) => string {
  const alone = new Map<Original, boolean>()
  const written = new WeakMap<Node, Map<string, string>>()

  function writeOnce(node: Node, marks: ListMarks): string {
    const key = Object.values(marks).join('')
    const known = written.get(node) ?? new Map<string, string>()
    written.set(node, known)
    const text = known.get(key) ?? write(node, marks, originals)
    known.set(key, text)
    return text
  }

  return (doc) => {
    let text = ''
    let last: Node | undefined
    let lastWritten = ''
    let isLastUnedited = false
    for (const [index, node] of doc.children.entries()) {
      const original = unedited(originals, node)
      const isNext = last ? follows(last, node) : originals.firsts.has(node.attrs.origin)
      // A block that moved may need other marks, or marks that end it, beside its new neighbors.
      const isFree = isNext || (!needsOwnMarks(last, node) && (!original || readsAlone(original)))
      const source =
        original &&
        isFree &&
        (isLast(doc, index) || endsItself(node, original.source, doc.children[index + 1]))
          ? original.source
          : undefined
      const block = source ?? writeOnce(node, marksFor(node, last, lastWritten))
      if (block === '') continue
      const gap = gapBefore(node, { last, isNext, areBothStored: isLastUnedited && source !== undefined })
      // The spaces before an indented block are of its stored form.
      text += source === undefined ? gap.replace(/[ \t]+$/, '') : gap
      text += block
      last = node
      lastWritten = block
      isLastUnedited = source !== undefined
    }
    return text + originals.tail
  }

  /** Whether the stored lines say the same without what stood before them. */
  function readsAlone(original: Original): boolean {
    const known = alone.get(original)
    if (known !== undefined) return known
    const isSame = isOneBlock(original.source, original.node.type.name)
    alone.set(original, isSame)
    return isSame
  }

  function gapBefore(node: Node, { last, isNext, areBothStored }: Place): string {
    const stored = isNext ? originals.all[node.attrs.origin]!.before : undefined
    if (!last) return stored ?? ''
    return stored !== undefined && (areBothStored || BLANK_LINE.test(stored)) ? stored : '\n\n'
  }
}

/** Whether only empty paragraphs follow, which are not written. */
function isLast(doc: Node, index: number): boolean {
  return doc.children.slice(index + 1).every((node) => node.isTextblock && node.childCount === 0)
}

/**
 * A code block that the end of the text closed needs its last line when something follows. After indented code the parser
 * reads a list that begins with another number than 1 as a paragraph.
 */
function endsItself(node: Node, source: string, next: Node | undefined): boolean {
  if (node.type.name !== 'code_block') return true
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(source)?.[1]
  if (!fence) return next?.type.name !== 'ordered_list' || next.attrs.start === 1 || follows(node, next)
  return source.trimEnd().split('\n').at(-1)!.trim().startsWith(fence)
}

/** Lists merge with a list before them; indented code would belong to it. */
function needsOwnMarks(last: Node | undefined, node: Node): boolean {
  return last !== undefined && isList(last) && (isList(node) || node.type.name === 'code_block')
}

function marksFor(node: Node, last: Node | undefined, lastWritten: string): ListMarks {
  const own = { bullet: '-', delimiter: '.', counts: node.attrs.counts ?? true } as ListMarks
  if (node.type.name === 'bullet_list') own.bullet = node.attrs.marker
  if (node.type.name === 'ordered_list') own.delimiter = node.attrs.marker
  if (last?.type !== node.type || !isList(node) || follows(last, node)) return own
  const before = /^ {0,3}(?:\d+([.)])|([-*+]))/.exec(lastWritten)
  if (before?.[2] === own.bullet) own.bullet = own.bullet === '-' ? '*' : '-'
  if (before?.[1] === own.delimiter) own.delimiter = own.delimiter === '.' ? ')' : '.'
  return own
}

/** An edited list or table keeps the items and rows that were not edited. */
function write(node: Node, marks: ListMarks, originals: Originals): string {
  if (isList(node)) return writeList(node, marks, originals)
  if (node.type.name === 'table') return writeTable(node, marks, originals)
  return writeBlock(node, marks)
}

function writeList(list: Node, marks: ListMarks, originals: Originals): string {
  const isOrdered = list.type.name === 'ordered_list'
  const gap = isLoose(list) ? '\n\n' : '\n'
  let text = ''
  for (const [index, item] of list.children.entries()) {
    const number = isOrdered ? list.attrs.start + (marks.counts ? index : 0) : 0
    const original = unedited(originals, item)
    const source = original && sourceWithMarker(original.source, marks, isOrdered ? number : undefined)
    const before = list.children[index - 1]
    if (before) text += follows(before, item) ? originals.all[item.attrs.origin]!.before : gap
    text += source ?? writeItem(item, list, number, marks)
  }
  return text
}

/** The stored item under its number of today; undefined where its lines would have to move. */
function sourceWithMarker(source: string, { bullet, delimiter }: ListMarks, number?: number) {
  if (number === undefined) return source.startsWith(bullet) ? source : undefined
  const stored = /^(\d+)([.)])/.exec(source)
  if (!stored || stored[2] !== delimiter || stored[1]!.length !== String(number).length) return undefined
  return `${number}${source.slice(stored[1]!.length)}`
}

function writeTable(table: Node, marks: ListMarks, originals: Originals): string {
  const [head, ...rows] = table.children
  const stored = originals.all[table.attrs.origin ?? -1]
  const isSameShape =
    stored?.node.type === table.type && alignmentOf(stored.node).join() === alignmentOf(table).join()
  const second = stored?.source.split(/\r?\n/)[1]
  if (!isSameShape || second === undefined || stored.node.firstChild!.attrs.origin == null)
    return writeBlock(table, marks)
  const lineOf = (row: Node) => unedited(originals, row)?.source ?? writeRow(row, marks)
  return [lineOf(head!), second, ...rows.map(lineOf)].join('\n')
}
