import { commonNamesOf } from './common-names.ts'

/** What the index needs of a paragraph, in reading order within its part. */
export interface PlacedParagraph {
  id: number
  part: string
  page: string
  key: string
  kind: string
  path: readonly string[]
  text: string
  countsFrom: string
  countsUntil: string
}

const WORDS_OF_A_PARENT = 16
const WORDS_OF_A_CHILD = 14
const CHILDREN_AT_MOST = 8

/** Gives each paragraph of a part the words above it: the heading of the section and what introduces it. */
export function contextsOf(paragraphs: readonly PlacedParagraph[]): Map<number, string> {
  const byKey = new Map<string, string>()
  for (const { key, text } of paragraphs) byKey.set(key, text)
  const headings = new Map<string, string>()
  for (const { kind, page, text } of paragraphs) if (kind === 'heading') headings.set(page, text)
  const below = wordsBelow(paragraphs)
  const contexts = new Map<number, string>()
  for (const paragraph of paragraphs) {
    const { id, part, page, key, kind, path } = paragraph
    const above = [headings.get(page) ?? '']
    const section = sectionKey(part, page)
    const isComment = kind === 'comment' || kind === 'comment-heading'
    const ruleDepth = isComment ? path.length : path.length - 1
    for (let depth = 1; depth <= ruleDepth; depth++)
      above.push(
        beginning(
          byKey.get(
            section +
              path
                .slice(0, depth)
                .map((mark) => `(${mark})`)
                .join(''),
          ),
        ),
      )
    if (isComment) {
      const [heading, ...marks] = key.split(/(?<=[^A-Z])-(?=\d)/)
      if (heading !== key) above.push(beginning(byKey.get(heading!)))
      const steps = (marks[0] ?? '').split('.')
      for (let depth = 1; depth < steps.length; depth++)
        above.push(beginning(byKey.get(`${heading}-${steps.slice(0, depth).join('.')}`)))
    }
    above.push(commonNamesOf(`${part}.${page}`, path), below.get(key) ?? '')
    contexts.set(id, above.filter(Boolean).join(' '))
  }
  return contexts
}

/** How the keys of a section begin: `1026.19`, with the part also in other titles; `3937` in a title of statutes. */
export const sectionKey = (part: string, page: string): string =>
  part.startsWith('usc-') ? page : `${part.replace(/^\d+-/, '')}.${page}`

/** "A qualified mortgage is a covered transaction:" goes on in the paragraphs below it. */
function wordsBelow(paragraphs: readonly PlacedParagraph[]): Map<string, string> {
  const introducing = new Set(paragraphs.filter(({ text }) => /[:—–-]\s*$/.test(text)).map(({ key }) => key))
  return beginningsBelow(paragraphs, WORDS_OF_A_CHILD, CHILDREN_AT_MOST, (above) => introducing.has(above))
}

/** By the key of a paragraph, the first words of those right below it. */
export function beginningsBelow(
  paragraphs: readonly PlacedParagraph[],
  wordsOfEach: number,
  atMost: number,
  isWanted: (above: string) => boolean = () => true,
): Map<string, string> {
  const children = new Map<string, string[]>()
  for (const { key, kind, text } of paragraphs) {
    const above = key.replace(/\([^()]+\)$/, '')
    if (kind === 'comment' || above === key || !isWanted(above)) continue
    const beginnings = children.get(above) ?? []
    if (beginnings.length < atMost) beginnings.push(firstWords(text, wordsOfEach))
    children.set(above, beginnings)
  }
  return new Map([...children].map(([key, beginnings]) => [key, beginnings.join(' ')]))
}

export const firstWords = (text: string, count: number): string => text.split(/\s+/, count).join(' ')

const beginning = (text: string | undefined) => firstWords(text ?? '', WORDS_OF_A_PARENT)

const WORDS_OF_A_HEADING = 14

/** Paragraphs that only name what is below them: "(ii) Timing-". They are context, not answers. */
export function headingsAmong(paragraphs: readonly PlacedParagraph[]): Set<number> {
  const headings = new Set<number>()
  for (const [at, { id, key, kind, text }] of paragraphs.entries()) {
    if (kind === 'heading' || kind === 'comment-heading') headings.add(id)
    const next = paragraphs[at + 1]
    const isShort =
      text.split(/\s+/, WORDS_OF_A_HEADING + 1).length <= WORDS_OF_A_HEADING && !text.endsWith(':')
    if (isShort && next?.key.startsWith(`${key}(`)) headings.add(id)
  }
  return headings
}

/** What a paragraph is called: the words that open it, and the heading right above it. */
export function titlesOf(
  paragraphs: readonly PlacedParagraph[],
  headings: ReadonlySet<number>,
): Map<number, string> {
  const byKey = new Map(paragraphs.map((paragraph) => [paragraph.key, paragraph]))
  const titles = new Map<number, string>()
  for (const { id, key, text } of paragraphs) {
    const above = byKey.get(key.replace(/\([^()]+\)$/, ''))
    const inherited =
      above && above.id !== id && headings.has(above.id) && above.kind !== 'heading' ? above.text : ''
    titles.set(id, `${openingOf(text)} ${inherited}`.trim())
  }
  return titles
}

/** "(a) Live contact. …" opens with "Live contact". */
export function openingOf(text: string): string {
  const opening =
    /^(?:\([A-Za-z0-9]{1,5}\)\s*|\d{1,2}\.\s+|[ivx]+\.\s+)*([^.]{3,90}?)(?:\.|-$|-\s)/.exec(text)?.[1] ?? ''
  return opening.split(/\s+/).length <= 12 ? opening : ''
}
