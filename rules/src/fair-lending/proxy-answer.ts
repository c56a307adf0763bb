import { combine, PROXY_GROUPS, type Shares, withoutOther } from './proxy.ts'
import { surnameParts, withoutAccents } from './proxy-names.ts'
import { type PlaceTable, PROXY_YEARS, type SurnameShares, type SurnameTable } from './proxy-tables.ts'

export type PlaceLevel = 'tract' | 'zip'

export interface ProxyTables {
  surnames: SurnameTable
  tract: PlaceTable
  zip: PlaceTable
}

/** What is asked, as it is written in a form or a file. */
export interface ProxyQuestion {
  /** Of the applicant, then of the co-applicant. */
  surnames: readonly string[]
  tract: string
  zip: string
}

export type NoProxy =
  | 'noSurname'
  | 'unknownSurname'
  | 'accentedSurname'
  | 'noPlace'
  | 'malformedPlace'
  | 'unknownPlace'
  | 'outsideMethod'
  | 'nobodyThere'
  | 'excluded'

export interface FoundName extends SurnameShares {
  name: string
}

export interface FoundPlace {
  level: PlaceLevel
  code: string
  /** Of the adults there; nothing where there are none. */
  shares: Shares | undefined
}

export interface ProxyAnswer {
  shares: Shares | undefined
  /** What else is known, also where it makes no proxy. */
  name: FoundName | undefined
  place: FoundPlace | undefined
  /** Why there is none. */
  because: NoProxy | undefined
  /** Why there is none, or what was left aside on the way, in sentences. */
  note: string
}

interface Candidate {
  place: FoundPlace
  shares: Shares | undefined
  problem: Problem | undefined
}

interface Problem {
  because: NoProxy
  sentence: string
}

/**
 * The proxy of one application by the method of the CFPB: the first surname that the table has, and the smallest place
 * that gives a result (combine_probs.do). Without the one or the other there is none.
 */
export function proxyOf(question: ProxyQuestion, tables: ProxyTables): ProxyAnswer {
  const names = question.surnames.flatMap(surnameParts)
  const name = firstKnown(names, tables.surnames)
  const places = (['tract', 'zip'] as const)
    .filter((level) => question[level].trim() !== '')
    .map((level) => placeOf(level, question[level].trim(), name?.shares, tables[level]))
  const used = places.find(({ shares }) => shares !== undefined)
  const problems = places.flatMap(({ problem }) => problem ?? [])
  if (used && name) {
    const aside = used.place.level === 'zip' ? problems : []
    const note = [...aside.map(({ sentence }) => sentence), aside.length > 0 ? 'The ZIP code was used.' : '']
    return { ...{ shares: used.shares, name, place: used.place, because: undefined }, note: joined(note) }
  }
  const place = places.find((candidate) => candidate.place.shares)?.place ?? places[0]?.place
  const nameProblem = name ? undefined : problemOfName(names, tables.surnames)
  const all = [nameProblem, ...(places.length === 0 ? [NO_PLACE] : problems)].filter(
    (one) => one !== undefined,
  )
  return {
    ...{ shares: undefined, name, place, because: all[0]!.because },
    note: joined([...all.map(({ sentence }) => sentence), whatIsKnown(name, place)]),
  }
}

const NO_PLACE: Problem = { because: 'noPlace', sentence: 'There is no census tract and no ZIP code.' }

const joined = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(' ')

function whatIsKnown(name: FoundName | undefined, place: FoundPlace | undefined): string {
  if (name && !place?.shares) return 'Only the surname is known; the method gives no proxy from it alone.'
  if (!name && place?.shares) return 'Only the place is known; the method gives no proxy from it alone.'
  return ''
}

function firstKnown(names: readonly string[], table: SurnameTable): FoundName | undefined {
  for (const name of names) {
    const found = table.find(name)
    if (found) return { ...found, name }
  }
  return undefined
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })
const COUNT = new Intl.NumberFormat('en-US')

function problemOfName(names: readonly string[], table: SurnameTable): Problem {
  if (names.length === 0) return { because: 'noSurname', sentence: 'There is no surname.' }
  const plain = names.map(withoutAccents).find((name) => !names.includes(name) && table.find(name))
  const hint = plain ? `, which writes names without accents: try ${plain}` : ''
  return {
    because: plain ? 'accentedSurname' : 'unknownSurname',
    sentence: `${LIST.format(names)} ${names.length === 1 ? 'is' : 'are'} not among the ${COUNT.format(table.size)} surnames of the ${PROXY_YEARS.surname} table${hint}.`,
  }
}

const LEVELS = {
  tract: {
    digits: 11,
    called: 'census tract',
    // A spreadsheet drops the zero that the first nine states begin with, and may add decimals.
    code: (text: string) => /^(\d{10,11})(\.0+)?$/.exec(text)?.[1],
    outside: /^(60|66|69|72|78)/,
    malformed: 'A census tract has 11 digits: two of the state, three of the county, six of the tract.',
    unknown: `is not among the census tracts of ${PROXY_YEARS.tract}; some were drawn or numbered anew in 2020`,
  },
  zip: {
    digits: 5,
    called: 'ZIP code',
    code: (text: string) => /^(\d{3,5})(?:\.0+|-?\d{4})?$/.exec(text)?.[1],
    outside: /^00[6-9]/,
    malformed: 'A ZIP code has five digits, or nine.',
    unknown: `is not among the ZIP code areas of ${PROXY_YEARS.zip}; a ZIP code of P.O. boxes or of a single building has no area`,
  },
} as const

function placeOf(level: PlaceLevel, written: string, name: Shares | undefined, table: PlaceTable): Candidate {
  const { digits, called, code: read, outside, malformed, unknown } = LEVELS[level]
  const code = read(written)?.padStart(digits, '0')
  const place: FoundPlace = { level, code: code ?? written, shares: undefined }
  const not = (because: NoProxy, sentence: string): Candidate => ({
    ...{ place, shares: undefined },
    problem: { because, sentence },
  })
  if (code === undefined)
    return not('malformedPlace', `“${written.slice(0, 20)}” is not a ${called}. ${malformed}`)
  if (outside.test(code))
    return not(
      'outsideMethod',
      `The ${called} ${code} is in Puerto Rico or an island area, which the method leaves out.`,
    )
  const counts = table.find(code)
  if (!counts) return not('unknownPlace', `The ${called} ${code} ${unknown}.`)
  if (counts.total === 0) return not('nobodyThere', `No adult was counted in the ${called} ${code}.`)
  const adults = withoutOther(counts)
  place.shares = Object.fromEntries(
    PROXY_GROUPS.map((group) => [group, adults[group] / counts.total]),
  ) as Shares
  if (!name) return { place, shares: undefined, problem: undefined }
  const shares = combine(name, adults, table.national)
  return shares
    ? { place, shares, problem: undefined }
    : not('excluded', `No group has a share in both the surname and the ${called} ${code}.`)
}
