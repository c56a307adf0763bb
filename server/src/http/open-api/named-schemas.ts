import type { OpenAPI } from '@orpc/contract'
import { SCHEMA_NAMES } from './schema-names.ts'
import { bodyOf, type SchemaNode, visitSchemas } from './schema-places.ts'

/** Writes a schema that has a name once, among the components, and refers to it wherever it stood. */
export function nameSchemas(document: OpenAPI.Document): void {
  const names = namesByShape(document)
  const schemas: Record<string, SchemaNode> = {}
  visitSchemas(document, (schema, _place, shape) => {
    const name = names.get(shape)
    if (!name) return schema
    schemas[name] ??= bodyOf(schema)
    const { description, default: preset } = schema
    return {
      $ref: `#/components/schemas/${name}`,
      ...(description !== undefined && { description }),
      ...(preset !== undefined && { default: preset }),
    }
  })
  const inOrder = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))
  document.components = {
    ...document.components,
    schemas: {
      ...document.components?.schemas,
      ...(Object.fromEntries(inOrder) as Record<string, OpenAPI.SchemaObject>),
    },
  }
}

function namesByShape(document: OpenAPI.Document): Map<string, string> {
  const nameOfPlace = new Map(Object.entries(SCHEMA_NAMES).map(([name, place]) => [place, name]))
  const names = new Map<string, string>()
  visitSchemas(document, (schema, place, shape) => {
    const name = nameOfPlace.get(place)
    if (name && schema.properties && !names.has(shape)) {
      names.set(shape, name)
      nameOfPlace.delete(place)
    }
    return schema
  })
  return names
}
