import { PASSAGE_AT_MOST } from '@plumbline/contract/compliance/comments.ts'
import { useEffect, useState } from 'react'

/** Not words of the text: what is only suggested, comments between its paragraphs, and the law beside it. */
const NOT_TEXT = 'ins[data-suggestion], [data-comment-place], [data-beside]'

interface SelectedWords {
  from: number
  to: number
  /** Of the selection, on the page. */
  box: { left: number; top: number; bottom: number }
}

/** The words of the text that are selected, as places among all its words. */
export function useSelectedWords(root: HTMLElement | null): SelectedWords | undefined {
  const [selected, setSelected] = useState<SelectedWords>()
  useEffect(() => {
    if (!root) return
    const read = () => setSelected(selectedWords(root))
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [root])
  return selected
}

function selectedWords(root: HTMLElement): SelectedWords | undefined {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return undefined
  const words = wordsOf(root)
  const from = lengthTo(words, range.startContainer, range.startOffset)
  const to = lengthTo(words, range.endContainer, range.endOffset)
  const text = words.map(({ data }) => data).join('')
  const quote = text.slice(from, to)
  if (quote.length > PASSAGE_AT_MOST || !/[\p{L}\p{N}]/u.test(quote)) return undefined
  const { left, top, bottom } = range.getBoundingClientRect()
  const lead = quote.length - quote.trimStart().length
  return {
    from: from + lead,
    to: to - (quote.length - quote.trimEnd().length),
    box: { left: left + scrollX, top: top + scrollY, bottom: bottom + scrollY },
  }
}

function wordsOf(root: HTMLElement): Text[] {
  const found: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(NOT_TEXT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

/** How many characters of the text come before a point of the page. */
function lengthTo(words: readonly Text[], container: Node, offset: number): number {
  const point = document.createRange()
  point.setStart(container, offset)
  let length = 0
  for (const node of words) {
    if (node === container) return length + offset
    if (point.comparePoint(node, 0) > 0) return length
    length += node.data.length
  }
  return length
}
