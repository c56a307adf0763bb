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
  /** 'D' of a part that is cited by its subpart; the library shows the part. */
  subpart?: string
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

/** What the regulation library can hold. */
export type LawCitation = RuleCitation | StatuteCitation

export type Citation = LawCitation | RegisterCitation

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

/** The parts of the Consumer Financial Protection Bureau in the library. The payday rule, part 1041, has no letter. */
export const BUREAU_PARTS: readonly string[] = [
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

export function regulationLetter(part: string) {
  return Object.keys(REGULATION_LETTERS).find((letter) => REGULATION_LETTERS[letter] === part)
}
