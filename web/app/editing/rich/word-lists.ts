/** `mso-list:l0 level2 lfo1`: list and level of a paragraph of Word. */
const MSO_LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i
const NUMBER = /^\s*(?:\(?(\d+|[a-z]{1,4})[.)])/i

/** Makes lists of the paragraphs that Word marks as items by their style. */
export function makeWordLists(body: HTMLElement) {
  const lists: { element: HTMLElement; level: number; id: string }[] = []
  let last: Element | undefined
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const mark = MSO_LIST.exec(paragraph.dataset.style ?? '')
    if (!mark || paragraph.closest('li')) {
      continue
    }
    const level = Number(mark[2])
    const marker = takeMarker(paragraph)
    const number = NUMBER.exec(marker)?.[1]
    // Another paragraph between two items ends the list.
    if (paragraph.previousElementSibling !== last) lists.length = 0
    while (lists.length > 0 && lists.at(-1)!.level > level) lists.pop()
    const top = lists.at(-1)
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    if (top && top.level === level && top.id === mark[1]) top.element.append(item)
    else {
      if (top?.level === level) lists.pop()
      const list = document.createElement(number === undefined ? 'ul' : 'ol')
      if (number !== undefined && /^\d+$/.test(number) && number !== '1') list.setAttribute('start', number)
      list.append(item)
      const outer = lists.at(-1)
      if (outer) outer.element.lastElementChild!.append(list)
      else paragraph.before(list)
      lists.push({ element: list, level, id: mark[1]! })
    }
    paragraph.remove()
    last = lists[0]!.element
  }
}

/** The bullet or number that Word writes as text, in a span of its own. */
function takeMarker(paragraph: HTMLElement): string {
  const span = [...paragraph.querySelectorAll<HTMLElement>('span')].find((element) =>
    /mso-list:\s*ignore/i.test(element.dataset.style ?? ''),
  )
  if (span) {
    const text = span.textContent ?? ''
    span.remove()
    return text
  }
  const text = paragraph.textContent ?? ''
  const written = /^\s*(?:[·•▪oü§]|\(?(?:\d+|[a-z])[.)])\s+/i.exec(text)?.[0] ?? ''
  let left = written.length
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  while (left > 0 && walker.nextNode()) {
    const node = walker.currentNode as Text
    const cut = Math.min(left, node.data.length)
    node.data = node.data.slice(cut)
    left -= cut
  }
  return written
}
