import { parseCitation } from '../citations/parse-citation.ts'
import { printCitation } from '../citations/print-citation.ts'

/** A heading of a policy with what is below it, up to the next heading. */
export interface PolicySection {
  /** 0 is the text before the first heading. */
  number: number
  /** Without Markdown marks; '' before the first heading. */
  heading: string
  /** The paragraphs of law that its lines "Implements: …" name, as they are printed. */
  citations: string[]
  /** What those lines name and the parser cannot read. */
  unreadable: string[]
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#{1,6}(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
const PLAIN_LINE = /^ {0,3}(?![#>|`~]|[-*+][ \t]|\d{1,9}[.)][ \t])\S/
const IMPLEMENTS = /^ {0,3}[*_]{0,2}implements(?:[*_]{0,2}:|:[*_]{0,2})[*_]{0,2}[ \t]*(.*)$/i
/** Citations contain commas; one followed by a new title begins the next. */
const BETWEEN = /\s*;\s*|\s*(?:,|,?\s+and)\s+(?=\d{1,2}\s*(?:C\.?\s?F\.?\s?R|U\.?\s?S\.?\s?C)\b)/i
const MARKS = /[*_`]|\[([^\]]*)\]\([^)]*\)/g

const plain = (text: string) => text.replace(MARKS, '$1').trim()

interface Line {
  /** The section in which the line stands. */
  section: number
  heading?: string
  implements?: string
}

/** What each line of a Markdown text is for the sections; code blocks hold neither headings nor citations. */
function readLines(lines: readonly string[]): Line[] {
  let fence: string | undefined
  let section = 0
  return lines.map((line, at) => {
    const mark = FENCE.exec(line)?.[1]
    if (fence) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
      return { section }
    }
    if (mark) {
      fence = mark
      return { section }
    }
    const heading = HEADING.exec(line)
    if (heading) return { section: ++section, heading: plain(heading[1] ?? '') }
    // "Title" over "=====" is a heading too.
    const isUnderlined =
      UNDERLINE.test(lines[at + 1] ?? '') && PLAIN_LINE.test(line) && !PLAIN_LINE.test(lines[at - 1] ?? '')
    if (isUnderlined) return { section: ++section, heading: plain(line) }
    const names = IMPLEMENTS.exec(line)?.[1]
    return names === undefined ? { section } : { section, implements: names }
  })
}

/** The sections of a policy in order, each with the law that it says it implements. */
export function policySections(body: string): PolicySection[] {
  const sections: PolicySection[] = [{ number: 0, heading: '', citations: [], unreadable: [] }]
  for (const line of readLines(body.split(/\r?\n/))) {
    if (line.heading !== undefined)
      sections.push({ number: line.section, heading: line.heading, citations: [], unreadable: [] })
    if (line.implements === undefined) continue
    const section = sections[line.section]!
    for (const text of line.implements.split(BETWEEN)) {
      const clean = text.trim().replace(/[.,;]$/, '')
      if (clean === '') continue
      const citation = parseCitation(clean)
      const into = citation ? section.citations : section.unreadable
      const words = citation ? printCitation(citation) : clean
      if (!into.includes(words)) into.push(words)
    }
  }
  return sections
}

/** The text with the line "Implements: …" of one section saying other citations; none takes the line away. */
export function withImplemented(body: string, section: number, citations: readonly string[]): string {
  const lines = body.split(/\r?\n/)
  const read = readLines(lines)
  const said = citations.length > 0 ? `Implements: ${citations.join('; ')}` : undefined
  const first = read.findIndex((line) => line.section === section && line.implements !== undefined)
  const kept: string[] = []
  for (const [at, line] of lines.entries()) {
    const isOld = read[at]!.section === section && read[at]!.implements !== undefined
    if (isOld && at === first && said) kept.push(said)
    else if (!isOld) kept.push(line)
    else if (kept.at(-1)?.trim() === '' && (lines[at + 1] ?? '').trim() === '') kept.pop()
  }
  if (first >= 0 || !said) return kept.join('\n')
  const end = read.findLastIndex((line) => line.section === section) + 1
  let last = end
  while (last > 0 && lines[last - 1]!.trim() === '') last--
  const before = lines.slice(0, last)
  return [...before, ...(before.length > 0 ? [''] : []), said, '', ...lines.slice(end)].join('\n')
}

/** The text in pieces, each from one heading to the next, byte for byte; a heading that comes again is counted. */
export function sectionPieces(body: string): { name: string; text: string }[] {
  const lines = body.split(/(?<=\n)/)
  const pieces = [{ name: '', text: '' }]
  for (const [at, { section, heading }] of readLines(
    lines.map((line) => line.replace(/\r?\n$/, '')),
  ).entries()) {
    if (heading !== undefined) pieces.push({ name: uniqueName(heading, pieces), text: '' })
    pieces[section]!.text += lines[at]!
  }
  return pieces[0]!.text === '' ? pieces.slice(1) : pieces
}

function uniqueName(name: string, taken: readonly { name: string }[]): string {
  let unique = name
  for (let count = 2; taken.some((one) => one.name === unique); count++) unique = `${name} (${count})`
  return unique
}

/** The words of each section under its heading; a heading that comes again is counted. */
export function sectionTexts(body: string): Map<string, string> {
  const lines = body.split(/\r?\n/)
  const texts: { name: string; text: string }[] = [{ name: '', text: '' }]
  for (const [at, { section, heading }] of readLines(lines).entries()) {
    if (heading !== undefined) texts.push({ name: heading, text: '' })
    else texts[section]!.text += ` ${lines[at]!}`
  }
  const found = new Map<string, string>()
  for (const { name, text } of texts) {
    let unique = name
    for (let count = 2; found.has(unique); count++) unique = `${name} (${count})`
    found.set(unique, text.replace(/\s+/g, ' ').trim())
  }
  return found
}

/** The headings of a policy in order, as signatures name them; the text before the first heading has none. */
export const sectionNames = (body: string): string[] =>
  [...sectionTexts(body).keys()].filter((name) => name !== '')

/**
 * The sections whose words differ between two versions, as the later one names them, then those that it no longer
 * has. Other spacing and another order are no change. '' is the text before the first heading.
 */
export function changedSections(before: string, after: string): string[] {
  const old = sectionTexts(before)
  const now = sectionTexts(after)
  return [
    ...[...now].filter(([name, text]) => (old.get(name) ?? (name === '' ? '' : undefined)) !== text),
    ...[...old].filter(([name]) => name !== '' && !now.has(name)),
  ].map(([name]) => name)
}
