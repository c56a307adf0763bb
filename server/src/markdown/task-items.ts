/** A node of the Markdown tree, as far as we look at it. */
export interface MarkdownNode {
  type: string
  value?: string
  checked?: boolean | null
  children?: MarkdownNode[]
}

/** The words of the task items (`- [ ] …`), in their order. An item within an item is one of its own, after the one that it stands in. */
export function taskItems(node: MarkdownNode): string[] {
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
