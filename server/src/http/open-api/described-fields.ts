import type { OpenAPI } from '@orpc/contract'
import { METHODS } from './operation-paths.ts'
import { meaningOf } from './property-words.ts'

interface Node {
  $ref?: string
  description?: string
  properties?: Record<string, Node>
  items?: Node
  additionalProperties?: Node | boolean
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
}

/** Gives each parameter and each field that the contract does not describe the meaning of its name. */
export function describeFields({ paths, components }: OpenAPI.Document): void {
  for (const item of Object.values(paths ?? {}))
    for (const method of METHODS) {
      const { parameters, requestBody, responses } = item?.[method] ?? {}
      for (const parameter of parameters ?? [])
        if ('name' in parameter) {
          const schema = parameter.schema as Node | undefined
          parameter.description ??= schema?.description ?? meaningOf(parameter.name)
          describeSchema(schema)
        }
      for (const holder of [requestBody, ...Object.values(responses ?? {})])
        if (holder && 'content' in holder)
          for (const { schema } of Object.values(holder.content ?? {}))
            describeSchema(schema as Node | undefined)
    }
  for (const schema of Object.values(components?.schemas ?? {})) describeSchema(schema as Node)
}

export function describeSchema(schema: Node | undefined): void {
  if (!schema || typeof schema !== 'object') return
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field !== 'object') continue
    if (!field.$ref) field.description ??= meaningOf(name)
    describeSchema(field)
  }
  describeSchema(schema.items)
  if (typeof schema.additionalProperties === 'object') describeSchema(schema.additionalProperties)
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    describeSchema(part)
}
