import { type ApiDocument, type ClientOperation, resolved, type SchemaNode } from './client-operations.ts'

const GENERATED = '// Written by `npm run client` from the contract. Do not edit.\n'

/** What the client needs of an operation while it runs. */
export function writeTable(operations: readonly ClientOperation[]): string {
  const lines = operations.map(
    (operation) => `  '${operation.noun}.${operation.name}': '${flagsOf(operation)}',`,
  )
  return `${GENERATED}
/** Method and path; then \`key\` where an Idempotency-Key, \`version\` where If-Match, \`body\` or \`form\` where a body is taken. */
export const ROUTES: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`
}

function flagsOf({ method, path, takesKey, takesVersion, takesFiles, body, answersFile }: ClientOperation) {
  const flags = [
    takesKey && 'key',
    takesVersion && 'version',
    takesFiles ? 'form' : body && 'body',
    answersFile && 'file',
  ]
  return [method, path, ...flags.filter(Boolean)].join(' ')
}

/** What the command says of each noun and operation. */
export function writeHelp(operations: readonly ClientOperation[], document: ApiDocument): string {
  const descriptions = new Map(document.tags?.map(({ name, description }) => [name, description]))
  const nouns = Object.fromEntries(
    [...Map.groupBy(operations, ({ noun }) => noun)].map(([noun, own]) => [
      noun,
      {
        about: descriptions.get(noun) ?? '',
        operations: Object.fromEntries(
          own.map((operation) => [
            operation.name,
            { about: operation.summary, fields: fieldsOf(operation, document) },
          ]),
        ),
      },
    ]),
  )
  return `${GENERATED}
import type { NounHelp } from '../command/help-entries.ts'

export const HELP: Readonly<Record<string, NounHelp>> = ${JSON.stringify(nouns, null, 1)}
`
}

type Field = [name: string, kind: string, about: string, values?: string[]]

/** Kinds: a letter for the type, `*` for a list, `!` where it is required, `/` where it is in the address. */
function fieldsOf({ parameters, body }: ClientOperation, document: ApiDocument): Field[] {
  const { properties = {}, required = [] } = body ? resolved(body, document) : {}
  return [
    ...parameters.map(({ name, schema, isRequired, isInPath }) =>
      fieldOf(name, schema, `${isRequired ? '!' : ''}${isInPath ? '/' : ''}`, document),
    ),
    ...Object.entries(properties).map(([name, schema]) =>
      fieldOf(name, schema, required.includes(name) ? '!' : '', document),
    ),
  ]
}

function fieldOf(name: string, schema: SchemaNode, marks: string, document: ApiDocument): Field {
  const about = schema.description ?? ''
  const { letter, isList, values } = kindOf(schema, document)
  const kind = `${letter}${isList ? '*' : ''}${marks}`
  return values ? [name, kind, about, values] : [name, kind, about]
}

interface Kind {
  letter: string
  isList?: boolean
  values?: string[]
}

function kindOf(given: SchemaNode, document: ApiDocument): Kind {
  const schema = resolved(given, document)
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (choices.length === 1) return kindOf(choices[0]!, document)
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (values?.every((value) => typeof value === 'string')) return { letter: 't', values }
  if (values) return { letter: 'n', values: values.map(String) }
  if (schema.contentMediaType) return { letter: 'f' }
  if (choices.length > 0) {
    const letters = new Set(choices.map((choice) => kindOf(choice, document).letter))
    return { letter: letters.size === 1 ? [...letters][0]! : 'j' }
  }
  switch (schema.type) {
    case 'string':
      return { letter: schema.format === 'date' ? 'd' : 't' }
    case 'integer':
    case 'number':
      return { letter: 'n' }
    case 'boolean':
      return { letter: 'b' }
    case 'array': {
      const { isList, ...item } = kindOf(schema.items ?? {}, document)
      return isList ? { letter: 'j' } : { ...item, isList: true }
    }
    default:
      return { letter: 'j' }
  }
}
