import { type Mark, numberMarks, ordinalOf, SECTION_LEVELS, TERM_LEVELS } from './numbering.ts'
import type { RegulationParagraph } from './regulation-text.ts'

const MARK = /^\(([A-Za-z]{1,5}|\d{1,3})\)(?=\s|$|\(|-|–)/
const RANGE =
  /^\(([A-Za-z]{1,5}|\d{1,3})\)\s?(?:-|–|and|through)\s?\(([A-Za-z]{1,5}|\d{1,3})\)\s?\[Reserved\]/
/** A defined term opens its line: "Changed circumstances means:". */
const TERM =
  /^([A-Z][^.;:()“”"]{1,90}?(?: \([A-Z][^)]{0,20}\))?)(?:,[^.;:]{0,120},)? (?:means?|has the (?:same )?meaning|have the meaning|refers? to|includes?|is defined|is any|is a|is the|are)\b/

export interface SplitSection {
  paragraphs: RegulationParagraph[]
  marks: number
  unmarked: number
  cost: number
}

interface Line {
  text: string
  mark?: Mark
}

/** Splits the lines of a section into cited paragraphs. `base` is its citation within the part: 1026.19. */
export function splitSection(base: string, page: string, lines: readonly string[]): SplitSection {
  const read = lines.map((text): Line => {
    const range = RANGE.exec(text)
    if (range) return { text, mark: { value: range[1]!, upTo: range[2]! } }
    const mark = MARK.exec(text)
    return mark && canBeMark(mark[1]!) ? { text, mark: { value: mark[1]! } } : { text }
  })
  const plain = assemble(base, page, read, false)
  if (!read.some((line) => !line.mark && TERM.test(line.text))) return plain
  const withTerms = assemble(base, page, read, true)
  return withTerms.cost < plain.cost || (withTerms.cost === plain.cost && withTerms.terms > 1)
    ? withTerms
    : plain
}

function canBeMark(value: string) {
  return (['lower', 'number', 'roman', 'upper'] as const).some((kind) => ordinalOf(value, kind) !== undefined)
}

function assemble(base: string, page: string, lines: readonly Line[], areTermsRead: boolean) {
  const paragraphs: RegulationParagraph[] = []
  const marks = lines.filter((line) => line.mark)
  let unmarked = 0
  let cost = 0
  let terms = 0
  let place = 0
  // A term starts the numbering below it anew, so each stretch between terms is numbered for itself.
  const stretches: { term?: string | undefined; under: string[]; lines: Line[] }[] = [
    { under: [], lines: [] },
  ]
  let under: string[] | undefined
  for (const [index, line] of lines.entries()) {
    const term = areTermsRead && !line.mark ? TERM.exec(line.text)?.[1] : undefined
    if (term) {
      // Terms of 1024.2(b) stand below (b), those of 1024.31 right below the section.
      const last = stretches.at(-1)!
      under = last.term === undefined ? lastPathBefore(lines.slice(0, index)) : last.under
      stretches.push({ term, under, lines: [line] })
      terms++
    } else stretches.at(-1)!.lines.push(line)
  }
  for (const stretch of stretches) {
    const inTerm = stretch.term !== undefined
    const own = splitBackToSection(stretch, inTerm)
    const numbered = numberMarks(
      own.inside.filter((line) => line.mark).map((line) => line.mark!),
      inTerm ? TERM_LEVELS : SECTION_LEVELS,
    )
    cost += numbered.cost
    const head = inTerm ? `${base}${brackets(stretch.under)} "${stretch.term}"` : base
    place = 0
    for (const line of own.inside) {
      if (line.mark) {
        const path = numbered.paths[place++]!
        push({
          key: inTerm ? `${head} ${brackets(path)}` : head + brackets(path),
          page,
          kind: 'paragraph',
          path: inTerm ? [...stretch.under, stretch.term!, ...path] : path,
          level: (inTerm ? stretch.under.length + 1 : 0) + path.length - 1,
          text: line.text,
        })
        continue
      }
      unmarked++
      if (inTerm && line === stretch.lines[0])
        push({
          key: head,
          page,
          kind: 'definition',
          path: [...stretch.under, stretch.term!],
          level: stretch.under.length,
          text: line.text,
        })
      else if (paragraphs.length === 0)
        push({
          key: `${base} introductory text`,
          page,
          kind: 'introduction',
          path: [],
          level: 0,
          text: line.text,
        })
      else paragraphs.at(-1)!.text += `\n${line.text}`
    }
    if (own.after.length) {
      const rest = numberMarks(
        own.after.filter((line) => line.mark).map((line) => line.mark!),
        SECTION_LEVELS,
      )
      cost += Math.max(0, rest.cost - 5)
      place = 0
      for (const line of own.after) {
        if (line.mark) {
          const path = rest.paths[place++]!
          push({
            key: base + brackets(path),
            page,
            kind: 'paragraph',
            path,
            level: path.length - 1,
            text: line.text,
          })
        } else {
          unmarked++
          paragraphs.at(-1)!.text += `\n${line.text}`
        }
      }
    }
  }
  return { paragraphs, marks: marks.length, unmarked, cost: Math.round(cost * 10) / 10, terms }

  function push(paragraph: RegulationParagraph) {
    paragraphs.push(paragraph)
  }
}

function lastPathBefore(lines: readonly Line[]) {
  const marks = lines.filter((line) => line.mark).map((line) => line.mark!)
  return numberMarks(marks, SECTION_LEVELS).paths.at(-1) ?? []
}

/** After the last term the letters of the section go on: (c) after the terms of (b). */
function splitBackToSection(
  stretch: { under: string[]; term?: string | undefined; lines: Line[] },
  inTerm: boolean,
) {
  if (!inTerm || stretch.under.length === 0) return { inside: stretch.lines, after: [] as Line[] }
  const next = String.fromCharCode(stretch.under[0]!.charCodeAt(0) + 1)
  const at = stretch.lines.findIndex((line) => line.mark?.value === next)
  return at < 0
    ? { inside: stretch.lines, after: [] as Line[] }
    : { inside: stretch.lines.slice(0, at), after: stretch.lines.slice(at) }
}

export const brackets = (path: readonly string[]) => path.map((mark) => `(${mark})`).join('')
