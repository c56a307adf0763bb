import { findPassage, passageAt } from '@plumbline/rules/texts/passages.ts'

/** A passage of a rendered text that stands out: words that are to go, words that are to come, or a comment. */
export interface TextMark {
  id: string
  kind: 'suggestion' | 'comment'
  /** As Markdown, or as the words that readers see. */
  before: string
  quote: string
  after: string
  /** Where it is: a suggestion in the Markdown, a comment in the words that readers see. */
  at: number
  replacement?: string
}

interface PlacedMark extends TextMark {
  from: number
  to: number
}

const LINK_TARGET = /\]\([^)\s]*(?:\s+"[^"]*")?\)/g
const OTHER = /[^\p{L}\p{N}]/gu

/** Letters and figures alone: the same in Markdown and in what is rendered from it. */
const letters = (text: string) => text.replace(LINK_TARGET, ']').replace(OTHER, '')

/** The words without the marks of Markdown, as far as a suggestion shows them. */
const plain = (markdown: string) => markdown.replace(LINK_TARGET, ']').replace(/^#{1,6} |[*_`[\]\\]/gm, '')

/** The words that readers see, without those that are only suggested and without what is between the paragraphs. */
export function textOfHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}

/** Rendered text with the marks drawn in it. `source` is its Markdown. */
export function withMarks(html: string, source: string, marks: readonly TextMark[]): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const placed = placeMarks(body.textContent, source, marks)
  if (placed.length === 0) return html
  const nodes: Text[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  let base = 0
  for (const node of nodes) {
    drawMarks(node, base, placed)
    base += node.data.length
  }
  return body.innerHTML
}

/** Finds each mark among the letters of the text, so that no sign of Markdown counts. */
function placeMarks(text: string, source: string, marks: readonly TextMark[]): PlacedMark[] {
  const places: number[] = []
  let only = ''
  for (const { 0: letter, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    for (let unit = 0; unit < letter.length; unit++) places.push(index + unit)
    only += letter
  }
  return marks.flatMap((mark) => {
    const [before, quote, after] = [mark.before, mark.quote, mark.after].map(letters) as [
      string,
      string,
      string,
    ]
    const start = letters((mark.kind === 'comment' ? text : source).slice(0, mark.at)).length
    const whole = `${before}${quote}${after}`
    const anchor = passageAt(whole, before.length, before.length + quote.length)
    const isThere =
      only.startsWith(quote, start) && only.slice(Math.max(0, start - 8), start) === before.slice(-8)
    const at = isThere ? start : findPassage(only, { ...anchor, at: start })
    if (at === undefined) return []
    const end = at + quote.length
    const from = quote === '' ? pastSigns(text, (places[at - 1] ?? -1) + 1, mark.before) : places[at]!
    return [{ ...mark, from, to: quote === '' ? from : pastSigns(text, places[end - 1]! + 1, mark.quote) }]
  })
}

/** The period at the end of a sentence belongs to it, though only letters are counted. */
function pastSigns(text: string, from: number, words: string): number {
  const signs = /[^\p{L}\p{N}]*$/u.exec(words)![0]
  let at = from
  for (const sign of signs) if (text[at] === sign) at++
  return at
}

function drawMarks(node: Text, base: number, marks: readonly PlacedMark[]) {
  const end = base + node.data.length
  const inside = marks.filter(({ from, to }) => from <= end && to >= base)
  if (inside.length === 0) return
  const cuts = inside.flatMap(({ from, to }) => [from, to]).filter((cut) => cut > base && cut < end)
  const edges = [...new Set([base, ...cuts, end])].toSorted((one, other) => one - other)
  const pieces: Node[] = []
  for (const [index, start] of edges.slice(0, -1).entries()) {
    const stop = edges[index + 1]!
    let piece: Node = document.createTextNode(node.data.slice(start - base, stop - base))
    for (const mark of inside) if (mark.from <= start && mark.to >= stop) piece = wrapped(piece, mark)
    // Words that are added at the very beginning of the text come before it.
    for (const mark of inside) if (start === 0 && mark.to === 0 && mark.replacement) pieces.push(added(mark))
    pieces.push(piece)
    for (const mark of inside) if (mark.to === stop && mark.replacement) pieces.push(added(mark))
  }
  node.replaceWith(...pieces)
}

function wrapped(piece: Node, { id, kind }: PlacedMark): Node {
  const around = document.createElement(kind === 'suggestion' ? 'del' : 'mark')
  around.dataset[kind] = id
  around.append(piece)
  return around
}

function added({ id, replacement = '' }: PlacedMark): Node {
  const words = document.createElement('ins')
  words.dataset.suggestion = id
  words.textContent = plain(replacement)
  return words
}
