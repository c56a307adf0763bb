import { HELP } from '../generated/help.ts'
import type { Field, NounHelp } from './help-entries.ts'
import { kebab } from './words.ts'

const TYPES: Readonly<Record<string, string>> = {
  t: 'TEXT',
  d: 'YYYY-MM-DD',
  n: 'NUMBER',
  f: 'FILE',
  j: 'JSON',
}

export const isInAddress = ([, kind]: Field) => kind.includes('/')
export const isRequired = ([, kind]: Field) => kind.includes('!')
export const isList = ([, kind]: Field) => kind.includes('*')

const OPTIONS = `Options
  --json               Print JSON instead of a table.
  --data JSON          The whole input as JSON; - reads it from standard input. Fields given besides count more.
  --all                Every page of an operation that takes a cursor.
  --output FILE        Where to save a file that is answered.
  --if-match VERSION   Refuse the change if the record has another version by now.
  --idempotency-key K  Do the work once, however often the command is repeated within 24 hours.
  --help               Of the command, a noun, or an operation.

Settings
  PLUMBLINE_URL   The address of the installation, such as https://plumbline.example.com.
  PLUMBLINE_KEY   An API key from Settings, API keys.

Exit status: 0 done, 1 refused, 2 not understood, 3 the key does not open it, 4 not reached.`

export function commandHelp(): string {
  const nouns = Object.entries(HELP).map(([noun, { about }]) => [kebab(noun), about] as const)
  return `plumbline-client NOUN OPERATION [--FIELD VALUE …]
plumbline-client get /PATH

Nouns
${columns(nouns)}

${OPTIONS}`
}

export function nounHelp(noun: string, { about, operations }: NounHelp): string {
  const lines = Object.entries(operations).map(
    ([name, operation]) => [usageOf(name, operation.fields), operation.about] as const,
  )
  return `${about}

plumbline-client ${kebab(noun)} OPERATION

${columns(lines)}

plumbline-client ${kebab(noun)} OPERATION --help names the fields.`
}

export function operationHelp(noun: string, name: string, { operations }: NounHelp): string {
  const { about, fields } = operations[name]!
  const lines = fields
    .filter((field) => !isInAddress(field))
    .map((field) => [flagOf(field), aboutOf(field)] as const)
  return `${about}

plumbline-client ${kebab(noun)} ${usageOf(name, fields)}${lines.length > 0 ? ` [--FIELD VALUE …]\n\n${columns(lines)}` : ''}`
}

const usageOf = (name: string, fields: readonly Field[]) =>
  [kebab(name), ...fields.filter(isInAddress).map(([field]) => kebab(field).toUpperCase())].join(' ')

function flagOf([name, kind, , values]: Field): string {
  const flag = `--${kebab(name)}`
  if (kind[0] === 'b') return flag
  return `${flag} ${values ? values.slice(0, 6).join('|') + (values.length > 6 ? '|…' : '') : TYPES[kind[0]!]}`
}

function aboutOf(field: Field): string {
  const [, , about] = field
  return [about, isRequired(field) && 'Required.', isList(field) && 'May be repeated.']
    .filter(Boolean)
    .join(' ')
}

const WIDEST = 34

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.min(Math.max(...rows.map(([first]) => first.length)), WIDEST)
  return rows
    .map(([first, second]) =>
      first.length > width
        ? `  ${first}\n  ${' '.repeat(width)}  ${second}`
        : `  ${first.padEnd(width)}  ${second}`,
    )
    .join('\n')
}
