import { COMMENT_LEVELS, type Mark, type Numbered, numberMarks } from './numbering.ts'
import type { RegulationParagraph } from './regulation-text.ts'
import { brackets } from './split-sections.ts'

const SECTION_HEADING = /^(?:Section |§\s?)(\d{4})\.(\d+[a-z]?)(?:\s*[-–—]\s*|\s+|$)(?=[A-Z[]|$)/
const APPENDIX_HEADING =
  /^Appendi(?:x|ces) (MS(?:-\d)?|[A-Z]\d?)(?:, .{1,60})?(?: to Part \d{4})?(?:\s?[-–—]| and |$)/
const SUBPART_HEADING = /^Subpart [A-Z](?:\s?[-–—]|$)/
const MARK = /^(\d{1,3}|[ivxl]{1,6}|[A-Z])\.(?:\s+|$)/
const GROUPS = '(?:\\s?\\((?:[A-Za-z]{1,5}|\\d{1,3})\\))+'
const BARE_HEADING = new RegExp(`^(${GROUPS})\\s+[A-Z].{0,110}$`)
const HEADING_LENGTH_AT_MOST = 250
/** "1. Effective date. i. General.": a second mark after a short heading opens the next level. */
const SECOND_MARK = /^(\S+\.\s+(?:\S+\s+){1,14}?(?<=[.:]\s))(i|A|1)\.\s/

export interface SplitCommentary {
  paragraphs: RegulationParagraph[]
  comments: number
  subcomments: number
  headings: number
  unmarked: number
  doubts: string[]
}

interface Target {
  /** What the comments explain, as the citation of a comment begins: `19(e)(1)`, `App. H`, `intro`. */
  reference: string
  page: string
  path: string[]
}

interface Group {
  target: Target
  heading: string
  headingText?: string | undefined
  lines: { text: string; mark?: Mark }[]
}

export function splitCommentary(
  part: string,
  page: string,
  lines: readonly string[],
  known: Map<string, Numbered> = new Map(),
): SplitCommentary {
  const groups = cutIntoGroups(part, page, lines)
  const paragraphs: RegulationParagraph[] = []
  const result: SplitCommentary = {
    paragraphs,
    comments: 0,
    subcomments: 0,
    headings: 0,
    unmarked: 0,
    doubts: [],
  }
  for (const group of groups) {
    const { target } = group
    if (group.headingText) {
      result.headings++
      paragraphs.push({
        key: `comment ${target.reference}`,
        page: target.page,
        kind: 'comment-heading',
        path: target.path,
        level: 0,
        text: group.headingText,
      })
    }
    const numbered = numberOnce(
      group.lines.flatMap((line) => line.mark ?? []),
      known,
    )
    if (numbered.cost >= 1) result.doubts.push(`${group.heading}: ${numbered.cost}`)
    let place = 0
    let isFirst = true
    for (const { text, mark } of group.lines) {
      if (!mark) {
        result.unmarked++
        if (isFirst)
          paragraphs.push({
            key: `comment ${target.reference} introductory text`,
            page: target.page,
            kind: 'comment',
            path: target.path,
            level: 0,
            text,
          })
        else {
          const last = paragraphs.at(-1)!
          last.text += (/^\(/.test(text) || !/[.:;”)]$/.test(last.text) ? ' ' : '\n') + text
        }
        isFirst = false
        continue
      }
      isFirst = false
      const path = numbered.paths[place++]!
      if (path.length === 1) result.comments++
      else result.subcomments++
      paragraphs.push({
        key: `comment ${target.reference}-${path.join('.')}`,
        page: target.page,
        kind: 'comment',
        path: target.path,
        level: path.length - 1,
        text,
      })
    }
  }
  return result
}

function numberOnce(marks: readonly Mark[], known: Map<string, Numbered>): Numbered {
  const id = marks.map(({ value }) => value).join(' ')
  let numbered = known.get(id)
  if (!numbered) {
    numbered = numberMarks(marks, COMMENT_LEVELS)
    known.set(id, numbered)
  }
  return numbered
}

function cutIntoGroups(part: string, page: string, lines: readonly string[]): Group[] {
  const groups: Group[] = []
  let section: string | undefined
  let appendix: string | undefined
  let target: Target = { reference: 'intro', page, path: [] }
  let areHeadingsBare = false

  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const next = lines[index + 1]
    const sectionHeading = SECTION_HEADING.exec(line)
    if (sectionHeading && isHeading(line)) {
      section = sectionHeading[2]!
      appendix = undefined
      areHeadingsBare = isSectionOfBareHeadings(lines, index + 1, section)
      open({ reference: section, page: section, path: [] }, line)
      continue
    }
    const appendixHeading = APPENDIX_HEADING.exec(line)
    if (appendixHeading && isHeading(line)) {
      appendix = appendixHeading[1]!
      section = undefined
      open({ reference: `App. ${appendix}`, page: `appendix-${appendix.toLowerCase()}`, path: [] }, line)
      continue
    }
    if (line === 'Introduction' || SUBPART_HEADING.test(line)) {
      open({ reference: 'intro', page, path: [] }, line)
      continue
    }
    // A heading torn in two: "7" and "(a) Individual accounts."
    if (section && line === section && next?.startsWith('(')) {
      const joined = `${line}${next}`
      const path = referenceOf(joined, section)
      if (path) {
        open({ reference: section + brackets(path), page: section, path }, joined)
        index++
        continue
      }
    }
    const path = line.length <= HEADING_LENGTH_AT_MOST && section ? referenceOf(line, section) : undefined
    if (path) {
      open({ reference: section + brackets(path), page: section!, path }, line)
      continue
    }
    const bare = areHeadingsBare || appendix ? BARE_HEADING.exec(line) : null
    if (bare) {
      const marks = marksOf(bare[1]!)
      const base = appendix ? `App. ${appendix}` : section!
      open(
        {
          reference: base + brackets(marks),
          page: appendix ? `appendix-${appendix.toLowerCase()}` : section!,
          path: marks,
        },
        line,
      )
      continue
    }
    if (section && isTermHeading(line, next)) {
      const term = line.replace(/\.$/, '')
      open({ reference: `${section} "${term}"`, page: section, path: [term] }, line)
      continue
    }
    add(line)
  }
  return groups

  function open(to: Target, headingText: string) {
    target = to
    groups.push({ target, heading: headingText, headingText, lines: [] })
  }

  function add(line: string) {
    if (groups.length === 0) groups.push({ target, heading: part, lines: [] })
    const group = groups.at(-1)!
    const mark = MARK.exec(line)
    if (!mark) {
      group.lines.push({ text: line })
      return
    }
    for (const text of atSecondMarks(line)) group.lines.push({ text, mark: { value: MARK.exec(text)![1]! } })
  }
}

