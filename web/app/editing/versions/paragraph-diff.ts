import { type DiffLine, diffItems, diffWords } from '@plumbline/rules/texts/line-diff.ts'
import type { Paragraph } from './paragraphs.ts'

/** So many removed paragraphs are compared with an added one: a text written anew is not compared pair by pair. */
const LOOKED_AHEAD = 8

export interface ComparedParagraph {
  /** Formatted: the words are the same, the formatting or a link is not. */
  kind: 'same' | 'formatted' | 'changed' | 'removed' | 'added'
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
  let [old, now] = [0, 0]
  for (const { kind } of diffItems(before.map(lineOf), after.map(lineOf))) {
    if (kind === 'removed') removed.push(before[old++]!)
    else if (kind === 'added') added.push(after[now++]!)
    else {
      const [earlier, later] = [before[old++]!, after[now++]!]
      found.push(...pairsOf(removed, added), whole(earlier.html === later.html ? 'same' : 'formatted', later))
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

function whole(
  kind: Exclude<ComparedParagraph['kind'], 'changed'>,
  { form, text }: Paragraph,
): ComparedParagraph {
  return { kind, form, words: [{ kind: 'same', text }] }
}

const lineOf = ({ form, text }: Paragraph) => `${form} ${text}`
