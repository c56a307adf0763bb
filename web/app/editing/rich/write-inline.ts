import type { Fragment, Mark, Node } from 'prosemirror-model'
import type { PhrasingContent } from './markdown-nodes.ts'
import { richSchema } from './rich-schema.ts'

const { marks } = richSchema
const isWrapping = (mark: Mark) => mark.type !== marks.code
/** Marks that are written as asterisks or tildes, which a space must not follow. */
const isAttention = (mark: Mark) => isWrapping(mark) && mark.type !== marks.link

/** The phrases of a paragraph, without spaces at its ends. */
export function phrasesOf(content: Fragment, { onOneLine = false } = {}): PhrasingContent[] {
  return nest(spacesOutside(trimmed(content)), [], onOneLine)
}

/** Nests marks, the one that spans the most outermost. */
function nest(nodes: readonly Node[], within: readonly Mark[], onOneLine: boolean): PhrasingContent[] {
  const result: PhrasingContent[] = []
  for (let at = 0; at < nodes.length; ) {
    const open = nodes[at]!.marks.filter((mark) => isWrapping(mark) && !mark.isInSet(within))
    const spans = open.map((mark) => ({ mark, length: spanOf(mark, nodes, at) }))
    const longest = spans.reduce<(typeof spans)[0] | undefined>(
      (best, span) => (best && best.length >= span.length ? best : span),
      undefined,
    )
    if (!longest) {
      add(result, leafOf(nodes[at]!, onOneLine))
      at++
      continue
    }
    const inside = nodes.slice(at, at + longest.length)
    result.push(wrap(longest.mark, nest(inside, [...within, longest.mark], onOneLine)))
    at += longest.length
  }
  return result
}

function spanOf(mark: Mark, nodes: readonly Node[], from: number): number {
  const end = nodes.findIndex((node, index) => index > from && !mark.isInSet(node.marks))
  return (end < 0 ? nodes.length : end) - from
}

function wrap(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type === marks.link)
    return { type: 'link', url: mark.attrs.href, title: mark.attrs.title, children: children as never }
  if (mark.type === marks.em) return { type: 'emphasis', children }
  return { type: mark.type === marks.strong ? 'strong' : 'delete', children }
}

/** Adjacent texts are one, because what has to be escaped depends on what is next to it. */
function add(into: PhrasingContent[], piece: PhrasingContent) {
  const last = into.at(-1)
  if (last?.type === 'text' && piece.type === 'text') last.value += piece.value
  else into.push(piece)
}

function leafOf(node: Node, onOneLine: boolean): PhrasingContent {
  switch (node.type.name) {
    case 'image':
      return { type: 'image', url: node.attrs.src, alt: node.attrs.alt, title: node.attrs.title }
    case 'hard_break':
      return onOneLine ? { type: 'text', value: ' ' } : { type: 'break' }
    case 'soft_break':
      return { type: 'text', value: onOneLine ? ' ' : '\n' }
    case 'source_piece':
      return { type: 'html', value: node.attrs.source }
    default:
      return node.marks.some((mark) => mark.type === marks.code)
        ? { type: 'inlineCode', value: node.text! }
        : { type: 'text', value: node.text! }
  }
}

const isBlank = (node: Node) =>
  node.isText ? node.text!.trim() === '' : /^(?:hard|soft)_break$/.test(node.type.name)

function trimmed(content: Fragment): Node[] {
  const nodes = [...content.content]
  while (nodes[0] && isBlank(nodes[0])) nodes.shift()
  while (nodes.length > 0 && isBlank(nodes.at(-1)!)) nodes.pop()
  const first = nodes[0]
  if (first?.isText && !hasCode(first)) nodes[0] = withText(first, first.text!.trimStart())
  const last = nodes.at(-1)
  if (last?.isText && !hasCode(last)) nodes[nodes.length - 1] = withText(last, last.text!.trimEnd())
  return nodes
}

const hasCode = (node: Node) => node.marks.some((mark) => mark.type === marks.code)
const withText = (node: Node, text: string) => richSchema.text(text, node.marks)

/** Takes the spaces at the ends of bold and italic words out of them. */
function spacesOutside(nodes: readonly Node[]): Node[] {
  const marksAt = (index: number) => nodes[index]?.marks ?? []
  return nodes.flatMap((node, index) => {
    if (!node.isText || hasCode(node) || !node.marks.some(isAttention)) return [node]
    const text = node.text!
    const shared = (neighbor: readonly Mark[]) =>
      node.marks.filter((mark) => !isAttention(mark) || mark.isInSet(neighbor))
    const before = shared(marksAt(index - 1))
    const after = shared(marksAt(index + 1))
    if (text.trim() === '')
      return [
        richSchema.text(
          text,
          before.filter((mark) => mark.isInSet(after)),
        ),
      ]
    const lead = before.length < node.marks.length ? /^\s*/.exec(text)![0].length : 0
    const trail = after.length < node.marks.length ? /\s*$/.exec(text)![0].length : 0
    return [
      ...(lead > 0 ? [richSchema.text(text.slice(0, lead), before)] : []),
      withText(node, text.slice(lead, text.length - trail)),
      ...(trail > 0 ? [richSchema.text(text.slice(text.length - trail), after)] : []),
    ]
  })
}
