import { type DiffLine, diffItems, diffWords } from './line-diff.ts'
import type { Paragraph } from './paragraphs.ts'

export interface ComparedParagraph {
  kind: 'same' | 'changed' | 'removed' | 'added'
  form: Paragraph['form']
  words: DiffLine[]
}

/** A removed paragraph and the added one after it are one changed paragraph if they share most of their words. */
export function compareParagraphs(
  before: readonly Paragraph[],
  after: readonly Paragraph[],
): ComparedParagraph[] {
  const found: ComparedParagraph[] = []
  let removed: ComparedParagraph[] = []
  for (const { kind, text: line } of diffItems(before.map(lineOf), after.map(lineOf))) {
    const { form, text } = paragraphOf(line)
    const words: DiffLine[] = [{ kind: 'same', text }]
    if (kind !== 'added') {
      const paragraph = { kind, form, words }
      found.push(paragraph)
      if (kind === 'removed') removed.push(paragraph)
      else removed = []
      continue
    }
    const earlier = removed.shift()
    const changed = earlier?.form === form ? diffWords(earlier.words[0]!.text, text) : undefined
    if (earlier && changed) found.splice(found.indexOf(earlier), 1)
    found.push(changed ? { kind: 'changed', form, words: changed } : { kind, form, words })
  }
  return found
}

const lineOf = ({ form, text }: Paragraph) => `${form} ${text}`

function paragraphOf(line: string): Paragraph {
  const at = line.indexOf(' ')
  return { form: line.slice(0, at) as Paragraph['form'], text: line.slice(at + 1) }
}
