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
  const timesSeen = new Map<string, number>()
  return taskItems(parser.parse(markdown) as MarkdownNode).map((text) => {
    const occurrence = (timesSeen.get(text) ?? 0) + 1
    timesSeen.set(text, occurrence)
    return { text, key: keyOf(text, occurrence) }
  })
}

/** Of its words alone, as ticks are kept; only what says the same once more adds its number, after a sign that no text has. */
function keyOf(text: string, occurrence: number): string {
  const named = occurrence === 1 ? text : `${text}\0${occurrence}`
  return createHash('sha256').update(named).digest('hex').slice(0, 16)
}

/** An item within an item is one of its own, after the one that it stands in. */
function taskItems(node: MarkdownNode): string[] {
  const { type, checked, children = [] } = node
  const within = children.flatMap(taskItems)
  return type === 'listItem' && typeof checked === 'boolean' ? [itemWords(node), ...within] : within
}

function itemWords({ children = [] }: MarkdownNode): string {
  const ownBlocks = children.filter(({ type }) => type !== 'list')
  return ownBlocks.map(wordsOf).join(' ').trim()
}

function wordsOf({ type, value, children = [] }: MarkdownNode): string {
  return type === 'break' ? ' ' : (value ?? children.map(wordsOf).join(''))
}
