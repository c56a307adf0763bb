import { type DiffLine, diffItems, diffWords } from './line-diff.ts'
import type { Paragraph } from './paragraphs.ts'

/** So many removed paragraphs are compared with an added one: a text written anew is not compared pair by pair. */
const LOOKED_AHEAD = 8

export interface ComparedParagraph {
  kind: 'same' | 'changed' | 'removed' | 'added'
  form: Paragraph['form']
  words: DiffLine[]
}

/** A removed paragraph and an added one in its stead are one changed paragraph if they share most of their words. */
export function compareParagraphs(
  before: readonly Paragraph[],
  after: readonly Paragraph[],
): ComparedParagraph[] {
  const found: ComparedParagraph[] = []
  let removed: Paragraph[] = []
  let added: Paragraph[] = []
  for (const { kind, text } of diffItems(before.map(lineOf), after.map(lineOf))) {
    const paragraph = paragraphOf(text)
    if (kind === 'removed') removed.push(paragraph)
    else if (kind === 'added') added.push(paragraph)
    else {
      found.push(...pairsOf(removed, added), whole('same', paragraph))
      removed = []
      added = []
    }
  }
  return [...found, ...pairsOf(removed, added)]
}

/** What was removed between two unchanged paragraphs, and what was put in its stead, in the order of the text. */
function pairsOf(removed: readonly Paragraph[], added: readonly Paragraph[]): ComparedParagraph[] {
  const found: ComparedParagraph[] = []
  let waiting: Paragraph[] = []
  let from = 0
  const flush = (to: number) => {
    found.push(...removed.slice(from, to).map((one) => whole('removed', one)))
    found.push(...waiting.map((one) => whole('added', one)))
    waiting = []
  }
  for (const paragraph of added) {
    const { form, text } = paragraph
    const ahead = removed.slice(from, from + LOOKED_AHEAD)
    const compared = ahead.map((one) => (one.form === form ? diffWords(one.text, text) : undefined))
    const at = compared.findIndex((words) => words !== undefined)
    if (at < 0) {
      waiting.push(paragraph)
      continue
    }
    flush(from + at)
    found.push({ kind: 'changed', form, words: compared[at]! })
    from += at + 1
  }
  flush(removed.length)
  return found
}

function whole(kind: 'same' | 'removed' | 'added', { form, text }: Paragraph): ComparedParagraph {
  return { kind, form, words: [{ kind: 'same', text }] }
}

const lineOf = ({ form, text }: Paragraph) => `${form} ${text}`

function paragraphOf(line: string): Paragraph {
  const at = line.indexOf(' ')
  return { form: line.slice(0, at) as Paragraph['form'], text: line.slice(at + 1) }
}
