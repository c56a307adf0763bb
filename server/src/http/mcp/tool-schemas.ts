import { madeOf } from '@plumbline/contract/platform/later.ts'
import { z } from 'zod'
import { describeSchema } from '../open-api/described-fields.ts'
import { meaningOf } from '../open-api/property-words.ts'
import type { McpTool } from './tool.ts'

/** A JSON Schema of an object, as large assistants take it: the rules are in docs/assistants.md. */
export interface ObjectSchema {
  type: 'object'
  properties: Record<string, object>
  required?: string[]
  additionalProperties?: false
}

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: object
  description?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  format?: string
  oneOf?: Schema[]
  anyOf?: Schema[]
}

const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(madeOf(schema), { io, unrepresentable: 'any' }) as Schema

const kept = new WeakMap<McpTool, { input: ObjectSchema; output: ObjectSchema }>()

/** Made when a tool is first listed. */
export function schemasOf(tool: McpTool): { input: ObjectSchema; output: ObjectSchema } {
  const known = kept.get(tool)
  if (known) return known
  const { input, output, searchIs } = tool
  const made = {
    input: {
      ...renamed(asObject(jsonSchemaOf(input, 'input')), searchIs),
      additionalProperties: false as const,
    },
    output: asObject(jsonSchemaOf(output, 'output')),
  }
  for (const schema of Object.values(made)) {
    describeSchema(schema)
    shorten(schema, schema === made.output)
  }
  kept.set(tool, made)
  return made
}

/** Whether the answer is a list, which is below `items`: clients take objects alone. */
export const isList = ({ output }: McpTool): boolean => jsonSchemaOf(output, 'output').type === 'array'

function asObject(schema: Schema): ObjectSchema {
  const shapes = schema.oneOf ?? schema.anyOf
  if (shapes) return merged(shapes)
  if (schema.type === 'array')
    return { type: 'object', properties: { items: schema as object }, required: ['items'] }
  const { properties = {}, required } = schema
  return { type: 'object', properties, ...(required && { required }) }
}

/** One object for several shapes: what all of them need is required, and the rest says which shape it belongs to. */
function merged(shapes: readonly Schema[]): ObjectSchema {
  const names = [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const required = names.filter((name) => shapes.every((shape) => shape.required?.includes(name)))
  const properties = names.map((name) => [name, mergedProperty(name, shapes)] as const)
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  }
}

function mergedProperty(name: string, shapes: readonly Schema[]): Schema {
  const having = shapes.filter(({ properties = {} }) => name in properties)
  const found = having.map(({ properties = {} }) => properties[name]!)
  const [first] = found
  if (found.every((one) => one.const !== undefined))
    return { type: 'string', enum: [...new Set(found.map((one) => one.const))] }
  const different = new Set(found.map((one) => JSON.stringify(one))).size > 1
  const property = different ? { anyOf: found } : { ...first }
  if (having.length === shapes.length) return property
  const of = having.map(({ properties = {} }) => markOf(properties)).join(', ')
  return { ...property, description: `${first!.description ?? meaningOf(name)} Only with ${of}.` }
}

/** What tells a shape from the others: `kind` is "notice". */
function markOf(properties: Record<string, Schema>): string {
  return Object.entries(properties)
    .filter(([, { const: value }]) => value !== undefined)
    .map(([name, { const: value }]) => `${name} ${JSON.stringify(value)}`)
    .join(' and ')
}

function renamed(schema: ObjectSchema, searchIs: string): ObjectSchema {
  const name = (from: string) => (from === searchIs ? 'search' : from)
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([from, property]) => [name(from), property]),
    ),
    ...(schema.required && { required: schema.required.map(name) }),
  }
}

const LIMITS = ['maxLength', 'minimum', 'maximum'] as const

/** A format says what its long pattern says; how long a text or how large a number may be matters only to its writer. */
function shorten(node: unknown, isAnswer: boolean): void {
  if (typeof node !== 'object' || node === null) return
  const schema = node as Schema & {
    $schema?: string
    maxLength?: unknown
    minimum?: unknown
    maximum?: unknown
  }
  delete schema.$schema
  if (isAnswer) for (const limit of LIMITS) if (typeof schema[limit] === 'number') delete schema[limit]
  if (schema.format !== undefined && typeof schema.pattern === 'string') delete schema.pattern
  for (const below of Object.values(schema)) shorten(below, isAnswer)
}
