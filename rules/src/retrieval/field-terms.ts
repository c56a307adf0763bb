import { askedTerm } from './definitions.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { otherFormOf } from './number-words.ts'
import { SYNONYMS } from './synonyms.ts'
import { tradePlaces } from './trade-places.ts'
import { stemsOf } from './words.ts'

interface Synonym {
  words: string[]
  isAbbreviation: boolean
  options: string[][]
}

const TABLE: readonly Synonym[] = Object.entries({ ...EVERYDAY_WORDS, ...SYNONYMS }).map(([said, texts]) => ({
  words: /^[A-Z]+$/.test(said) ? [said.toLowerCase()] : stemsOf(said),
  isAbbreviation: /^[A-Z]+$/.test(said),
  options: texts.map(stemsOf).filter((words) => words.length > 0),
}))

/** Where a word of the field belongs: a part, or a part with sections. */
const PLACES: readonly (readonly [pattern: RegExp, places: readonly string[]])[] = [
  [
    /\bTRID\b|\b[Ll]oan [Ee]stimate|\b[Cc]losing [Dd]isclosure|\bCDs?\b|\bLEs?\b/,
    ['1026.19', '1026.37', '1026.38'],
  ],
  [/\bHMDA\b|\bLAR\b|\bULI\b|loan.application register|\breg(?:ulation|\.)? c\b/i, ['1003']],
  [/\bECOA\b|\breg(?:ulation|\.)? b\b|adverse action|equal credit/i, ['1002']],
  [/\bRESPA\b|\breg(?:ulation|\.)? x\b|servic(?:er|ing)|escrow|loss mitigation|kickback/i, ['1024']],
  [/\breg(?:ulation|\.)? z\b|\bTILA\b/i, ['1026']],
  [/\breg(?:ulation|\.)? e\b|\bEFTA?\b|remittance|overdraft|unauthorized transfer|debit card/i, ['1005']],
  [/\breg(?:ulation|\.)? f\b|\bFDCPA\b|debt collect/i, ['1006']],
  [/\breg(?:ulation|\.)? p\b|privacy notice|\bGLBA\b|opt.?out/i, ['1016']],
  [/\breg(?:ulation|\.)? v\b|\bFCRA\b|consumer report|fraud alert/i, ['1022']],
  [/\breg(?:ulation|\.)? dd\b|truth in savings|\bAPY\b/i, ['1030']],
  [/\breg(?:ulation|\.)? m\b|\bleas(?:e|es|ing)\b/i, ['1013']],
  [/\bQMs?\b|qualified mortgage|ability.to.repay|\bATR\b/i, ['1026.43']],
  [/\bHOEPA\b|high.cost mortgage|high.cost loan/i, ['1026.32', '1026.34']],
  [/\bHPMLs?\b|higher.priced mortgage/i, ['1026.35']],
  [/rescission|rescind/i, ['1026.23', '1026.15']],
  [/loan originator|\bMLOs?\b/i, ['1026.36']],
  [/payday|covered short.term/i, ['1041']],
]

/** Each group is met by one of its options, all words of which stand in the text. */
export interface TermGroup {
  options: readonly (readonly string[])[]
  /** How much of the question the group is: its own words. */
  own: readonly string[]
}

export interface ReadQuestion {
  groups: TermGroup[]
  /** Parts and sections that the question points to, such as `1003` or `1026.43`. */
  places: readonly string[]
  /** Paragraphs that the words of the trade name, the likeliest first. */
  targets?: readonly string[]
  /** The term whose meaning is asked for. */
  defined?: string | undefined
}

export function readQuestion(question: string): ReadQuestion {
  const places = PLACES.filter(([pattern]) => pattern.test(question)).flatMap(([, found]) => found)
  const abbreviations = new Set((question.match(/\b[A-Z]{2,5}\b/g) ?? []).map((word) => word.toLowerCase()))
  const stems = stemsOf(question)
  const groups: TermGroup[] = []
  for (let at = 0; at < stems.length; ) {
    const synonym = TABLE.filter(
      ({ words, isAbbreviation }) =>
        words.length > 0 &&
        words.every((word, index) => stems[at + index] === word) &&
        (!isAbbreviation || abbreviations.has(words[0]!) || words[0]!.length > 2),
    ).sort((one, other) => other.words.length - one.words.length)[0]
    const own = synonym ? synonym.words : [stems[at]!]
    const number = otherFormOf(own[0]!)
    groups.push({ own, options: [own, ...(synonym?.options ?? []), ...(number ? [[number]] : [])] })
    at += own.length
  }
  const seen = new Set<string>()
  return {
    groups: groups.filter(({ own }) => !seen.has(own.join(' ')) && seen.add(own.join(' '))),
    places,
    targets: tradePlaces(question),
    defined: askedTerm(question),
  }
}

const WORDINGS_AT_MOST = 3
/** In a few words typed into a search, "le" is an abbreviation also in small letters. */
const TYPED_WORDS_AT_MOST = 4

/** A query with what the field says replaced by the words of the texts: "LE timing" is "loan estimate timing". */
export function otherWordings(query: string): string[] {
  const isTyped = query.trim().split(/\s+/).length <= TYPED_WORDS_AT_MOST
  const wordings: string[] = []
  for (const [said, texts] of Object.entries(SYNONYMS)) {
    const isAbbreviation = /^[A-Z]+$/.test(said)
    const pattern = new RegExp(`\\b${said}\\b`, isAbbreviation && !isTyped ? '' : 'i')
    if (!pattern.test(query)) continue
    for (const text of texts)
      if (text.toLowerCase() !== said.toLowerCase()) wordings.push(query.replace(pattern, text))
  }
  return wordings.slice(0, WORDINGS_AT_MOST)
}

/** As people type into a search: abbreviations need no capitals. */
export function readTyped(query: string): ReadQuestion {
  const isTyped = query.trim().split(/\s+/).length <= TYPED_WORDS_AT_MOST
  const abbreviations = new RegExp(
    `\\b(?:${Object.keys(SYNONYMS)
      .filter((said) => /^[A-Z]+$/.test(said))
      .join('|')})\\b`,
    'gi',
  )
  return readQuestion(isTyped ? query.replaceAll(abbreviations, (said) => said.toUpperCase()) : query)
}