/** One phrase: running text that begins with a reference goes on to a second sentence, or ends open. */
function isHeading(line: string) {
  return line.length <= HEADING_LENGTH_AT_MOST && !/[;,]$|[a-z]\. [A-Z]/.test(line)
}

/** `19(e)(1)(iii) Timing`, `Paragraph 19(e)(1)(i)`, `2 (a)(2) Advertisement`, `38(u)-PACE Transactions`. */
function referenceOf(line: string, section: string): string[] | undefined {
  const match = new RegExp(`^(?:Paragraphs? )?${section}(${GROUPS})(?=[\\s.:–—A-Z-]|$)`).exec(line)
  return match ? marksOf(match[1]!) : undefined
}

const marksOf = (groups: string) => [...groups.matchAll(/\(([^)]+)\)/g)].map((match) => match[1]!)

/** Regulation DD heads its comments "(a) Account." without the number of the section. */
function isSectionOfBareHeadings(lines: readonly string[], from: number, section: string) {
  for (let index = from; index < lines.length; index++) {
    if (SECTION_HEADING.test(lines[index]!) || APPENDIX_HEADING.test(lines[index]!)) return true
    if (referenceOf(lines[index]!, section)) return false
  }
  return true
}

/** Regulation X heads the comments to 1024.31 with the term alone: "Delinquency." */
function isTermHeading(line: string, next: string | undefined) {
  return (
    /^[A-Z][A-Za-z' -]{2,60}\.$/.test(line) &&
    line.split(' ').length <= 6 &&
    next !== undefined &&
    /^1\.\s/.test(next)
  )
}

function atSecondMarks(line: string): string[] {
  const match = SECOND_MARK.exec(line)
  if (!match) return [line]
  const first = MARK.exec(line)![1]!
  const expected = /^\d/.test(first) ? 'i' : /^[ivxl]+$/.test(first) ? 'A' : '1'
  if (match[2] !== expected) return [line]
  return [match[1]!.trimEnd(), ...atSecondMarks(line.slice(match[1]!.length))]
}
