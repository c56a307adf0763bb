import { elementsNamed, type TreeNode, wordsOf } from './tree-node.ts'

/** More than a narrow column holds. Only such cells may break within words. */
const LONG_WORD = /\S{30}/

/** Attributes that the styles need on each cell. */
export function describeTableCells(tree: TreeNode): void {
  for (const table of elementsNamed('table', tree)) {
    labelCells(table)
    for (const cell of [...elementsNamed('th', table), ...elementsNamed('td', table)])
      if (LONG_WORD.test(wordsOf(cell))) cell.properties = { ...cell.properties, dataLongWord: '' }
  }
}

/** Each cell carries its column's heading: on a phone a row becomes a card. */
function labelCells(table: TreeNode): void {
  const headings = elementsNamed('th', table).map(wordsOf)
  for (const row of elementsNamed('tr', table)) {
    elementsNamed('td', row).forEach((cell, index) => {
      cell.properties = { ...cell.properties, dataLabel: headings[index] ?? '' }
    })
  }
}
