import { ScimError } from './scim-answer.ts'

/** What an attribute holds, by its name in lower case: `name.givenname`. */
export type ScimAttributes = Readonly<Record<string, ScimAttributeType>>
/** `exact` is a text whose case counts; `complex` has only parts, so that one can ask whether it is there. */
export type ScimAttributeType = 'text' | 'exact' | 'boolean' | 'moment' | 'complex'

const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type ScimOperator = (typeof OPERATORS)[number]
export type ScimValue = string | number | boolean | null

export type ScimFilter =
  | { kind: 'and' | 'or'; parts: ScimFilter[] }
  | { kind: 'not'; part: ScimFilter }
  | { kind: 'present'; attribute: string }
  | {
      kind: 'compare'
      attribute: string
      type: ScimAttributeType
      operator: ScimOperator
      value: ScimValue
    }
  /** One entry of `attribute` meets all of `part`, whose attributes are parts of that entry. */
  | { kind: 'entry'; attribute: string; part: ScimFilter }

export const FILTER_LENGTH_AT_MOST = 4_000
export const FILTER_DEPTH_AT_MOST = 12
export const FILTER_TERMS_AT_MOST = 50

/** RFC 7644, section 3.4.2.2, and the `emails[type eq "work"].value eq "…"` that Entra ID writes. */
export function readFilter(text: string, attributes: ScimAttributes): ScimFilter {
  if (text.length > FILTER_LENGTH_AT_MOST)
    throw new ScimError(
      400,
      `filter: at most ${FILTER_LENGTH_AT_MOST.toLocaleString('en-US')} characters.`,
      'invalidFilter',
    )
  return new FilterReader(text, attributes).read()
}

const PATH = /(?:urn:[\w.:-]+:)?([a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?)/iy
const PART = /\.([a-z$][\w$-]*)/iy
const VALUE = /"(?:[^"\\]|\\.)*"|(?:true|false|null)\b|-?\d+(?:\.\d+)?/iy
const WORD = /[a-z]+/iy
const SPACE = /\s*/y

class FilterReader {
  readonly #text: string
  readonly #attributes: ScimAttributes
  #at = 0
  #terms = 0
  #depth = 0

  constructor(text: string, attributes: ScimAttributes) {
    this.#text = text
    this.#attributes = attributes
  }

