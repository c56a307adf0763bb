import { BUREAU_PARTS } from '../citations/citation.ts'
import { readLibraryPart } from '../citations/library-parts.ts'
import type { RegulationNote, RegulationPage } from './regulation-text.ts'

export interface PageLines {
  page: RegulationPage
  heading: string
  lines: string[]
}

/** A part is a number with at most four digits, and a letter in title 12: 708a. */
const NUMBER = '\\d{1,4}[a-z]?'
const SECTION_NUMBER = '\\d+[a-z]{0,2}(?:-\\d+)?'
const RESERVED_RANGE = new RegExp(`^§§\\s?${NUMBER}\\.\\d+\\s?-\\s?${NUMBER}\\.\\d+ \\[Reserved\\]`)
const APPENDIX = new RegExp(`^Appendix(?: (MS(?:-\\d)?|[A-Z]\\d?))? to Part ${NUMBER}(?![\\w(])`)
const APPENDIX_RANGE = new RegExp(
  `^Appendixes? [A-Z]\\d?(?:-| and | through )[A-Z]\\d? to Part ${NUMBER}.*Reserved`,
)
const SUPPLEMENT = new RegExp(`^Supplement I to Part ${NUMBER}(?!\\w)`)
const COMMENTARY_AS_APPENDIX = new RegExp(`^Appendix [A-Z] to Part ${NUMBER}.*Official Commentary`)
const PLACEHOLDER = new RegExp(`^§\\s?${NUMBER}\\.${SECTION_NUMBER} xxx\\b`)
const TITLE_BEFORE = new RegExp(`^.*? to Part ${NUMBER}\\s*-?\\s*`)
const LINK = /^(?:Cross Reference\s*)?Link to an? \w+ published at (\d+) FR (\d+)/

/** Cuts the text of a part into its sections, appendices and its supplement, and takes out the editors' notes. */
export function cutIntoPages(part: string, lines: readonly string[]) {
  // Headings of the part itself alone: a line may begin with a section of another part. Some begin with a number.
  const number = readLibraryPart(part).part
  const start = BUREAU_PARTS.includes(part) ? '[A-Z[]' : '[A-Z0-9["“]'
  const section = new RegExp(`^§\\s?(${number})\\.(${SECTION_NUMBER})\\s+(?=${start})`)
  const pages: PageLines[] = []
  const notes: RegulationNote[] = []
  let current: PageLines | undefined
  let isEditorialNote = false
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!.trim()
    if (line === '') continue
    const page = pageOf(line, current?.page.kind === 'supplement', section)
    if (page) {
      isEditorialNote = false
      current = { page, heading: line, lines: [] }
      pages.push(current)
      continue
    }
    const at = current?.page.id ?? ''
    const link = LINK.exec(line)
    if (link)
      notes.push({
        page: at,
        text: line.replace(/^Cross Reference\s*/, ''),
        volume: Number(link[1]),
        fromPage: Number(link[2]),
      })
    else if (PLACEHOLDER.test(line)) notes.push({ page: at, text: line })
    else if (isEditorialNote) notes.push({ page: at, text: line })
    else if (line === 'Editorial Note') isEditorialNote = true
    else if (line === 'Cross Reference' || RESERVED_RANGE.test(line) || APPENDIX_RANGE.test(line)) continue
    else current?.lines.push(line)
  }
  return { pages: withOwnIds(pages), notes }
}

function pageOf(line: string, isInSupplement: boolean, sectionStart: RegExp): RegulationPage | undefined {
  if (isInSupplement) return undefined
  const section = sectionStart.exec(line)
  if (section) {
    const title = line.slice(section[0].length)
    return page(section[2]!, `§ ${section[1]}.${section[2]}`, title, 'section')
  }
  if (SUPPLEMENT.test(line) || COMMENTARY_AS_APPENDIX.test(line))
    return page(
      'supplement-i',
      SUPPLEMENT.test(line) ? 'Supplement I' : 'Appendix A',
      titleAfter(line),
      'supplement',
    )
  const appendix = APPENDIX.exec(line)
  if (!appendix) return undefined
  const name = appendix[1]
  return page(
    name ? `appendix-${name.toLowerCase()}` : 'appendix',
    name ? `Appendix ${name}` : 'Appendix',
    titleAfter(line),
    'appendix',
  )
}

function page(id: string, label: string, title: string, kind: RegulationPage['kind']): RegulationPage {
  return { id, label, title: title.trim(), kind, isReserved: /\[Reserved\]/.test(title) }
}

const titleAfter = (line: string) => line.replace(TITLE_BEFORE, '')

/** An appendix that is headed twice (Appendix F to part 1002) goes on under its first heading. */
function withOwnIds(pages: PageLines[]): (PageLines & { repeated?: number })[] {
  const known = new Map<string, PageLines & { repeated?: number }>()
  for (const one of pages) {
    const first = known.get(one.page.id)
    if (!first) {
      known.set(one.page.id, one)
      continue
    }
    first.repeated = (first.repeated ?? 0) + 1
    first.lines.push(...one.lines)
  }
  return [...known.values()]
}
