import { contract } from '@plumbline/contract/index.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, expect, test } from 'vitest'
import { asOpenApi30 } from './open-api-30.ts'
import { generateOpenApi } from './open-api-document.ts'
import { METHODS } from './operation-paths.ts'

type Document = Awaited<ReturnType<typeof generateOpenApi>>

let document: Document
let operations: { path: string; method: string; operation: NonNullable<ReturnType<typeof operationOf>> }[]
const operationOf = (path: string, method: (typeof METHODS)[number]) => document.paths![path]![method]

beforeAll(async () => {
  document = await generateOpenApi('https://plumbline.test')
  operations = Object.keys(document.paths!).flatMap((path) =>
    METHODS.flatMap((method) => {
      const operation = operationOf(path, method)
      return operation ? [{ path, method, operation }] : []
    }),
  )
})

/** The strictest rules that come with the linter, and those about examples and descriptions besides. */
const STRICT = {
  extends: ['recommended-strict'],
  rules: {
    'info-contact': 'error',
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-unused-components': 'error',
    'operation-4xx-response': 'error',
    'operation-description': 'error',
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'operation-parameters-unique': 'error',
    'operation-singular-tag': 'error',
    'operation-summary': 'error',
    'operation-tag-defined': 'error',
    'path-parameters-defined': 'error',
    'security-defined': 'error',
    'tag-description': 'error',
    'tags-alphabetical': 'error',
  },
} as const

async function problemsOf(described: object): Promise<string[]> {
  const config = await createConfig(STRICT as unknown as Parameters<typeof createConfig>[0])
  const found = await lintFromString({ source: JSON.stringify(described), config })
  return found.map(({ severity, ruleId, message, location }) =>
    [severity, ruleId, message, location[0]?.pointer].join(' '),
  )
}

test('a strict linter finds neither an error nor a warning', async () => {
  expect(await problemsOf(document)).toEqual([])
})

test('the document in OpenAPI 3.0 is valid and describes the same operations', async () => {
  const older = asOpenApi30(document) as Document
  expect(await problemsOf(older)).toEqual([])
  expect(older.openapi).toBe('3.0.3')
  const idsOf = ({ paths }: Document) =>
    Object.values(paths!).flatMap((item) => METHODS.map((method) => item![method]?.operationId))
  expect(idsOf(older)).toEqual(idsOf(document))
  const { content } = older.paths!['/tasks']!.post!.requestBody as { content: Record<string, object> }
  expect(content['application/json']).toMatchObject({
    schema: {
      title: 'TasksCreateBody',
      properties: {
        dueOn: { type: 'string', format: 'date', nullable: true },
        ownerId: { type: 'string', format: 'uuid', nullable: true },
        checklist: { items: { $ref: '#/components/schemas/ChecklistEntry' } },
      },
    },
  })
})

test('a body with a file is a form alone, and names the file as one', () => {
  const withFile = operations.filter(({ operation: { requestBody } }) =>
    JSON.stringify(requestBody ?? {}).includes('contentMediaType'),
  )
  expect(withFile.length).toBeGreaterThan(4)
  for (const { path, operation } of withFile) {
    const { content } = operation.requestBody as { content: Record<string, object> }
    expect(Object.keys(content), path).toEqual(['multipart/form-data'])
    expect(JSON.stringify(content), path).toContain('"format":"binary"')
  }
})

test('the linter is awake', async () => {
  const broken = structuredClone(document)
  const { post } = broken.paths!['/tasks']!
  delete post!.summary
  Object.assign(post!, { tags: ['unheard-of'] })
  const { content } = post!.requestBody as { content: Record<string, { example: object }> }
  content['application/json']!.example = { title: 1 }
  const rules = (await problemsOf(broken)).map((line) => line.split(' ')[1])
  for (const rule of ['operation-summary', 'operation-tag-defined', 'no-invalid-media-type-examples'])
    expect(rules).toContain(rule)
})

test('every operation names its noun and who may call it, and has an example of each refusal', () => {
  expect(document.tags!.map(({ name }) => name)).toEqual(Object.keys(contract).sort())
  for (const { path, method, operation } of operations) {
    const where = `${method} ${path}`
    expect(operation.tags, where).toEqual([operation.operationId!.split('.')[0]])
    expect(operation.description, where).toMatch(/may call this\.$/)
    expect(operation.security, where).toBeDefined()
    for (const [status, response] of Object.entries(operation.responses!)) {
      if (Number(status) < 400) continue
      const name = '$ref' in response ? response.$ref.split('/').at(-1)! : ''
      const described = '$ref' in response ? document.components!.responses![name] : response
      expect(described, `${where} ${status}`).toMatchObject({
        content: { 'application/json': { examples: expect.any(Object) } },
      })
    }
  }
})

test('every parameter and every field says what it means, in the contract’s words where it has some', () => {
  const silent: string[] = []
  const walk = (node: unknown, where: string) => {
    if (typeof node !== 'object' || node === null) return
    const { properties } = node as { properties?: Record<string, { description?: string }> }
    // A field may itself be named so.
    const fields = typeof properties?.description === 'string' ? {} : (properties ?? {})
    for (const [name, field] of Object.entries(fields))
      if (!field.description) silent.push(`${where} ${name}`)
    for (const [key, child] of Object.entries(node))
      if (!['example', 'examples', 'required', 'enum'].includes(key)) walk(child, where)
  }
  for (const { path, method, operation } of operations) {
    walk(operation, `${method} ${path}`)
    for (const parameter of operation.parameters ?? [])
      if ('name' in parameter && !parameter.description) silent.push(`${method} ${path}?${parameter.name}`)
  }
  walk(document.components, 'components')
  expect(silent).toEqual([])
  const problem = document.components!.schemas!.Problem as { properties: Record<string, object> }
  expect(problem.properties.defined).toMatchObject({ description: 'Whether the operation names this code.' })
})

test('creating operations take an Idempotency-Key, writes against a version take If-Match', () => {
  const names = (path: string, method: (typeof METHODS)[number]) =>
    (operationOf(path, method)!.parameters ?? []).map((parameter) => 'name' in parameter && parameter.name)
  expect(names('/tasks', 'post')).toContain('Idempotency-Key')
  expect(names('/tasks/{id}', 'put')).toContain('If-Match')
  expect(names('/tasks/{id}', 'get')).not.toContain('If-Match')
  expect(operationOf('/tasks/{id}', 'put')!.responses).toHaveProperty('412')
  expect(operationOf('/tasks/{id}', 'get')!.responses!['200']).toMatchObject({ headers: { ETag: {} } })
})
