import { isAddedPart, listAddedParts } from './added-parts.ts'
import { BUREAU_PARTS, type Citation, type LawCitation } from './citation.ts'
import { heldSection } from './held-statutes.ts'

/**
 * Parts of other agencies whose text the program brings with it, by title: FDIC, NCUA, and Appraisal Subcommittee;
 * fair housing and FHA; Bank Secrecy Act; flood insurance.
 */
const OTHER_PARTS: Readonly<Record<number, string>> = {
  12:
    '347 348 349 351 352 353 354 357 359 360 361 362 363 364 365 366 367 368 369 370 371 373 380 381 382 390 ' +
    '700 701 702 703 704 705 707 708a 708b 709 710 711 712 713 714 715 716 717 721 722 723 724 725 740 741 745 746 ' +
    '747 748 749 750 752 760 761 790 791 792 793 794 796 797 1101 1102',
  24: '100 103 107 108 110 115 121 125 146 180 200 201 202 203 206 214 234 241 255',
  31: '1010 1020 1021 1022 1023 1024 1025 1026 1027 1028 1029 1030 1060',
  44: '59 60 61 62 63 64 65',
}

/** Of the other agencies' appendices only these could be recovered; the others open at the official page. */
const OTHER_APPENDICES: ReadonlySet<string> = new Set(['702 A', '749 B'])

const STATUTE_TITLES = [10, 12, 15, 18, 31, 42, 50]

/**
 * The name of a part in addresses and tables. Title 12 came first and has the number alone: `1026`. Others have the
 * title before it, `31-1020`; a title of the United States Code is one part, `usc-31`.
 */
export function libraryPart(citation: LawCitation): string {
  if (citation.code === 'USC') return `usc-${citation.title}`
  return citation.title === 12 ? citation.part : `${citation.title}-${citation.part}`
}

export const LIBRARY_PART = /^(?:(?:[1-9]\d?-)?[1-9]\d{0,3}[a-z]?|usc-[1-9]\d?)$/

/** The citation of a whole part, or of a whole title of the United States Code. */
export function readLibraryPart(part: string): { code: 'CFR' | 'USC'; title: number; part: string } {
  const [, statute, title, number = ''] = /^(?:usc-(\d+)|(?:(\d+)-)?(\w+))$/.exec(part) ?? []
  if (statute) return { code: 'USC', title: Number(statute), part: '' }
  return { code: 'CFR', title: Number(title ?? 12), part: number }
}

/** `12 CFR part 1026`, `31 CFR part 1020`, `31 U.S.C.` */
export function printLibraryPart(part: string): string {
  const { code, title, part: number } = readLibraryPart(part)
  return code === 'USC' ? `${title} U.S.C.` : `${title} CFR part ${number}`
}

/** `12 CFR 1026.43`, `12 CFR 1026, appendix-h`, `31 U.S.C. 5318`: a page of the library. */
export function printLibraryPage(part: string, page: string): string {
  const { code, title, part: number } = readLibraryPart(part)
  if (code === 'USC') return `${title} U.S.C. ${page}`
  return /^\d/.test(page) ? `${title} CFR ${number}.${page}` : `${title} CFR ${number}, ${page}`
}

const HELD: ReadonlySet<string> = new Set([
  ...BUREAU_PARTS,
  ...Object.entries(OTHER_PARTS).flatMap(([title, parts]) =>
    parts.split(' ').map((part) => (title === '12' ? part : `${title}-${part}`)),
  ),
  ...STATUTE_TITLES.map((title) => `usc-${title}`),
])

/** All parts that the program brings with it. */
export const LIBRARY_PARTS: readonly string[] = [...HELD]

/** The title that has a part of this number in the library; title 12 before the others. */
export function titleOfPart(part: string): number | undefined {
  if (HELD.has(part) || isAddedPart(part)) return 12
  const other = [24, 31, 44].find((title) => HELD.has(`${title}-${part}`))
  if (other !== undefined) return other
  const own = listAddedParts().find((one) => readLibraryPart(one.part).part === part)
  return own === undefined ? undefined : readLibraryPart(own.part).title
}

/** Whether the regulation library holds the text that the citation names. */
export function isInLibrary(citation: Citation): citation is LawCitation {
  if (citation.code === 'CFR') {
    const part = libraryPart(citation)
    if (isAddedPart(part)) return true
    if (!HELD.has(part)) return false
    if (BUREAU_PARTS.includes(part) || (!citation.supplement && citation.appendix === undefined)) return true
    return OTHER_APPENDICES.has(`${part} ${citation.appendix}`)
  }
  return citation.code === 'USC' && heldSection(citation.title, citation.section) !== undefined
}

/** A citation without a section: of a whole part. */
export function isWholePart(citation: LawCitation): boolean {
  return (
    citation.code === 'CFR' &&
    citation.section === undefined &&
    citation.appendix === undefined &&
    !citation.supplement
  )
}
