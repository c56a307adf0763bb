/** Something that can be opened or begun: a record of the institution, a person, a screen, a command. */
export interface Place {
  /** What it is, as it is shown: Policy, Task, Screen, Command. */
  kind: string
  title: string
  /** Other words by which people look for it. */
  words?: string
}

/** What people call a kind. */
const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  Policy: ['policy'],
  Task: ['task', 'todo'],
  Finding: ['finding', 'issue', 'violation'],
  Complaint: ['complaint'],
  Training: ['training', 'course'],
  'Monitoring test': ['monitoring', 'test'],
  Examination: ['exam', 'examination'],
  Evidence: ['evidence'],
  Person: ['person', 'colleague'],
  Screen: ['screen', 'page', 'go', 'open'],
  Settings: ['setting'],
  'Loan test': ['calculator', 'calculate', 'test'],
  Command: ['new', 'add', 'create', 'start', 'log', 'record', 'write', 'generate', 'check', 'make'],
}
const SMALL_WORDS = new Set('a an the of on in to for our my about and with is someone somebody'.split(' '))

/** "Policies" is "policy", and "findings" is "finding". */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)
}

const meaningful = (text: string) => {
  const words = wordsOf(text)
  const said = words.filter((word) => !SMALL_WORDS.has(word))
  return said.length > 0 ? said : words
}

/** What a query asks for without the word for its kind: "fair lending" of "fair lending policy". */
export function wordsOfRecord(query: string): string[] {
  const words = meaningful(query)
  const kinds = new Set(Object.values(KIND_WORDS).flat())
  const others = words.filter((word) => !kinds.has(word))
  return others.length > 0 ? others : words
}

/** How well one word of a query is found among others, from 0 to 1. */
function wordMatch(asked: string, among: readonly string[]): number {
  if (among.includes(asked)) return 1
  if (asked.length >= 2 && among.some((word) => word.startsWith(asked))) return 0.8
  if (asked.length >= 5 && among.some((word) => isOneSlipAway(asked, word))) return 0.6
  return 0
}

/** One letter is another, too many, missing, or changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rest = [one.slice(at), other.slice(at)] as const
  return (
    rest[0].slice(1) === rest[1].slice(1) ||
    rest[0].slice(1) === rest[1] ||
    rest[0] === rest[1].slice(1) ||
    (rest[0].length > 1 &&
      rest[0][0] === rest[1][1] &&
      rest[0][1] === rest[1][0] &&
      rest[0].slice(2) === rest[1].slice(2))
  )
}

/** 0 where a word of the query is not in the place. */
export function placeScore(query: string, { kind, title, words = '' }: Place): number {
  const asked = meaningful(query)
  if (asked.length === 0) return 0
  const inTitle = meaningful(title)
  const beside = wordsOf(words)
  const ofKind = KIND_WORDS[kind] ?? []
  let sum = 0
  let titleWords = 0
  let kindWords = 0
  for (const word of asked) {
    const own = wordMatch(word, inTitle)
    const other = wordMatch(word, beside) * 0.8
    const isKind = ofKind.includes(word)
    if (own === 0 && other === 0 && !isKind) return 0
    sum += Math.max(own, other, isKind ? 0.9 : 0)
    if (own > 0) titleWords++
    else if (isKind) kindWords++
  }
  // The word for the kind alone names its screen, and not every record.
  if (titleWords === 0 && kindWords === asked.length) return 0
  const isWhole = titleWords === inTitle.length && titleWords + kindWords === asked.length
  return (
    sum / asked.length + (titleWords / inTitle.length) * 0.5 + (kindWords > 0 ? 0.3 : 0) + (isWhole ? 0.5 : 0)
  )
}

/** Those that have every word of the query, the best first; of equals the one that came first. */
export function rankPlaces<Kind extends Place>(query: string, places: readonly Kind[]): Kind[] {
  return places
    .map((place, index) => ({ place, index, score: placeScore(query, place) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ place }) => place)
}
