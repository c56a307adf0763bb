/** A node of the Markdown tree, as far as we use it. */
export interface MarkdownNode {
  type: string
  value?: string
  checked?: boolean | null
  children?: MarkdownNode[]
}

/** The text of the task items (`- [ ] …`) in order. A nested item follows its parent. */
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
