import type { OpenAPI } from '@orpc/contract'
import { METHODS } from './operation-paths.ts'
import { wordsOfStatus } from './problem-schemas.ts'

/** A choice of which one matches anything is no choice; a choice of constants is a list of values with a type. */
export function simplifySchemas(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  for (const child of Object.values(node)) simplifySchemas(child)
  const schema = node as { anyOf?: unknown; const?: unknown; enum?: unknown[]; type?: unknown }
  if (Array.isArray(schema.anyOf)) {
    const constants = schema.anyOf.map((choice) => (choice as { const?: unknown }).const)
    if (schema.anyOf.some(isAnything)) delete schema.anyOf
    else if (constants.every((value) => typeof value === 'number' || typeof value === 'string')) {
      delete schema.anyOf
      schema.enum = constants
    }
  }
  if (schema.type === undefined) {
    const types = new Set((schema.enum ?? [schema.const]).map((value) => typeof value))
    const [type] = types
    if (types.size === 1 && (type === 'number' || type === 'string' || type === 'boolean')) schema.type = type
  }
}

const isAnything = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0

/** Moves refusals that several operations have in common to the components, where they stand once. */
export function shareResponses(document: OpenAPI.Document): void {
  const uses = new Map<string, { status: string; in: OpenAPI.ResponsesObject[] }>()
  for (const item of Object.values(document.paths ?? {}))
    for (const method of METHODS)
      for (const [status, response] of Object.entries(item?.[method]?.responses ?? {})) {
        if (Number(status) < 400) continue
        const text = JSON.stringify(response)
        const use = uses.get(text) ?? { status, in: [] }
        use.in.push(item![method]!.responses!)
        uses.set(text, use)
      }
  const responses: Record<string, OpenAPI.ResponseObject> = {}
  for (const [text, { status, in: places }] of uses) {
    if (places.length === 1) continue
    const name = freeName(responses, wordsOfStatus(status).replaceAll(/[^A-Za-z]/g, ''))
    responses[name] = JSON.parse(text)
    for (const place of places) place[status] = { $ref: `#/components/responses/${name}` }
  }
  document.components = { ...document.components, responses }
}

function freeName(taken: Record<string, unknown>, name: string): string {
  if (!(name in taken)) return name
  for (let number = 2; ; number++) if (!(`${name}${number}` in taken)) return `${name}${number}`
}

/** A list in a query is a parameter that is repeated: every generator of clients knows that, and `deepObject` is for objects. */
export function repeatLists({ paths }: OpenAPI.Document): void {
  for (const item of Object.values(paths ?? {}))
    for (const method of METHODS)
      for (const parameter of item?.[method]?.parameters ?? [])
        if ('in' in parameter && parameter.in === 'query' && isListSchema(parameter.schema))
          Object.assign(parameter, { style: 'form', explode: true })
}

const isListSchema = (schema: unknown) => (schema as { type?: unknown } | undefined)?.type === 'array'
