import { BUREAU_PARTS } from './citation.ts'
import { readLibraryPart } from './library-parts.ts'

/** Who issued a part of the library; Congress issued the titles of the United States Code. */
export function agencyOfPart(part: string): string {
  const { code, title, part: number } = readLibraryPart(part)
  if (code === 'USC') return 'Congress'
  if (BUREAU_PARTS.includes(part)) return 'Consumer Financial Protection Bureau'
  if (title === 24) return 'Department of Housing and Urban Development'
  if (title === 31) return 'Financial Crimes Enforcement Network'
  if (title === 44) return 'Federal Emergency Management Agency'
  const value = Number.parseInt(number, 10)
  if (value >= 300 && value < 400) return 'Federal Deposit Insurance Corporation'
  if (value >= 700 && value < 800) return 'National Credit Union Administration'
  if (value >= 1100 && value < 1200) return 'Appraisal Subcommittee'
  return 'Other agencies'
}
