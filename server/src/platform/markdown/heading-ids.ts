import { elementsNamed, type TreeNode } from './tree-node.ts'

/** Prefix of heading ids, so that a heading "Main" cannot clash with an id of the page. */
export const HEADING_ID_PREFIX = 'section-'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Links within a text name its headings without the prefix. */
export function followHeadings(tree: TreeNode): void {
  const ids = HEADINGS.flatMap((name) => elementsNamed(name, tree)).map(idOf)
  const named = new Set(ids.map((id) => `#${encodeURI(id.slice(HEADING_ID_PREFIX.length))}`))
  for (const link of elementsNamed('a', tree)) {
    const href = String(link.properties?.href)
    if (!named.has(href)) continue
    link.properties = { ...link.properties, href: `#${HEADING_ID_PREFIX}${href.slice(1)}` }
  }
}

export function idOf({ properties }: TreeNode): string {
  return String(properties?.id)
}
