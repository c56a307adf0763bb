import { type TreeNode, wordsOf } from './tree-node.ts'

export interface MarginNote {
  cite: string
  note: string
}

/** Inserts each note before the first block that names its citation; the page shows it in the margin. */
export function placeMarginNotes(tree: TreeNode, notes: readonly MarginNote[]): void {
  const waiting = new Set(notes)
  tree.children = (tree.children ?? []).flatMap((block) => {
    const words = wordsOf(block)
    const here = [...waiting].filter(({ cite }) => words.includes(cite))
    for (const note of here) waiting.delete(note)
    return [...here.map(asElement), block]
  })
}

function asElement({ cite, note }: MarginNote): TreeNode {
  return element('aside', { className: ['margin-note'], ariaLabel: `Source: ${cite}` }, [
    element('strong', {}, [{ type: 'text', value: cite }]),
    { type: 'text', value: ` ${note}` },
  ])
}

function element(tagName: string, properties: Record<string, unknown>, children: TreeNode[]): TreeNode {
  return { type: 'element', tagName, properties, children }
}
