import type { OpenAPI } from '@orpc/contract'
import { METHODS } from './operation-paths.ts'

export interface SchemaNode {
  $ref?: string
  description?: string
  default?: unknown
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  additionalProperties?: SchemaNode | boolean
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  allOf?: SchemaNode[]
}

/** What it returns takes the place of the schema. The shape is that of before, whatever was replaced inside. */
type Visit = (schema: SchemaNode, place: string, shape: string) => SchemaNode

/** A schema without what its place says of it. */
export function bodyOf({ description: _, default: __, ...body }: SchemaNode): SchemaNode {
  return body
}

/** Goes through the schemas of every operation, inner ones first. */
export function visitSchemas({ paths }: OpenAPI.Document, visit: Visit): void {
  for (const item of Object.values(paths ?? {}))
    for (const method of METHODS) if (item?.[method]) visitOperation(item[method], visit)
}

function visitOperation(operation: OpenAPI.OperationObject, visit: Visit): void {
  const { operationId: id, requestBody, responses = {} } = operation
  if (requestBody && 'content' in requestBody) visitContent(requestBody.content, `${id} takes`, visit)
  for (const [status, response] of Object.entries(responses))
    if ('content' in response)
      visitContent(response.content, `${id} ${Number(status) < 400 ? 'answers' : `refuses ${status}`}`, visit)
}

function visitContent(content: Record<string, object> | undefined, place: string, visit: Visit): void {
  for (const [type, holder] of Object.entries(content ?? {})) {
    // The fields of a form stay where the form is: clients read there which of them are files.
    if (type === 'multipart/form-data')
      visitInside((holder as { schema?: SchemaNode }).schema ?? {}, place, visit)
    else visitHolder(holder, place, visit)
  }
}

function visitHolder(holder: { schema?: unknown }, place: string, visit: Visit): void {
  if (holder.schema) holder.schema = visited(holder.schema as SchemaNode, place, visit)
}

function visited(schema: SchemaNode, place: string, visit: Visit): SchemaNode {
  if (typeof schema !== 'object') return schema
  const shape = JSON.stringify(bodyOf(schema))
  visitInside(schema, place, visit)
  return visit(schema, place, shape)
}

function visitInside(schema: SchemaNode, place: string, visit: Visit): void {
  const { properties, items, additionalProperties } = schema
  for (const [name, field] of Object.entries(properties ?? {}))
    properties![name] = visited(field, `${place} ${name}`, visit)
  if (items) schema.items = visited(items, place, visit)
  if (additionalProperties && typeof additionalProperties === 'object')
    schema.additionalProperties = visited(additionalProperties, place, visit)
  for (const key of ['anyOf', 'oneOf'] as const)
    if (schema[key]) schema[key] = schema[key].map((choice) => visited(choice, place, visit))
  // Together they are one shape; a part alone has no name.
  for (const part of schema.allOf ?? []) visitInside(part, place, visit)
}
