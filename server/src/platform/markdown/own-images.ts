import type { TreeNode } from './tree-node.ts'

/** Readers load nothing from other hosts: a foreign picture becomes a link with its alternative text. */
export function keepOwnImages({ children = [] }: TreeNode, insideLink = false): void {
  for (const [index, child] of children.entries()) {
    if (child.tagName === 'img' && !isOwn(child)) children[index] = standIn(child, insideLink)
    else keepOwnImages(child, insideLink || child.tagName === 'a')
  }
}

function isOwn({ properties }: TreeNode): boolean {
  const src = properties?.src
  return typeof src === 'string' && /^\/(?![/\\])/.test(src)
}

/** Links cannot nest, so inside a link only the text remains. */
function standIn({ properties }: TreeNode, insideLink: boolean): TreeNode {
  const words = { type: 'text', value: properties?.alt ? `Image: ${properties.alt}` : 'Image' }
  if (!properties?.src || insideLink) return words
  return { type: 'element', tagName: 'a', properties: { href: properties.src }, children: [words] }
}
