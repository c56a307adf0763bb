/** A node of the HTML tree, as far as we use it. */
export interface TreeNode {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: TreeNode[]
}

export function wordsOf({ type, value, children = [] }: TreeNode): string {
  return type === 'text' ? (value ?? '') : children.map(wordsOf).join('')
}

/** All elements of one name below a node, in document order. */
export function elementsNamed(name: string, { children = [] }: TreeNode): TreeNode[] {
  return children.flatMap((child) => [
    ...(child.tagName === name ? [child] : []),
    ...elementsNamed(name, child),
  ])
}
