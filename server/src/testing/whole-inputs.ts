import fc from 'fast-check'
import { z } from 'zod'
import { SampleFile } from './fuzzing/valid-input.ts'
import type { Operation } from './operation-list.ts'

type Schema = z.core.JSONSchema.BaseSchema
export type Input = Record<string, unknown>

/** Where an input names a row by its id. */
export interface IdPlace {
  /** `id`, `target.id`, `userIds[]`. */
  path: string
  /** Kinds of rows that the same object can name, in a member beside the id. */
  kinds: readonly string[]
}

/** Ids that name no row: the caller makes them to tell its own calls or lines apart. */
const NO_ROWS: ReadonlySet<string> = new Set([
  'idempotencyKey',
  'checklist[].id',
  'agenda[].id',
  'steps[].id',
])

export function idPlacesOf(operation: Operation): IdPlace[] {
  const places: IdPlace[] = []
  const walk = (schema: Schema, path: string, kinds: readonly string[]) => {
    if (schema.format === 'uuid' && !NO_ROWS.has(path)) places.push({ path, kinds })
    const members = (schema.properties ?? {}) as Record<string, Schema>
    const own = (members.kind?.enum ?? []) as string[]
    for (const [name, member] of Object.entries(members)) walk(member, path ? `${path}.${name}` : name, own)
    if (schema.items) walk(schema.items as Schema, `${path}[]`, kinds)
    for (const choice of choicesOf(schema)) walk(choice, path, kinds)
  }
  walk(schemaOf(operation), '', [])
  return places
}

const schemaOf = ({ input }: Operation): Schema =>
  input ? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema) : {}

const choicesOf = (schema: Schema) => (schema.anyOf ?? schema.oneOf ?? []) as Schema[]

const namesIds = (schema: Schema): boolean =>
  schema.format === 'uuid' ||
  [
    ...Object.values(schema.properties ?? {}),
    ...choicesOf(schema),
    ...(schema.items ? [schema.items] : []),
  ].some((part) => namesIds(part as Schema))

/**
 * A whole input that the schema accepts, every member filled; always the same one. Lists are asked without
 * filters, which would hide what they find.
 */
export function wholeInput(operation: Operation, idAt: (path: string) => string | undefined): Input {
  const fill = (schema: Schema, path: string): unknown => {
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    if (schema.examples) return (schema.examples as unknown[])[0]
    const choices = choicesOf(schema)
    if (choices.length > 0) return fill(choices.find(namesIds) ?? choices[0]!, path)
    if (schema.type === 'object') {
      const isWanted = ([name, member]: [string, unknown]) =>
        operation.method !== 'GET' || schema.required?.includes(name) || namesIds(member as Schema)
      const members = Object.entries(schema.properties ?? {})
        .filter(isWanted)
        .map(([name, member]) => [name, fill(member as Schema, path ? `${path}.${name}` : name)])
      return Object.fromEntries(members.filter(([, value]) => value !== undefined))
    }
    if (schema.type === 'array') {
      const item = fill((schema.items ?? {}) as Schema, `${path}[]`)
      return item === undefined ? [] : Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () => item)
    }
    if (schema.format === 'uuid') return NO_ROWS.has(path) ? crypto.randomUUID() : idAt(path)
    return plainValue(schema, path)
  }
  return (fill(schemaOf(operation), '') ?? {}) as Input
}

const FILES: Readonly<Record<string, SampleFile['kind']>> = {
  image: 'png',
  logo: 'png',
  file: 'csv',
  register: 'hmda',
}

/** A row that was never changed has the first version. */
const NUMBERS: Readonly<Record<string, number>> = { year: 2026, version: 1, rowVersion: 1 }

function plainValue(schema: Schema, path: string): unknown {
  const { type, format, pattern, minLength = 0, maxLength = 40, minimum = 0 } = schema
  const name = path.split('.').at(-1)!
  if (format === 'binary') return new SampleFile(FILES[name] ?? 'pdf')
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return NUMBERS[name] ?? minimum
  if (name === 'email') return `asked-${crypto.randomUUID()}@example.com`
  if (format === 'date') return '2026-01-09'
  if (format === 'date-time') return '2026-01-09T12:00:00Z'
  if (format === 'uri') return 'https://example.com/hook'
  if (name === 'website') return ''
  if (pattern && !pattern.includes('\\0') && !pattern.includes('\\p'))
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0]
  return 'Asked in a test'.slice(0, maxLength).padEnd(minLength, 'x')
}
