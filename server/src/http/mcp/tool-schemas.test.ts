import { expect, test } from 'vitest'
import { MCP_PROMPTS } from './mcp-prompts.ts'
import { MCP_TOOLS } from './mcp-tools.ts'
import { schemasOf } from './tool-schemas.ts'

/** The rules of docs/assistants.md, each kept for an assistant that refuses or misreads tools that break it. */
const NAME = /^[a-z][a-z0-9_]{0,63}$/
const NOT_AT_THE_TOP = ['oneOf', 'anyOf', 'allOf', 'not', 'enum', '$ref', '$defs', 'definitions']
const DESCRIPTION_AT_MOST = 1_024

interface Schema {
  type?: unknown
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const tools = MCP_TOOLS.map((tool) => ({ ...tool, schemas: schemasOf(tool) }))

/** Fields without a description, by their path. */
function undescribed(schema: Schema, path = ''): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description?.trim() ? [] : [`${path}${name}`]),
      ...undescribed(field, `${path}${name}.`),
    ]),
    ...[schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []]
      .flat()
      .flatMap((below) => undescribed(below, path)),
  ]
}

test('names are short, plain, and unlike each other', () => {
  const names = [...tools, ...MCP_PROMPTS].map(({ name }) => name)
  expect(names.filter((name) => !NAME.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test.each(tools)(
  '$name is described, also each field of its input and output',
  ({ description, schemas }) => {
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_AT_MOST)
    for (const [side, schema] of Object.entries(schemas)) {
      expect(schema.type, side).toBe('object')
      expect(
        Object.keys(schema).filter((key) => NOT_AT_THE_TOP.includes(key)),
        side,
      ).toEqual([])
      expect(undescribed(schema), side).toEqual([])
      expect(JSON.stringify(schema), side).not.toContain('"$ref"')
      for (const name of schema.required ?? []) expect(schema.properties, side).toHaveProperty(name)
    }
    expect(schemas.input.additionalProperties).toBe(false)
  },
)

test('words to look for have one name', () => {
  const others = ['q', 'query', 'words', 'keywords', 'text', 'term']
  for (const { name, schemas } of tools)
    expect(
      Object.keys(schemas.input.properties).filter((field) => others.includes(field)),
      name,
    ).toEqual([])
})

test('the list of tools is short enough to be read', () => {
  const size = (side: 'input' | 'output') =>
    tools.reduce((sum, { schemas }) => sum + JSON.stringify(schemas[side]).length, 0)
  expect(tools.length).toBeLessThanOrEqual(64)
  expect(size('input')).toBeLessThan(60_000)
  expect(size('output')).toBeLessThan(180_000)
})

test('every job names tools that exist, and says what it needs', () => {
  const names = new Set(tools.map(({ name }) => name))
  expect(MCP_PROMPTS).toHaveLength(5)
  for (const { tools: needed, arguments: named, steps } of MCP_PROMPTS) {
    expect(needed.filter((name) => !names.has(name))).toEqual([])
    expect(named.filter(({ description }) => description.length < 10)).toEqual([])
    const mentioned = [...steps.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name)
    expect(mentioned.filter((name) => !names.has(name))).toEqual([])
  }
})
