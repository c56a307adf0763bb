import type { Nodes } from './markdown-nodes.ts'
import { parseMarkdown } from './read-markdown.ts'

const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g
const TRIED_AT_MOST = 24

/**
 * Writes "[sic]" and "snake_case" as a person would: without the backslashes that change nothing. An address
 * that reads as a link without its backslash becomes the link.
 */
export function withoutNeedlessEscapes(written: string): string {
  const escapes = written.match(ESCAPE)?.length ?? 0
  if (escapes === 0) return written
  const meaning = meaningOf(written)
  const bare = written.replace(ESCAPE, '')
  if (meaningOf(bare) === meaning) return bare
  let text = written
  let at = text.search(ESCAPE)
  for (let tried = 0; at >= 0 && tried < TRIED_AT_MOST; tried++) {
    const without = text.slice(0, at) + text.slice(at + 1)
    const isNeedless = meaningOf(without) === meaning
    if (isNeedless) text = without
    const next = at + (isNeedless ? 1 : 2)
    const further = text.slice(next).search(ESCAPE)
    at = further < 0 ? -1 : next + further
  }
  return text
}

/** What a text says, without where it stands and without whether an address is a link. */
function meaningOf(text: string): string {
  const said: string[] = []
  const visit = (node: Nodes) => {
    if (node.type === 'text') said.push(node.value)
    else if (isAutolink(node)) said.push(node.children[0].value)
    else {
      const { position: _place, children, ...rest } = node as Nodes & { children?: Nodes[] }
      said.push(`\u0001${JSON.stringify(rest)}\u0002`)
      for (const child of children ?? []) visit(child)
      said.push('\u0003')
    }
  }
  visit(parseMarkdown(text))
  return said.join('')
}

function isAutolink(node: Nodes): node is Nodes & { children: [{ value: string }] } {
  if (node.type !== 'link' || node.children.length !== 1 || node.children[0]!.type !== 'text') return false
  const { value } = node.children[0]
  return [value, `mailto:${value}`, `http://${value}`].includes(node.url)
}
