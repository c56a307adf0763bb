import { contract } from '@plumbline/contract/index.ts'
import { z } from 'zod'

const DEPTH_AT_MOST = 12

type Schema = z.core.JSONSchema.BaseSchema

/** The longest text that a field of an operation's input takes: `tasks.create`, `checklist[].text`. */
export function maxLengthIn(operation: string, field: string): number {
  const input = inputOf(operation)
  if (!input) throw new Error(`The contract has no operation ${operation} with an input.`)
  const root = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const lengths = schemasAt(root, root, field.split(/\.|(?=\[\])/)).flatMap(
    ({ maxLength }) => maxLength ?? [],
  )
  if (lengths.length === 0) throw new Error(`The contract has no longest text for ${field} of ${operation}.`)
  return Math.max(...lengths)
}

function inputOf(operation: string): z.ZodType | undefined {
  let node: unknown = contract
  for (const name of operation.split('.')) node = (node as Record<string, unknown> | undefined)?.[name]
  return (node as { '~orpc'?: { inputSchema?: z.ZodType } } | undefined)?.['~orpc']?.inputSchema
}

function schemasAt(root: Schema, schema: Schema, path: readonly string[], depth = 0): Schema[] {
  if (depth > DEPTH_AT_MOST) return []
  const inside = (inner: unknown, rest: readonly string[]) =>
    typeof inner === 'object' && inner ? schemasAt(root, inner as Schema, rest, depth + 1) : []
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema
  if ($ref) return inside(root.$defs?.[$ref.split('/').at(-1)!], path)
  const variants = [...anyOf, ...oneOf, ...allOf].flatMap((variant) => inside(variant, path))
  const [name, ...rest] = path
  if (name === undefined) return [schema, ...variants]
  return [...variants, ...inside(name === '[]' ? schema.items : schema.properties?.[name], rest)]
}
