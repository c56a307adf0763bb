import { isInAddress, isList, isRequired } from './help.ts'
import type { Field } from './help-entries.ts'
import { didYouMean, findName, kebab } from './words.ts'

/** The command was not understood; the message names what. */
export class UsageError extends Error {}

export interface Options {
  json: boolean
  all: boolean
  help: boolean
  data?: string
  output?: string
  ifMatch?: string
  idempotencyKey?: string
}

/** Fields that name a file: it is read when everything else is understood. */
export type Values = Record<string, unknown>

export class FileArgument {
  readonly path: string
  constructor(path: string) {
    this.path = path
  }
}

const SWITCHES = ['json', 'all', 'help'] as const
const SETTINGS = ['data', 'output', 'ifMatch', 'idempotencyKey'] as const

/** Reads what follows the operation. A field of the operation goes before an option of the command. */
export function readArguments(given: readonly string[], fields: readonly Field[]) {
  const options: Options = { json: false, all: false, help: false }
  const values: Values = {}
  const words: string[] = []
  const rest = [...given]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--') || word === '--') {
      words.push(word)
      continue
    }
    const [, flag = '', inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    const take = () => inline ?? rest.shift() ?? refuse(`--${flag} needs a value.`)
    const field = findField(fields, flag)
    const isField = field && !isInAddress(field)
    const option = findName([...SWITCHES, ...SETTINGS], flag)
    if (isField && field[1][0] === 'b') values[field[0]] = readSwitch(flag, inline, rest)
    else if (isField) addValue(values, field, flag, take())
    else if (flag.startsWith('no-') && findField(fields, flag.slice(3))?.[1][0] === 'b')
      values[findField(fields, flag.slice(3))![0]] = false
    else if (SWITCHES.some((name) => name === option)) options[option as (typeof SWITCHES)[number]] = true
    else if (option) options[option as (typeof SETTINGS)[number]] = take()
    else
      throw new UsageError(
        `There is no --${flag}.${didYouMean(
          fields.map(([name]) => name),
          flag,
          '--',
        )}`,
      )
  }
  return { options, values: { ...values, ...inAddress(words, fields) } }
}

/** By its name, or by one of its entries: `--status` for `statuses`. */
function findField(fields: readonly Field[], flag: string): Field | undefined {
  const named = (name: string) => fields.find(([field]) => field === name || kebab(field) === name)
  const plural = [`${flag}s`, `${flag}es`, flag.replace(/y$/, 'ies')]
    .map(named)
    .find((field) => field && isList(field))
  return named(flag) ?? plural
}

function readSwitch(flag: string, inline: string | undefined, rest: string[]): boolean {
  const value = inline ?? (/^(true|false)$/.test(rest[0] ?? '') ? rest.shift() : 'true')
  if (value !== 'true' && value !== 'false') throw new UsageError(`--${flag} is true or false.`)
  return value === 'true'
}

function addValue(values: Values, field: Field, flag: string, text: string): void {
  const [name, , , allowed] = field
  if (!isList(field)) {
    values[name] = readValue(field, flag, text)
    return
  }
  const entries = allowed ? text.split(',') : [text]
  values[name] = [
    ...((values[name] as unknown[]) ?? []),
    ...entries.map((entry) => readValue(field, flag, entry)),
  ]
}

function readValue([, kind, , allowed]: Field, flag: string, text: string): unknown {
  if (allowed && !allowed.includes(text) && text !== 'null')
    throw new UsageError(`--${flag} is one of ${allowed.join(', ')}, not ${text}.`)
  if (text === 'null') return null
  switch (kind[0]) {
    case 'n':
      return Number.isNaN(Number(text)) || text.trim() === ''
        ? refuse(`--${flag} is a number, not ${text}.`)
        : Number(text)
    case 'd':
      return /^\d{4}-\d{2}-\d{2}$/.test(text)
        ? text
        : refuse(`--${flag} is a day such as 2026-01-31, not ${text}.`)
    case 'f':
      return new FileArgument(text)
    case 'j':
      return readJson(`--${flag}`, text)
    default:
      return text
  }
}

export function readJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${what} is not JSON.`)
  }
}

function inAddress(words: readonly string[], fields: readonly Field[]): Values {
  const names = fields.filter(isInAddress).map(([name]) => name)
  if (words.length > names.length) throw new UsageError(`Too much: ${words.slice(names.length).join(' ')}.`)
  return Object.fromEntries(words.map((word, index) => [names[index]!, word]))
}

/** Names what an operation cannot do without. */
export function requireFields(values: Values, fields: readonly Field[]): void {
  const missing = fields.filter((field) => isRequired(field) && values[field[0]] === undefined)
  if (missing.length === 0) return
  const names = missing.map((field) =>
    isInAddress(field) ? kebab(field[0]).toUpperCase() : `--${kebab(field[0])}`,
  )
  throw new UsageError(`${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} missing.`)
}

function refuse(message: string): never {
  throw new UsageError(message)
}
