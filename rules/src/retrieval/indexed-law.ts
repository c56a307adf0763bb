import { BUREAU_PARTS } from '../citations/citation.ts'

/** Parts of other agencies that hold duties of an institution; the rest of the library is searched in the database. */
const OTHER_PARTS: ReadonlySet<string> = new Set(
  (
    '353 359 363 364 365 701 702 703 707 712 713 715 717 721 722 723 740 741 745 748 749 750 760 ' +
    '24-100 24-110 31-1010 31-1020 31-1022 31-1029'
  ).split(' '),
)

/**
 * Sections of statutes that bind an institution without a rule of the Bureau between, and of FHA insurance what a
 * lender or servicer has to do with the borrower and the property.
 */
const SECTIONS: Readonly<Record<string, RegExp>> = {
  '24-203': /^(?:1[789]|3[34]|37a|41|355|558|60[0-6]|614|616)$/,
  'usc-10': /^987$/,
  'usc-12': /^(?:1829b|34\d\d|490\d|4910|553[16])$/,
  'usc-15': /^(?:1681(?:[abcegijmw]|c-1|s-2)|167[1-7]|6801|6802|700[1-6]|7704)$/,
  'usc-18': /^195[67]$/,
  'usc-31': /^53(?:18|24|25|31)$/,
  'usc-42': /^(?:360[2-6]|4012a|4104[ab])$/,
  'usc-50': /^(?:391[178]|393[1-9]|395[1-9]|4042)$/,
}

/** The part has paragraphs in the index of words. */
export const isIndexedPart = (part: string): boolean =>
  BUREAU_PARTS.includes(part) || OTHER_PARTS.has(part) || part in SECTIONS

/** Of a statute or of part 203 only some sections are in it. */
export const isIndexedPage = (part: string, page: string): boolean => SECTIONS[part]?.test(page) ?? true
