import type { Day } from '../../dates/calendar-day.ts'
import type { DeliveryMethod } from '../../trid/disclosure.ts'
import { type FoundDay, readDays } from './read-days.ts'

/** What happened, or is planned, on a day that the question names. */
export type EventName =
  | 'closing'
  | 'application'
  | 'cd_sent'
  | 'cd_received'
  | 'cd_delivered'
  | 'le_sent'
  | 'le_received'
  | 'le_delivered'
  | 'revised_le_sent'
  | 'revised_le_received'
  | 'disbursement'
  | 'start'
  | 'deadline'
  | 'unknown'

export interface QuestionEvent {
  name: EventName
  found: FoundDay
  method: DeliveryMethod | undefined
  /** "did not", "never": nothing happened on this day. */
  isNegated: boolean
}

export interface ReadQuestion {
  /** Lower case, with `cdisc` and `lest` for the disclosures and a mark for each day. */
  text: string
  /** The text without the phrases that say which day is which. */
  asked: string
  events: QuestionEvent[]
  days: FoundDay[]
}

const MARK = /§(\d+)§/g
const CLAUSE_END =
  /[,;:?!()]|\.(?=\s|$)|\s[-–—]+\s|\b(?:and|but|then|so|if|assuming|suppose|when|what(?:['’]s)?|which|how|by when|given that|because|since|while)\b/gi

/** "Moved from the 14th to the 18th": the first day is no longer of interest. */
const MOVED =
  /\b((?:got |was |were |has been |is )?(?:moved|rescheduled|postponed|pushed(?: back)?|changed|delayed|bumped))\s+from\s+§\d+§\s+(?:to|until)\s+/g

const SEND =
  /\b(?:sent|sends?|sending|(?:over-?night|e-?)?mail(?:ed|s|ing)?|fedex(?:ed)?|ups|overnight(?:ed)?|courier(?:ed)?|ship(?:ped|s)?|went out|go(?:es)? out|going out|go out|issued?|issues|put in the mail|placed in the mail|mail(?:box|room)|dropped)\b/gi
const RECEIVE =
  /\b(?:receiv(?:e[sd]?|ing)|receipt|got(?! (?:moved|pushed|changed|rescheduled|bumped|postponed|delayed))|gets?|acknowledg(?:e[sd]?|ment)|e-?sign(?:ed|s)?|signed for|open(?:ed|s)|view(?:ed|s)|arriv(?:e[sd]?|ing)|has it|have it|had it|in hand|in person|by hand|hand(?:ed|s)?(?:[- ]deliver\w*)?|face to face)\b/gi
const DELIVER =
  /\b(?:deliver(?:ed|s|y|ing)?|provid(?:e[sd]?|ing)|gave|give[sn]?|giving|disclos(?:e[sd]?|ing))\b/gi
const CLOSING =
  /\b(?:clos(?:es?|ed|ing)(?: date| day)?|consummat\w+(?: date| day)?|settle(?:s|d|ment)?(?: date| day)?|sign(?:s|ed|ing)?(?: date| day)?(?! for))\b/gi
const APPLICATION =
  /\b(?:appl(?:y|ies|ied|ying)|applications?|apps?|six (?:items|pieces)(?: of information)?)\b/gi
const DISBURSE = /\b(?:disburs\w+|fund(?:s|ed|ing)?(?: date)?|wire[sd]?)\b/gi
const NOUN_CD = /\bcdisc\b/gi
const NOUN_LE = /\b(?:revised )?lest\b/gi

const NEGATION = /\b(?:not|never|no longer|neither|without|cannot)\b|n['’]t\b/i
const HARMLESS_NEGATION =
  /\b(?:no|not) (?:later|sooner|earlier|more|fewer|less) than|\bnot (?:until|before|yet|only)|\bn['’]t (?:until|before)\b|(?:didn|wasn|weren|did|was|were)(?:['’]t| not)(?: \w+){0,3} (?:until|till|before)|\bwhy not\b/gi

const METHODS: readonly (readonly [RegExp, DeliveryMethod])[] = [
  [/\be-?mail(?:ed|s|ing)?\b|\belectronic|\be-?deliver|\bportal\b|\bupload/i, 'email'],
  [
    /\bin[- ]person\b|\bby hand\b|\bhand(?:ed|s over| over)?[- ](?:over|deliver\w*|to|it|the)\b|\bhanded\b|\bhand[- ]deliver\w*|\bface[- ]to[- ]face\b|\bat (?:the|our) (?:branch|office|desk|table)\b/i,
    'in_person',
  ],
  [/\bcourier(?:ed)?\b|\bovernight(?:ed)?\b|\bfedex(?:ed)?\b|\bups\b/i, 'courier'],
  [/\bmail(?:ed|s|ing|box|room)?\b|\bpost(?:ed|al)?\b|\busps\b/i, 'mail'],
]

export function methodIn(text: string): DeliveryMethod | undefined {
  return METHODS.find(([pattern]) => pattern.test(text))?.[1]
}

/** Which day is the day of what. Days are bound to the nearest event of their own clause. */
export function readEvents(question: string, today: Day): ReadQuestion {
  const days = readDays(question, today)
  let marked = ''
  let from = 0
  days.forEach((found, index) => {
    marked += `${question.slice(from, found.at)}§${index}§`
    from = found.end
  })
  marked += question.slice(from)
  const isFrench = /[\u00c0-\u017f]|\b(?:quand|faut|pour|est)\b/i.test(question)
  const text = marked
    .replaceAll(/\bLEs?\b/g, 'lest')
    .toLowerCase()
    .replaceAll(MOVED, '$1 to ')
    .replaceAll(/\bclosing disclosures?\b|\bclosing disc\b|\bcds?\b/g, 'cdisc')
    .replaceAll(isFrench ? /\bloan estimates?\b/g : /\bloan estimates?\b|\bles?\b/g, 'lest')
    .replaceAll(/\bmail(?:ing)? (?:it |them )?rule\b/g, 'rule')
  const events: QuestionEvent[] = []
  let asked = text
  for (const clause of clausesOf(text)) {
    for (const match of clause.matchAll(MARK)) {
      const index = Number(match[1])
      const { name, phrase } = eventOf(clause, match.index, match.index + match[0].length, text)
      const part = partAround(clause, match.index)
      events.push({
        name,
        found: days[index]!,
        method: methodIn(part),
        isNegated: NEGATION.test(part.replaceAll(HARMLESS_NEGATION, ' ')),
      })
      if (phrase) asked = asked.replace(phrase, ' … ')
      asked = asked.replace(match[0], ' … ')
    }
  }
  return { text, asked, events, days }
}

function clausesOf(text: string): string[] {
  const clauses: string[] = []
  let from = 0
  for (const match of text.matchAll(CLAUSE_END)) {
    clauses.push(text.slice(from, match.index))
    from = match.index
  }
  clauses.push(text.slice(from))
  return joinFragments(clauses)
}

/** ", § §" or "on December 14," belongs to the words before it; a clause without an event gives its day away. */
function joinFragments(clauses: readonly string[]): string[] {
  const joined: string[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    const words = clause
      .replaceAll(MARK, ' ')
      .replaceAll(/[^a-z]+/g, ' ')
      .trim()
    const isFragment = /§/.test(clause) && /^(?:(?:and|say|on|by|is|was|for|in person|then)\s?)*$/.test(words)
    if (isFragment && last !== undefined && !/§/.test(last) && !/^\s*and\b/.test(clause))
      joined[joined.length - 1] = last + clause
    else joined.push(clause)
  }
  return joined
}

/** The words of a clause that belong to one of its days: up to the neighboring days. */
function partAround(clause: string, at: number): string {
  const before = clause.slice(0, at)
  const start = before.lastIndexOf('§') + 1
  const rest = clause.slice(at).replace(/^§\d+§/, '')
  const end = rest.search(/§|\bfor a?n?\b|\bbefore\b/)
  return before.slice(start) + (end === -1 ? rest : rest.slice(0, end))
}

interface Mention {
  kind: 'closing' | 'application' | 'cd' | 'le' | 'disburse' | 'send' | 'receive' | 'deliver'
  at: number
  end: number
}

function mentionsIn(clause: string): Mention[] {
  const mentions: Mention[] = []
  const collect = (pattern: RegExp, kind: Mention['kind']) => {
    for (const match of clause.matchAll(pattern))
      mentions.push({ kind, at: match.index, end: match.index + match[0].length })
  }
  collect(NOUN_CD, 'cd')
  collect(NOUN_LE, 'le')
  collect(CLOSING, 'closing')
  collect(APPLICATION, 'application')
  collect(DISBURSE, 'disburse')
  collect(SEND, 'send')
  collect(RECEIVE, 'receive')
  collect(DELIVER, 'deliver')
  return mentions
}

function eventOf(
  clause: string,
  at: number,
  end: number,
  whole: string,
): { name: EventName; phrase?: string } {
  const mentions = mentionsIn(clause)
  if (mentions.length === 0) return { name: 'unknown' }
  const nextMark = clause.indexOf('§', end)
  const previousMark = clause.lastIndexOf('§', at - 1)
  const adjacent = mentions.find(
    (one) =>
      one.at >= end &&
      (nextMark === -1 || one.at < nextMark) &&
      /^\s*(?:is |as |was |being )?(?:the |our |a |my )?(?:planned |scheduled )?$/.test(
        clause.slice(end, one.at),
      ),
  )
  const before = mentions
    .filter((one) => one.end <= at && one.at > previousMark)
    .sort((one, other) => other.end - one.end)
  const after = mentions
    .filter((one) => one.at >= end && (nextMark === -1 || one.at < nextMark))
    .sort((one, other) => one.at - other.at)
  // "A December 14 closing" beats what is before it; "sent on December 1 closing …" does not occur.
  const isNoun = adjacent && ['closing', 'application', 'cd', 'le', 'disburse'].includes(adjacent.kind)
  const isLed =
    before[0] &&
    /^\s*(?:(?:it|them|out|date|is|was|on|of|as|at|around|by (?:e-?mail|mail|courier)|in person|the|borrower|to the \w+|we|be|set|scheduled|planned|held|falls?|for|day|received|taken|rcvd|dated|came in|from the \w+|:|=)\s*)*$/.test(
      clause.slice(before[0].end, at),
    )
  const nearest = isNoun && !(isLed && adjacent.kind !== 'closing') ? adjacent : (before[0] ?? after[0])
  // "How many days before December 14 must it be received" gives no event a day.
  if (!isNoun && /\b(?:before|after|than)\s*$/.test(clause.slice(0, at))) return { name: 'unknown' }
  if (!nearest) return { name: 'unknown' }
  const between = nearest.end <= at ? clause.slice(nearest.end, at) : clause.slice(end, nearest.at)
  const phrase = nearest.end <= at ? clause.slice(nearest.at, end) : clause.slice(at, nearest.end)
  // "send the CD for December 14" says what it is for, not when it is sent; "for closing on" has its own noun.
  const isTarget = nearest.end <= at && /\b(?:for|to (?:make|hit|meet|keep|close))\b/.test(between)
  if (nearest.kind === 'disburse') return { name: 'disbursement', phrase }
  if (nearest.kind === 'closing')
    return isTarget &&
      !/\b(?:set|scheduled|planned|is|on the calendar|slated|booked) for\b|^\s*for\s*$/.test(between)
      ? { name: 'unknown' }
      : { name: 'closing', phrase }
  if (nearest.kind === 'application') return { name: 'application', phrase }
  if (isTarget) return { name: 'unknown' }
  const documentOf =
    nearestOf(mentions, ['cd', 'le', 'application'], nearest, previousMark, nextMark) ?? onlyDocument(whole)
  if (!documentOf) return { name: 'unknown' }
  if (documentOf === 'application') return { name: 'application', phrase }
  // "The CD by December 14" asks for nothing and says nothing: a limit is no event.
  const verb = verbOf(mentions, nearest, previousMark, nextMark, clause, at)
  const isRevised = documentOf === 'le' && /\brevised\b/.test(whole)
  if (verb === undefined) return { name: 'unknown' }
  return {
    name: `${isRevised && verb !== 'delivered' ? 'revised_' : ''}${documentOf}_${verb}` as EventName,
    phrase,
  }
}

function verbOf(
  mentions: readonly Mention[],
  nearest: Mention,
  previousMark: number,
  nextMark: number,
  clause: string,
  at: number,
): 'sent' | 'received' | 'delivered' | undefined {
  const own = mentions.filter(
    (one) =>
      one.at > previousMark &&
      (nextMark === -1 || one.at < nextMark) &&
      ['send', 'receive', 'deliver'].includes(one.kind),
  )
  if (own.length === 0) return undefined
  const part = clause.slice(previousMark + 1, nextMark === -1 ? undefined : nextMark)
  const kinds = new Set(own.map(({ kind }) => kind))
  const method = methodIn(part)
  if (method === 'in_person' && !kinds.has('send')) return 'received'
  if (kinds.has('deliver') && method !== undefined && !kinds.has('receive'))
    return method === 'in_person' ? 'received' : 'sent'
  // "mailed on Tuesday and received on Friday" has two days, each with its verb; here only one day is left.
  const verb = own.reduce((best, one) => (Math.abs(one.at - at) < Math.abs(best.at - at) ? one : best))
  const closest =
    nearest.kind === 'send' || nearest.kind === 'receive' || nearest.kind === 'deliver' ? nearest : verb
  if (kinds.has('receive') && kinds.has('send') && /\bby (?:e-?mail|mail|courier)\b/.test(part))
    return /receiv|got/.test(part) ? 'received' : 'sent'
  return closest.kind === 'send' ? 'sent' : closest.kind === 'receive' ? 'received' : 'delivered'
}

function nearestOf(
  mentions: readonly Mention[],
  kinds: readonly Mention['kind'][],
  to: Mention,
  previousMark: number,
  nextMark: number,
): 'cd' | 'le' | 'application' | undefined {
  const fitting = mentions.filter(
    (one) => kinds.includes(one.kind) && one.at > previousMark && (nextMark === -1 || one.at < nextMark),
  )
  if (fitting.length === 0) return undefined
  return fitting.reduce((best, one) => (Math.abs(one.at - to.at) < Math.abs(best.at - to.at) ? one : best))
    .kind as 'cd' | 'le' | 'application'
}

/** "We mailed it on Friday": the only disclosure that the question speaks of. */
function onlyDocument(text: string): 'cd' | 'le' | undefined {
  const hasCd = /\bcdisc\b/.test(text)
  const hasLe = /\blest\b/.test(text)
  return hasCd === hasLe ? undefined : hasCd ? 'cd' : 'le'
}
