import { BUREAU_PARTS } from './citation.ts'
import { readLibraryPart } from './library-parts.ts'

/** Who issued a part of the library; Congress issued the titles of the United States Code. */
export function agencyOfPart(part: string): string {
  const { code, title, part: number } = readLibraryPart(part)
  if (code === 'USC') return 'Congress'
  if (BUREAU_PARTS.includes(part)) return 'Consumer Financial Protection Bureau'
  const value = Number.parseInt(number, 10)
  const ranges = RANGES[title] ?? []
  return ranges.find(([first, end]) => value >= first && value < end)?.[2] ?? 'Other agencies'
}

/** Whose parts have these numbers, by title. */
const RANGES: Readonly<Record<number, readonly (readonly [first: number, end: number, agency: string])[]>> = {
  12: [
    [1, 200, 'Office of the Comptroller of the Currency'],
    [200, 300, 'Federal Reserve Board'],
    [300, 400, 'Federal Deposit Insurance Corporation'],
    [600, 700, 'Farm Credit Administration'],
    [700, 800, 'National Credit Union Administration'],
    [1000, 1100, 'Consumer Financial Protection Bureau'],
    [1100, 1200, 'Appraisal Subcommittee'],
    [1200, 1300, 'Federal Housing Finance Agency'],
  ],
  16: [[0, 1000, 'Federal Trade Commission']],
  24: [[0, 10000, 'Department of Housing and Urban Development']],
  31: [
    [0, 500, 'Department of the Treasury'],
    [500, 600, 'Office of Foreign Assets Control'],
    [1000, 1100, 'Financial Crimes Enforcement Network'],
  ],
  32: [[1, 400, 'Department of Defense']],
  44: [[0, 400, 'Federal Emergency Management Agency']],
}
