import { type Mark, numberMarks, ordinalOf, STATUTE_LEVELS } from './numbering.ts'
import type { PageLines } from './regulation-pages.ts'
import type { RegulationPage, RegulationParagraph, RegulationText } from './regulation-text.ts'
import { brackets } from './split-sections.ts'

const SECTION = /^§\s?(\d+[a-z]*(?:-\d+[a-z]*)*)\s+(?=\S)/i
const MARK = /^\(([A-Za-z]{1,5}|\d{1,3})\)(?=\s|$|\()/

/** Cuts the text of a title of the United States Code into its sections, and these into cited paragraphs. */
export function splitStatuteText(part: string, lines: readonly string[]): RegulationText {
  const cut = cutIntoSections(lines)
  const doubts: string[] = []
  let marked = 0
  let unmarked = 0
  const paragraphs = cut.flatMap(({ page, heading, lines: own }) => {
    const base = page.label.replace(/^§\s?/, '')
    const split = splitSection(base, page.id, own)
    if (split.cost >= 1) doubts.push(`${heading}: ${split.cost}`)
    marked += split.marks
    unmarked += split.unmarked
    const title: RegulationParagraph = {
      key: base,
      page: page.id,
      kind: 'heading',
      path: [],
      level: 0,
      text: heading,
    }
    return [title, ...split.paragraphs]
  })
  return {
    part,
    pages: cut.map(({ page }) => page),
    paragraphs,
    notes: [],
    counts: {
      sections: cut.length,
      appendices: 0,
      supplements: 0,
      paragraphs: marked,
      comments: 0,
      subcomments: 0,
      headings: cut.length,
      appendixLines: 0,
      unmarked,
      doubts,
    },
  }
}

function cutIntoSections(lines: readonly string[]): PageLines[] {
  const pages: PageLines[] = []
  for (const line of lines) {
    const section = SECTION.exec(line)
    if (!section) {
      if (line.trim() !== '') pages.at(-1)?.lines.push(line)
      continue
    }
    const title = line.slice(section[0].length)
    const page: RegulationPage = {
      id: section[1]!.toLowerCase(),
      label: `§ ${section[1]}`,
      title,
      kind: 'section',
      isReserved: /\[Reserved\]/.test(title),
    }
    pages.push({ page, heading: line, lines: [] })
  }
  return pages
}

function splitSection(base: string, page: string, lines: readonly string[]) {
  const marks = lines.map((line): Mark | undefined => {
    const value = MARK.exec(line)?.[1]
    return value && STATUTE_LEVELS.some((kind) => ordinalOf(value, kind) !== undefined)
      ? { value }
      : undefined
  })
  const { paths, cost } = numberMarks(
    marks.flatMap((mark) => mark ?? []),
    STATUTE_LEVELS,
  )
  const paragraphs: RegulationParagraph[] = []
  let place = 0
  let unmarked = 0
  for (const [index, text] of lines.entries()) {
    const last = paragraphs.at(-1)
    if (marks[index]) {
      const path = paths[place++]!
      paragraphs.push({
        key: base + brackets(path),
        page,
        kind: 'paragraph',
        path,
        level: Math.max(0, path.length - 1),
        text,
      })
      continue
    }
    unmarked++
    if (last) last.text += `\n${text}`
    else
      paragraphs.push({
        key: `${base} introductory text`,
        page,
        kind: 'introduction',
        path: [],
        level: 0,
        text,
      })
  }
  return { paragraphs, marks: place, unmarked, cost }
}
