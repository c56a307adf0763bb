import type { Node } from 'prosemirror-model'

/** A block, a list item, or a table row as it is stored, and the node that was read from it. */
export interface Original {
  node: Node
  source: string
  /** The text between it and the one before: blank lines, the second line of a table. */
  before: string
}

/**
 * What the editor was given, so that everything that nobody edited is written as it was. Texts that arrive
 * later are added, because undo may bring back the earlier one.
 */
export interface Originals {
  all: Original[]
  /** The text after the last block of the latest version. */
  tail: string
  /** The number of the first block of each text. */
  firsts: Set<number>
}

export const noOriginals = (): Originals => ({ all: [], tail: '', firsts: new Set() })

/** The stored form of a node that is as it was read. */
export function unedited(originals: Originals, node: Node): Original | undefined {
  const original = originals.all[node.attrs.origin ?? -1]
  return original && (original.node === node || original.node.eq(node)) ? original : undefined
}

/** Whether `node` follows `before` in the stored text, too. */
export function follows(before: Node | undefined, node: Node): boolean {
  return before?.attrs.origin != null && node.attrs.origin === before.attrs.origin + 1
}
