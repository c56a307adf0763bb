import { readFileSync } from 'node:fs'
import { officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { z } from 'zod'
import { longDay } from '../../platform/days/long-day.ts'
import { REGULATION_DATA_FOLDER } from '../history/bundled-history.ts'

const Gaps = z.record(
  z.string(),
  z.object({
    /** What a section lacks (a table, a picture), by its page. */
    missing: z.record(z.string(), z.array(z.string())).default({}),
    /** Words whose place in a paragraph is not known, by its key. */
    unsure: z.record(z.string(), z.array(z.string())).default({}),
    /** Sections in which the level of some marks is not certain. */
    doubtful: z.array(z.string()).default([]),
    /** Headings of appendices that are not held. */
    notHeld: z.array(z.string()).default([]),
  }),
)

/** The days of the texts of other agencies and of statutes, which nobody has compared with the official ones since. */
const RULES_OF = '2025-01-24'
const STATUTES_OF = '2023-04-20'

let known: z.infer<typeof Gaps> | undefined
const gapsOf = (part: string) => {
  known ??= Gaps.parse(JSON.parse(readFileSync(new URL('gaps.json', REGULATION_DATA_FOLDER), 'utf8')))
  return known[part]
}

/** Whether our copy of the part is still the one that the program brought; a newer text has no gaps of ours. */
function isOldCopy(part: string, textAsOf: string | null | undefined): boolean {
  return textAsOf === (readLibraryPart(part).code === 'USC' ? STATUTES_OF : RULES_OF)
}

/** "Text of January 24, 2025; not checked since." No source is asked for statutes. */
export function oldTextNote(part: string, textAsOf: string | null | undefined): string | undefined {
  const isUnchecked = textAsOf && (readLibraryPart(part).code === 'USC' || isOldCopy(part, textAsOf))
  return isUnchecked ? `Text of ${longDay(textAsOf)}; not checked since.` : undefined
}

/** What is not whole in a section, in sentences. */
export function pageGaps(part: string, page: string, textAsOf: string | null | undefined): string[] {
  const gaps = isOldCopy(part, textAsOf) ? gapsOf(part) : undefined
  const missing = gaps?.missing[page]
  return [
    ...(missing ? [`This section is not complete in our copy. Missing: ${missing.join(', ')}.`] : []),
    ...(gaps?.doubtful.includes(page)
      ? [
          'The levels of some paragraphs of this section are not certain. Check a citation at the official page.',
        ]
      : []),
  ]
}

/** What is not whole in a paragraph. */
export function paragraphGap(
  part: string,
  key: string,
  textAsOf: string | null | undefined,
): string | undefined {
  const words = isOldCopy(part, textAsOf) ? gapsOf(part)?.unsure[key] : undefined
  return (
    words &&
    `This paragraph is not complete in our copy: the place of ${words.map((one) => `"${one}"`).join(', ')} is not known.`
  )
}

/** Appendices that the part has and our copy does not, with the official page of the part. */
export function appendicesNotHeld(part: string, textAsOf: string | null | undefined) {
  const headings = isOldCopy(part, textAsOf) ? (gapsOf(part)?.notHeld ?? []) : []
  const { title, part: number } = readLibraryPart(part)
  return headings.map((heading) => ({
    heading,
    officialAddress: officialAddress({ code: 'CFR', title, part: number, path: [] }),
  }))
}
