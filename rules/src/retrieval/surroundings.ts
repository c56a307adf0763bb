import { commonNamesOf } from './common-names.ts'
import { beginningsBelow, firstWords, openingOf, type PlacedParagraph, sectionKey } from './context-of.ts'
import { saidOf } from './trade-words.ts'

/** What is around a paragraph, which says what it is about and is never quoted. */
export interface Surroundings {
  /** The heading of the section, without its number. */
  heading: string
  /** The openings of the paragraphs above it, the outermost first. */
  above: readonly string[]
  /** What the field calls the place. */
  names: string
  /** The beginnings of the paragraphs right below. */
  below: string
  /** How the trade asks for what stands here. */
  said: readonly string[]
}

const WORDS_WITHOUT_OPENING = 8
const WORDS_OF_A_CHILD = 20
const CHILDREN_AT_MOST = 10

export function surroundingsOf(paragraphs: readonly PlacedParagraph[]): Map<number, Surroundings> {
  const byKey = new Map(paragraphs.map(({ key, text }) => [key, text]))
  const headings = new Map<string, string>()
  for (const { kind, page, text } of paragraphs)
    if (kind === 'heading') headings.set(page, text.replace(/^§\S+/, '').trim())
  const children = beginningsBelow(paragraphs, WORDS_OF_A_CHILD, CHILDREN_AT_MOST)
  const around = new Map<number, Surroundings>()
  for (const { id, part, page, key, kind, path } of paragraphs) {
    const section = sectionKey(part, page)
    const rules = path.map((_, at) => section + marksOf(path.slice(0, at + 1)))
    const above = kind === 'comment' ? rules : rules.slice(0, -1)
    around.set(id, {
      heading: headings.get(page) ?? '',
      above: above.flatMap((rule) => {
        const text = byKey.get(rule)
        return text ? [openingOf(text) || firstWords(text, WORDS_WITHOUT_OPENING)] : []
      }),
      names: commonNamesOf(`${part}.${page}`, path),
      said: saidOf(part, key),
      below: kind === 'comment' ? '' : (children.get(key) ?? ''),
    })
  }
  return around
}

const marksOf = (path: readonly string[]) => path.map((mark) => `(${mark})`).join('')
