import type { OpenAPI } from '@orpc/contract'
import { beforeAll, expect, test } from 'vitest'
import { nameSchemas } from './named-schemas.ts'
import { describeOperations, generateOpenApi } from './open-api-document.ts'
import { SCHEMA_NAMES } from './schema-names.ts'
import { type SchemaNode, visitSchemas } from './schema-places.ts'

let written: OpenAPI.Document
let document: OpenAPI.Document
beforeAll(async () => {
  written = await describeOperations('https://plumbline.test')
  document = await generateOpenApi('https://plumbline.test')
})

/** With everything written out that is referred to, but for the envelope of refusals, which had a name before. */
function inlined(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(inlined)
  const { $ref, ...beside } = node as { $ref?: string }
  const [, , kind, name] = $ref?.split('/') ?? []
  const found =
    name === 'Problem' ? undefined : document.components?.[kind as 'schemas' | 'responses']?.[name!]
  const rest = Object.fromEntries(Object.entries(beside).map(([key, value]) => [key, inlined(value)]))
  return found ? { ...(inlined(found) as object), ...rest } : { ...($ref && { $ref }), ...rest }
}

test('names change how the document is written and nothing that it says', () => {
  expect(JSON.stringify(document.paths)).not.toEqual(JSON.stringify(written.paths))
  expect(inlined(document.paths)).toEqual(written.paths)
})

test('every name stands for a place of the document', () => {
  const named = Object.keys(document.components!.schemas!).filter((name) => name !== 'Problem')
  expect(named).toEqual(Object.keys(SCHEMA_NAMES).sort())
})

/** Shapes that stand in several places and have no name, with their first place. */
function unnamed(described: OpenAPI.Document): string[] {
  const places = new Map<string, { place: string; count: number }>()
  visitSchemas(described, (schema, place, shape) => {
    if (needsName(schema)) {
      const count = (places.get(shape)?.count ?? 0) + 1
      places.set(shape, { place, ...places.get(shape), count })
    }
    return schema
  })
  return [...places.values()].filter(({ count }) => count > 2).map(({ place }) => place)
}

const needsName = ({ properties }: SchemaNode) => Object.keys(properties ?? {}).length > 1

test('a record that is in three places has a name', () => {
  const copy = structuredClone(written)
  nameSchemas(copy)
  expect(unnamed(copy)).toEqual([])
  expect(unnamed(written)).toContain('tasks.create answers')
})

test('a task is called a task wherever it is answered', () => {
  const { post, get } = document.paths!['/tasks']!
  const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Task' } } } }
  expect(post!.responses!['200']).toMatchObject(answer)
  expect(document.paths!['/tasks/{id}']!.get!.responses!['200']).toMatchObject(answer)
  expect(JSON.stringify(get!.responses!['200'])).toContain('"#/components/schemas/TaskSummary"')
})
