/**
 * A place in the law.
 *
 * `path` holds the marks below a section or an appendix: 1026.19(f)(1)(ii) has ['f', '1', 'ii'].
 * `comment` makes it a place in the official commentary to that paragraph: comment 19(f)(1)(ii)-1.i
 * has the path of the paragraph and the comment ['1', 'i']; an empty comment is all the comments to it.
 */
export interface RuleCitation {
  code: 'CFR'
  title: number
  part: string
  section?: string
  /** 'H', 'M1', 'MS-3'; '' is the appendix of a part that has one without a letter. */
  appendix?: string
  /** A model form of the appendix: '24(A)' of Appendix H is form H-24(A). */
  form?: string
  path: string[]
  /** A defined term whose paragraph has no mark of its own: 1024.2(b) "Changed circumstances" (1). */
  term?: string
  termPath?: string[]
  /** The text before paragraph (a). */
  introduction?: true
  comment?: string[]
  /** Commentary that explains no single section: the introduction of Supplement I. */
  supplement?: true
}

/** A section of the United States Code: 15 U.S.C. 1601(a). */
export interface StatuteCitation {
  code: 'USC'
  title: number
  section: string
  path: string[]
}

/** A page of the Federal Register: 90 FR 57893. */
export interface RegisterCitation {
  code: 'FR'
  volume: number
  page: number
}

export type Citation = RuleCitation | StatuteCitation | RegisterCitation

/** The parts of 12 CFR chapter X by the letter that people call them by. */
export const REGULATION_LETTERS: Readonly<Record<string, string>> = {
  B: '1002',
  C: '1003',
  D: '1004',
  E: '1005',
  F: '1006',
  G: '1007',
  H: '1008',
  J: '1010',
  K: '1011',
  L: '1012',
  M: '1013',
  N: '1014',
  O: '1015',
  P: '1016',
  V: '1022',
  X: '1024',
  Z: '1026',
  DD: '1030',
}

/** Parts whose text the program brings with it. The payday rule, part 1041, has no letter. */
export const LIBRARY_PARTS: readonly string[] = [
  '1002',
  '1003',
  '1004',
  '1005',
  '1006',
  '1007',
  '1008',
  '1010',
  '1013',
  '1016',
  '1022',
  '1024',
  '1026',
  '1030',
  '1041',
]

/** The names of the parts, as their headings have them. */
export const PART_NAMES: Readonly<Record<string, string>> = {
  '1002': 'Equal Credit Opportunity Act',
  '1003': 'Home Mortgage Disclosure',
  '1004': 'Alternative Mortgage Transaction Parity',
  '1005': 'Electronic Fund Transfers',
  '1006': 'Debt Collection Practices',
  '1007': 'S.A.F.E. Mortgage Licensing Act: Federal Registration of Residential Mortgage Loan Originators',
  '1008': 'S.A.F.E. Mortgage Licensing Act: State Compliance and Bureau Registration System',
  '1010': 'Land Registration',
  '1013': 'Consumer Leasing',
  '1016': 'Privacy of Consumer Financial Information',
  '1022': 'Fair Credit Reporting',
  '1024': 'Real Estate Settlement Procedures Act',
  '1026': 'Truth in Lending',
  '1030': 'Truth in Savings',
  '1041': 'Payday, Vehicle Title, and Certain High-Cost Installment Loans',
}

export function regulationLetter(part: string) {
  return Object.keys(REGULATION_LETTERS).find((letter) => REGULATION_LETTERS[letter] === part)
}

/** Whether the regulation library holds the text that the citation names. */
export function isInLibrary(citation: Citation): citation is RuleCitation {
  return citation.code === 'CFR' && citation.title === 12 && LIBRARY_PARTS.includes(citation.part)
}
