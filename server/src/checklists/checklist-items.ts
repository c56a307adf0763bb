import { createHash } from 'node:crypto'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

export interface ChecklistItem {
  key: string
  text: string
}

interface MarkdownNode {
  type: string
  value?: string
  checked?: boolean | null
  children?: MarkdownNode[]
}

const parser = unified().use(remarkParse).use(remarkGfm)

/** The task items of a text (`- [ ] …`), in their order. */
export function checklistItems(markdown: string): ChecklistItem[] {
  return taskItems(parser.parse(markdown) as MarkdownNode).map((text) => ({
    text,
    key: createHash('sha256').update(text).digest('hex').slice(0, 16),
  }))
}

function taskItems(node: MarkdownNode): string[] {
  const { type, checked, children = [] } = node
  if (type === 'listItem' && typeof checked === 'boolean') return [wordsOf(node).trim()]
  return children.flatMap(taskItems)
}

function wordsOf({ value, children = [] }: MarkdownNode): string {
  return value ?? children.map(wordsOf).join('')
}
