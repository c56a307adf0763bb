import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { DocumentBlock, OutlineItem } from '../../platform/documents/document-content.ts'
import { endOfLink, htmlWords, withAddress } from './html-words.ts'

/** What the parser gives, as far as a document draws it. */
interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  url?: string
  alt?: string | null
  identifier?: string
  label?: string | null
  ordered?: boolean | null
  start?: number | null
  checked?: boolean | null
}

const parser = unified().use(remarkParse).use(remarkGfm)

/** A text as a printed document shows it: addresses of links and numbers of lists are written out. */
export function markdownBlocks(text: string): DocumentBlock[] {
  const tree = parser.parse(text) as MarkdownNode
  const addresses = new Map<string, string>()
  const noteAddresses = ({ type, identifier = '', url = '', children = [] }: MarkdownNode) => {
    if (type === 'definition' && !addresses.has(identifier)) addresses.set(identifier, url)
    children.forEach(noteAddresses)
  }
  noteAddresses(tree)
  let lists = 0

  function blocksOf(node: MarkdownNode): DocumentBlock[] {
    const { type, children = [] } = node
    switch (type) {
      case 'heading':
        return [{ kind: 'heading', text: wordsOf(node) }]
      case 'list':
        return [{ kind: 'outline', items: itemsOf(node, 0) }]
      case 'table': {
        const [head, ...rows] = children.map((row) => (row.children ?? []).map(wordsOf))
        return head
          ? [{ kind: 'table', headings: head, rows: rows.map((row) => fitted(row, head.length)) }]
          : []
      }
      case 'blockquote':
        return children.flatMap(blocksOf)
      case 'footnoteDefinition':
        return [{ kind: 'paragraph', text: `[${node.label}] ${children.map(wordsOf).join(' ')}` }]
      case 'thematicBreak':
      case 'definition':
        return []
      default: {
        const words = wordsOf(node)
        return words.trim() === '' ? [] : [{ kind: 'paragraph', text: words }]
      }
    }
  }

  /** Everything in an item, in its order; what goes on with it has no mark of its own. */
  function itemsOf({ children = [], ordered, start }: MarkdownNode, depth: number): OutlineItem[] {
    lists += 1
    const list = lists
    return children.flatMap(({ children: parts = [], checked }, index) => {
      const mark = ordered ? `${(start ?? 1) + index}.` : '•'
      const items = parts.flatMap((part) =>
        part.type === 'list'
          ? itemsOf(part, depth + 1)
          : blocksOf(part).flatMap((block) => itemsOfBlock(block, depth, list)),
      )
      const first = items[0]?.list === list ? items.shift() : undefined
      const box = typeof checked === 'boolean' ? (checked ? '[x] ' : '[ ] ') : ''
      return [{ list, depth, mark, text: box + (first?.text ?? '') }, ...items]
    })
  }

  function wordsOf(node: MarkdownNode): string {
    const openLinks: string[] = []
    return wordsWithin(node, openLinks) + openLinks.map(endOfLink).join('')
  }

  function wordsWithin(node: MarkdownNode, openLinks: string[]): string {
    const { type, value, children = [], identifier = '' } = node
    const within = () => children.map((child) => wordsWithin(child, openLinks)).join('')
    switch (type) {
      case 'html':
        return htmlWords(value ?? '', openLinks)
      case 'break':
        return '\n'
      case 'link':
        return withAddress(within(), node.url ?? '')
      case 'linkReference':
        return withAddress(within(), addresses.get(identifier) ?? '')
      case 'image':
      case 'imageReference':
        return withAddress(
          node.alt ? `Image: ${node.alt}` : 'Image',
          node.url ?? addresses.get(identifier) ?? '',
        )
      case 'footnoteReference':
        return `[${node.label}]`
      case 'delete':
        return `[struck out: ${within()}]`
      default:
        return value ?? within()
    }
  }

  return (tree.children ?? []).flatMap(blocksOf)
}

const fitted = (row: string[], length: number) => Array.from({ length }, (_, at) => row[at] ?? '')

function itemsOfBlock(block: DocumentBlock, depth: number, list: number): OutlineItem[] {
  const goesOn = (text: string): OutlineItem => ({ list, depth, mark: '', text })
  switch (block.kind) {
    case 'outline':
      return block.items.map((item) => ({ ...item, depth: item.depth + depth + 1 }))
    case 'table':
      return [block.headings, ...block.rows].map((row) => goesOn(row.join(' | ')))
    case 'heading':
    case 'paragraph':
      return [goesOn(block.text)]
    default:
      return []
  }
}
