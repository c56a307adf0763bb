import type { ApiDocument, ClientOperation, SchemaNode } from './client-operations.ts'

const GENERATED = '// Written by `npm run client` from the contract. Do not edit.\n'
const SCHEMA = '#/components/schemas/'

/** The records of the document that the operations need, and the operations by noun, as TypeScript. */
export function writeTypes(operations: readonly ClientOperation[], document: ApiDocument): string {
  const nouns = Map.groupBy(operations, ({ noun }) => noun)
  const descriptions = new Map(document.tags?.map(({ name, description }) => [name, description]))
  const codes = [...new Set(operations.flatMap((operation) => operation.codes))].sort()
  const usual = usualCodes(operations)
  return `${GENERATED}
import type { Operation } from '../operation.ts'

/** Every code of a refusal. */
export type RefusalCode =
${codes.map((code) => `  | '${code}'`).join('\n')}

/** What every operation refuses with that needs a key. */
export type UsualRefusal = ${usual.map((code) => `'${code}'`).join(' | ')}

${recordsOf(operations, document)
  .map(([name, schema]) => `export ${declaration(name, schema)}\n`)
  .join('\n')}
export interface PlumblineApi {
${[...nouns]
  .map(
    ([noun, own]) =>
      `${comment(descriptions.get(noun))}  ${noun}: {\n${own.map((operation) => member(operation, usual)).join('')}  }\n`,
  )
  .join('')}}
`
}

const declaration = (name: string, schema: SchemaNode) =>
  schema.properties && !schema.anyOf
    ? `interface ${name} ${typeOf(schema)}`
    : `type ${name} = ${typeOf(schema)}`

function member(operation: ClientOperation, usual: readonly string[]): string {
  const { name, summary, description } = operation
  const types = [takesOf(operation), answerOf(operation), refusalsOf(operation, usual)]
  return `${comment(`${summary}. ${description}`)}${keyOf(name)}: Operation<${types.join(', ')}>\n`
}

/** The codes that all operations with a key have in common. */
const usualCodes = (operations: readonly ClientOperation[]) =>
  operations
    .filter(({ needsKey }) => needsKey)
    .map(({ codes }) => codes)
    .reduce((common, codes) => common.filter((code) => codes.includes(code)))

function refusalsOf({ codes }: ClientOperation, usual: readonly string[]): string {
  const hasUsual = usual.every((code) => codes.includes(code))
  const own = codes.filter((code) => !hasUsual || !usual.includes(code)).map((code) => `'${code}'`)
  return [...(hasUsual ? ['UsualRefusal'] : []), ...own].join(' | ') || 'never'
}

function takesOf({ parameters, body }: ClientOperation): string {
  const fields = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const required = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const address = { properties: fields, required }
  if (!body) return parameters.length > 0 ? typeOf(address) : '{}'
  if (parameters.length === 0) return typeOf(body)
  if (!body.properties) return `${typeOf(address)} & (${typeOf(body)})`
  return typeOf({
    properties: { ...fields, ...body.properties },
    required: [...required, ...(body.required ?? [])],
  })
}

const answerOf = ({ answer, answersFile }: ClientOperation) =>
  answer ? typeOf(answer) : answersFile ? 'Blob' : 'void'

function typeOf(schema: SchemaNode): string {
  if (schema.$ref) return schema.$ref.slice(SCHEMA.length)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ')
  if (schema.properties) return objectOf(schema)
  if (schema.contentMediaType) return 'Blob'
  const types = [schema.type ?? []].flat()
  return types.length > 0 ? types.map((type) => basicType(type, schema)).join(' | ') : 'unknown'
}

function basicType(type: string, { items, additionalProperties }: SchemaNode): string {
  switch (type) {
    case 'array':
      return items ? `Array<${typeOf(items)}>` : 'unknown[]'
    case 'object':
      return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
    case 'integer':
      return 'number'
    default:
      return type
  }
}

function objectOf({ properties = {}, required = [] }: SchemaNode): string {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${comment(field.description)}${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field)}\n`,
  )
  return `{\n${fields.join('')}}`
}

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

const comment = (words: string | undefined) => (words ? `/** ${words.replaceAll('*/', '* /')} */\n` : '')

/** Every record that the operations name, and those that these name. */
function recordsOf(
  operations: readonly ClientOperation[],
  document: ApiDocument,
): [name: string, schema: SchemaNode][] {
  const schemas = (document.components?.schemas ?? {}) as Record<string, SchemaNode>
  const needed = new Set<string>()
  const need = (node: unknown): void => {
    for (const [, name] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!needed.has(name!)) {
        needed.add(name!)
        need(schemas[name!])
      }
  }
  need(operations)
  return [...needed].sort().map((name) => [name, schemas[name]!])
}
