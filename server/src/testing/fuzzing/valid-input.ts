import fc from 'fast-check'
import { z } from 'zod'
import type { Operation } from '../operation-list.ts'

/** Placeholder for a value of an earlier response, such as an id or a version. */
export class FromAnswers {
  readonly field: string
  constructor(field: string) {
    this.field = field
  }
}

/** Placeholder for a file. */
export class SampleFile {
  readonly kind: 'pdf' | 'png' | 'csv' | 'hmda' | 'docx' | 'tasks' | 'loans'
  constructor(kind: SampleFile['kind']) {
    this.kind = kind
  }
}

type Schema = z.core.JSONSchema.BaseSchema

/** Any input that the schema accepts, with and without optional members. */
export function validInput(
  { input, path }: Operation,
  { isSparse = false } = {},
): fc.Arbitrary<Record<string, unknown>> {
  if (!input) return fc.constant({})
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const hasId = 'id' in (schema.properties ?? {})
  const known = new Set(['articleId', ...(path.match(/\{(\w+)\}/g) ?? []).map((name) => name.slice(1, -1))])
  if (hasId) for (const name of ['id', 'version', 'updatedAt']) known.add(name)
  for (const name of ['name', 'topic']) known.delete(name)
  const required = schema.required ?? []
  const members = isSparse ? pickMembers(schema, required) : schema
  return objectOf(members, known) as fc.Arbitrary<Record<string, unknown>>
}

function pickMembers(schema: Schema, names: readonly string[]): Schema {
  const members = Object.entries(schema.properties ?? {}).filter(([name]) => names.includes(name))
  return { ...schema, properties: Object.fromEntries(members) }
}

function objectOf(schema: Schema, known: ReadonlySet<string>): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    name,
    known.has(name) ? fc.constant(new FromAnswers(name)) : valueFor(member as Schema, name),
  ])
  const requiredKeys = schema.required ?? []
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys,
    noNullPrototype: true,
  })
}

function valueFor(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  // Of values that only the database knows.
  if (schema.examples) return fc.constantFrom(...(schema.examples as unknown[]))
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, name)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, new Set())
    case 'array':
      return fc.array(valueFor((schema.items ?? {}) as Schema, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? 0,
        max: Math.min(schema.maximum ?? 3, (schema.minimum ?? 0) + 3),
      })
    case 'number':
      return fc.integer({ min: 5, max: 500 })
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema, name)
    default:
      return fc.constant('anything')
  }
}

const FILES: Readonly<Record<string, SampleFile['kind']>> = {
  resume: 'pdf',
  image: 'png',
  file: 'csv',
  register: 'hmda',
  loans: 'loans',
}

function textOf(
  { format, pattern, minLength = 0, maxLength = 60 }: Schema,
  name: string,
): fc.Arbitrary<unknown> {
  if (format === 'binary') return fc.constant(new SampleFile(FILES[name] ?? 'pdf'))
  if (name === 'email') return fc.nat(1_000_000_000).map((number) => `fuzzed-${number}@example.com`)
  if (name === 'password') return fc.constant('Correct-Horse!7')
  if (name === 'website') return fc.constant('')
  if (format === 'uuid') return fc.uuid()
  if (format === 'uri') return fc.webUrl()
  if (format === 'date') return day
  if (format === 'date-time') return day.map((date) => `${date}T12:00:00Z`)
  // A pattern that only excludes characters says nothing about valid ones.
  if (pattern && !pattern.includes('\\0') && !pattern.includes('\\p'))
    return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(words(minLength, maxLength), letters(minLength, maxLength))
}

/** Close enough together for a report's period. */
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-12-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const words = (minLength: number, maxLength: number) =>
  fc.lorem({ maxCount: 4 }).map((text) => text.slice(0, maxLength).padEnd(Math.max(minLength, 1), 'x'))

/** Characters of every script, trimmed as the server trims, without those that cannot be stored. */
const letters = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) })
    .map((text) =>
      text
        .replaceAll('\0', '')
        .slice(0, maxLength)
        .toWellFormed()
        .trim()
        .padEnd(Math.max(minLength, 1), 'x')
        .slice(0, maxLength),
    )
