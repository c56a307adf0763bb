import type { StatuteRequest } from '@plumbline/rules/citations/statute-request.ts'
import { TextFileError } from './text-files.ts'

const SECTIONS_AT_MOST = 1_000
/** Several times what the largest title has. */
const FOUND_AT_MOST = 50_000
const LETTERS_AT_MOST = 12_000_000
/** What a file says of itself is before its words. */
const HEAD_BYTES = 64_000
const TAIL_BYTES = 200
const TAG_BYTES = 4_096
/** Of one letter in UTF-8, as strings count letters. */
const LETTER_BYTES = 3

/** The sections that were asked for, each with its XML as it came. */
export interface CutStatutes {
  title: number
  /** `Commerce and Trade` */
  name: string | undefined
  /** The day on which the Office of the Law Revision Counsel made the file. */
  asOf: string | undefined
  /** The public law up to which it goes: `118-70`. */
  publicLaw: string | undefined
  sections: { section: string; xml: string }[]
}

interface FoundSection {
  section: string
  start: number
}

/**
 * Cuts sections out of the USLM XML of a title. A title has up to a hundred megabytes, so only tags of sections are
 * looked at, and nothing is understood of the words: a sandbox does that.
 */
export function cutStatutes(file: Buffer, asked: StatuteRequest): CutStatutes {
  const head = file.toString('utf8', 0, HEAD_BYTES)
  if (head.trim() === '') throw new TextFileError('it is empty')
  if (!/<(?:uscDoc|lawDoc)\b/.test(head))
    throw new TextFileError('it is not the XML of a title of the United States Code from uscode.house.gov')
  const title = Number(/<docNumber>([^<]{1,40})<\/docNumber>/.exec(head)?.[1] ?? Number.NaN)
  if (title !== asked.title)
    throw new TextFileError(
      `it is ${Number.isNaN(title) ? 'of another title' : `title ${title}`}, not title ${asked.title}`,
    )
  if (!/<\/(?:uscDoc|lawDoc)>\s*$/.test(file.toString('utf8', Math.max(0, file.length - TAIL_BYTES))))
    throw new TextFileError('it is cut off')
  const all = listSections(file, title)
  const wanted = 'chapter' in asked ? ofChapter(file, all, asked) : ofRuns(all, asked)
  if (wanted.length > SECTIONS_AT_MOST)
    throw new TextFileError(
      `${wanted.length} sections were asked for; ${SECTIONS_AT_MOST} can be added at a time`,
    )
  let letters = 0
  const sections = wanted.map((one) => {
    const xml = xmlOf(file, one, LETTERS_AT_MOST - letters)
    letters += xml.length
    return { section: one.section, xml }
  })
  return {
    ...{ title, sections, name: titleName(head) },
    asOf: /<dcterms:created>\s*(\d{4}-\d\d-\d\d)/.exec(head)?.[1],
    publicLaw: /<docPublicationName>[^<@]*@(\d{2,3}-\d{1,4})/.exec(head)?.[1],
  }
}

const IDENTIFIER = /\bidentifier="\/us\/usc\/t(\d+)\/s([^"/]+)"/

/** Each tag with its place. Nothing is between its brackets twice, however many of them a file opens. */
function* tagsOf(file: Buffer, opening: '<section ' | '<chapter ') {
  for (let at = file.indexOf(opening); at >= 0; at = file.indexOf(opening, at)) {
    const start = at
    const length = file.subarray(start, start + TAG_BYTES).indexOf('>')
    if (length < 0)
      throw new TextFileError(
        file.length - start < TAG_BYTES
          ? 'it is cut off'
          : `the tag ${opening.trim()} is longer than ${TAG_BYTES} bytes`,
      )
    at += length
    yield { start, tag: file.toString('utf8', start, at) }
  }
}

/** Sections that are quoted in notes have no place in the Code. */
function listSections(file: Buffer, title: number): FoundSection[] {
  const found: FoundSection[] = []
  for (const { start, tag } of tagsOf(file, '<section ')) {
    const [, of, section] = IDENTIFIER.exec(tag) ?? []
    if (section && Number(of) === title)
      found.push({ section: section.replace(/[\u2010-\u2015]/g, '-'), start })
    if (found.length > FOUND_AT_MOST) throw new TextFileError(`it has more than ${FOUND_AT_MOST} sections`)
  }
  return found
}

function ofChapter(
  file: Buffer,
  all: readonly FoundSection[],
  { title, chapter }: { title: number; chapter: string },
) {
  const named = new RegExp(`\\bidentifier="/us/usc/t${title}/(?:[^"]*/)?ch${chapter}"`, 'i')
  for (const { start: from, tag } of tagsOf(file, '<chapter ')) {
    if (!named.test(tag)) continue
    const end = file.indexOf('</chapter>', from)
    if (end < 0) throw new TextFileError('it is cut off')
    const own = all.filter(({ start }) => start > from && start < end)
    if (own.length === 0) throw new TextFileError(`chapter ${chapter} is empty: it has no section`)
    return own
  }
  throw new TextFileError(`title ${title} has no chapter ${chapter}`)
}

function ofRuns(
  all: readonly FoundSection[],
  { title, sections }: { title: number; sections: readonly (readonly [string, string])[] },
) {
  const placeOf = (section: string) => {
    const place = all.findIndex((one) => one.section === section)
    const found =
      place < 0 ? all.findIndex((one) => one.section.toLowerCase() === section.toLowerCase()) : place
    if (found < 0) throw new TextFileError(`title ${title} has no section ${section}`)
    return found
  }
  const places = sections.flatMap(([first, last]) => {
    const [from, to] = [placeOf(first), placeOf(last)]
    if (to < from) throw new TextFileError(`section ${last} is before section ${first}`)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
  return [...new Set(places)].sort((one, other) => one - other).map((place) => all[place]!)
}

/** From its tag to the end of it; sections that its notes quote have ends of their own. */
function xmlOf(file: Buffer, { start }: FoundSection, lettersAtMost: number): string {
  let depth = 0
  for (let at = start; ; ) {
    const end = file.indexOf('</section>', at)
    if (end < 0) throw new TextFileError('it is cut off')
    if (end - start > lettersAtMost * LETTER_BYTES) throw tooLarge()
    depth += countOpenings(file.subarray(at, end)) - 1
    at = end + '</section>'.length
    if (depth > 0) continue
    const xml = decoded(file.subarray(start, at))
    if (xml.length > lettersAtMost) throw tooLarge()
    return xml
  }
}

const tooLarge = () => new TextFileError('the sections are too large to be added at once: ask for fewer')

function countOpenings(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf('<section'); at >= 0; at = bytes.indexOf('<section', at + 1))
    if (/[\s>]/.test(String.fromCharCode(bytes[at + 8] ?? 0))) count++
  return count
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new TextFileError('it is not text in UTF-8')
  }
}

const SMALL = /^(?:a|an|and|of|the|to|in|for|on)$/

/** `COMMERCE AND TRADE` becomes `Commerce and Trade`. */
function titleName(head: string): string | undefined {
  const heading = /<title\b[^<>]*>\s*<num\b[^<>]*>[^<]*<\/num>\s*<heading>([^<]{2,300})<\/heading>/.exec(
    head,
  )?.[1]
  return heading
    ?.trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word, at) => (at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
