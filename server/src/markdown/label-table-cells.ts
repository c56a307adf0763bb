import { elementsNamed, type TreeNode, wordsOf } from './tree-node.ts'

/** Each cell carries its column's heading: on a phone a row becomes a card that names its cells. */
export function labelTableCells(tree: TreeNode): void {
  for (const table of elementsNamed('table', tree)) {
    const headings = elementsNamed('th', table).map(wordsOf)
    for (const row of elementsNamed('tr', table)) {
      elementsNamed('td', row).forEach((cell, index) => {
        cell.properties = { ...cell.properties, dataLabel: headings[index] ?? '' }
      })
    }
  }
}
