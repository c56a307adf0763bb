import { readLibraryPart } from '../citations/library-parts.ts'
import type { Numbered } from './numbering.ts'
import { cutIntoPages, type PageLines } from './regulation-pages.ts'
import type { RegulationParagraph, RegulationText, TextCounts } from './regulation-text.ts'
import { splitAppendix } from './split-appendices.ts'
import { splitCommentary } from './split-commentary.ts'
import { splitSection } from './split-sections.ts'
import { splitStatuteText } from './split-statute.ts'

interface SplitPage {
  paragraphs: RegulationParagraph[]
  counts: Omit<TextCounts, 'sections' | 'appendices' | 'supplements'>
}

/** Pages that were split before, and groups of comments that were numbered before. Versions of a part share most. */
export interface SplitCache {
  pages: Map<string, SplitPage>
  numberings: Map<string, Numbered>
}

export const newSplitCache = (): SplitCache => ({ pages: new Map(), numberings: new Map() })

/** Splits the text of a part, one line a paragraph, into paragraphs with citations. */
export function splitRegulationText(
  part: string,
  lines: readonly string[],
  known: SplitCache = newSplitCache(),
): RegulationText {
  if (readLibraryPart(part).code === 'USC') {
    const statute = splitStatuteText(part, lines)
    return { ...statute, paragraphs: withUniqueKeys(statute.paragraphs) }
  }
  const { pages, notes } = cutIntoPages(part, lines)
  const counts: TextCounts = {
    sections: 0,
    appendices: 0,
    supplements: 0,
    paragraphs: 0,
    comments: 0,
    subcomments: 0,
    headings: 0,
    appendixLines: 0,
    unmarked: 0,
    doubts: [],
  }
  const paragraphs: RegulationParagraph[] = []
  for (const page of pages) {
    if (page.page.kind === 'section') counts.sections++
    else if (page.page.kind === 'supplement') counts.supplements++
    else counts.appendices += 1 + (page.repeated ?? 0)
    counts.headings += 1 + (page.repeated ?? 0)
    const id = `${part}\n${page.heading}\n${page.lines.join('\n')}`
    let split = known.pages.get(id)
    if (!split) {
      split = splitPage(part, page, known)
      known.pages.set(id, split)
    }
    paragraphs.push(...split.paragraphs)
    for (const name of [
      'paragraphs',
      'comments',
      'subcomments',
      'headings',
      'appendixLines',
      'unmarked',
    ] as const)
      counts[name] += split.counts[name]
    counts.doubts.push(...split.counts.doubts)
  }
  return { part, pages: pages.map(({ page }) => page), paragraphs: withUniqueKeys(paragraphs), notes, counts }
}

function splitPage(part: string, { page, lines, heading }: PageLines, known: SplitCache): SplitPage {
  const none = {
    paragraphs: 0,
    comments: 0,
    subcomments: 0,
    headings: 0,
    appendixLines: 0,
    unmarked: 0,
    doubts: [],
  }
  if (page.kind === 'section') {
    const base = `${readLibraryPart(part).part}.${page.id}`
    const split = splitSection(base, page.id, lines)
    const title: RegulationParagraph = {
      key: base,
      page: page.id,
      kind: 'heading',
      path: [],
      level: 0,
      text: heading,
    }
    return {
      paragraphs: [title, ...split.paragraphs],
      counts: {
        ...none,
        paragraphs: split.marks,
        unmarked: split.unmarked,
        doubts: split.cost >= 1 ? [`${heading}: ${split.cost}`] : [],
      },
    }
  }
  if (page.kind === 'appendix') {
    const name = page.label.replace(/^Appendix ?/, '')
    const base = name ? `Appendix ${name}` : 'Appendix'
    const blocks = splitAppendix(name, page.id, lines)
    const title: RegulationParagraph = {
      key: base,
      page: page.id,
      kind: 'heading',
      path: [],
      level: 0,
      text: heading,
    }
    return { paragraphs: [title, ...blocks], counts: { ...none, appendixLines: lines.length } }
  }
  const { paragraphs, ...counts } = splitCommentary(part, page.id, lines, known.numberings)
  const title: RegulationParagraph = {
    key: 'Supplement I',
    page: page.id,
    kind: 'heading',
    path: [],
    level: 0,
    text: heading,
  }
  return { paragraphs: [title, ...paragraphs], counts: { ...none, ...counts } }
}

/** The official text repeats some numbers (two comments 2 to 11(c)): the second one gets `#2`. */
function withUniqueKeys(paragraphs: RegulationParagraph[]): RegulationParagraph[] {
  const seen = new Map<string, number>()
  return paragraphs.map((paragraph) => {
    const times = (seen.get(paragraph.key) ?? 0) + 1
    seen.set(paragraph.key, times)
    return times === 1 ? paragraph : { ...paragraph, key: `${paragraph.key}#${times}` }
  })
}
