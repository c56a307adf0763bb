import type { Schema } from '../open-api/api-examples.ts'

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The parts of an OpenAPI document that the developer pages show. */
export interface ApiDocument {
  servers?: readonly { url: string }[]
  tags?: readonly { name: string; description?: string }[]
  components?: { responses?: Record<string, ApiResponse>; schemas?: Record<string, DescribedSchema> }
  paths?: Record<string, Partial<Record<(typeof METHODS)[number], Operation>> | undefined>
  webhooks?: Record<string, { post?: Operation } | undefined>
}

export interface DescribedSchema extends Schema {
  $ref?: string
  description?: string
  items?: DescribedSchema
  properties?: Record<string, DescribedSchema>
  additionalProperties?: DescribedSchema | boolean
  anyOf?: readonly DescribedSchema[]
  oneOf?: readonly DescribedSchema[]
  allOf?: readonly DescribedSchema[]
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: DescribedSchema
}

type Content = Record<
  string,
  {
    schema?: DescribedSchema
    example?: unknown
    examples?: Record<string, { value: { message: string } }>
  }
>

export interface ApiResponse {
  $ref?: string
  description?: string
  content?: Content
}

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  parameters?: readonly Parameter[]
  requestBody?: { content?: Content }
  responses?: Record<string, ApiResponse>
  security?: readonly Record<string, unknown>[]
}

export interface CatalogOperation {
  noun: string
  /** The rest of the operation's id. */
  name: string
  method: string
  path: string
  operation: Operation
}

export interface CatalogNoun {
  name: string
  title: string
  description: string
  operations: CatalogOperation[]
}

/** The schema itself, where only its name stands. */
export function resolved(
  schema: DescribedSchema | undefined,
  { components }: ApiDocument,
): DescribedSchema | undefined {
  if (!schema?.$ref) return schema
  return components?.schemas?.[schema.$ref.split('/').at(-1)!]
}

/** What the document has, by noun. */
export function catalogOf(document: ApiDocument): CatalogNoun[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): CatalogOperation[] => {
      const operation = item?.[method]
      if (!operation) return []
      const [noun = '', ...rest] = (operation.operationId ?? '').split('.')
      return [{ noun, name: rest.join('.'), method, path, operation }]
    }),
  )
  const byNoun = Map.groupBy(operations, ({ noun }) => noun)
  const descriptions = new Map(document.tags?.map(({ name, description = '' }) => [name, description]))
  return [...byNoun]
    .map(([name, found]) => ({
      name,
      title: nounTitle(name),
      description: descriptions.get(name) ?? '',
      operations: found,
    }))
    .sort((a, b) => (a.title < b.title ? -1 : 1))
}

/** apiKeys → API keys */
function nounTitle(noun: string): string {
  const words = noun.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const title = words.replaceAll(/\b(?:api|hmda|scim|apor)\b/g, (word) => word.toUpperCase())
  return `${title[0]?.toUpperCase()}${title.slice(1)}`
}

/** Operations that have every word of the search in their words, address, or fields. */
export function searchCatalog(
  nouns: readonly CatalogNoun[],
  search: string,
  document: ApiDocument,
): CatalogOperation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return nouns.flatMap(({ title, description, operations }) =>
    operations.filter(({ path, operation }) => {
      const { operationId = '', summary = '', parameters = [], requestBody } = operation
      const [sent] = Object.values(requestBody?.content ?? {})
      const body = resolved(sent?.schema, document)
      const fields = Object.keys(body?.properties ?? {})
      const names = [...parameters.map(({ name }) => name), ...fields]
      const text = [title, description, operationId, summary, path, ...names].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  )
}
