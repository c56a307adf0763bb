/** Where the library holds the law of a subject beside the Bureau's parts. */
export interface OtherLaw {
  /** Paragraphs that hold the duty, the first to be quoted. */
  places: readonly string[]
  /** Parts in which the other words of the question are searched. */
  parts: readonly string[]
}

/** What people of the trade ask about, with the paragraphs that answer. The first pattern that fits is taken. */
const SUBJECTS: readonly (readonly [pattern: RegExp, law: OtherLaw])[] = [
  [
    /\bctrs?\b|\bcurrency transaction reports?\b/i,
    {
      places: ['31 CFR 1010.311 introductory text', '31 CFR 1010.306(a)(1)', '31 CFR 1010.313(b)'],
      parts: ['31-1010', '31-1020'],
    },
  ],
  [
    /\bsars?\b|\bsuspicious (?:activity|transactions?)\b/i,
    {
      places: ['31 CFR 1020.320(b)(3)', '31 CFR 1020.320(a)(2)', '12 CFR 748.1(d)'],
      parts: ['31-1020', '748', '353', '31-1010'],
    },
  ],
  [
    /\bbeneficial owner\w*\b|\bcdd rule\b/i,
    { places: ['31 CFR 1010.230(a)', '31 CFR 1010.230(b)'], parts: ['31-1010'] },
  ],
  [
    /\bcustomer identification program\b|\bcip\b/i,
    { places: ['31 CFR 1020.220(a)(1)', '31 CFR 1020.220(a)(2)'], parts: ['31-1020'] },
  ],
  [/\b314\(?a\)?/i, { places: ['31 CFR 1010.520(b)(3)'], parts: ['31-1010', '31-1020'] }],
  [/\b314\(?b\)?/i, { places: ['31 CFR 1010.540(b)'], parts: ['31-1010', '31-1020'] }],
  [/\bmonetary instruments?\b/i, { places: ['31 CFR 1010.415(a)'], parts: ['31-1010'] }],
  [
    /\bbsa\b|\bbank secrecy\b|\banti-money[- ]laundering\b|\baml\b/i,
    { places: ['31 CFR 1020.210(a)', '12 CFR 748.2(c)'], parts: ['31-1020', '748', '31-1010', 'usc-31'] },
  ],
  [
    /\bcyber incidents?\b|\bcomputer[- ]security incident\b|\bincident notification\b/i,
    { places: ['12 CFR 748.1(c)'], parts: ['748'] },
  ],
  [
    /\bmember business loans?\b|\bmbls?\b/i,
    { places: ['12 CFR 723.8(a)', '12 CFR 723.8(b)'], parts: ['723'] },
  ],
  [
    /\bflood\b(?!.*\bdisclosed\b)/i,
    { places: ['12 CFR 760.3(a)', '12 CFR 760.9(a)'], parts: ['760', 'usc-42'] },
  ],
  [/\bshare insurance\b|\bncusif\b/i, { places: ['12 CFR 745.1(b)', '12 CFR 745.3(a)'], parts: ['745'] }],
  [
    /\bscra\b|\bservicemembers? civil relief\b/i,
    { places: ['50 U.S.C. 3937(a)', '50 U.S.C. 3953(c)'], parts: ['usc-50'] },
  ],
  [
    /\bpmi\b|\bprivate mortgage insurance\b|\bhomeowners protection act\b|\bhpa\b/i,
    { places: ['12 U.S.C. 4902(a)', '12 U.S.C. 4902(b)'], parts: ['usc-12'] },
  ],
  [
    /\bfair housing\b/i,
    { places: ['42 U.S.C. 3605(a)', '24 CFR 100.120(a)'], parts: ['24-100', '24-110', 'usc-42'] },
  ],
  [/\be-?sign act\b/i, { places: ['15 U.S.C. 7001(c)'], parts: ['usc-15'] }],
  [/\bcan-?spam\b/i, { places: ['15 U.S.C. 7704(a)'], parts: ['usc-15'] }],
  [
    /\budaa?ps?\b|\bunfair(?:,| or) deceptive\b/i,
    { places: ['12 U.S.C. 5531(c)', '12 U.S.C. 5531(d)'], parts: ['usc-12'] },
  ],
  [
    /\bfield of membership\b|\bcredit union (?:bylaws|board|annual meeting)\b|\bncua\b/i,
    { places: [], parts: ['701', '741', '748', '702', '723', '760', '740'] },
  ],
]

/** The law beside the Bureau's parts that a question is about, where the library holds it. */
export function otherLawOf(question: string): OtherLaw | undefined {
  return SUBJECTS.find(([pattern]) => pattern.test(question))?.[1]
}

export const OTHER_LAW_PLACES: readonly string[] = SUBJECTS.flatMap(([, { places }]) => places)