  read(): ScimFilter {
    const filter = this.#joined('or', '')
    if (this.#at < this.#text.length) throw this.#refused('«and», «or», or the end is expected')
    return filter
  }

  #joined(word: 'or' | 'and', within: string): ScimFilter {
    const next = () => (word === 'or' ? this.#joined('and', within) : this.#single(within))
    const parts = [next()]
    while (this.#takeWord(word)) parts.push(next())
    return parts.length === 1 ? parts[0]! : { kind: word, parts }
  }

  #single(within: string): ScimFilter {
    if (this.#take('(')) return this.#enclosed(')', within)
    const start = this.#at
    if (this.#takeWord('not')) {
      if (this.#take('(')) return { kind: 'not', part: this.#enclosed(')', within) }
      this.#at = start
    }
    return this.#term(within)
  }

  #enclosed(end: ')' | ']', within: string): ScimFilter {
    if (++this.#depth > FILTER_DEPTH_AT_MOST)
      throw this.#refused(`brackets within brackets go ${FILTER_DEPTH_AT_MOST} deep at most`)
    const filter = this.#joined('or', within)
    if (!this.#take(end)) throw this.#refused(`«and», «or», or «${end}» is expected`)
    this.#depth--
    return filter
  }

  #term(within: string): ScimFilter {
    if (++this.#terms > FILTER_TERMS_AT_MOST)
      throw this.#refused(`at most ${FILTER_TERMS_AT_MOST} comparisons are read`)
    const { attribute, type } = this.#path(within)
    if (within === '' && this.#text[this.#at] === '[') return this.#entry(attribute)
    return this.#comparison(within === '' ? attribute : attribute.slice(within.length + 1), type)
  }

  #entry(attribute: string): ScimFilter {
    if (this.#attributes[`${attribute}.value`] === undefined)
      throw this.#refused(`${attribute} is one value, and has no entries`)
    this.#take('[')
    const part = this.#enclosed(']', attribute)
    const named = this.#match(PART)?.[1]?.toLowerCase()
    if (named === undefined) return { kind: 'entry', attribute, part }
    const type = this.#attributes[`${attribute}.${named}`]
    if (type === undefined) throw this.#refused(`${attribute} has no ${named}`)
    return { kind: 'entry', attribute, part: { kind: 'and', parts: [part, this.#comparison(named, type)] } }
  }

  #path(within: string): { attribute: string; type: ScimAttributeType } {
    this.#match(SPACE)
    const start = this.#at
    const found = this.#match(PATH)?.[1]?.toLowerCase()
    if (found === undefined) throw this.#refused('the name of an attribute is expected')
    const attribute = within === '' ? found : `${within}.${found}`
    const type = this.#attributes[attribute]
    if (type !== undefined) return { attribute, type }
    this.#at = start
    const known = Object.keys(this.#attributes)
      .filter((name) => name.startsWith(within))
      .join(', ')
    throw this.#refused(`${found.slice(0, 60)} is not kept here. Known are ${known}`)
  }

  #comparison(attribute: string, type: ScimAttributeType): ScimFilter {
    this.#match(SPACE)
    const start = this.#at
    const word = this.#match(WORD)?.[0].toLowerCase()
    if (word === 'pr') return { kind: 'present', attribute }
    const operator = OPERATORS.find((one) => one === word)
    if (operator === undefined) {
      this.#at = start
      throw this.#refused(`one of pr, ${OPERATORS.join(', ')} is expected`)
    }
    this.#match(SPACE)
    const valueAt = this.#at
    const value = this.#value()
    const problem = problemOf({ attribute, type, operator, value })
    if (problem === undefined) return { kind: 'compare', attribute, type, operator, value }
    this.#at = valueAt
    throw this.#refused(problem)
  }

  #value(): ScimValue {
    const start = this.#at
    const found = this.#match(VALUE)?.[0] ?? ''
    try {
      const value = JSON.parse(found.startsWith('"') ? found : found.toLowerCase()) as ScimValue
      // No stored text holds one, and PostgreSQL takes none.
      if (!String(value).includes('\0')) return value
    } catch {
      // Refused below.
    }
    this.#at = start
    throw this.#refused('a value is expected: a text in double quotes, true, false, null, or a number')
  }

  #take(mark: string): boolean {
    this.#match(SPACE)
    if (this.#text[this.#at] !== mark) return false
    this.#at++
    return true
  }

  #takeWord(word: string): boolean {
    this.#match(SPACE)
    const start = this.#at
    if (this.#match(WORD)?.[0].toLowerCase() === word && !/[\w.]/.test(this.#text[this.#at] ?? ''))
      return true
    this.#at = start
    return false
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found
  }

  #refused(problem: string): ScimError {
    const rest = this.#text.slice(this.#at, this.#at + 40)
    const place = rest === '' ? 'at the end' : `at character ${this.#at + 1}, before «${rest}»`
    return new ScimError(400, `filter ${place}: ${problem}.`, 'invalidFilter')
  }
}

function problemOf({
  attribute,
  type,
  operator,
  value,
}: {
  attribute: string
  type: ScimAttributeType
  operator: ScimOperator
  value: ScimValue
}): string | undefined {
  const isEquality = operator === 'eq' || operator === 'ne'
  if (value === null) return isEquality ? undefined : `${operator} compares with no null`
  switch (type) {
    case 'complex':
      return `${attribute} has parts: name one, or ask with pr`
    case 'boolean':
      if (!isEquality) return `${attribute} is true or false, and has no ${operator}`
      return /^(true|false)$/i.test(String(value)) ? undefined : `${attribute} is true or false`
    case 'moment':
      if (typeof value !== 'string') return `${attribute} is a moment, sent as a text`
      if (operator === 'co' || operator === 'sw' || operator === 'ew') return undefined
      return Number.isNaN(Date.parse(value))
        ? `${attribute} is a moment such as 2026-01-31T00:00:00Z`
        : undefined
    default:
      return typeof value === 'string' ? undefined : `${attribute} is a text, sent in double quotes`
  }
}
