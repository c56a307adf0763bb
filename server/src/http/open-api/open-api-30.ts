import type { OpenAPI } from '@orpc/contract'
import { METHODS } from './operation-paths.ts'
import { PROBLEM } from './problem-schemas.ts'

type Node = Record<string, unknown>

/** The document in the words of OpenAPI 3.0, for gateways and generators that do not read 3.1. It has no webhooks. */
export function asOpenApi30({ openapi: _, webhooks: __, ...document }: OpenAPI.Document): object {
  const { [PROBLEM]: problem, ...schemas } = document.components!.schemas!
  const described = {
    ...document,
    components: { ...document.components, schemas },
    paths: withTitles(document.paths ?? {}),
  }
  return { openapi: '3.0.3', ...(outside(described, problem as unknown as Node) as Node) }
}

/** Names what an operation takes and answers: generators for 3.0 number what has no name, anew with each operation. */
function withTitles(paths: OpenAPI.PathsObject): OpenAPI.PathsObject {
  const titled = structuredClone(paths)
  for (const item of Object.values(titled))
    for (const method of METHODS) {
      const { operationId = '', requestBody, responses } = item?.[method] ?? {}
      const name = operationId.replaceAll(/(?:^|\.)(.)/g, (_, letter: string) => letter.toUpperCase())
      titleContent(requestBody, `${name}Body`)
      titleContent(responses?.['200'], `${name}Answer`)
    }
  return titled
}

function titleContent(holder: object | undefined, title: string): void {
  if (!holder || !('content' in holder)) return
  for (const { schema } of Object.values(holder.content as Record<string, { schema?: Node }>))
    if (schema?.properties) schema.title = title
}

/** What is around schemas: a parameter, a body, an answer. Examples are passed on as they are. */
function outside(node: unknown, problem: Node): unknown {
  if (Array.isArray(node)) return node.map((entry) => outside(entry, problem))
  if (!isNode(node)) return node
  return mapped(node, (name, child) => {
    if (name === 'example' || name === 'examples') return child
    if (name === 'schema') return schema30(child as Node, problem)
    if (name === 'schemas') return mapped(child as Node, (_, one) => schema30(one as Node, problem))
    return outside(child, problem)
  })
}

function schema30(schema: Node, problem: Node): Node {
  const {
    examples,
    const: constant,
    propertyNames,
    contentMediaType,
    ...kept
  } = ofOneType(withoutNull(schema))
  if (Array.isArray(examples)) kept.example ??= examples[0]
  if (constant !== undefined) kept.enum = [constant]
  // Old parsers compare a default with the type, and know neither null nor lists and objects there.
  if (typeof kept.default === 'object') delete kept.default
  if (isRefusal(kept)) return schema30(mergedRefusal(kept.allOf, problem), problem)
  const inside = mapped(kept, (name, child) => {
    if (name === 'properties') return mapped(child as Node, (_, one) => schema30(one as Node, problem))
    if (Array.isArray(child) && /^(anyOf|oneOf|allOf)$/.test(name))
      return child.map((one) => schema30(one, problem))
    const isSchema = name === 'items' || name === 'additionalProperties' || name === 'not'
    return isSchema && isNode(child) ? schema30(child, problem) : child
  })
  const { $ref, ...beside } = inside
  // Beside a reference nothing else counts in 3.0.
  return $ref && Object.keys(beside).length > 0 ? { ...beside, allOf: [{ $ref }] } : inside
}

/** A choice of null is `nullable`; a choice of one that is left is no choice. */
function withoutNull(schema: Node): Node {
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((one) => one !== 'null')
    return { ...schema, type, ...(schema.type.includes('null') && { nullable: true }) }
  }
  for (const key of ['anyOf', 'oneOf'] as const) {
    const choices = schema[key]
    if (!Array.isArray(choices)) continue
    const others = choices.filter((choice) => choice.type !== 'null')
    if (others.length === choices.length) continue
    const { [key]: _, ...rest } = schema
    if (ANY_JSON.every((type) => others.some((choice) => choice.type === type))) return rest
    return others.length === 1
      ? { ...nullable(others[0]), ...rest }
      : { ...rest, [key]: others.map(nullable) }
  }
  return schema
}

/** A choice among texts of several forms is a text: old generators look for a record of that name. */
function ofOneType(schema: Node): Node {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || schema.type === 'object') return schema
  const types = new Set(anyOf.map(typeOf))
  const [type] = types
  return types.size === 1 && SIMPLE.includes(type as string) ? { ...rest, type } : schema
}

const SIMPLE = ['string', 'number', 'integer', 'boolean']

/** In 3.0 that needs a type beside it. */
function nullable(schema: Node): Node {
  const type = typeOf(schema)
  return type === undefined ? schema : { type, ...schema, nullable: true }
}

/** What is referred to is an object: nothing else has a name. */
function typeOf({ type, $ref, anyOf, oneOf, allOf }: Node): unknown {
  if (type !== undefined || $ref !== undefined) return type ?? 'object'
  const [first] = (anyOf ?? oneOf ?? allOf ?? []) as Node[]
  return first && typeOf(first)
}

/** Types of which a choice is no choice. */
const ANY_JSON = ['string', 'number', 'boolean', 'array', 'object']

type Refusal = Node & { allOf: [Node, Node] }

const isRefusal = (schema: Node): schema is Refusal =>
  Array.isArray(schema.allOf) && schema.allOf[0]?.$ref === `#/components/schemas/${PROBLEM}`

/** Written out: generators for 3.0 make no type of a reference with fields of its own. */
function mergedRefusal([, own]: [Node, Node], problem: Node): Node {
  return {
    type: 'object',
    description: problem.description,
    properties: { ...(problem.properties as Node), ...(own.properties as Node) },
    required: [...new Set([...(problem.required as string[]), ...(own.required as string[])])],
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (node: Node, change: (name: string, child: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([name, child]) => [name, change(name, child)]))
