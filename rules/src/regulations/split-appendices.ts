import { type Mark, numberMarks, SECTION_LEVELS } from './numbering.ts'
import type { RegulationParagraph } from './regulation-text.ts'
import { brackets } from './split-sections.ts'

const MARK = /^\(([A-Za-z]{1,5}|\d{1,3})\)(?=\s|$)/
const FORM = /^(?:Sample |Model )?(?:Form )?([A-Z])-(\d{1,2}(?:\([A-Z]{1,2}\))?)(?=[\s.:–—-]|$)/

/**
 * Appendices are not numbered reliably. A block begins at a mark or at the heading of a form;
 * what is between (cells of tables, wording of forms) belongs to the block before it.
 */
export function splitAppendix(name: string, page: string, lines: readonly string[]): RegulationParagraph[] {
  const base = name ? `Appendix ${name}` : 'Appendix'
  const marks: Mark[] = lines.flatMap((line) => {
    const mark = MARK.exec(line)
    return mark ? [{ value: mark[1]! }] : []
  })
  const { paths } = numberMarks(marks, SECTION_LEVELS)
  const paragraphs: RegulationParagraph[] = []
  let place = 0
  for (const text of lines) {
    const form = FORM.exec(text)
    if (form && form[1] === name.charAt(0)) {
      paragraphs.push({
        key: `${base}-${form[2]}`,
        page,
        kind: 'appendix',
        path: [`form-${form[2]}`],
        level: 0,
        text,
      })
      continue
    }
    if (MARK.test(text)) {
      const path = paths[place++]!
      paragraphs.push({
        key: base + brackets(path),
        page,
        kind: 'appendix',
        path,
        level: path.length - 1,
        text,
      })
      continue
    }
    const last = paragraphs.at(-1)
    if (last) last.text += `\n${text}`
    else paragraphs.push({ key: base, page, kind: 'appendix', path: [], level: 0, text })
  }
  return paragraphs
}
