import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

interface Chip {
  from: number
  to: number
  citation: string
  isChanged: boolean
}

const key = new PluginKey<DecorationSet>('citation chips')

/** Marks every citation in the text. The text itself does not change: readers' pages find citations likewise. */
export function citationChips(hasChanged: (citation: Citation) => boolean): Plugin {
  let known = new WeakMap<Node, Chip[]>()

  function chipsOf(block: Node): Chip[] {
    const found = known.get(block)
    if (found) return found
    const text = block.textBetween(0, block.content.size, undefined, (leaf) => ' '.repeat(leaf.nodeSize))
    const chips = findCitations(text).map(({ start, end, citation }) => ({
      from: start,
      to: end,
      citation: printCitation(citation),
      isChanged: hasChanged(citation),
    }))
    known.set(block, chips)
    return chips
  }

  function decorate(doc: Node): DecorationSet {
    const chips: Decoration[] = []
    doc.descendants((node, position) => {
      if (!node.isTextblock || node.type.spec.code) return true
      for (const { from, to, citation, isChanged } of chipsOf(node))
        chips.push(
          Decoration.inline(
            position + 1 + from,
            position + 1 + to,
            {
              class: isChanged ? 'citation-chip citation-changed' : 'citation-chip',
              'data-citation': citation,
            },
            { citation },
          ),
        )
      return false
    })
    return DecorationSet.create(doc, chips)
  }

  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, { doc }) => decorate(doc),
      apply: (transaction, before) => {
        if (transaction.getMeta(key)) known = new WeakMap()
        else if (!transaction.docChanged) return before
        return decorate(transaction.doc)
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })
}

/** Tells the chips that other law counts as changed. */
export const withOtherChanges = (transaction: Transaction) => transaction.setMeta(key, true)

/** The citation with the caret in it. */
export function citationAt(state: Parameters<(typeof key)['getState']>[0]): string | undefined {
  const { from, to } = state.selection
  return key.getState(state)?.find(from, to)[0]?.spec.citation
}
